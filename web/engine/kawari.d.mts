// The types of kawari.mjs.
import type {Call, Language, ProtocolRequest, ReplyOf} from './protocol.js';

export type * from './protocol.js';

/** What holds bytes, or says where they are. */
export type Source = string | URL | ArrayBuffer | ArrayBufferView | Response;

/** A card file, as `cards.load` takes it. */
export interface CardFile { game: string; name: string; text: string }

export interface Options {
  /** The engine: its module, its bytes, or where they are. Without it: dist/kawari.wasm beside the loader. */
  wasm?: WebAssembly.Module | Source | Promise<WebAssembly.Module | Source>;
  /** The cards to begin with; null: none. Without it: those that ship, dist/cards.json. */
  cards?: CardFile[] | Source | null;
  /** The texts of each language. Without it: dist/texts.LANGUAGE.bin. */
  texts?: Partial<Record<Language, Source>> | ((language: Language) => Source | Promise<Source>);
  /** The languages to begin with, besides English. */
  languages?: Language[];
  /** Asked now and then during a call: true stops it. */
  cancelled?: () => boolean;
}

/** A request, and a reply with the value of its call. */
export type Answered<R> = R extends {call: infer C extends Call} ? ReplyOf<C> : ReplyOf<Call>;

export declare const languages: Language[];

export declare class Kawari {
  /** Whether the engine can answer. After a fault inside it, it cannot, until `restart`. */
  readonly alive: boolean;
  readonly version: string;
  /** The languages whose texts are there. */
  readonly languages: Language[];
  /** Bytes of memory that the engine has taken. */
  readonly memory: number;
  /** The reply to a request. It never throws. */
  request<R extends ProtocolRequest>(request: R): Answered<R>;
  /** The same as JSON texts. */
  call(request: string): string;
  /** Reads the texts of a language, once. Requests in it are refused before. */
  loadTexts(language: Language): Promise<void>;
  /** Begins anew: the cards to begin with, no tables. */
  restart(): Promise<void>;
  close(): void;
}

export declare function load(options?: Options): Promise<Kawari>;
