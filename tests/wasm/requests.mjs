// The requests that native and WebAssembly must answer alike, as lines.
import {readFileSync} from 'node:fs';
import {bundle} from '../../web/engine/bundle.mjs';

const languages = ['en', 'es', 'ja'];

export function requests() {
  const out = [{call: 'hello'}];
  for (const {name, text} of bundle('scenarios', ['.yaml']))
    for (const language of languages) out.push({id: `${name} ${language}`, call: 'judge', scenario: text, language});
  // Each way to ask, with a scenario of each game.
  const single = bundle('scenarios', ['.yaml']).filter(({text}) => !/^---/m.test(text));
  for (const {name, text} of single.filter((_, i) => i % 5 === 0)) {
    for (const language of languages) {
      out.push({id: `outcomes ${name} ${language}`, call: 'outcomes', scenario: text, positions: 500, language});
      out.push({id: `compare ${name} ${language}`, call: 'compare', scenario: text, language});
      out.push({id: `new ${name} ${language}`, call: 'game.new', scenario: text, game: gameOf(name), language, full: true});
    }
    out.push({id: `why ${name}`, call: 'judge', scenario: text, full: true});
  }
  for (const game of ['lorcana', 'duel-masters'])
    for (const language of languages) {
      for (const words of ['replace', 'damage', 'shield', 'carta', 'カード']) out.push({call: 'rules.find', game, words, limit: 1000, language});
      out.push({call: 'card', game, card: 'no such card', language});
    }
  for (const {game, text} of bundle('decks', ['.txt']))
    for (const language of languages) out.push({call: 'deck', game, list: text, language});
  for (const game of ['lorcana', 'duel-masters']) out.push({call: 'cards.find', game, words: 'a', limit: 1000});
  const lines = out.map((request) => JSON.stringify(request));
  // A conversation at a table, and what is no request.
  // Examples of a rule are files, which only the program can look for.
  for (const line of readFileSync(new URL('../../docs/conversation.jsonl', import.meta.url), 'utf8').trim().split('\n')) {
    const request = JSON.parse(line);
    lines.push(request.call === 'rule' ? JSON.stringify({...request, examples: 0}) : line);
  }
  lines.push('{', '[]', '{"call": 7}', '{"call": "judge", "scenario": "[[[["}', '{"call": "judge", "scenario": "a: \\u0000"}');
  return lines;
}

function gameOf(name) { return name.split('/')[1].replaceAll('_', '-'); }
