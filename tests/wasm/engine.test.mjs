// The loader and the worker: whatever happens to the engine, every request has a reply.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {Worker} from 'node:worker_threads';
import {load} from '../../web/engine/kawari.mjs';
import {start} from '../../web/engine/worker.mjs';

const dist = new URL('../../web/engine/dist/', import.meta.url);
const inside = new URL('../../web/engine/inside.mjs', import.meta.url);
const bytes = (name) => new Uint8Array(readFileSync(new URL(name, dist)));

const table = '{title: t, game: lorcana, rules: lorcana-2.1, players: {Ana: {play: ["Beast - Selfless Protector"], ink: 2}, Bruno: {}}, turn: Ana, steps: []}';
const outcomes = {call: 'outcomes', scenario: readFileSync(new URL('../../scenarios/lorcana/beast-takes-the-mine.yaml', import.meta.url), 'utf8')};
const long = {id: 'long', call: 'cards.load', game: 'lorcana', name: 'long.yaml', text: manyCards(400)};

// Card texts that take seconds to read.
function manyCards(count) {
  const out = [];
  for (let i = 0; i < count; ++i)
    out.push(`- {name: Long ${i}, type: action, ink: amber, cost: 2, text: "Deal ${i % 9 + 1} damage to chosen character. If that character is damaged, deal ${i % 7 + 1} damage to another chosen character and draw a card."}`);
  return out.join('\n') + '\n';
}

test('bytes that are given are used, and nothing is fetched', async () => {
  const kawari = await load({
    wasm: bytes('kawari.wasm'),
    cards: JSON.parse(readFileSync(new URL('cards.json', dist), 'utf8')),
    texts: {en: bytes('texts.en.bin'), es: bytes('texts.es.bin')},
    languages: ['es'],
  });
  assert.deepEqual(kawari.languages, ['en', 'es']);
  const {ok} = kawari.request({id: 5, call: 'game.new', scenario: table, language: 'es'});
  assert.equal(ok.moment.language, 'es');
  assert.match(kawari.version, /^\d+\.\d+\.\d+$/);
});

test('texts that are broken or of another build are refused, and can be tried again', async () => {
  const kawari = await load();
  const file = bytes('texts.es.bin');
  let given = file.slice(0, -1);
  const late = await load({texts: (language) => (language === 'en' ? bytes('texts.en.bin') : given)});
  await assert.rejects(late.loadTexts('es'), /not complete/);
  given = file.slice();
  given[16] ^= 1;
  await assert.rejects(late.loadTexts('es'), /another build/);
  given = new Uint8Array(100);
  await assert.rejects(late.loadTexts('es'), /not a file of texts/);
  assert.match(late.request({call: 'rule', number: '1', language: 'es'}).error.what, /not loaded/);
  given = file;
  await late.loadTexts('es');
  await kawari.loadTexts('es');
  const request = {call: 'rules.find', words: 'carta', language: 'es'};
  assert.deepEqual(late.request(request), kawari.request(request));
});

test('a request that is no JSON, or too large a wish, has a reply', async () => {
  const kawari = await load({cards: null});
  const circle = {};
  circle.itself = circle;
  for (const request of [circle, undefined, 7n, null, [], 'text', {call: 'hello', more: 1}])
    assert.equal(typeof kawari.request(request).error.what, 'string');
  assert.equal(kawari.request({id: 'x', call: 'hello'}).id, 'x');
  assert.match(kawari.request({id: 1, call: 'card', card: 'Beast - Selfless Protector'}).error.what, /no card/);
});

test('an engine that was closed says so, and starts again', async () => {
  const kawari = await load();
  kawari.close();
  assert.equal(kawari.alive, false);
  const reply = kawari.request({id: 3, call: 'hello'});
  assert.equal(reply.id, 3);
  assert.match(reply.error.what, /does not run/);
  await kawari.restart();
  assert.equal(kawari.request({call: 'hello'}).ok.protocol, 1);
});

test('a fault inside the engine is an error, and the next request is refused', async () => {
  let reached = false;
  const kawari = await load({cancelled: () => { if (reached) throw new Error('a fault of this test'); return false; }});
  reached = true;
  const reply = kawari.request({id: 9, ...outcomes});
  assert.equal(reply.id, 9);
  assert.match(reply.error.what, /does not run: .*unreachable/);
  assert.equal(kawari.alive, false);
  assert.match(kawari.request({id: 10, call: 'hello'}).error.what, /does not run/);
});

test('a worker answers in order, in the language that is asked for', async () => {
  const kawari = start();
  const replies = await Promise.all([
    kawari.request({id: 'a', call: 'hello'}),
    kawari.request({id: 'b', call: 'rules.find', words: 'carta', language: 'es'}),
    kawari.request({id: 'c', call: 'rules.find', words: 'カード', game: 'duel-masters', language: 'ja'}),
    kawari.request({id: 'd', call: 'nothing'}),
  ]);
  assert.deepEqual(replies.map(({id}) => id), ['a', 'b', 'c', 'd']);
  assert.ok(replies[1].ok.length > 0 && replies[2].ok.length > 0);
  assert.equal(replies[3].cause, undefined);
  kawari.stop();
  const late = await kawari.request({id: 'e', call: 'hello'});
  assert.equal(late.cause, 'stopped');
});

for (const shared of [true, false])
  test(`what is taken back is stopped, ${shared ? 'by the engine itself' : 'with its worker'}`, async () => {
    const kawari = start({shared});
    await kawari.request({call: 'hello'});
    const running = new AbortController(), waiting = new AbortController();
    const one = kawari.request(long, {signal: running.signal});
    const two = kawari.request({id: 'two', call: 'hello'}, {signal: waiting.signal});
    const three = kawari.request({id: 'three', call: 'hello'});
    waiting.abort();
    assert.equal((await two).cause, 'cancelled');
    setTimeout(() => running.abort(), 100);
    const begun = performance.now();
    const reply = await one;
    assert.ok(reply.error !== undefined, 'the call was stopped before its end');
    assert.ok(performance.now() - begun < 5000);
    assert.equal((await three).id, 'three');
    assert.equal(kawari.restarts, shared ? 0 : 1);
    kawari.stop();
  });

test('a worker that dies is replaced, with the cards that were added and without its tables', async () => {
  const workers = [], told = [];
  const kawari = start({worker: () => { workers.push(new Worker(inside)); return workers.at(-1); }});
  kawari.onrestart = (what) => told.push(what);
  const card = '- {name: Nimble Mop, type: item, ink: amber, cost: 1}\n';
  assert.ok((await kawari.request({call: 'cards.load', game: 'lorcana', name: 'own.yaml', text: card})).ok !== undefined);
  const opened = await kawari.request({call: 'game.new', scenario: table});
  const under = kawari.request(long);
  setTimeout(() => workers[0].terminate(), 100);
  const reply = await under;
  assert.equal(reply.id, 'long');
  assert.equal(reply.cause, 'died');
  assert.equal(told.length, 1);
  assert.equal((await kawari.request({call: 'card', card: 'Nimble Mop'})).ok.full_name, 'Nimble Mop');
  const gone = await kawari.request({call: 'game.moment', table: opened.ok.table});
  assert.equal(gone.cause, 'restarted');
  assert.equal(kawari.restarts, 1);
  kawari.stop();
});

test('a call without an end does not keep the caller', async () => {
  const kawari = start({longest: 300});
  await kawari.request({call: 'hello'});
  const reply = await kawari.request(long);
  assert.equal(reply.cause, 'died');
  assert.equal((await kawari.request({id: 1, call: 'hello'})).id, 1);
  kawari.stop();
});

test('an engine that cannot be started says why', async () => {
  const kawari = start({wasm: new Uint8Array([1, 2, 3])});
  const reply = await kawari.request({id: 4, call: 'hello'});
  assert.equal(reply.cause, 'unstartable');
  assert.equal(reply.id, 4);
});
