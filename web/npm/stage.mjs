// Puts the files of the npm package into a folder: node web/npm/stage.mjs FOLDER. ./dev wasm pack packs it.
import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const tree = fileURLToPath(new URL('../../', import.meta.url));
const folder = process.argv[2];
const engine = ['kawari.mjs', 'kawari.d.mts', 'worker.mjs', 'worker.d.mts', 'inside.mjs', 'protocol.d.ts'];
const dist = ['kawari.wasm', 'texts.en.bin', 'texts.es.bin', 'texts.ja.bin', 'cards.json'];

mkdirSync(`${folder}/dist`, {recursive: true});
for (const name of engine) copyFileSync(`${tree}web/engine/${name}`, `${folder}/${name}`);
for (const name of dist) copyFileSync(`${tree}web/engine/dist/${name}`, `${folder}/dist/${name}`);
for (const name of ['LICENSE', 'web/npm/README.md']) copyFileSync(tree + name, `${folder}/${name.split('/').pop()}`);

const header = readFileSync(`${tree}include/kawari/version.h`, 'utf8');
const version = ['MAJOR', 'MINOR', 'PATCH'].map((part) => new RegExp(`KAWARI_VERSION_${part} (\\d+)`).exec(header)[1]).join('.');
const about = JSON.parse(readFileSync(`${tree}web/npm/package.json`, 'utf8'));
writeFileSync(`${folder}/package.json`, JSON.stringify({...about, version}, null, 2) + '\n');
