// What the board draws: of a moment, or, before the engine is there, of the position itself. Both give the same shape.
import { anyCard, itemsOf, type Item, type Position } from './position.ts';
import type { CardNow, Face, Figure, Moment, Tag } from './protocol.ts';

// An ability of a card: its name, or the keyword that it is, and what it says.
export interface AbilityText { name: string; says: string }

export interface ViewCard {
  key: string;                       // the same for the same card in every moment of the line
  number: number | null;             // the engine's, for acts and refusals
  uid: number | null;                // the item of the position, for edits
  name: string | null;               // null: any card
  title: string; version: string; cost: number | null; colours: string[]; kinds: string[];
  facts: (Figure & { changed: boolean })[];
  damage: Figure | null;
  states: Tag[];
  text: AbilityText[];
  missing: boolean;                  // no loaded file has it
  under: ViewCard[];
  here: ViewCard[];                  // the cards that are at it
  wide: boolean;
  count: number;
  gained: string[];
}
// `said`: how many cards are in it is known. Of a position, what it does not say is left to the engine.
export interface ViewZone { key: string; label: string; player: number; layout: Layout; cards: ViewCard[]; said: boolean; count: number; ready: number | null }
export interface ViewPlayer { id: number; name: string; facts: Figure[]; zones: ViewZone[]; turn: number | null; turnLabel: string }

// How a zone is laid out is the page's business: tiles, a row of small cards, the hand, or a pile. An unknown zone is a pile.
export type Layout = 'tiles' | 'row' | 'hand' | 'pile';
const layouts: Record<string, Layout> = { play: 'tiles', battle: 'tiles', hand: 'hand', shields: 'row', mana: 'row' };
export const layoutOf = (zone: string): Layout => layouts[zone] ?? 'pile';

// The words of the engine for a game in a language: of zones, figures and states.
export interface Words { zones: Tag[]; facts: Record<string, string>; states: Record<string, string>; turn: string }

export function wordsOf(moment: Moment): Words {
  const headings = Object.fromEntries(moment.players[0]!.facts.map((fact) => [fact.key, fact.label]));
  const words: Words = { zones: [], facts: { ...headings }, states: {}, turn: moment.turn.label };
  for (const zone of moment.zones)
    if (!words.zones.some((known) => known.key === zone.key)) words.zones.push({ key: zone.key, label: zone.heading ?? headings[zone.key] ?? zone.label });
  for (const card of moment.cards) {
    for (const fact of card.facts) words.facts[fact.key] = fact.label;
    for (const state of card.states) words.states[state.key] = state.label;
  }
  return words;
}

export function abilitiesOf(face: Face): AbilityText[] {
  if (face.abilities) return face.abilities.map((one) => (one.keyword !== null ? { name: one.text, says: '' } : { name: one.name ?? '', says: one.text }));
  const lines = face.texts ?? face.text.trim().split('\n').filter((line) => line !== '');
  return lines.map((says) => ({ name: '', says }));
}

export interface Known {
  face: (idOrName: string) => Face | undefined; // by id or by full name
  text: (face: Face) => AbilityText[];
  words: Words | null;
}

function tile(given: string | null, printed: Face | undefined, known: Known, position: Position): Omit<ViewCard, 'key' | 'number' | 'uid'> {
  const name = given === anyCard ? null : given;
  const face = given === anyCard ? undefined : printed;
  const foreign = name === null || face ? undefined : position.foreign.find((one) => one.name === name);
  const [first, ...rest] = (name ?? '').split(' - ');
  return {
    name,
    title: face?.name ?? first ?? '', version: face?.version ?? rest.join(' - '),
    cost: face?.facts.find((fact) => fact.key === 'cost')?.value ?? foreign?.cost ?? null,
    colours: face?.colours ?? foreign?.colours ?? [], kinds: face?.kinds ?? [],
    facts: (face?.facts ?? []).filter((fact) => fact.key !== 'cost').map((fact) => ({ ...fact, changed: false })),
    damage: null, states: [], text: face ? known.text(face) : [], missing: name !== null && !face, under: [], here: [],
    wide: face?.kinds.includes('location') ?? false, count: 1, gained: [],
  };
}

// ---- of a moment ----------------------------------------------------------------------------------------------------

export function viewOfMoment(moment: Moment, position: Position, uids: Map<number, number>, known: Known): ViewPlayer[] {
  const cards = new Map(moment.cards.map((card) => [card.id, card]));
  const drawn = (card: CardNow): ViewCard => {
    const face = card.face === null ? undefined : known.face(card.face);
    const base = tile(card.name, face, known, position);
    const printed = (key: string): boolean => face?.facts.some((fact) => fact.key === key) ?? false;
    const damage = card.facts.find((fact) => fact.key === 'damage') ?? null;
    const facts = card.facts.filter((fact) => fact.key !== 'damage' && (fact.value !== 0 || printed(fact.key)));
    return {
      ...base,
      key: `n${card.id}`, number: card.id, uid: uids.get(card.id) ?? null,
      missing: base.missing && card.face !== null,
      facts: card.name === anyCard ? [] : facts.length > 0 ? facts.map((fact) => ({ ...fact, changed: printed(fact.key) && fact.value !== fact.printed })) : base.facts,
      damage: damage && damage.value > 0 ? damage : null,
      states: card.states,
      under: card.under.map((id) => cards.get(id)).filter((one) => one !== undefined).map(drawn),
      here: moment.cards.filter((other) => other.at === card.id && other.id !== card.id).map(drawn),
      gained: card.gained.map((one) => one.text.map((span) => (typeof span === 'string' ? span : span.text)).join('')),
    };
  };
  const words = known.words ?? wordsOf(moment);
  return moment.players.map((player) => ({
    id: player.id, name: player.name, facts: figuresOf(player.facts, moment, player.id),
    turn: moment.turn.player === player.id ? moment.turn.number : null, turnLabel: moment.turn.label,
    zones: moment.zones
      .filter((zone) => zone.player === player.id)
      .map((zone): ViewZone => {
        const shown = zone.cards.map((id) => cards.get(id)).filter((card) => card !== undefined);
        const inside = new Set(shown.map((card) => card.id));
        return {
          key: zone.key, label: words.zones.find((one) => one.key === zone.key)?.label ?? zone.label, player: player.id, layout: layoutOf(zone.key),
          cards: shown.filter((card) => card.at === null || !inside.has(card.at)).map(drawn), said: true, count: zone.count, ready: zone.ready,
        };
      }),
  }));
}

// A player's figures, without those that only count a zone: the zones say that themselves.
function figuresOf(facts: Figure[], moment: Moment, player: number): Figure[] {
  const counted = new Set(moment.zones.filter((zone) => zone.player === player).map((zone) => zone.key));
  const paid = moment.zones.some((zone) => zone.player === player && zone.ready !== null);
  return facts.filter((fact) => !counted.has(fact.key) && !(paid && fact.key === 'ink'));
}

// ---- of the position ------------------------------------------------------------------------------------------------

export function viewOfPosition(position: Position, known: Known): ViewPlayer[] {
  const drawn = (entry: Item): ViewCard => {
    const face = entry.name === null ? undefined : known.face(entry.name);
    const base = tile(entry.name, face, known, position);
    const damage = typeof entry.state['damage'] === 'number' ? entry.state['damage'] : 0;
    const label = (key: string): string => known.words?.states[key] ?? key;
    return {
      ...base,
      key: `u${entry.uid}`, number: null, uid: entry.uid, count: entry.count,
      missing: base.missing && known.words !== null,
      damage: damage > 0 ? { key: 'damage', label: known.words?.facts['damage'] ?? 'damage', value: damage } : null,
      states: Object.entries(entry.state).filter(([, value]) => value === true).map(([key]) => ({ key, label: label(key) })),
      under: entry.under.map((name, index) => ({ ...tile(name, known.face(name), known, position), key: `u${entry.uid}/${index}`, number: null, uid: null })),
      here: [...itemsOf(position)].filter((other) => other.item.state['at'] === entry.uid).map((other) => drawn(other.item)),
    };
  };
  const zoneKeys = (seat: number): Tag[] => {
    const keys = [...(known.words?.zones ?? [])];
    for (const key of Object.keys(position.seats[seat]!.zones)) if (!keys.some((zone) => zone.key === key)) keys.push({ key, label: key });
    return keys;
  };
  return position.seats.map((seat, id): ViewPlayer => ({
    id, name: seat.name,
    facts: Object.entries(seat.facts).map(([key, value]) => ({ key, value, label: known.words?.facts[key] ?? key })),
    turn: position.turn[0] === id ? position.turn[1] : null, turnLabel: known.words?.turn ?? '',
    zones: zoneKeys(id).map(({ key, label }): ViewZone => {
      const list = seat.zones[key] ?? [];
      const inside = new Set(list.map((entry) => entry.uid));
      const count = list.reduce((sum, entry) => sum + entry.count, 0);
      return { key, label, player: id, layout: layoutOf(key), cards: list.filter((entry) => !inside.has(Number(entry.state['at'] ?? -1))).map(drawn), said: list.length > 0, count, ready: null };
    }),
  }));
}

export function* everyCard(players: ViewPlayer[]): Generator<{ card: ViewCard; zone: ViewZone }> {
  function* inside(card: ViewCard, zone: ViewZone): Generator<{ card: ViewCard; zone: ViewZone }> {
    yield { card, zone };
    for (const other of [...card.here, ...card.under]) yield* inside(other, zone);
  }
  for (const player of players) for (const zone of player.zones) for (const card of zone.cards) yield* inside(card, zone);
}
