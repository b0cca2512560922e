// The page itself, without its parts: its state, with the native program for its engine. Needs `@vitest-environment happy-dom`.
import { afterAll, vi } from 'vitest';
import { Engine, type Backend } from '../../src/engine.ts';
import { NativeEngine } from '../../tools/native.ts';

const made: NativeEngine[] = [];
export async function nativeBackend(): Promise<Backend> {
  const engine = new NativeEngine();
  made.push(engine);
  return { ask: async (request) => JSON.parse(await engine.ask(JSON.stringify(request))) as unknown, stop: () => engine.end() };
}

// An engine that the page knows nothing of, to compare with.
export const engine = new Engine(nativeBackend);

export async function startPage() {
  const { app } = await import('../../src/app.svelte.ts');
  await app.start();
  await vi.waitFor(() => { if (!app.hello || app.busy) throw new Error('the engine is not there'); }, { timeout: 60_000 });
  return app;
}

afterAll(() => made.forEach((one) => one.end()));
