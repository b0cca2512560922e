// Unpacks the package as a user's project would have it, and runs the examples of its README: each block `js` must print
// the block `text` behind it. node web/npm/try.mjs FOLDER, where FOLDER has the packed file.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const folder = resolve(process.argv[2]);
const packed = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
if (packed.length !== 1) throw new Error(`${folder} has ${packed.length} packages`);

const project = mkdtempSync(join(tmpdir(), 'kawari-npm-'));
try {
  const place = join(project, 'node_modules', 'kawari');
  mkdirSync(place, {recursive: true});
  run('tar', ['-xzf', join(folder, packed[0]), '--strip-components=1', '-C', place]);
  const blocks = [...readFileSync(join(place, 'README.md'), 'utf8').matchAll(/```js\n(.*?)```\n+```text\n(.*?)```/gs)];
  if (blocks.length === 0) throw new Error('The README has no example.');
  blocks.forEach(([, code, expected], i) => {
    writeFileSync(join(project, `example${i}.mjs`), code);
    const said = run(process.execPath, [join(project, `example${i}.mjs`)]);
    if (said !== expected) throw new Error(`Example ${i + 1} of the README printed:\n${said}\nand not:\n${expected}`);
  });
  console.log(`${packed[0]}: ${blocks.length} examples of its README print what they say`);
} finally {
  rmSync(project, {recursive: true});
}

function run(command, args) {
  const {status, stdout, stderr, error} = spawnSync(command, args, {cwd: project, encoding: 'utf8', timeout: 120_000});
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? ''}${stderr}`);
  return stdout;
}
