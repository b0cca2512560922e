// Kawari in a worker: the same requests and replies as kawari.mjs, without keeping the page from drawing.
//
//   import {start} from './worker.mjs';
//   const kawari = start();
//   const reply = await kawari.request({call: 'outcomes', scenario}, {signal});
//   kawari.stop();
//
// Every request has a reply, and none is a rejection: what goes wrong is an `error` of the protocol's form, with a
// `cause` beside it where this side made it. A worker that dies, hangs or is stopped is replaced by a new one, with
// the cards that were added; its tables are gone, and their numbers are refused.
import {refusal} from './kawari.mjs';

const patience = 2000;       // milliseconds that the engine has to stop by itself, once it was asked
const longestCall = 60_000;  // a call stops by itself after 20 seconds of work
const longestStart = 60_000;
const mostFailures = 3;      // starts in a row that fail before no further one is tried

const inNode = typeof Worker === 'undefined';

async function newWorker() {
  // The address stands here as bundlers look for it.
  if (!inNode) return new Worker(new URL('./inside.mjs', import.meta.url), {type: 'module'});
  const threads = await import(/* @vite-ignore */ 'node:worker_threads');
  return new threads.Worker(new URL('./inside.mjs', import.meta.url));
}

// URLs cannot be sent to a worker; their texts can.
function sendable(value) {
  if (value instanceof URL) return value.href;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, sendable(one)]));
}

/** Starts a worker. The options are those of `load`; `worker` makes another worker than the usual one. */
export function start(options) { return new KawariWorker(options); }

export class KawariWorker {
  #options; #makeWorker; #calls; #starts;
  #worker = null;
  #listening = null;
  #waiting = [];     // requests that have not been sent
  #sent = null;      // the one that the worker has
  #state = 'none';   // none, starting, ready, stopped
  #failures = 0;
  #lives = 0;
  #numbers = 0;
  #flag;             // a byte that the worker sees, where there is shared memory
  #timer = null;
  #added = [];       // cards.load requests that went well, for the next worker
  #tables = new Set();

  constructor({worker, longest = longestCall, shared: may = true, ...options} = {}) {
    this.#options = sendable(options);
    this.#makeWorker = worker ?? newWorker;
    this.#calls = longest;
    this.#starts = Math.max(longestStart, longest);
    const shared = may && typeof SharedArrayBuffer !== 'undefined' && (inNode || globalThis.crossOriginIsolated === true);
    this.#flag = shared ? new Int32Array(new SharedArrayBuffer(4)) : null;
    this.#begin();
  }

  /** Called with a sentence whenever a worker had to be replaced: tables are gone. */
  onrestart = null;
  /** How many workers there were before this one. */
  get restarts() { return Math.max(0, this.#lives - 1); }

  /**
   * The reply to a request. `signal` takes the request back: one that waits is never sent, one under way is stopped,
   * by the engine where it can be told, or by ending the worker.
   */
  request(request, {signal} = {}) {
    return new Promise((resolve) => {
      const one = {request, number: ++this.#numbers, resolve, signal, abort: null, again: false};
      if (this.#state === 'stopped') return this.#refuse(one, 'stopped', 'The engine was stopped.');
      if (signal?.aborted) return this.#refuse(one, 'cancelled', 'The request was taken back.');
      one.abort = () => this.#takeBack(one);
      signal?.addEventListener('abort', one.abort, {once: true});
      this.#waiting.push(one);
      this.#send();
    });
  }

  /** Ends the worker. Requests without a reply get one that says so. */
  stop() {
    this.#state = 'stopped';
    this.#end();
    this.#refuseAll('stopped', 'The engine was stopped.');
  }

  /** Ends the worker and begins with a new one, without tables. Requests under way are refused. */
  restart(why = 'The engine was started anew.') {
    if (this.#state === 'stopped') return;
    this.#replace('restarted', why);
  }

  async #begin() {
    this.#state = 'starting';
    const life = ++this.#lives;
    this.#tables.clear();
    if (this.#flag !== null) Atomics.store(this.#flag, 0, 0);
    let worker;
    try {
      worker = await this.#makeWorker();
    } catch (wrong) {
      if (life === this.#lives && this.#state === 'starting') this.#failedToStart(wrong.message);
      return;
    }
    if (life !== this.#lives || this.#state !== 'starting') return void worker.terminate();
    this.#worker = worker;
    const current = (act) => (value) => { if (life === this.#lives && this.#state !== 'stopped') act(value); };
    const on = (name, hear) => (worker.on !== undefined ? worker.on(name, hear) : worker.addEventListener(name, hear));
    on('message', current((event) => this.#hear(worker.on !== undefined ? event : event.data)));
    on('messageerror', current(() => this.#died('a message could not be read')));
    on('error', current((wrong) => this.#died(wrong?.message || 'an error that it does not name')));
    on('exit', current(() => this.#died('its worker ended')));
    this.#watch(this.#starts, () => this.#died('it did not start in time'));
    try {
      worker.postMessage({start: {...this.#options, stop: this.#flag?.buffer}});
    } catch (wrong) {
      this.#died(wrong.message);
    }
  }

  #hear(message) {
    this.#watch(0);
    if (message.failed !== undefined) return this.#failedToStart(message.failed);
    if (message.started !== undefined) {
      this.#state = 'ready';
      this.#failures = 0;
      // Cards that were added go first, each as it was asked for.
      this.#waiting.unshift(...this.#added.map((request) => ({request, number: ++this.#numbers, resolve: () => {}, again: true})));
      return this.#send();
    }
    const one = this.#sent;
    if (one === null || message.number !== one.number) return;
    this.#sent = null;
    this.#note(one, message.reply);
    this.#resolve(one, message.reply);
    if (!message.alive) return this.#died('a fault inside it');
    this.#send();
  }

  // What the next worker must know, and which tables this one has.
  #note({request, again}, {ok}) {
    if (ok === undefined) return;
    if (request.call === 'cards.load' && !again) this.#added.push(request);
    if (typeof ok.table === 'number') this.#tables.add(ok.table);
    if (request.call === 'game.close') this.#tables.delete(request.table);
  }

  #send() {
    while (this.#state === 'ready' && this.#sent === null && this.#waiting.length > 0) {
      const one = this.#waiting.shift();
      const {table} = one.request ?? {};
      if (typeof table === 'number' && this.#lives > 1 && !this.#tables.has(table)) {
        this.#refuse(one, 'restarted', 'There is no such table: the engine was started anew since.');
        continue;
      }
      this.#sent = one;
      if (this.#flag !== null) Atomics.store(this.#flag, 0, 0);
      this.#watch(this.#calls, () => this.#died('it did not reply in time'));
      try {
        this.#worker.postMessage({number: one.number, request: one.request});
      } catch (wrong) {
        this.#watch(0);
        this.#sent = null;
        this.#refuse(one, 'unsendable', `The request cannot be sent: ${wrong.message}`);
      }
    }
  }

  #takeBack(one) {
    const at = this.#waiting.indexOf(one);
    if (at >= 0) {
      this.#waiting.splice(at, 1);
      this.#refuse(one, 'cancelled', 'The request was taken back.');
    } else if (this.#sent === one) {
      const end = () => this.#replace('cancelled', 'The request was taken back.');
      if (this.#flag === null) return end();
      Atomics.store(this.#flag, 0, 1);
      this.#watch(patience, end);
    }
  }

  #died(why) { this.#replace('died', `The engine has failed: ${why}.`); }

  #replace(cause, what) {
    this.#end();
    const one = this.#sent;
    this.#sent = null;
    this.#waiting = this.#waiting.filter(({again}) => !again);
    if (one !== null) {
      // Cards that end the worker each time would end every worker after it.
      if (one.again && cause === 'died') this.#added = this.#added.filter((request) => request !== one.request);
      this.#refuse(one, cause, what);
    }
    if (this.#state === 'starting' && ++this.#failures >= mostFailures) return this.#giveUp(what);
    this.#state = 'none';
    this.#begin();
    this.onrestart?.(what);
  }

  #failedToStart(why) {
    this.#end();
    if (++this.#failures >= mostFailures) return this.#giveUp(`The engine cannot be started: ${why}`);
    this.#state = 'none';
    this.#begin();
  }

  #giveUp(what) {
    this.#state = 'stopped';
    this.#refuseAll('unstartable', what);
  }

  #end() {
    this.#watch(0);
    const worker = this.#worker;
    this.#worker = null;
    if (worker !== null) {
      if (worker.removeAllListeners !== undefined) worker.removeAllListeners();
      worker.onmessage = null;
      worker.terminate();
    }
  }

  #watch(milliseconds, act) {
    clearTimeout(this.#timer);
    this.#timer = milliseconds > 0 ? setTimeout(act, milliseconds) : null;
  }

  #refuseAll(cause, what) {
    const all = [this.#sent, ...this.#waiting].filter((one) => one !== null);
    this.#sent = null;
    this.#waiting = [];
    for (const one of all) this.#refuse(one, cause, what);
  }
  #refuse(one, cause, what) { this.#resolve(one, {...refusal(one.request?.id, what), cause}); }
  #resolve(one, reply) {
    one.signal?.removeEventListener('abort', one.abort);
    one.resolve(reply);
  }
}
