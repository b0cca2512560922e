// Writes sw.js, the service worker, with the list of every file of the build and a hash of them all.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const worker = (version: string, files: string[]): string => `// The page and its engine for use without a network. Written by the build.
const cacheName = 'kawari-${version}';
const files = ${JSON.stringify(files)};

// All files or none: a version is used only when it is here as a whole.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))));
});

// A new version is taken at the next start; then the old one goes.
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith('kawari-') && name !== cacheName) await caches.delete(name);
    await self.clients.claim();
  })());
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith((async () => {
    // "Forget everything" deletes the cache while this worker still runs: reading must not make a new one.
    const key = event.request.mode === 'navigate' ? './index.html' : event.request;
    return (await caches.match(key, { cacheName, ignoreSearch: true })) ?? fetch(event.request);
  })());
});
`;

export function offline(): Plugin {
  let out = '';
  return {
    name: 'kawari-offline',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const { writeFileSync } = await import('node:fs');
      const files = (readdirSync(out, { recursive: true, withFileTypes: true }) as { isFile(): boolean; parentPath: string; name: string }[])
        .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
        .map((entry) => relative(out, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
      writeFileSync(join(out, 'sw.js'), worker(hash.digest('hex').slice(0, 16), files.map((file) => `./${file}`)));
    },
  };
}
