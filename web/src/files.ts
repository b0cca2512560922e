// What a scenario file can say of a position (docs/scenarios.md), as keys; the engine checks it and has the words for it.
export interface FileForm {
  zones: Record<string, string>;      // key of a zone in a moment → key in a file, where they differ
  numbers: Record<string, string[]>;  // per zone: states that are a number
  flags: Record<string, string[]>;    // per zone: states that a card has or has not
  cards: Record<string, string[]>;    // per zone: states that name another card of the same zone
  players: string[];                  // numbers that a player has
}

const none: FileForm = { zones: {}, numbers: {}, flags: {}, cards: {}, players: [] };

const forms: Record<string, FileForm> = {
  lorcana: {
    zones: { inkwell: 'ink' },
    numbers: { play: ['damage'] },
    flags: { play: ['exerted', 'drying'], inkwell: ['exerted'] },
    cards: { play: ['at'] },
    players: ['lore'],
  },
  'duel-masters': {
    zones: {},
    numbers: {},
    flags: { battle: ['tapped', 'sick'], mana: ['tapped'] },
    cards: {},
    players: [],
  },
};

export const formOf = (game: string): FileForm => forms[game] ?? none;

// A position whose moment names every zone, figure and state of the game, so that the page can label an empty table.
const probes: Record<string, object> = {
  lorcana: { play: [{ 'Vanilla 1/9': { exerted: true, drying: true } }] },
  'duel-masters': { battle: [{ 'Vanilla 9000': { tapped: true, sick: true } }] },
};
export const probeOf = (game: string): object => probes[game] ?? {};
