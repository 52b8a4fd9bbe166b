import { describe, expect, test } from 'vitest';
import { seededHand } from '../../src/dice/seeded.js';
import { RNG, streamOf } from '../../src/dice/stream.js';
import { D6 } from '../../src/rules/draw.js';
import { pValue } from '../support/random/chi-square.js';

const first = (n: number, ...[seed, index, label]: Parameters<typeof streamOf>) => {
  const stream = streamOf(seed, index, label);
  return Array.from({ length: n }, () => stream.u32());
};

/** The p-value of counts that should all be alike. */
const evenly = (counts: readonly number[]) => {
  const all = counts.reduce((sum, n) => sum + n, 0);
  return pValue(counts.map((observed) => ({ observed, expected: all / counts.length }))).p;
};

describe('the stream of a seed', () => {
  test('the algorithm has a name of its own', () => {
    expect(RNG).toBe('alea/wg1');
  });

  // Worked out once with a second implementation of Alea, in another language; a change breaks every old record.
  test.each([
    [
      'wg',
      0,
      'white',
      [3510287542, 733314234, 2247603471, 3438088162, 1342116915, 2658882299, 3743787455, 3394211353],
    ],
    [
      '1',
      0,
      'red',
      [2974190405, 1652002784, 1958074910, 3229538732, 2068626183, 3818264219, 3385914333, 428889578],
    ],
    [
      'Gefecht bei M\u00f6zs',
      41,
      'card 7',
      [2131438049, 2580519094, 949203940, 1422819643, 3207606095, 398865406, 3561623073, 2772420198],
    ],
  ])('the seed %s, repetition %d, gives the same %s bits for ever', (seed, index, label, bits) => {
    expect(first(8, seed, index, label)).toEqual(bits);
  });

  test('the same seed, repetition and label give the same bits again', () => {
    expect(first(50, 'again', 3, 'white')).toEqual(first(50, 'again', 3, 'white'));
  });

  test('another seed, repetition or label gives other bits', () => {
    const keys: Parameters<typeof streamOf>[] = [];
    for (const seed of ['', '1', '11', '111', 'a', 'A', ' a', 'a ']) {
      for (const index of [0, 1, 11, 111]) {
        for (const label of ['white', 'red', 'white 1', '1', '11', '']) keys.push([seed, index, label]);
      }
    }
    // Eight bits of each are enough to tell 192 apart, and no single value may come up twice either.
    expect(new Set(keys.map((key) => first(8, ...key).join())).size).toBe(keys.length);
    expect(new Set(keys.map((key) => first(1, ...key)[0])).size).toBe(keys.length);
  });

  test('seed, repetition and label do not run together', () => {
    expect(first(4, '1', 11, 'x')).not.toEqual(first(4, '11', 1, 'x'));
    expect(first(4, 'a', 1, '1x')).not.toEqual(first(4, 'a', 11, 'x'));
    expect(first(4, 'a1', 1, 'x')).not.toEqual(first(4, 'a', 11, 'x'));
  });

  test('a seed is the same however its accents are written, and another without them', () => {
    const composed = 'caf\u00e9';
    const decomposed = 'cafe\u0301';
    expect(composed).not.toBe(decomposed);
    expect(first(8, composed, 0, 'white')).toEqual(first(8, decomposed, 0, 'white'));
    expect(first(8, composed, 0, 'white')).not.toEqual(first(8, 'cafe', 0, 'white'));
    // Form C, and not KC: a ligature stays one.
    expect(first(8, '\ufb01', 0, 'white')).not.toEqual(first(8, 'fi', 0, 'white'));
  });

  test('bits are 32 and none of them is favoured', () => {
    const stream = streamOf('bits', 0, 'x');
    const ones = new Array<number>(32).fill(0);
    for (let i = 0; i < 20_000; i++) {
      const bits = stream.u32();
      if (!Number.isInteger(bits) || bits < 0 || bits >= 2 ** 32) throw new Error(`${bits}`);
      for (let bit = 0; bit < 32; bit++) ones[bit]! += (bits >>> bit) & 1;
    }
    for (const n of ones) expect(evenly([n, 20_000 - n])).toBeGreaterThan(1e-5);
  });
});

describe('whole numbers below n', () => {
  test('they stay in range for any n', () => {
    const stream = streamOf('range', 0, 'x');
    for (const n of [1, 2, 3, 6, 7, 54, 1000, 2 ** 31 + 1, 2 ** 32]) {
      const numbers = Array.from({ length: 2000 }, () => stream.below(n));
      expect(numbers.filter((of) => !Number.isInteger(of) || of < 0 || of >= n)).toEqual([]);
    }
  });

  test('six faces are even over 600000 draws', () => {
    const stream = streamOf('six', 0, 'white');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 600_000; i++) counts[stream.below(6)]!++;
    expect(counts.reduce((a, b) => a + b)).toBe(600_000);
    expect(evenly(counts)).toBeGreaterThan(0.0005);
  });

  test('six faces are even over the first die of 200000 repetitions', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let index = 0; index < 200_000; index++) counts[streamOf('six', index, 'white').below(6)]!++;
    expect(evenly(counts)).toBeGreaterThan(0.0005);
  });

  test('bits past the last whole multiple of n are drawn again', () => {
    // A quarter of all bits lie past 3 * 2^30; left in, they would make the first third twice as likely.
    const n = 3 * 2 ** 30;
    const bits = first(4000, 'third', 0, 'x').filter((u32) => u32 < n);
    const stream = streamOf('third', 0, 'x');
    expect(bits.map(() => stream.below(n))).toEqual(bits);
    const thirds = [0, 0, 0];
    for (let i = 0; i < 60_000; i++) thirds[Math.floor(stream.below(n) / 2 ** 30)]!++;
    expect(evenly(thirds)).toBeGreaterThan(0.0005);
  });

  test('bits that need no second draw are taken as they come', () => {
    const stream = streamOf('plain', 0, 'x');
    expect(first(100, 'plain', 0, 'x').map((u32) => u32 % 6)).toEqual(
      Array.from({ length: 100 }, () => stream.below(6)),
    );
  });
});

describe('the seeded hand', () => {
  test('faces of one name do not shift when another rolls more dice', () => {
    const few = seededHand('shift', 0);
    const many = seededHand('shift', 0);
    few.roll('white', 2, D6);
    many.roll('white', 30, D6);
    many.roll('blue', 4, D6);
    many.pick('figures', { a: 3, b: 3 }, 2);
    many.deal('card', ['x', 'y', 'z'], '0');
    expect(many.roll('red', 12, D6)).toEqual(few.roll('red', 12, D6));
  });

  test('faces of one name go on where they stopped', () => {
    const atOnce = seededHand('on', 0).roll('white', 20, D6);
    const hand = seededHand('on', 0);
    expect([...hand.roll('white', 5, D6), ...hand.roll('white', 15, D6)]).toEqual(atOnce);
  });

  test('dice of two names are independent of each other, and so are two repetitions', () => {
    const names = new Array<number>(36).fill(0);
    const repetitions = new Array<number>(36).fill(0);
    let before = 0;
    for (let index = 0; index < 60_000; index++) {
      const hand = seededHand('pairs', index);
      const white = hand.roll('white', 1, D6)[0]! - 1;
      const red = hand.roll('red', 1, D6)[0]! - 1;
      names[6 * white + red]!++;
      repetitions[6 * before + white]!++;
      before = white;
    }
    expect(evenly(names)).toBeGreaterThan(0.0005);
    expect(evenly(repetitions)).toBeGreaterThan(0.0005);
  });

  test('it rolls only the faces the die has', () => {
    const faces = seededHand('faces', 0).roll('stand', 200, [1, 2, 3]);
    expect([...new Set(faces)].sort()).toEqual([1, 2, 3]);
  });

  test('it draws different figures, every one as likely in every place', () => {
    const places = [0, 1, 2].map(() => new Array<number>(5).fill(0));
    for (let index = 0; index < 20_000; index++) {
      const drawn = seededHand('figures', index).pick('figures', { leader: 1, figure: 4 }, 3);
      if (new Set(drawn).size !== 3) throw new Error(`${drawn}`);
      drawn.forEach((figure, place) => {
        places[place]![figure - 1]!++;
      });
    }
    for (const counts of places) expect(evenly(counts)).toBeGreaterThan(0.0005);
  });

  test('deals with different marks are independent, and the same mark turns up the same card', () => {
    const pile = ['a', 'b', 'c', 'd'];
    const joint = new Array<number>(16).fill(0);
    for (let index = 0; index < 20_000; index++) {
      // Hands of their own, as in two commands of one game under one seed.
      const cards = ['0', '1'].map((mark) => seededHand('deals', index).deal('card', pile, mark));
      joint[4 * pile.indexOf(cards[0]!) + pile.indexOf(cards[1]!)]!++;
    }
    expect(evenly(joint)).toBeGreaterThan(0.0005);
    expect(seededHand('deals', 5).deal('card', pile, '3')).toBe(
      seededHand('deals', 5).deal('card', pile, '3'),
    );
  });
});
