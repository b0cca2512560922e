// Where the page's engines come from: a worker with the WebAssembly engine; with `vite --mode native` the program itself.
import { nativeBackend, type Backend } from './engine.ts';
import { workerBackend } from './worker-backend.ts';

export const backend = (): Promise<Backend> => (import.meta.env.MODE === 'native' ? nativeBackend() : workerBackend());
