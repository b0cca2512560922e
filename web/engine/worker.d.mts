// The types of worker.mjs.
import type {Answered, CardFile, Source} from './kawari.mjs';
import type {Language, ProtocolRequest} from './protocol.js';

export type * from './kawari.mjs';

/** As for `load`, with values that can be sent to a worker. */
export interface WorkerOptions {
  wasm?: WebAssembly.Module | Exclude<Source, Response>;
  cards?: CardFile[] | Exclude<Source, Response> | null;
  texts?: Partial<Record<Language, Exclude<Source, Response>>>;
  languages?: Language[];
  /** Makes the worker, which must run inside.mjs. */
  worker?: () => unknown;
  /** Milliseconds after which a call that has no reply ends its worker. */
  longest?: number;
  /** false: calls are stopped by ending their worker, also where memory can be shared with it. */
  shared?: boolean;
}

/** Why this side refused a request; an error of the engine has none. */
export type Cause = 'cancelled' | 'died' | 'restarted' | 'stopped' | 'unsendable' | 'unstartable';

export declare class KawariWorker {
  constructor(options?: WorkerOptions);
  /** Called with a sentence whenever a worker had to be replaced: tables are gone. */
  onrestart: ((what: string) => void) | null;
  readonly restarts: number;
  /** The reply; the promise is never rejected. */
  request<R extends ProtocolRequest>(request: R, how?: {signal?: AbortSignal}): Promise<Answered<R> & {cause?: Cause}>;
  restart(why?: string): void;
  /** Ends the worker. Requests without a reply get one that says so. */
  stop(): void;
}

export declare function start(options?: WorkerOptions): KawariWorker;
