// The position as the page keeps it and as a link carries it, and as a scenario file for the engine.
import { formOf } from './files.ts';
import type { DeckReport, Moment } from './protocol.ts';

// The card that a file means where it says only how many.
export const anyCard = 'Blank';

export type State = Record<string, number | boolean | string>;

// One card, or several that are alike. Without a name it stands for cards that nobody named.
export interface Item {
  uid: number;
  name: string | null;
  count: number;
  state: State;    // `at` and the like hold the uid of another item, as a number
  under: string[]; // names of the cards beneath it, the uppermost first
}

export interface Seat { name: string; zones: Record<string, Item[]>; facts: Record<string, number> }

export interface Position {
  game: string;
  edition: string;
  title: string;
  seats: Seat[];
  turn: [player: number, number: number];
  cards: string;             // cards of its own, as they stand in a scenario file under `cards`
  file: string;              // a scenario file with its own steps; empty: the choices are the line of play
  base: string;              // a scenario file whose position the line begins with, where the seats may not say all of it; empty: they do
  foreign: Foreign[];        // cards that do not ship: enough of them to draw the board without their file
}
export interface Foreign { name: string; cost: number; colours: string[]; mark: string }

let lastUid = 0;
export const newUid = (): number => (lastUid += 1);

export const item = (name: string | null, count = 1): Item => ({ uid: newUid(), name, count, state: {}, under: [] });

export function emptyPosition(game: string, edition: string, names: [string, string]): Position {
  return {
    game, edition, title: '', turn: [0, 5], cards: '', file: '', base: '', foreign: [],
    seats: names.map((name) => ({ name, zones: {}, facts: {} })),
  };
}

export const copyOf = (position: Position): Position => structuredClone(position);

export const isEmpty = (position: Position): boolean =>
  position.file === '' && position.base === '' && position.seats.every((seat) => Object.values(seat.zones).every((list) => list.length === 0) && Object.keys(seat.facts).length === 0);

export function* itemsOf(position: Position): Generator<{ item: Item; seat: number; zone: string; index: number }> {
  for (const [seat, { zones }] of position.seats.entries())
    for (const [zone, list] of Object.entries(zones)) for (const [index, entry] of list.entries()) yield { item: entry, seat, zone, index };
}

export function findItem(position: Position, uid: number): { item: Item; seat: number; zone: string; index: number } | null {
  for (const place of itemsOf(position)) if (place.item.uid === uid) return place;
  return null;
}

// ---- edits: each gives a new position -------------------------------------------------------------------------------

export function put(position: Position, seat: number, zone: string, added: Item): Position {
  const next = copyOf(position);
  const zones = next.seats[seat]!.zones;
  const list = (zones[zone] ??= []);
  const last = list.at(-1);
  if (last && added.name === null && last.name === null) last.count += added.count;
  else list.push(added);
  return next;
}

export function remove(position: Position, uid: number): Position {
  const next = copyOf(position);
  for (const seat of next.seats)
    for (const [zone, list] of Object.entries(seat.zones)) {
      seat.zones[zone] = list.filter((entry) => entry.uid !== uid);
      for (const entry of list) for (const [key, value] of Object.entries(entry.state)) if (isReference(next, zone, key) && value === uid) delete entry.state[key];
      if (seat.zones[zone]!.length === 0) delete seat.zones[zone];
    }
  return next;
}

export function moveTo(position: Position, uid: number, seat: number, zone: string): Position {
  const place = findItem(position, uid);
  if (!place) return position;
  return put(remove(position, uid), seat, zone, { ...structuredClone(place.item), state: {} });
}

export function setState(position: Position, uid: number, key: string, value: number | boolean | string | null): Position {
  const next = copyOf(position);
  const place = findItem(next, uid);
  if (!place) return position;
  if (value === null || value === false || value === 0) delete place.item.state[key];
  else place.item.state[key] = value;
  return next;
}

// The states that a key of Build changes: the first of the zone that is on or off, the first that is a number. Null: it has none.
export function turned(position: Position, uid: number): Position | null {
  const place = findItem(position, uid);
  const key = place && formOf(position.game).flags[place.zone]?.[0];
  return place && key && place.item.name !== null ? setState(position, uid, key, place.item.state[key] !== true) : null;
}

export function counted(position: Position, uid: number, by: number): Position | null {
  const place = findItem(position, uid);
  const key = place && formOf(position.game).numbers[place.zone]?.[0];
  if (!place || !key || place.item.name === null) return null;
  const value = Number(place.item.state[key] ?? 0);
  return value + by < 0 ? null : setState(position, uid, key, value + by);
}

// The main deck of a list that the engine has read, instead of what was in the player's deck. Null: it does not tell its cards.
export function putDeck(position: Position, seat: number, report: DeckReport): Position | null {
  const cards = (report.list ?? []).filter((line) => line.part === 'main');
  if (cards.length === 0) return null;
  const next = copyOf(position);
  next.seats[seat]!.zones['deck'] = cards.map((line) => item(line.card, line.count));
  return next;
}

export function setFact(position: Position, seat: number, key: string, value: number): Position {
  const next = copyOf(position);
  const facts = next.seats[seat]!.facts;
  if (value <= 0) delete facts[key];
  else facts[key] = value;
  return next;
}

// How many cards of a zone nobody named.
export const unnamed = (position: Position, seat: number, zone: string): number =>
  (position.seats[seat]?.zones[zone] ?? []).reduce((sum, entry) => sum + (entry.name === null ? entry.count : 0), 0);

export function setUnnamed(position: Position, seat: number, zone: string, count: number): Position {
  const next = copyOf(position);
  const zones = next.seats[seat]!.zones;
  const named = (zones[zone] ?? []).filter((entry) => entry.name !== null);
  zones[zone] = count > 0 ? [...named, item(null, Math.min(count, 300))] : named;
  if (zones[zone].length === 0) delete zones[zone];
  return next;
}

export function swapSides(position: Position): Position {
  const next = copyOf(position);
  const [first, second] = [next.seats[0]!, next.seats[1]!];
  [next.seats[0], next.seats[1]] = [{ ...second, name: first.name }, { ...first, name: second.name }];
  return next;
}

const isReference = (position: Position, zone: string, key: string): boolean => formOf(position.game).cards[zone]?.includes(key) ?? false;

// ---- as a scenario file ---------------------------------------------------------------------------------------------

export const scenarioOf = (position: Position): string => position.file || position.base || asScenario(position);

// A scenario file without steps. A value in JSON is YAML, too.
export function asScenario(position: Position): string {
  const form = formOf(position.game);
  const wanted = new Set<number>();
  for (const { item: entry, zone } of itemsOf(position))
    for (const [key, value] of Object.entries(entry.state)) if (isReference(position, zone, key)) wanted.add(Number(value));
  const alias = (uid: number): string => `card-${uid}`;
  const written = (entry: Item, zone: string): unknown[] => {
    if (entry.name === null) return [entry.count];
    const state: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(entry.state)) state[key] = isReference(position, zone, key) ? alias(Number(value)) : value;
    if (entry.under.length > 0) state['under'] = entry.under;
    if (wanted.has(entry.uid)) state['as'] = alias(entry.uid);
    const one = Object.keys(state).length > 0 ? { [entry.name]: state } : entry.name;
    return Array.from({ length: entry.count }, () => one);
  };
  const players: Record<string, unknown> = {};
  for (const seat of position.seats) {
    const said: Record<string, unknown> = { ...seat.facts };
    for (const [zone, list] of Object.entries(seat.zones)) said[form.zones[zone] ?? zone] = list.flatMap((entry) => written(entry, zone));
    players[seat.name] = said;
  }
  const said: [string, unknown][] = [
    ['title', position.title || '-'], ['game', position.game], ['rules', position.edition],
    ['turn', position.seats[position.turn[0]]?.name ?? position.seats[0]!.name], ['turn-number', position.turn[1]], ['players', players], ['steps', []],
  ];
  return cardsBlock(position.cards) + said.map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`).join('');
}

// Cards of the position's own stand in its file under `cards`, as the text that they came in.
export const cardsBlock = (cards: string): string => (cards.trim() === '' ? '' : `cards:\n${cards.replace(/\s+$/, '')}\n`);

// A card as an item of a list, and its full name.
export function cardBlock(text: string): { block: string; name: string } {
  const lines = text.replace(/\s+$/, '').split('\n');
  const block = /^\s*-\s/.test(text) ? lines : lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));
  const value = (key: string): string => (new RegExp(`^\\s*(?:-\\s+)?${key}:[ \\t]*(.*)$`, 'm').exec(text)?.[1] ?? '').trim().replace(/^(["'])(.*)\1$/, '$2');
  const version = value('version');
  return { block: block.map((line) => `  ${line}`).join('\n'), name: version === '' ? value('name') : `${value('name')} - ${version}` };
}

export function cardsOfFile(text: string): string {
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => /^cards:\s*$/.test(line));
  if (begin < 0) return '';
  let end = begin + 1;
  while (end < lines.length && !/^[A-Za-z]/.test(lines[end]!)) end += 1;
  return lines.slice(begin + 1, end).join('\n').replace(/\s+$/, '');
}

// ---- from a scenario file -------------------------------------------------------------------------------------------

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

// What stands at the top of a scenario file: enough to ask the engine about it.
export function headOf(text: string): { game: string | null; edition: string | null; title: string } {
  const value = (key: string): string | null => /^(["']?)(.*)\1$/.exec((new RegExp(`^${key}:[ \\t]*(.*)$`, 'm').exec(text)?.[1] ?? '').replace(/\s+#.*$/, '').trim())?.[2] || null;
  return { game: value('game'), edition: value('rules'), title: value('title') ?? '' };
}

// The position of a scenario as `scenario.read` tells it, as far as the page can lay it out: to draw it, and to edit it
// where that turns out to be all of it.
export function fromScenario(text: string, current: (game: string) => string): Position | null {
  const said: unknown = JSON.parse(text);
  if (!isRecord(said) || !isRecord(said['players']) || typeof said['game'] !== 'string') return null;
  const game = said['game'];
  const form = formOf(game);
  const zoneOf = (key: string): string => Object.entries(form.zones).find(([, file]) => file === key)?.[0] ?? key;
  const several = (value: Record<string, unknown>): number => Object.values(value).reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);
  const places: [entry: Item, list: Item[], place: string][] = [];
  const aliases = new Map<string, Item>();
  const read = (one: unknown, zone: string, list: Item[]): Item | null => {
    if (typeof one === 'number') return item(null, one);
    if (typeof one === 'string') return item(one);
    const [name, state] = isRecord(one) ? Object.entries(one)[0] ?? [] : [];
    if (name === undefined) return null;
    const entry = item(name);
    for (const [key, value] of Object.entries(isRecord(state) ? state : {})) {
      if (key === 'as') aliases.set(String(value), entry);
      else if (key === 'under') entry.under = (Array.isArray(value) ? value : [value]).filter((under) => typeof under === 'string');
      else if (form.cards[zone]?.includes(key)) places.push([entry, list, String(value)]);
      else if (typeof value === 'number' && form.numbers[zone]?.includes(key)) entry.state[key] = value;
      else if (value === true && form.flags[zone]?.includes(key)) entry.state[key] = true;
    }
    return entry;
  };
  const seats = Object.entries(said['players']).map(([name, player]): Seat => {
    const seat: Seat = { name, zones: {}, facts: {} };
    for (const [key, value] of Object.entries(isRecord(player) ? player : {})) {
      const zone = zoneOf(key);
      const list: Item[] = [];
      if (form.players.includes(key)) {
        if (typeof value === 'number' && value > 0) seat.facts[key] = value;
      } else if (Array.isArray(value)) list.push(...value.map((one) => read(one, zone, list)).filter((entry) => entry !== null));
      else if (typeof value === 'number' && value > 0) list.push(item(null, value));
      else if (isRecord(value) && several(value) > 0) list.push(item(null, several(value)));
      if (list.length > 0) seat.zones[zone] = list;
    }
    return seat;
  });
  for (const [entry, list, place] of places) {
    const target = aliases.get(place) ?? list.find((one) => one.name === place);
    if (target) entry.state['at'] = target.uid;
  }
  const names = seats.map((seat) => seat.name);
  const turn = typeof said['turn'] === 'string' ? Math.max(0, names.indexOf(said['turn'])) : 0;
  const cards = Array.isArray(said['cards']) ? said['cards'].map((card) => `  - ${JSON.stringify(card)}`).join('\n') : '';
  return {
    game, edition: typeof said['rules'] === 'string' ? said['rules'] : current(game), title: typeof said['title'] === 'string' ? said['title'] : '', seats,
    turn: [turn, typeof said['turn-number'] === 'number' ? said['turn-number'] : 5], cards, file: '', base: '', foreign: [],
  };
}

// ---- from a moment --------------------------------------------------------------------------------------------------

// The position that a moment shows, as far as a file can say it. Cards beneath others are kept by their names.
export function fromMoment(moment: Moment, title: string): Position {
  const form = formOf(moment.game);
  const byId = new Map(moment.cards.map((card) => [card.id, card]));
  const uids = new Map<number, number>();
  const seats = moment.players.map((player): Seat => ({
    name: player.name,
    zones: {},
    facts: Object.fromEntries(player.facts.filter((fact) => form.players.includes(fact.key) && fact.value !== 0).map((fact) => [fact.key, fact.value])),
  }));
  for (const zone of moment.zones) {
    const list: Item[] = [];
    for (const id of zone.cards) {
      const card = byId.get(id);
      if (!card) continue;
      const entry = item(card.name);
      uids.set(id, entry.uid);
      for (const key of form.numbers[zone.key] ?? []) {
        const fact = card.facts.find((one) => one.key === key);
        if (fact && fact.value !== 0) entry.state[key] = fact.value;
      }
      for (const key of form.flags[zone.key] ?? []) if (card.states.some((state) => state.key === key)) entry.state[key] = true;
      entry.under = card.under.map((under) => byId.get(under)?.name ?? '').filter((name) => name !== '');
      const last = list.at(-1);
      const plain = Object.keys(entry.state).length === 0 && entry.under.length === 0 && card.at === null;
      if (last && plain && last.name === entry.name && Object.keys(last.state).length === 0 && last.under.length === 0 && zone.cards.length > 8) last.count += 1;
      else list.push(entry);
    }
    if (list.length > 0) seats[zone.player]!.zones[zone.key] = list;
  }
  for (const zone of moment.zones)
    for (const id of zone.cards) {
      const card = byId.get(id);
      const uid = uids.get(id);
      if (!card || uid === undefined || card.at === null) continue;
      const entry = seats[zone.player]!.zones[zone.key]?.find((one) => one.uid === uid);
      const place = uids.get(card.at);
      if (entry && place !== undefined && form.cards[zone.key]?.includes('at')) entry.state['at'] = place;
    }
  return {
    game: moment.game, edition: moment.edition, title, seats, turn: [moment.turn.player, moment.turn.number], cards: '', file: '', base: '', foreign: [],
  };
}

// A file can count cards in a way that says more than a number (`{fire: 3}`). Zones of which the position knows no card are
// taken from the first moment where it tells which cards they are, or how they stand.
export function completed(position: Position, moment: Moment): Position {
  const told = fromMoment(moment, position.title);
  const next = copyOf(position);
  for (const [index, seat] of next.seats.entries())
    for (const [zone, list] of Object.entries(seat.zones)) {
      const drawn = told.seats[index]?.zones[zone] ?? [];
      const says = drawn.some((entry) => (entry.name !== null && entry.name !== anyCard) || Object.keys(entry.state).length > 0);
      if (list.every((entry) => entry.name === null) && says) seat.zones[zone] = drawn;
    }
  return next;
}

// The number that the engine gave to each item: zones have their cards in the order in which the position names them.
// Items of several alike cards have several numbers. Null: the moment is not of this position.
export function numbersOf(position: Position, moment: Moment): Map<number, number[]> | null {
  const numbers = new Map<number, number[]>();
  const names = new Map(moment.cards.map((card) => [card.id, card.name]));
  for (const zone of moment.zones) {
    const list = position.seats[zone.player]?.zones[zone.key];
    if (!list) continue;
    let next = 0;
    for (const entry of list)
      for (let copy = 0; copy < entry.count; copy += 1) {
        const id = zone.cards[next];
        next += 1;
        if (id === undefined || (entry.name !== null && names.get(id) !== entry.name)) return null;
        numbers.set(entry.uid, [...(numbers.get(entry.uid) ?? []), id]);
      }
  }
  return numbers;
}
