// The only door to the engine: `request` sends a call of docs/protocol.md and gives its `ok`, or throws what is wrong.
// An engine lives in a worker. If the worker dies, it is started again, and `ready` runs again before the next call.
import type { Problem } from './protocol.ts';

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.right ? `${problem.what} ${problem.right}` : problem.what);
  }
}

// The engine could not be started, or it stopped twice at the same call.
export class Stopped extends Error {}

export interface Backend {
  ask(request: object): Promise<unknown>; // rejects when the engine has died
  stop(): void;
}

export type Call = { call: string } & Record<string, unknown>;
export type Ask = <T>(call: Call) => Promise<T>;

export class Engine {
  #backend: Promise<Backend> | null = null;
  #make: () => Promise<Backend>;
  #ready: (ask: Ask) => Promise<void>;
  starts = 0;

  constructor(make: () => Promise<Backend>, ready: (ask: Ask) => Promise<void> = async () => {}) {
    this.#make = make;
    this.#ready = ready;
  }

  request: Ask = async <T>(call: Call): Promise<T> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const backend = await (this.#backend ??= this.#start());
        return await answer<T>(backend, call);
      } catch (error) {
        if (error instanceof Refused) throw error;
        this.stop();
        // A call that names a table means nothing to a new engine: who holds the table must open it again.
        if (attempt > 0 || 'table' in call) throw new Stopped(error instanceof Error ? error.message : String(error));
      }
    }
  };

  stop(): void {
    void this.#backend?.then((backend) => backend.stop(), () => {});
    this.#backend = null;
  }

  async #start(): Promise<Backend> {
    const backend = await this.#make();
    this.starts += 1;
    await this.#ready((call) => answer(backend, call));
    return backend;
  }
}

async function answer<T>(backend: Backend, call: Call): Promise<T> {
  const reply = (await backend.ask(call)) as { ok?: T; error?: Problem };
  if (reply.error) throw new Refused(reply.error);
  return reply.ok as T;
}

// For development: the native program behind vite's server (tools/native.ts).
let sessions = 0;
export function nativeBackend(): Promise<Backend> {
  const url = `native-engine?session=${Date.now()}-${(sessions += 1)}`;
  return Promise.resolve({
    ask: async (request) => (await fetch(url, { method: 'POST', body: JSON.stringify(request) })).json() as Promise<unknown>,
    stop: () => void fetch(url, { method: 'DELETE' }),
  });
}
