// The scenarios that ship, as examples to open: an index, and the files of a game, loaded when they are asked for.
export interface Example { id: string; title: string; rules: string[] }
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
