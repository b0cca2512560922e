// Takes the texts of each language out of the engine, into a file of their own:
//   node web/engine/apart.mjs BUILT.wasm FOLDER     writes FOLDER/kawari.wasm and FOLDER/texts.LANGUAGE.bin
//
// The engine says where its texts lie (web/engine/texts.cpp). A text is taken out only if nothing but the tables of
// texts can point to it: no number in the code, and no further word of the data, is an address inside of it, or of the
// text whose end it is (the linker lays equal ends together). The others stay. The loader writes the bytes back to their places when the language is asked for; until then the
// engine refuses the language (has_texts in src/protocol/texts.h).
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {languages, surroundings, textsMagic} from './kawari.mjs';

const kinds = {custom: 0, data: 11, dataCount: 12};
const leastGap = 24;  // zeros between two segments that are worth a new segment

function* sectionsOf(wasm) {
  if (wasm.length < 8 || new DataView(wasm.buffer, wasm.byteOffset).getUint32(0) !== 0x0061736d)
    throw new Error('This is not WebAssembly.');
  for (let at = 8; at < wasm.length;) {
    const kind = wasm[at];
    const [size, body] = number(wasm, at + 1);
    yield {kind, body, end: body + size, begin: at};
    at = body + size;
  }
}

// An unsigned LEB128 number, and where it ends.
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, at];
  }
  throw new Error(`There is no number at ${at}.`);
}
function leb(value) {
  const out = [];
  do {
    out.push((value % 128) | (value >= 128 ? 0x80 : 0));
    value = Math.floor(value / 128);
  } while (value > 0);
  return out;
}
// A signed one, of a number that is not negative.
function signedLeb(value) {
  const out = leb(value);
  if (out[out.length - 1] & 0x40) {
    out[out.length - 1] |= 0x80;
    out.push(0);
  }
  return out;
}

/** The data segments: where each lies in memory, and its bytes. */
function segmentsOf(wasm, section) {
  let [count, at] = number(wasm, section.body);
  const out = [];
  for (; count > 0; --count) {
    // flags 0, i32.const ADDRESS, end
    if (wasm[at] !== 0 || wasm[at + 1] !== 0x41) throw new Error('A data segment has no fixed place.');
    const [address, behind] = number(wasm, at + 2);
    if (wasm[behind] !== 0x0b) throw new Error('A data segment has no fixed place.');
    const [size, body] = number(wasm, behind + 1);
    out.push({address, bytes: wasm.subarray(body, body + size)});
    at = body + size;
  }
  return out;
}

/** What may be an address in the range, anywhere in the code: a number of four or five bytes at any position. */
function codeReferences(wasm, sections, first, last) {
  const out = new Set();
  for (const {kind, body, end} of sections) {
    if (kind === kinds.custom || kind === kinds.data) continue;
    for (let at = body; at + 3 < end; ++at) {
      if (wasm[at] < 0x80 || wasm[at + 1] < 0x80 || wasm[at + 2] < 0x80) continue;
      const low = (wasm[at] & 0x7f) | (wasm[at + 1] & 0x7f) << 7 | (wasm[at + 2] & 0x7f) << 14;
      const value = low + (wasm[at + 3] & 0x7f) * 2 ** 21;
      if (value >= first && value < last) out.add(value);
    }
  }
  return out;
}

/** How often each address occurs as a word of the data. */
function dataReferences(segments, first, last) {
  const out = new Map();
  for (const {address, bytes} of segments) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = (4 - address % 4) % 4; at + 4 <= bytes.length; at += 4) {
      const value = view.getUint32(at, true);
      if (value >= first && value < last) out.set(value, (out.get(value) ?? 0) + 1);
    }
  }
  return out;
}

async function textsOf(wasm) {
  const module = await WebAssembly.compile(wasm);
  let memory;
  const {exports} = await WebAssembly.instantiate(module, surroundings(module, () => memory));
  memory = exports.memory;
  exports._initialize?.();
  return languages.map((_, language) => {
    const out = [];
    for (let i = 0, at; (at = exports.kawari_text(language, i)) !== 0; ++i) {
      const bytes = new Uint8Array(memory.buffer);
      out.push({at, end: bytes.indexOf(0, at)});
    }
    return out;
  });
}

/** The engine without texts, and the texts of each language. */
export async function takeApart(wasm) {
  const sections = [...sectionsOf(wasm)];
  const section = sections.find(({kind}) => kind === kinds.data);
  const segments = segmentsOf(wasm, section);
  const first = Math.min(...segments.map(({address}) => address));
  const last = Math.max(...segments.map(({address, bytes}) => address + bytes.length));
  const texts = await textsOf(wasm);

  const image = new Uint8Array(last - first);
  for (const {address, bytes} of segments) image.set(bytes, address - first);

  const told = new Map();  // how many rows of the tables of texts point to each address
  for (const {at} of texts.flat()) told.set(at, (told.get(at) ?? 0) + 1);
  const code = codeReferences(wasm, sections, first, last);
  const data = dataReferences(segments, first, last);
  const marks = new Set(texts.map(([mark]) => mark.at));
  const movable = ({at, end}) => {
    if (marks.has(at)) return true;
    if (at < first || end > last) return false;
    let begin = at;
    while (begin > first && image[begin - 1 - first] !== 0) --begin;
    for (let inside = begin; inside <= end; ++inside)
      if (code.has(inside) || (data.get(inside) ?? 0) > (told.get(inside) ?? 0)) return false;
    return true;
  };

  const build = createHash('sha256').update(wasm).digest('hex').slice(0, 16);
  const blank = new Uint8Array(image.length);
  const stays = [], files = [];
  let moved = 0;
  for (const language of texts) {
    const out = [];
    for (const text of language) (movable(text) ? out : stays).push(text);
    files.push(textFile(out, image, first, build));
    for (const {at, end} of out) blank.fill(1, at - first, end - first);
    moved += out.length;
  }
  for (const {at, end} of stays) if (at >= first && end <= last) blank.fill(0, at - first, end - first);
  const left = image.map((byte, i) => (blank[i] ? 0 : byte));
  return {wasm: rewritten(wasm, sections, segmentsIn(left, first), build), files, moved, stays: stays.length};
}

function textFile(texts, image, first, build) {
  const places = [];
  for (const {at, end} of [...texts].sort((a, b) => a.at - b.at)) {
    const before = places[places.length - 1];
    if (before !== undefined && at <= before.end + 1) before.end = Math.max(before.end, end);
    else places.push({at, end});
  }
  const head = Buffer.concat([Buffer.from(textsMagic + build), Buffer.alloc(4 + 8 * places.length)]);
  let to = textsMagic.length + build.length;
  to = head.writeUInt32LE(places.length, to);
  for (const {at, end} of places) to = head.writeUInt32LE(end - at, head.writeUInt32LE(at, to));
  return Buffer.concat([head, ...places.map(({at, end}) => image.subarray(at - first, end - first))]);
}

/** The bytes that are not zero, in as few pieces as are worth it. */
function segmentsIn(image, first) {
  const out = [];
  for (let at = 0; at < image.length;) {
    while (at < image.length && image[at] === 0) ++at;
    let end = at, zeros = 0;
    for (let i = at; i < image.length && zeros < leastGap; ++i) {
      zeros = image[i] === 0 ? zeros + 1 : 0;
      if (zeros === 0) end = i + 1;
    }
    if (end > at) out.push({address: first + at, bytes: image.subarray(at, end)});
    at = Math.max(end, at + 1);
  }
  return out;
}

function rewritten(wasm, sections, segments, build) {
  const out = [wasm.subarray(0, 8)];
  const add = (kind, ...parts) => {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
    out.push(Buffer.from([kind, ...leb(body.length)]), body);
  };
  for (const {kind, begin, end} of sections) {
    if (kind === kinds.data)
      add(kind, leb(segments.length),
        ...segments.flatMap(({address, bytes}) => [[0, 0x41, ...signedLeb(address), 0x0b, ...leb(bytes.length)], bytes]));
    else if (kind === kinds.dataCount) add(kind, leb(segments.length));
    else out.push(wasm.subarray(begin, end));
  }
  const name = Buffer.from('kawari.build');
  add(kinds.custom, leb(name.length), name, Buffer.from(build));
  return Buffer.concat(out);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [from, folder] = process.argv.slice(2);
  const apart = await takeApart(new Uint8Array(readFileSync(from)));
  writeFileSync(`${folder}/kawari.wasm`, apart.wasm);
  apart.files.forEach((file, i) => writeFileSync(`${folder}/texts.${languages[i]}.bin`, file));
  console.log(`${apart.moved} texts in files of their own, ${apart.stays} in the engine`);
}
