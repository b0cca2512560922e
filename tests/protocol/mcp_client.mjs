// The official client of the Model Context Protocol speaks with `kawari mcp`.
//
// node mcp_client.mjs BINARY [FOLDER]: FOLDER has node_modules/ with @modelcontextprotocol/sdk in it; otherwise
// it is looked for beside this file and in the global modules. Ends with 0 if all is well, with 1 after the first
// thing that is not, with 77 if the client is not installed.
import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [binary, folder] = process.argv.slice(2);

async function sdk(file) {
  const from = [import.meta.url];
  if (folder) from.unshift(pathToFileURL(path.resolve(folder) + '/').href);
  try {
    from.push(pathToFileURL(execSync('npm root -g', { stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim() + '/../').href);
  } catch {
    // there is no npm
  }
  for (const place of from) {
    try {
      return await import(pathToFileURL(createRequire(place).resolve('@modelcontextprotocol/sdk/' + file)).href);
    } catch (wrong) {
      if (!['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'].includes(wrong.code)) throw wrong;
    }
  }
  console.log('@modelcontextprotocol/sdk is not installed');
  process.exit(77);
}

const { Client } = await sdk('client/index.js');
const { StdioClientTransport } = await sdk('client/stdio.js');

const client = new Client({ name: 'kawari-test', version: '1.0.0' });
await client.connect(new StdioClientTransport({ command: binary, args: ['mcp'], stderr: 'inherit' }));
let checks = 0;
const check = (what, holds) => {
  assert.ok(holds, what);
  checks += 1;
};
const use = (name, args) => client.callTool({ name, arguments: args });
const text = (result) => result.content.map((part) => part.text).join('');
const words = (sentence) => sentence.map((span) => (typeof span === 'string' ? span : span.text)).join('');

check('the server says its name', client.getServerVersion().name === 'kawari');
check('it has tools', client.getServerCapabilities().tools !== undefined);
await client.ping();

const { tools } = await client.listTools();
const names = tools.map((tool) => tool.name).sort();
assert.deepEqual(names, ['ask', 'card', 'deck', 'find_cards', 'find_rules', 'judge', 'rule']);
checks += 1;

const question =
  "A: Seven Dwarfs' Mine, Sleepy Sluggish; B: Flounder, Beast - Selfless Protector; " +
  'A moves Sleepy to the Mine choosing yes, Flounder';
const asked = await use('ask', { question });
check('a question is answered', !asked.isError);
const answer = asked.structuredContent.answers[0];
check('it happens', answer.kind === 'happens');
check('Beast takes the damage', words(answer.outcome).includes('Beast'));
check('rules decide it', answer.rules.length > 0);
assert.deepEqual(JSON.parse(text(asked)), asked.structuredContent);
checks += 1;
const spanish = await use('ask', { question, language: 'es' });
check('also in Spanish', words(spanish.structuredContent.answers[0].outcome).includes('daño'));

const scenario = 'title: t\ngame: lorcana\nplayers: {Ana: {play: [Vanilla 2/2]}, Bruno: {}}\nsteps: [{quest: Vanilla 2/2}]\n';
check('a scenario is judged', (await use('judge', { scenario })).structuredContent.answers[0].held);
check('a rule is found', (await use('rule', { number: '6.5.4', edition: 'lorcana-2.1' })).structuredContent.rule.says);
check('rules are found', JSON.parse(text(await use('find_rules', { words: 'replacement' }))).length > 0);
check('a card is found', (await use('card', { card: 'Beast - Selfless Protector' })).structuredContent.name === 'Beast');
check('cards are found', JSON.parse(text(await use('find_cards', { words: 'beast' }))).length > 0);
check('a deck is checked', (await use('deck', { list: '4 Beast - Selfless Protector' })).structuredContent.legal === false);

// What is wrong with the arguments is a result; what is wrong with the call is an error.
check('no such card', (await use('card', { card: 'Nobody' })).isError);
check('something else is named', (await use('card', { card: 'Beast - Selfless Protector', langauge: 'es' })).isError);
await assert.rejects(use('fly', {}), (wrong) => wrong.code === -32602);
checks += 1;
await assert.rejects(client.listResources(), (wrong) => wrong.code === -32601 || /support/.test(wrong.message));
checks += 1;

// Several calls at once are answered each.
const many = await Promise.all(Array.from({ length: 8 }, (_, i) => use('rule', { number: i % 2 ? '6.5' : '6.5.4', edition: 'lorcana-2.1' })));
check('each has its own answer', many.every((one, i) => one.structuredContent.rule.number === (i % 2 ? '6.5' : '6.5.4')));

await client.close();
console.log(`${checks} passed, 0 failed`);
