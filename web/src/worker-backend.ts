// An engine in a worker of its own (web/engine, built by `./dev wasm`). The files that it loads are named by their content,
// so that a cache can keep them.
import type { Backend } from './engine.ts';

interface Reply { cause?: string; error?: { what: string } }
interface EngineWorker { request(request: object): Promise<Reply>; stop(): void }
interface Loader { start(options: { wasm: string; cards: string; texts: Record<string, string> }): EngineWorker }

const loaders = import.meta.glob<Loader>('../engine/worker.mjs');
const files = import.meta.glob<string>('../engine/dist/{kawari.wasm,cards.json,texts.en.bin,texts.es.bin,texts.ja.bin}', { query: '?url', import: 'default', eager: true });

function at(name: string): string {
  const file = files[`../engine/dist/${name}`];
  if (file === undefined) throw new Error(`The engine is not built: web/engine/dist/${name} is missing.`);
  return new URL(file, document.baseURI).href;
}

export async function workerBackend(): Promise<Backend> {
  const loader = await loaders['../engine/worker.mjs']?.();
  if (!loader) throw new Error('The engine is not built: web/engine is missing.');
  const worker = loader.start({ wasm: at('kawari.wasm'), cards: at('cards.json'), texts: { en: at('texts.en.bin'), es: at('texts.es.bin'), ja: at('texts.ja.bin') } });
  return {
    ask: async (request) => {
      const reply = await worker.request(request);
      // A refusal with a cause is the worker's: the engine is gone, and with it its tables.
      if (reply.cause !== undefined) throw new Error(reply.error?.what ?? reply.cause);
      return reply;
    },
    stop: () => worker.stop(),
  };
}
