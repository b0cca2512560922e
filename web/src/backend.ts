// Where the page's engines come from: a worker with the WebAssembly engine; with `--mode native` the program itself.
import { nativeBackend, type Backend } from './engine.ts';

export const backend = async (): Promise<Backend> => (import.meta.env.MODE === 'native' ? nativeBackend() : (await import('./worker-backend.ts')).workerBackend());
