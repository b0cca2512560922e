// An engine in a worker of its own: web/engine/worker.mjs. A worker that dies, or is ended, rejects what it was asked.
import type { Backend } from './engine.ts';

interface Waiting { done: (reply: unknown) => void; fail: (error: Error) => void }

export function workerBackend(): Promise<Backend> {
  return new Promise((ready, failed) => {
    const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
    const waiting = new Map<number, Waiting>();
    let last = 0;
    const died = (error: Error): void => {
      failed(error);
      for (const one of waiting.values()) one.fail(error);
      waiting.clear();
      worker.terminate();
    };
    worker.onerror = (event) => died(new Error(event.message));
    worker.onmessage = (event: MessageEvent<{ ready?: true; died?: string; number?: number; reply?: unknown }>) => {
      const { ready: isReady, died: why, number, reply } = event.data;
      if (isReady) {
        ready({
          ask: (request) =>
            new Promise((done, fail) => {
              last += 1;
              waiting.set(last, { done, fail });
              worker.postMessage({ number: last, request });
            }),
          stop: () => died(new Error('The engine was stopped.')),
        });
      } else if (why !== undefined) died(new Error(why));
      else if (number !== undefined) {
        waiting.get(number)?.done(reply);
        waiting.delete(number);
      }
    };
  });
}
