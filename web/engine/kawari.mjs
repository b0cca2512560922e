// Kawari in a page or in Node: loads the engine, a WebAssembly module, and speaks its protocol (docs/protocol.md).
//
//   import {load} from './kawari.mjs';
//   const kawari = await load();
//   const {ok, error} = kawari.request({call: 'judge', question: '…'});
//
// Everything about games is in the engine. This file moves bytes: requests in, replies out, and the texts of a
// language when it is first asked for.

const here = new URL('./dist/', import.meta.url);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The languages, in the engine's order. */
export const languages = ['en', 'es', 'ja'];

const noSystemCall = -52;  // ENOSYS
const badFile = 8;         // EBADF of WASI

/** A reply that this side makes when the engine cannot. */
export function refusal(id, what, right = '') {
  return {id: id ?? null, error: {file: '', line: 0, column: 0, what, right}};
}

/** The bytes behind a URL, a path or anything that holds bytes already. */
export async function bytesOf(source) {
  source = await source;
  if (source instanceof Uint8Array) return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (typeof Response !== 'undefined' && source instanceof Response) {
    if (!source.ok) throw new Error(`${source.url} cannot be read (${source.status}).`);
    return new Uint8Array(await source.arrayBuffer());
  }
  const url = new URL(source, globalThis.location?.href ?? import.meta.url);
  if (url.protocol === 'file:') {
    const files = await import(/* @vite-ignore */ 'node:fs/promises');
    return new Uint8Array(await files.readFile(url));
  }
  return bytesOf(fetch(url));
}

async function moduleOf(source) {
  source = await source;
  return source instanceof WebAssembly.Module ? source : WebAssembly.compile(await bytesOf(source));
}

/** The card files of a bundle: [{game, name, text}]. */
async function cardsOf(source) {
  source = await source;
  return Array.isArray(source) ? source : JSON.parse(decoder.decode(await bytesOf(source)));
}

/**
 * Loads the engine. Every option has a default: the files beside this one.
 * `wasm`: the module, its bytes, or where they are. `cards`: the card files that ship, or where they are; null: none.
 * `texts`: from a language to its texts, bytes or where they are. `languages`: those to begin with.
 */
export async function load({wasm, cards, texts, languages: first = ['en'], cancelled} = {}) {
  const textsOf = texts ?? ((language) => new URL(`texts.${language}.bin`, here));
  const [module, files] = await Promise.all([
    moduleOf(wasm ?? new URL('kawari.wasm', here)),
    cards === null ? [] : cardsOf(cards ?? new URL('cards.json', here)),
  ]);
  const kawari = new Kawari(module, files, textsOf, cancelled);
  await Promise.all(['en', ...first].map((language) => kawari.loadTexts(language)));
  await kawari.restart();
  return kawari;
}

/** The engine: one session of the protocol. `load` makes one. */
export class Kawari {
  #module; #files; #textsOf; #cancelled;
  #texts = new Map();  // from a language to its texts, or the promise of them
  #engine = null;
  #session = 0;
  #failure = 'it has not been started';

  constructor(module, files, textsOf, cancelled) {
    this.#module = module;
    this.#files = files;
    this.#textsOf = textsOf;
    this.#cancelled = cancelled ?? (() => false);
  }

  /** Whether the engine can answer. After a fault inside it, it cannot, until `restart`. */
  get alive() { return this.#engine !== null; }
  get version() { return this.#engine === null ? '' : this.#text(this.#engine.kawari_version()); }
  /** The languages whose texts are there. */
  get languages() { return languages.filter((language) => this.#texts.get(language)?.places !== undefined); }
  /** Bytes of memory that the engine has taken. */
  get memory() { return this.#engine === null ? 0 : this.#engine.memory.buffer.byteLength; }

  /** Begins anew: the cards that ship, no tables. Cards that were added must be added again. */
  async restart() {
    this.#engine = null;
    this.#session = 0;
    let memory;
    const stop = () => {
      try {
        if (this.#session !== 0 && this.#cancelled()) this.#engine.kawari_cancel(this.#session);
      } catch {
        trap();
      }
    };
    const {exports} = await WebAssembly.instantiate(this.#module, surroundings(this.#module, () => memory, stop));
    memory = exports.memory;
    exports._initialize?.();
    this.#engine = exports;
    for (const texts of this.#texts.values()) if (texts.places !== undefined) this.#place(texts);
    this.#session = exports.kawari_open(0, 0);
    if (this.#session === 0) this.#die('it could not be opened');
    for (const {game, name, text} of this.#files) {
      const {error} = this.request({call: 'cards.load', game, name, text});
      if (error !== undefined) throw new Error(`${name}: ${error.what}`);
    }
  }

  /** Reads the texts of a language, once. Requests in it are refused before. */
  async loadTexts(language) {
    if (!languages.includes(language)) return;
    let texts = this.#texts.get(language);
    if (texts === undefined) {
      texts = bytesOf(typeof this.#textsOf === 'function' ? this.#textsOf(language) : this.#textsOf[language])
        .then((bytes) => readTexts(bytes, this.#module));
      this.#texts.set(language, texts);
    }
    try {
      texts = await texts;
    } catch (wrong) {
      this.#texts.delete(language);
      throw wrong;
    }
    if (this.#texts.get(language) === texts) return;
    this.#texts.set(language, texts);
    if (this.#engine !== null) this.#place(texts);
  }

  /** The reply to a request, both as values. It never throws. */
  request(request) {
    let text;
    try {
      text = JSON.stringify(request);
    } catch (wrong) {
      return refusal(null, `The request cannot be written as JSON: ${wrong.message}.`);
    }
    const reply = this.call(text ?? 'null');
    if (!this.alive) return this.#failed(request?.id);
    try {
      return JSON.parse(reply);
    } catch (wrong) {
      return refusal(request?.id, `The engine's reply is not JSON: ${wrong.message}.`);
    }
  }

  /** The same, both as JSON texts. */
  call(request) {
    if (this.#engine === null) return JSON.stringify(this.#failed());
    try {
      const bytes = encoder.encode(request);
      const at = this.#engine.malloc(bytes.length + 1);
      if (at === 0) return JSON.stringify(refusal(null, 'There is no memory for the request.'));
      new Uint8Array(this.#engine.memory.buffer).set(bytes, at);
      const reply = this.#engine.kawari_call(this.#session, at, bytes.length);
      this.#engine.kawari_free(at);
      if (reply === 0) return JSON.stringify(refusal(null, 'There is no memory for the reply.'));
      const text = this.#text(reply);
      this.#engine.kawari_free(reply);
      return text;
    } catch (wrong) {
      // A trap, or a stack that is full. What lies in memory cannot be trusted any more.
      this.#die(wrong instanceof Error ? wrong.message : String(wrong));
      return JSON.stringify(this.#failed());
    }
  }

  /** Lets the engine go. */
  close() { this.#die('it was closed'); }

  #die(why) {
    this.#engine = null;
    this.#failure = why;
  }
  #failed(id) {
    return refusal(id, `The engine does not run: ${this.#failure}.`, 'It can be started again.');
  }

  // The text at an address, up to its zero.
  #text(at) {
    const memory = new Uint8Array(this.#engine.memory.buffer);
    return decoder.decode(memory.subarray(at, memory.indexOf(0, at)));
  }

  #place({places, bytes}) {
    const memory = new Uint8Array(this.#engine.memory.buffer);
    let from = 0;
    for (const [at, length] of places) {
      memory.set(bytes.subarray(from, from + length), at);
      from += length;
    }
  }
}

// Ends the engine from outside. An Error would pass through its frames as an exception; a trap does not.
function trap() {
  const unreachable = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 8, 1, 4, 116, 114, 97, 112, 0, 0,
    10, 5, 1, 3, 0, 0, 11];
  new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(unreachable))).exports.trap();
}

/**
 * What the engine gets from its surroundings: a clock, and nothing else. It has no files and no network.
 * `memory` gives its memory; `tick` is called whenever it looks at the clock.
 */
export function surroundings(module, memory, tick = () => {}) {
  const known = {
    wasi_snapshot_preview1: {
      clock_time_get: (_clock, _precision, at) => {
        tick();
        new DataView(memory().buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
        return 0;
      },
      fd_close: () => badFile,
      fd_read: () => badFile,
      fd_seek: () => badFile,
      fd_write: () => badFile,
      environ_sizes_get: (count, size) => {
        const view = new DataView(memory().buffer);
        view.setUint32(count, 0, true);
        view.setUint32(size, 0, true);
        return 0;
      },
      environ_get: () => 0,
      proc_exit: trap,
    },
    env: {emscripten_notify_memory_growth: () => {}},
  };
  const out = {};
  for (const {module: from, name, kind} of WebAssembly.Module.imports(module)) {
    const given = known[from]?.[name] ?? (name.startsWith('__syscall_') ? () => noSystemCall : undefined);
    if (given === undefined || kind !== 'function')
      throw new Error(`The engine wants ${from}.${name}, which this loader does not have.`);
    (out[from] ??= {})[name] = given;
  }
  return out;
}

/** How a file of texts begins. */
export const textsMagic = 'kawari texts 1\n';

/** The file of a language's texts (apart.mjs writes it): where each lies, and its bytes. */
function readTexts(file, module) {
  const mark = decoder.decode(file.subarray(0, textsMagic.length));
  if (mark !== textsMagic) throw new Error('This is not a file of texts.');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = textsMagic.length;
  const build = decoder.decode(file.subarray(at, at + 16));
  at += 16;
  const [section] = WebAssembly.Module.customSections(module, 'kawari.build');
  if (section === undefined || decoder.decode(section) !== build)
    throw new Error('These texts belong to another build of the engine.');
  const count = view.getUint32(at, true);
  at += 4;
  const places = [];
  let total = 0;
  for (let i = 0; i < count; ++i, at += 8) {
    places.push([view.getUint32(at, true), view.getUint32(at + 4, true)]);
    total += places[i][1];
  }
  if (file.byteLength !== at + total) throw new Error('The file of texts is not complete.');
  return {places, bytes: file.subarray(at)};
}
