import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BadLink, fromShort, pack, readHash, toShort, unpack, writeHash, type Shared } from '../../src/link.ts';
import { emptyPosition, item, put, setFact, setState, type Position } from '../../src/position.ts';

function table(): Position {
  let position = emptyPosition('lorcana', 'lorcana-2.1', ['Ana', 'Bruno']);
  const mine = item("Seven Dwarfs' Mine - Secure Fortress");
  const sleepy = item('Sleepy - Sluggish Knight');
  position = put(put(position, 0, 'play', mine), 0, 'play', sleepy);
  position = put(put(position, 1, 'play', item('Beast - Selfless Protector')), 0, 'inkwell', item(null, 5));
  position = setState(setState(position, sleepy.uid, 'at', mine.uid), sleepy.uid, 'damage', 2);
  return setFact(position, 1, 'lore', 11);
}

// Without the uids, which belong to the page that made them.
const shape = (shared: Shared): unknown => JSON.parse(JSON.stringify(toShort(shared)));
const packedText = (text: string): string => deflateRawSync(Buffer.from(text, 'utf8')).toString('base64url');
const problemOf = async (packed: string): Promise<string> => unpack(packed).then(() => 'opened', (error: unknown) => (error instanceof BadLink ? error.problem : `thrown: ${String(error)}`));

describe('the link', () => {
  it('holds the whole position and line', async () => {
    const shared: Shared = { position: { ...table(), title: 'Mine “2”' }, choices: [['move:2>1', 'yes', 'card:28'], ['pass']] };
    const packed = await pack(shared);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(400);
    const back = await unpack(packed);
    expect(shape(back)).toEqual(shape(shared));
    const [mine, sleepy] = back.position.seats[0]!.zones['play']!;
    expect(sleepy!.state['at']).toBe(mine!.uid);
  });

  it('of a newer page says so', async () => {
    expect(await problemOf(packedText('{"v":2}'))).toBe('newer');
  });

  it('that is damaged says so', async () => {
    const packed = await pack({ position: table(), choices: [] });
    for (const bad of ['', '%%%', 'AAAA', packed.slice(0, -8), packedText('[]'), packedText('{"v":1}'), packedText('{"v":1,"g":"lorcana","e":"x","p":[{"n":"A"},{"n":"A"}]}'), packedText('not json')])
      expect(await problemOf(bad), bad).toBe('broken');
  });

  it('unfolds to no more than a position', async () => {
    expect(await problemOf(packedText(JSON.stringify({ v: 1, t: 'x'.repeat(2_000_000) })))).toBe('too-long');
    expect(() => fromShort({ v: 1, g: 'lorcana', e: 'x', p: [{ n: 'A', z: { deck: [2000, 2000] } }, { n: 'B' }] })).toThrow(BadLink);
  });

  it('never throws anything else, whatever it holds', async () => {
    const valid = JSON.stringify(toShort({ position: table(), choices: [['move:2>1', 'yes']] }));
    const values = ['null', '-1', '1e9', '"x"', '[]', '{}', 'true', '1.5', '"__proto__"'];
    let state = 7;
    const random = (below: number): number => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) % below;
    for (let round = 0; round < 1500; round += 1) {
      let text = valid;
      for (let change = 0; change <= random(3); change += 1) {
        const at = random(text.length);
        const length = random(12);
        text = text.slice(0, at) + (random(2) === 0 ? values[random(values.length)]! : String.fromCharCode(32 + random(90))) + text.slice(at + length);
      }
      const said = await problemOf(packedText(text));
      expect(['opened', 'broken', 'newer', 'too-long']).toContain(said);
      if (said === 'opened') expect(() => JSON.stringify(toShort(fromShort(JSON.parse(text))))).not.toThrow();
    }
  });

  it('keeps keys that it does not know', () => {
    const { packed, keys } = readHash('#p=abc&at=3&l=es&v=build&k=1&later=x');
    expect(packed).toBe('abc');
    expect(keys).toMatchObject({ at: 3, language: 'es', page: 'build' });
    expect(writeHash(packed, keys)).toBe('#p=abc&at=3&l=es&v=build&k=1&later=x');
    expect(readHash('#at=-1&l=xx').keys).toMatchObject({ at: null, language: null });
  });
});
