// @vitest-environment happy-dom
// What the page does with the answers of the engine: keys, answers, decks, rule pages, forgetting.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examplesOf } from '../../src/examples.ts';
import { findItem, item, put, putDeck } from '../../src/position.ts';
import { words, type DeckReport, type Moment, type RulePage } from '../../src/protocol.ts';
import { verdictOf } from '../../src/steps.ts';
import { readExamples } from '../../tools/examples.ts';
import { engine, nativeBackend, startPage } from './page.ts';

vi.mock('../../src/backend.ts', () => ({ backend: nativeBackend }));
const app = await startPage();
const { pressed } = await import('../../src/keys.ts');
const { en } = await import('../../src/labels/en.ts');
const { es } = await import('../../src/labels/es.ts');
const { ja } = await import('../../src/labels/ja.ts');

const press = (key: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  pressed(event);
  return event;
};
const mine = item("Seven Dwarfs' Mine - Secure Fortress");
const sleepy = item('Sleepy - Sluggish Knight');
const beast = item('Beast - Selfless Protector');
const card = (name: string): number => app.last!.cards.find((one) => one.name?.startsWith(name))!.id;
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 30_000 });
const idle = (): Promise<void> => soon(() => expect(app.busy).toBe(false));
const state = (uid: number): unknown => findItem(app.position, uid)?.item.state;

beforeEach(async () => {
  await idle();
  await app.clear();
  app.page = 'board';
  let next = app.position;
  for (const one of [mine, sleepy]) next = put(next, 0, 'play', one);
  next = put(put(next, 1, 'play', beast), 0, 'inkwell', item(null, 2));
  await app.change(next);
});

describe('keys of Build', () => {
  it('turn, damage and remove the selected card, and do nothing on another page', async () => {
    app.select(`u${sleepy.uid}`);
    press('x');
    await new Promise((done) => setTimeout(done, 50));
    expect(state(sleepy.uid)).toEqual({});
    app.page = 'build';
    press('x');
    await soon(() => expect(state(sleepy.uid)).toEqual({ exerted: true }));
    press('d');
    await soon(() => expect(state(sleepy.uid)).toEqual({ exerted: true, damage: 1 }));
    press('D');
    await soon(() => expect(state(sleepy.uid)).toEqual({ exerted: true }));
    press('D');
    press('x');
    await soon(() => expect(state(sleepy.uid)).toEqual({}));
    press('Delete');
    await soon(() => expect(findItem(app.position, sleepy.uid)).toBeNull());
    expect(findItem(app.position, mine.uid)).not.toBeNull();
    expect(app.selected).toBeNull();
    await app.undo();
    expect(findItem(app.position, sleepy.uid)).not.toBeNull();
  });

  it('keep the card selected where nothing but passing the turn is left', async () => {
    await app.change(put({ ...app.position, seats: app.position.seats.map((seat) => ({ ...seat, zones: {} })) }, 0, 'play', sleepy));
    app.page = 'build';
    app.select(app.players[0]!.zones.flatMap((zone) => zone.cards).find((one) => one.uid === sleepy.uid)!.key);
    await app.turnSelected();
    expect(app.passedOn).toBe(true);
    expect(app.selected?.card.uid).toBe(sleepy.uid);
  });

  it('that are letters can be switched off; Delete is none', async () => {
    app.page = 'build';
    app.letters = false;
    app.select(`u${sleepy.uid}`);
    expect(press('x').defaultPrevented).toBe(false);
    expect(press('Delete').defaultPrevented).toBe(true);
    app.letters = true;
    await soon(() => expect(findItem(app.position, sleepy.uid)).toBeNull());
  });
});

describe('the last question', () => {
  it('is answered otherwise with the arrow keys, round and back', async () => {
    await app.act(`move:${card('Sleepy')}>${card('Seven')}`);
    expect(press('ArrowDown').defaultPrevented).toBe(false); // nothing was answered yet
    await app.act('yes');
    await app.act(`card:${card('Beast')}`);
    const first = words(app.outcome, true);
    expect(first).toContain('Beast');
    expect(press('ArrowDown').defaultPrevented).toBe(true);
    await soon(() => expect(words(app.outcome, true)).toContain('Sleepy has 2 damage'));
    expect(app.choices).toHaveLength(3);
    await idle();
    press('ArrowUp');
    await soon(() => expect(words(app.outcome, true)).toBe(first));
  });
});

describe('the answer', () => {
  it('is that of the moment, and depends while something is asked', async () => {
    expect(app.verdict).toBeNull();
    await app.act(`move:${card('Sleepy')}>${card('Seven')}`);
    expect(app.verdict?.kind).toBe('depends');
    await app.act('yes');
    await app.act(`card:${card('Beast')}`);
    expect(app.verdict).toBe(app.last!.answer);
    expect(app.verdict?.kind).toBe('happens');
    expect(words(app.because)).toBe(words(app.last!.because));
    expect(app.verdict!.rules.map((rule) => rule.number)).toContain('6.5.6');
    // An engine that has no `answer` yet: the same from the other keys.
    const older = { ...app.last! } as Moment;
    delete older.answer;
    expect(verdictOf(null, older, true)).toMatchObject({ kind: 'happens', outcome: app.outcome, because: app.because });
    expect(verdictOf(null, older, false)).toBeNull();
  });
});

describe('a deck list', () => {
  const list = readFileSync(resolve(import.meta.dirname, '../../../decks/lorcana/amber-steel.txt'), 'utf8');
  it('is read and checked by the engine', async () => {
    expect(await app.readDeck(list)).toMatchObject({ legal: true, cards: 60, errors: [] });
    const wrong = await app.readDeck('4 Nobody - At All\n2 Smash');
    expect(wrong).toMatchObject({ legal: false, cards: 2, errors: [{ line: 1 }] });
    expect(wrong.breaches).toHaveLength(1);
  });

  it('becomes a deck where the engine tells its cards: the main deck, instead of what was there', () => {
    const report: DeckReport = { legal: true, cards: 6, breaches: [], errors: [], list: [{ card: 'Smash', count: 4, part: 'main' }, { card: 'Lilo - Bundled Up', count: 2, part: 'main' }, { card: 'Maui - Demigod', count: 1, part: 'side' }] };
    const before = put(app.position, 0, 'deck', item(null, 20));
    const after = putDeck(before, 0, report)!;
    expect(after.seats[0]!.zones['deck']!.map((entry) => [entry.name, entry.count])).toEqual([['Smash', 4], ['Lilo - Bundled Up', 2]]);
    expect(after.seats[1]!.zones['deck']).toBeUndefined();
    expect(putDeck(before, 0, { ...report, list: undefined as never })).toBeNull();
  });
});

describe('a rule page', () => {
  it('names examples, which open', async () => {
    await app.showRule('6.5.4');
    const examples = app.rulePage!.examples!;
    expect(examples.map((one) => one.id)).toContain('6.5.7-mine-knight-beast');
    const text = await app.exampleOfEngine('6.5.7-mine-knight-beast');
    await app.openScenario(text!, 'x');
    expect(app.verdict?.kind).toBe('happens');
    expect(app.position.edition).toBe('lorcana-2.0');
    expect(await app.exampleOfEngine('no-such-example')).toBeUndefined();
  });

  it('has the same ones where the engine has no scenarios: those that cite the rule by its number in their edition', async () => {
    const { index } = readExamples();
    for (const [game, edition, number] of [['lorcana', 'lorcana-2.1', '6.5.4'], ['lorcana', 'lorcana-1', '7.7.5'], ['duel-masters', 'duel-masters-1.50', '506.1']] as const) {
      const page = await engine.request<RulePage>({ call: 'rule', game, edition, number, examples: 1000 });
      const own = examplesOf(page, edition, app.currentEdition(game), index[game]!).map((one) => one.title).sort();
      expect(own, number).toEqual(page.examples!.filter((one) => one.written_for_it).map((one) => one.title).sort());
      expect(own.length, number).toBeGreaterThan(0);
    }
  });
});

describe('a file that counts cards by their colour', () => {
  it('is laid out, and can be edited', async () => {
    await app.openFile('mana.yaml', 'title: t\ngame: duel-masters\nplayers:\n  Ana: {mana: {fire: 2, water: 1}, hand: [1], battle: [Aqua Soldier]}\n  Bruno: {}\nsteps:\n  - attack: Aqua Soldier\n    target: Bruno\n');
    expect(app.position.seats[0]!.zones['mana']!.map((entry) => entry.name)).toEqual(['Blank (fire)', 'Blank (fire)', 'Blank (water)']);
    expect(app.position.seats[0]!.zones['hand']!.map((entry) => entry.name)).toEqual([null]);
    expect(await app.isLaidOut()).toBe(true);
    await app.change(put(app.position, 0, 'battle', item('Aqua Hulcus')));
    expect(app.isFile).toBe(false);
    expect(app.moments[0]!.zones.find((zone) => zone.player === 0 && zone.key === 'mana')!.count).toBe(3);
  });
});

describe('"Forget everything"', () => {
  it('takes settings of the page, the stored copy and its service worker, and says so; nothing of others', async () => {
    const names = new Set(['kawari-1', 'kawari-2', 'another-page']);
    const unregister = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal('caches', { keys: () => Promise.resolve([...names]), delete: (name: string) => Promise.resolve(names.delete(name)) });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: () => Promise.resolve({ unregister }) } });
    localStorage.setItem('kawari.theme', 'dark');
    localStorage.setItem('another', 'stays');
    app.offlineReady = true;
    await app.forget();
    expect([...names]).toEqual(['another-page']);
    expect(unregister).toHaveBeenCalledOnce();
    expect([localStorage.getItem('kawari.theme'), localStorage.getItem('another')]).toEqual([null, 'stays']);
    expect(app.offlineReady).toBe(false);
    expect(app.toast?.text).toContain(app.labels.forgottenOffline);
    // Without a stored copy nothing is said of one.
    names.clear();
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: () => Promise.resolve(undefined) } });
    await app.forget();
    expect(app.toast?.text).toBe(app.labels.forgotten);
    vi.unstubAllGlobals();
  });
});

describe('the list of keys', () => {
  it('names the new ones in each language', () => {
    for (const labels of [en, es, ja]) {
      const keys = labels.keyHelp.map(([key]) => key);
      expect(keys).toEqual(expect.arrayContaining(['↑ ↓', 'x', 'd D']));
      expect(keys).toHaveLength(en.keyHelp.length);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
