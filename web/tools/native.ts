// The engine as a native program, for development and tests: one `kawari serve` that answers a request per line.
// The page itself never needs it; it has the same engine as WebAssembly.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');

export class NativeEngine {
  #program: ChildProcessWithoutNullStreams;
  #waiting: ((reply: string) => void)[] = [];

  constructor() {
    const program = process.env['KAWARI'] ?? resolve(root, 'build/dev/kawari');
    this.#program = spawn(program, ['serve'], { env: { ...process.env, KAWARI_HOME: process.env['KAWARI_HOME'] ?? root } });
    createInterface({ input: this.#program.stdout }).on('line', (line) => this.#waiting.shift()?.(line));
    this.#program.on('exit', () => {
      for (const answer of this.#waiting.splice(0)) answer(JSON.stringify({ error: { file: '', line: 0, column: 0, what: 'The engine stopped.', right: '' } }));
    });
  }

  // Replies come in the order of the requests.
  ask(request: string): Promise<string> {
    return new Promise((done) => {
      this.#waiting.push(done);
      this.#program.stdin.write(request.replaceAll('\n', ' ') + '\n');
    });
  }

  end(): void {
    this.#program.stdin.end();
  }
}

// POST engine?session=N with a request answers with the reply; each session has its own program.
export function nativeEngine(): Plugin {
  const sessions = new Map<string, NativeEngine>();
  return {
    name: 'kawari-native-engine',
    configureServer(server) {
      server.middlewares.use('/native-engine', (request, response) => {
        const session = new URL(request.url ?? '/', 'http://localhost').searchParams.get('session') ?? '';
        if (request.method === 'DELETE') {
          sessions.get(session)?.end();
          sessions.delete(session);
          response.end('{}');
          return;
        }
        const engine = sessions.get(session) ?? new NativeEngine();
        sessions.set(session, engine);
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => {
          void engine.ask(Buffer.concat(parts).toString('utf8')).then((reply) => {
            response.setHeader('content-type', 'application/json');
            response.end(reply);
          });
        });
      });
      server.httpServer?.on('close', () => sessions.forEach((engine) => engine.end()));
    },
  };
}
