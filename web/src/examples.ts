// The scenarios that ship, as examples to open: an index, and the files of a game, loaded when they are asked for.
import type { RulePage } from './protocol.ts';

// `edition`: the one that the scenario names; empty: the game's current one.
export interface Example { id: string; title: string; rules: string[]; edition: string }
export type ExampleIndex = Record<string, Example[]>;

const loaded = new Map<string, Promise<unknown>>();
function load<T>(file: string): Promise<T> {
  const known = loaded.get(file) ?? fetch(file).then((response) => (response.ok ? response.json() : Promise.reject(new Error(file))));
  loaded.set(file, known);
  known.catch(() => loaded.delete(file));
  return known as Promise<T>;
}

export const exampleIndex = (): Promise<ExampleIndex> => load('examples/index.json');
export const exampleText = async (game: string, id: string): Promise<string | undefined> => (await load<Record<string, string>>(`examples/${game}.json`))[id];

// The examples that cite a rule, where the engine has no scenarios of its own. A scenario cites rules by the numbers of its
// own edition; the rule's page has the number in each.
export function examplesOf(page: RulePage, edition: string, current: string, all: Example[]): Example[] {
  const numbers = new Map(page.elsewhere.map((other) => [other.edition, other.rules.map((rule) => rule.number)]));
  numbers.set(edition, [page.rule.number]);
  return all.filter((example) => example.rules.some((rule) => numbers.get(example.edition || current)?.includes(rule)));
}
