// The link: the whole position and line behind the #, so that nothing reaches a server.
// #p=<JSON, deflate-raw, base64url>&at=9&l=es&v=board. Whatever a link holds is checked before it is used.
import { item, type Foreign, type Item, type Position, type Seat, type State } from './position.ts';
import type { Language } from './protocol.ts';

export const longest = 8000;      // characters of a link; chat programs cut beyond it
const longestJson = 400_000;      // what a link may unfold to
const mostCards = 3000;

// Several choices in a list are an action and the answers to its questions.
export interface Shared { position: Position; choices: string[][] }
export interface LinkKeys { at: number | null; language: Language | null; page: string | null; others: [string, string][] }

export type LinkProblem = 'newer' | 'broken' | 'too-long';
export class BadLink extends Error {
  constructor(readonly problem: LinkProblem) {
    super(problem);
  }
}

type ShortItem = number | string | [string, Record<string, unknown>] | [string, Record<string, unknown>, number];
interface Short {
  v: 1; g: string; e: string; t?: string; turn?: [number, number];
  p: { n: string; z?: Record<string, ShortItem[]>; f?: Record<string, number> }[];
  s?: string[][]; own?: string; y?: string; b?: string; c?: [string, number, string[], string][];
}

export function toShort(shared: Shared): Short {
  const { position } = shared;
  const places = new Map<number, number>(); // uid → place in the order of the link
  for (const seat of position.seats) for (const list of Object.values(seat.zones)) for (const entry of list) places.set(entry.uid, places.size);
  const shortItem = (entry: Item): ShortItem => {
    if (entry.name === null) return entry.count;
    const state: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(entry.state)) state[key] = key === 'at' ? places.get(Number(value)) ?? 0 : value;
    if (entry.under.length > 0) state['under'] = entry.under;
    if (entry.count > 1) return [entry.name, state, entry.count];
    return Object.keys(state).length > 0 ? [entry.name, state] : entry.name;
  };
  const short: Short = {
    v: 1, g: position.game, e: position.edition,
    p: position.seats.map((seat) => {
      const zones = Object.fromEntries(Object.entries(seat.zones).map(([zone, list]) => [zone, list.map(shortItem)]));
      return { n: seat.name, ...(Object.keys(zones).length > 0 ? { z: zones } : {}), ...(Object.keys(seat.facts).length > 0 ? { f: seat.facts } : {}) };
    }),
    turn: position.turn,
  };
  if (position.title) short.t = position.title;
  if (shared.choices.length > 0) short.s = shared.choices;
  if (position.cards) short.own = position.cards;
  if (position.file) short.y = position.file;
  if (position.base) short.b = position.base;
  if (position.foreign.length > 0) short.c = position.foreign.map((face) => [face.name, face.cost, face.colours, face.mark]);
  return short;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const broken = (): never => {
  throw new BadLink('broken');
};
const text = (value: unknown, most = 400): string => (typeof value === 'string' && value.length <= most ? value : broken());
const whole = (value: unknown, most = 30_000): number => (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : broken());
const array = (value: unknown, most: number): unknown[] => (Array.isArray(value) && value.length <= most ? value : broken());
const optional = <T>(value: unknown, read: (value: unknown) => T, without: T): T => (value === undefined ? without : read(value));

export function fromShort(value: unknown): Shared {
  if (!isRecord(value)) return broken();
  if (typeof value['v'] === 'number' && value['v'] > 1) throw new BadLink('newer');
  if (value['v'] !== 1) return broken();
  const order: Item[] = [];
  const references: [Item, string, number][] = [];
  let cards = 0;
  const readItem = (one: unknown): Item => {
    const entry = ((): Item => {
      if (typeof one === 'number') return item(null, Math.max(1, whole(one, mostCards)));
      if (typeof one === 'string') return item(text(one));
      const [name, state, count] = array(one, 3);
      if (!isRecord(state)) return broken();
      const made = item(text(name), optional(count, (n) => Math.max(1, whole(n, mostCards)), 1));
      const kept: State = {};
      for (const [key, said] of Object.entries(state).slice(0, 20)) {
        if (key === 'under') made.under = array(said, 60).map((name) => text(name));
        else if (key === 'at') references.push([made, key, whole(said)]);
        else if (typeof said === 'boolean') kept[text(key, 60)] = said;
        else if (typeof said === 'number') kept[text(key, 60)] = whole(said);
        else kept[text(key, 60)] = text(said);
      }
      made.state = kept;
      return made;
    })();
    cards += entry.count;
    if (cards > mostCards) return broken();
    order.push(entry);
    return entry;
  };
  const seats = array(value['p'], 6).map((player): Seat => {
    if (!isRecord(player)) return broken();
    const zones: Record<string, Item[]> = {};
    const said = optional(player['z'], (z) => (isRecord(z) ? z : broken()), {} as Record<string, unknown>);
    for (const [zone, list] of Object.entries(said).slice(0, 30)) zones[text(zone, 60)] = array(list, mostCards).map(readItem);
    const facts: Record<string, number> = {};
    const figures = optional(player['f'], (f) => (isRecord(f) ? f : broken()), {} as Record<string, unknown>);
    for (const [key, figure] of Object.entries(figures).slice(0, 20)) facts[text(key, 60)] = whole(figure);
    return { name: text(player['n'], 60), zones, facts };
  });
  if (seats.length < 2 || new Set(seats.map((seat) => seat.name)).size < seats.length || seats.some((seat) => seat.name === '')) return broken();
  for (const [entry, key, place] of references) {
    const target = order[place];
    if (target && target !== entry) entry.state[key] = target.uid;
  }
  const [player, number] = optional(value['turn'], (turn) => array(turn, 2).map((one) => whole(one)), [0, 5]);
  const foreign = optional(value['c'], (list) => array(list, mostCards), []).map((one): Foreign => {
    const [name, cost, colours, mark] = array(one, 4);
    return { name: text(name), cost: whole(cost), colours: array(colours, 6).map((colour) => text(colour, 30)), mark: text(mark, 40) };
  });
  return {
    position: {
      game: text(value['g'], 60), edition: text(value['e'], 60), title: optional(value['t'], (t) => text(t), ''), seats,
      turn: [Math.min(player ?? 0, seats.length - 1), number ?? 5], foreign,
      cards: optional(value['own'], (own) => text(own, longestJson), ''), file: optional(value['y'], (y) => text(y, longestJson), ''),
      base: optional(value['b'], (b) => text(b, longestJson), ''),
    },
    choices: optional(value['s'], (s) => array(s, 2000), []).map((group) => array(group, 2000).map((choice) => text(choice))),
  };
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream, most = Infinity): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  writer.write(bytes as BufferSource).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += (value as Uint8Array).length;
    if (length > most) {
      void reader.cancel();
      throw new BadLink('too-long');
    }
    parts.push(value as Uint8Array);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export async function pack(shared: Shared): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(toShort(shared))), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpack(packed: string): Promise<Shared> {
  if (!/^[A-Za-z0-9_-]+$/.test(packed)) throw new BadLink('broken');
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const json = await through(bytes, new DecompressionStream('deflate-raw'), longestJson);
    return fromShort(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)));
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink('broken');
  }
}

// ---- the keys of the hash -------------------------------------------------------------------------------------------

export function readHash(hash: string): { packed: string | null; keys: LinkKeys } {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const language = parameters.get('l');
  const at = parameters.get('at');
  return {
    packed: parameters.get('p'),
    keys: {
      at: at !== null && /^\d{1,5}$/.test(at) ? Number(at) : null,
      language: language === 'en' || language === 'es' || language === 'ja' ? language : null,
      page: parameters.get('v'),
      others: [...parameters].filter(([key]) => !['p', 'at', 'l', 'v'].includes(key)),
    },
  };
}

export function writeHash(packed: string | null, keys: LinkKeys): string {
  const parameters = new URLSearchParams();
  if (packed !== null) parameters.set('p', packed);
  if (keys.at !== null) parameters.set('at', String(keys.at));
  if (keys.language !== null) parameters.set('l', keys.language);
  if (keys.page !== null && keys.page !== 'board') parameters.set('v', keys.page);
  for (const [key, value] of keys.others) parameters.set(key, value);
  return `#${parameters.toString()}`;
}
