// Puts the data that ships into files that a page can fetch:
//   node web/engine/bundle.mjs FOLDER     writes FOLDER/cards.json, scenarios.json and decks.json
// Each is a list of files, in the order of their names. Nothing is read out of them here.
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';

const tree = new URL('../../', import.meta.url);

function filesBelow(folder) {
  return readdirSync(new URL(folder, tree), {withFileTypes: true})
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}${entry.name}/`) : [folder + entry.name]))
    .sort();
}

export function bundle(kind, endings) {
  return filesBelow(`${kind}/`).filter((name) => endings.some((ending) => name.endsWith(ending))).map((name) => {
    // The folder is called as the game, with _ for -.
    return {game: name.split('/')[1].replaceAll('_', '-'), name, text: readFileSync(new URL(name, tree), 'utf8')};
  });
}

const folder = process.argv[2];
if (folder !== undefined) {
  mkdirSync(folder, {recursive: true});
  for (const [kind, endings] of [['cards', ['.yaml', '.yml']], ['scenarios', ['.yaml', '.yml']], ['decks', ['.txt']]])
    writeFileSync(`${folder}/${kind}.json`, JSON.stringify(bundle(kind, endings)));
}
