// A browser and a static server for the end-to-end tests. The page is served from a subfolder, as any server would.
// KAWARI_PAGE names the build (dist); a build with --mode native asks the native engine through this server.
import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, normalize, resolve } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { NativeEngine } from '../../tools/native.ts';

const dist = resolve(import.meta.dirname, '../..', process.env['KAWARI_PAGE'] ?? 'dist');
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml', '.png': 'image/png', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json' };

export class Served {
  #server: Server;
  #engines = new Map<string, NativeEngine>();
  requested: string[] = [];
  url = '';

  constructor() {
    this.#server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      this.requested.push(url.pathname);
      const name = normalize(decodeURIComponent(url.pathname.replace(/^\/some\/folder\//, '')));
      if (name === 'native-engine') {
        const session = url.searchParams.get('session') ?? '';
        if (request.method === 'DELETE') {
          this.#engines.get(session)?.end();
          response.end('{}');
          return;
        }
        const engine = this.#engines.get(session) ?? new NativeEngine();
        this.#engines.set(session, engine);
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => void engine.ask(Buffer.concat(parts).toString('utf8')).then((reply) => response.end(reply)));
        return;
      }
      const file = join(dist, name === '' || name === '.' || name === './' ? 'index.html' : name);
      try {
        if (!file.startsWith(dist) || !statSync(file).isFile()) throw new Error('none');
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
        response.end(readFileSync(file));
      } catch {
        response.statusCode = 404;
        response.end();
      }
    });
  }

  start(): Promise<void> {
    return new Promise((done) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        this.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/some/folder/`;
        done();
      });
    });
  }

  stop(): Promise<void> {
    for (const engine of this.#engines.values()) engine.end();
    return new Promise((done) => {
      this.#server.closeAllConnections();
      this.#server.close(() => done());
    });
  }
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

// A browser with an empty profile of its own. `problems` has what the page wrote to its console as an error, and every
// request to another host.
export async function browse(viewport: { width: number; height: number }, options: { locale?: string; dark?: boolean } = {}): Promise<{ context: BrowserContext; page: Page; problems: string[]; end: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'kawari-page-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags, viewport, locale: options.locale ?? 'en', colorScheme: options.dark ? 'dark' : 'light', hasTouch: viewport.width < 600,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  context.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url())) problems.push(`request to ${request.url()}`);
  });
  return {
    context, page, problems,
    end: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

// Once the engine has answered, the zones have its names.
export const engineIsThere = (page: Page): Promise<void> => page.locator('.pile').first().waitFor({ timeout: 60_000 });
