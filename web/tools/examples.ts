// The scenarios of the repository as files of the page: an index (id, title, rules) and, per game, the texts by id.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ExampleIndex } from '../src/examples.ts';

const folder = resolve(import.meta.dirname, '../../scenarios');

const value = (text: string, key: string): string => (new RegExp(`^${key}:[ \\t]*(.*)$`, 'm').exec(text)?.[1] ?? '').trim();
const bare = (text: string): string => (/^"(.*)"$/.exec(text)?.[1]?.replaceAll('\\"', '"') ?? /^'(.*)'$/.exec(text)?.[1]?.replaceAll("''", "'") ?? text);

export function readExamples(): { index: ExampleIndex; texts: Record<string, Record<string, string>> } {
  const index: ExampleIndex = {};
  const texts: Record<string, Record<string, string>> = {};
  for (const file of (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.yaml')).sort()) {
    const documents = readFileSync(join(folder, file), 'utf8').split(/^---[ \t]*$/m).filter((text) => /^players:/m.test(text));
    documents.forEach((text, place) => {
      const game = bare(value(text, 'game'));
      const id = documents.length > 1 ? `${file}#${place + 1}` : file;
      const rules = [...value(text, 'cites').matchAll(/"([^"]+)"/g)].map((match) => match[1]!);
      (index[game] ??= []).push({ id, title: bare(value(text, 'title')), rules, edition: bare(value(text, 'rules')) });
      (texts[game] ??= {})[id] = text.trim() + '\n';
    });
  }
  return { index, texts };
}

export function examples(): Plugin {
  return {
    name: 'kawari-examples',
    configureServer(server) {
      server.middlewares.use('/examples', (request, response, next) => {
        const { index, texts } = readExamples();
        const name = (request.url ?? '').replace(/^\/|\.json.*$/g, '');
        const found = name === 'index' ? index : texts[name];
        if (!found) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(found));
      });
    },
    generateBundle() {
      const { index, texts } = readExamples();
      this.emitFile({ type: 'asset', fileName: 'examples/index.json', source: JSON.stringify(index) });
      for (const [game, all] of Object.entries(texts)) this.emitFile({ type: 'asset', fileName: `examples/${game}.json`, source: JSON.stringify(all) });
    },
  };
}
