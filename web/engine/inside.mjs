// What runs in a worker: the engine, and the requests that worker.mjs sends it, one at a time.
//   in:  {start: OPTIONS}, {number, request}       out: {started} or {failed}, {number, reply, alive}
import {load, refusal} from './kawari.mjs';

const inPage = typeof self !== 'undefined' && typeof postMessage === 'function';
const port = inPage ? self : (await import(/* @vite-ignore */ 'node:worker_threads')).parentPort;
const listen = (hear) => (inPage ? port.addEventListener('message', ({data}) => hear(data)) : port.on('message', hear));

let kawari = null;

async function start({stop, ...options}) {
  // A byte that both sides see, where the surroundings allow it: 1 asks the engine to stop what it does.
  const flag = stop === undefined ? null : new Int32Array(stop);
  try {
    kawari = await load({...options, cancelled: flag === null ? undefined : () => Atomics.exchange(flag, 0, 0) === 1});
    port.postMessage({started: true});
  } catch (wrong) {
    port.postMessage({failed: wrong instanceof Error ? wrong.message : String(wrong)});
  }
}

async function answer({number, request}) {
  let reply;
  try {
    // What is not a language is the engine's to refuse.
    await kawari.loadTexts(request?.language);
    reply = kawari.request(request);
  } catch (wrong) {
    reply = refusal(request?.id, `The texts of the language cannot be read: ${wrong.message}`);
  }
  port.postMessage({number, reply, alive: kawari.alive});
}

// Messages are answered in the order in which they come.
let last = Promise.resolve();
listen((message) => {
  last = last.then(() => (message.start === undefined ? answer(message) : start(message.start)));
});
