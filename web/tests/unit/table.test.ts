// The line of play against the engine itself, as the native program.
import { afterAll, describe, expect, it } from 'vitest';
import { Engine, Refused, Stopped, type Backend } from '../../src/engine.ts';
import { asScenario, cardBlock, cardsOfFile, emptyPosition, fromMoment, fromScenario, headOf, item, numbersOf, put, remove, setState, type Position } from '../../src/position.ts';
import { words, type Moment } from '../../src/protocol.ts';
import { changesOf, rowsOf } from '../../src/steps.ts';
import { sameChoice, Table, type Choice, type Setup } from '../../src/table.ts';
import { viewOfMoment, viewOfPosition, wordsOf } from '../../src/view.ts';
import { readExamples } from '../../tools/examples.ts';
import { NativeEngine } from '../../tools/native.ts';

const native = new NativeEngine();
const made: NativeEngine[] = [native];
afterAll(() => made.forEach((engine) => engine.end()));
const backendOf = (engine: NativeEngine): Backend => ({ ask: async (request) => JSON.parse(await engine.ask(JSON.stringify(request))) as unknown, stop: () => {} });
const engine = new Engine(() => Promise.resolve(backendOf(native)));

const { calls } = await engine.request<{ calls: string[] }>({ call: 'hello' });

const sleepy = item('Sleepy - Sluggish Knight');
const flounder = item('Flounder - Voice of Reason');
function position(): Position {
  let next = emptyPosition('lorcana', 'lorcana-2.1', ['Ana', 'Bruno']);
  for (const card of [item("Seven Dwarfs' Mine - Secure Fortress"), sleepy]) next = put(next, 0, 'play', card);
  for (const card of [flounder, item('Beast - Selfless Protector')]) next = put(next, 1, 'play', card);
  return put(next, 0, 'inkwell', item(null, 2));
}
const setupOf = (of: Position, language: Setup['language'] = 'en'): Setup => ({ scenario: asScenario(of), game: of.game, edition: of.edition, language });
const idsOf = (numbers: Map<number, number[]> | null): string[] => [`move:${numbers?.get(sleepy.uid)?.[0]}>1`, 'yes', `card:${numbers?.get(flounder.uid)?.[0]}`];
const offered = (moments: Moment[], ids: string[]): Choice[] =>
  ids.map((id, index) => ({ id, offered: moments[index]!.actions.find((one) => one.id === id) ?? moments[index]!.question?.options.find((one) => one.id === id) ?? null }));
const outcomeOf = (moments: Moment[]): string => words(moments.at(-1)!.outcome, true);

async function ruling(of: Position, language: Setup['language'] = 'en') {
  const table = new Table(engine);
  const start = await table.follow(setupOf(of, language), []);
  const ids = idsOf(numbersOf(of, start.moments[0]!));
  const followed = await table.follow(setupOf(of, language), ids.map((id) => ({ id, offered: null })));
  return { table, followed, choices: offered(followed.moments, followed.ids) };
}

describe('a line of play', () => {
  it('gives the ruling of the README, in Spanish as well', async () => {
    const { followed } = await ruling(position());
    expect(followed.failed).toBeNull();
    expect(outcomeOf(followed.moments)).toContain('Beast has 2 damage and Flounder takes no damage');
    expect(outcomeOf((await ruling(position(), 'es')).followed.moments)).toContain('Beast tiene 2 de daño y Flounder no recibe daño');
  });

  it('has steps, with the board of each', async () => {
    const { followed } = await ruling(position());
    const rows = rowsOf(followed.moments, followed.moments.map((moment) => moment.question === null));
    expect(rows.map((row) => row.number)).toEqual(rows.map((_, index) => index + 1));
    expect(rows[0]).toMatchObject({ depth: 0, moment: 1, fate: 'happened' });
    expect(rows.filter((row) => row.fate === 'replaced')).toHaveLength(2);
    expect(rows.at(-1)!.moment).toBe(3);
    const beast = followed.moments[3]!.cards.find((card) => card.name?.startsWith('Beast'))!.id;
    expect(changesOf(followed.moments[2], followed.moments[3]!).get(beast)).toEqual([{ key: 'damage', label: 'damage', by: 2 }]);
  });

  it('is taken back without a new table', async () => {
    const { table, choices } = await ruling(position());
    const number = table.number;
    const back = await table.follow(setupOf(position()), choices.slice(0, 1));
    expect(table.number).toBe(number);
    expect(back.moments).toHaveLength(2);
    expect(back.moments[1]!.question?.kind).toBe('yes-or-no');
    const no = await table.follow(setupOf(position()), [choices[0]!, { id: 'no', offered: null }]);
    expect(no.failed).toBeNull();
  });

  it('finds its choices again after an edit that shifts the numbers of cards', async () => {
    const before = position();
    const { table, followed, choices } = await ruling(before);
    const numbers = numbersOf(before, followed.moments[0]!)!;
    const uids = new Map([...numbers].flatMap(([uid, list]) => list.map((number) => [number, uid] as const)));
    const edited = put(before, 0, 'play', item('Simba - Protective Cub'));
    const again = await table.follow(setupOf(edited), choices, (moment) => {
      const next = numbersOf(edited, moment)!;
      return (card) => next.get(uids.get(card) ?? -1)?.[0];
    });
    expect(again.failed).toBeNull();
    expect(again.ids).not.toEqual(followed.ids);
    expect(outcomeOf(again.moments)).toContain('Beast has 2 damage and Flounder takes no damage');
  });

  it('stops at a choice that an edit made impossible', async () => {
    const before = position();
    const { table, followed, choices } = await ruling(before);
    const numbers = numbersOf(before, followed.moments[0]!)!;
    const uids = new Map([...numbers].flatMap(([uid, list]) => list.map((number) => [number, uid] as const)));
    const edited = remove(before, flounder.uid);
    const again = await table.follow(setupOf(edited), choices, (moment) => {
      const next = numbersOf(edited, moment)!;
      return (card) => next.get(uids.get(card) ?? -1)?.[0];
    });
    expect(again.failed?.index).toBe(2);
    expect(again.moments).toHaveLength(3);
  });

  it('does not take another card for the one that is gone', () => {
    const choice: Choice = { id: 'card:2', offered: { id: 'card:2', label: ['x'], cards: [2], alike: 1 } };
    const moment = { actions: [], question: { options: [{ id: 'card:2', label: ['y'], cards: [2], alike: 1 }] } } as unknown as Moment;
    expect(sameChoice(choice, moment, () => undefined)).toBeNull();
    expect(sameChoice(choice, moment, (card) => card)).toBe('card:2');
  });
});

describe('an engine', () => {
  it('that dies is started again, and the line is followed at a new table', async () => {
    const dying = new Engine(() => {
      const one = new NativeEngine();
      made.push(one);
      let calls = 0;
      const inner = backendOf(one);
      return Promise.resolve({ ask: (request: object) => ((calls += 1) === 4 && made.length === 2 ? Promise.reject(new Error('killed')) : inner.ask(request)), stop: () => {} });
    });
    const table = new Table(dying);
    const start = await table.follow(setupOf(position()), []);
    const ids = idsOf(numbersOf(position(), start.moments[0]!));
    const followed = await table.follow(setupOf(position()), ids.map((id) => ({ id, offered: null })));
    expect(dying.starts).toBe(2);
    expect(outcomeOf(followed.moments)).toContain('Beast has 2 damage');
  });

  it('that dies each time is told', async () => {
    const dead = new Engine(() => Promise.resolve({ ask: () => Promise.reject(new Error('dead')), stop: () => {} }));
    await expect(dead.request({ call: 'hello' })).rejects.toBeInstanceOf(Stopped);
    expect(dead.starts).toBe(2);
  });

  it('tells what is wrong with a request', async () => {
    await expect(engine.request({ call: 'nothing' })).rejects.toBeInstanceOf(Refused);
  });
});

describe('the board', () => {
  it('is the same from the position and from the moment, but for what only the engine knows', async () => {
    const of = setState(position(), sleepy.uid, 'exerted', true);
    const table = new Table(engine);
    const moment = (await table.follow(setupOf(of), [])).moments[0]!;
    const faces = new Map(moment.faces.flatMap((face) => [[face.id, face], [face.full_name, face]] as const));
    const known = { face: (name: string) => faces.get(name), text: () => [], words: wordsOf(moment) };
    const numbers = numbersOf(of, moment)!;
    const uids = new Map([...numbers].flatMap(([uid, list]) => list.map((number) => [number, uid] as const)));
    const drawn = viewOfMoment(moment, of, uids, known).map((player) => player.zones.filter((zone) => zone.key === 'play').map((zone) => zone.cards.map((card) => [card.title, card.cost, card.uid, card.states.map((state) => state.key)])));
    const laid = viewOfPosition(of, known).map((player) => player.zones.filter((zone) => zone.key === 'play').map((zone) => zone.cards.map((card) => [card.title, card.cost, card.uid, card.states.map((state) => state.key)])));
    expect(drawn).toEqual(laid);
  });
});

describe('a scenario as JSON', () => {
  it('is laid out with its states, its counts and its turn', () => {
    const of = fromScenario(JSON.stringify({
      title: 't', game: 'lorcana', cards: [{ name: 'Old Pier', type: 'location' }],
      players: { Ana: { lore: 3, ink: { ready: 2, exerted: 1 }, play: ['Old Pier', { 'Maui - Demigod': { damage: 2, exerted: true, at: 'Old Pier', under: ['Vanilla 1/1'] } }], hand: ['Smash', 3] }, Bruno: {} },
      turn: 'Bruno', 'turn-number': 8, steps: [],
    }), () => 'lorcana-2.1')!;
    const [pier, maui] = of.seats[0]!.zones['play']!;
    expect(maui).toMatchObject({ name: 'Maui - Demigod', under: ['Vanilla 1/1'], state: { damage: 2, exerted: true, at: pier!.uid } });
    expect(of.seats[0]).toMatchObject({ facts: { lore: 3 }, zones: { inkwell: [{ name: null, count: 3 }], hand: [{ name: 'Smash' }, { name: null, count: 3 }] } });
    expect(of).toMatchObject({ turn: [1, 8], edition: 'lorcana-2.1', cards: '  - {"name":"Old Pier","type":"location"}' });
    expect(fromScenario('[]', () => '')).toBeNull();
  });

  it.skipIf(!calls.includes('scenario.read'))('of a file with nothing to do has the board of the file', async () => {
    const scenario = 'title: t\ngame: lorcana\nplayers:\n  Ana: {play: [{Lilo - Bundled Up: {exerted: true}}]}\n  Bruno: {}\nturn: Bruno\nsteps: []\n';
    const read = await engine.request<{ scenario: string }>({ call: 'scenario.read', scenario });
    expect(fromScenario(read.scenario, () => 'lorcana-2.1')).toMatchObject({ turn: [1, 5], seats: [{ zones: { play: [{ name: 'Lilo - Bundled Up', state: { exerted: true } }] } }, { zones: {} }] });
  });
});

describe('a card that is written by hand', () => {
  it('becomes an item of a list, whichever way it was written', () => {
    expect(cardBlock('name: Odd\nversion: One\ncost: 1\n')).toEqual({ block: '  - name: Odd\n    version: One\n    cost: 1', name: 'Odd - One' });
    expect(cardBlock('- name: "Odd"\n  cost: 1')).toEqual({ block: '  - name: "Odd"\n    cost: 1', name: 'Odd' });
  });
});

describe('the scenarios that ship', () => {
  const { index, texts } = readExamples();
  it('have titles', () => {
    const all = Object.values(index).flat();
    expect(all.length).toBeGreaterThan(1000);
    for (const example of all) expect(example.title, example.id).not.toBe('');
  });

  it('are opened under the edition that they name', async () => {
    for (const [game, list] of Object.entries(index))
      for (const example of list.filter((_, place) => place % 6 === 0)) {
        const scenario = texts[game]![example.id]!;
        const opened = await engine.request<{ table: number; moment: Moment }>({ call: 'game.new', game, scenario });
        await engine.request({ call: 'game.close', table: opened.table });
        const head = headOf(scenario);
        expect(head.game, example.id).toBe(game);
        expect(head.edition ?? { lorcana: 'lorcana-2.1', 'duel-masters': 'duel-masters-1.50' }[game], example.id).toBe(opened.moment.edition);
      }
  });

  it('open, and most of them can be laid out from what was drawn: the same hash', async () => {
    const several = Object.entries(index).flatMap(([game, list]) => list.filter((_, place) => place % 20 === 0).map((example) => ({ game, example })));
    let laid = 0;
    const others: string[] = [];
    for (const { game, example } of several) {
      const scenario = texts[game]![example.id]!;
      const opened = await engine.request<{ table: number; moment: Moment }>({ call: 'game.new', game, scenario });
      await engine.request({ call: 'game.close', table: opened.table });
      const again = asScenario({ ...fromMoment(opened.moment, example.title), cards: cardsOfFile(scenario) });
      const second = await engine.request<{ table: number; moment: Moment }>({ call: 'game.new', game, edition: opened.moment.edition, scenario: again }).catch(() => null);
      if (second) await engine.request({ call: 'game.close', table: second.table });
      if (second?.moment.hash === opened.moment.hash) laid += 1;
      else others.push(example.id);
    }
    expect(laid / several.length, others.join(', ')).toBeGreaterThan(0.6);
  });
});
