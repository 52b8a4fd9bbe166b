import { afterEach, expect, test } from 'vitest';
import { battleground } from '../../bench/heaviest/battleground.js';
import { fubar } from '../../bench/heaviest/fubar.js';
import type { Heaviest } from '../../bench/heaviest/heaviest.js';
import { valorAndVictory } from '../../bench/heaviest/valor-and-victory.js';
import { wrg1925 } from '../../bench/heaviest/wrg-1925.js';
import { proof } from '../../src/odds/walk/proved.js';
import { conflictWith, oddsOf, withSeed } from '../support/play.js';
import { someOf } from '../support/random/deep.js';
import { ACTIONS } from '../support/systems.js';

const HEAVIEST: Readonly<Record<string, Heaviest>> = {
  battleground,
  'wrg-1925': wrg1925,
  fubar,
  'valor-and-victory': valorAndVictory,
};

test.each(ACTIONS.map((of) => [`${of.id} ${of.name}`, of] as const))(
  'what the benchmark measures is allowed: %s',
  (_, { id, name, action }) => {
    for (const given of [HEAVIEST[id]![name] ?? []].flat()) {
      expect(conflictWith(action, given)).toBeUndefined();
      expect(withSeed(action, given).result).toBeDefined();
    }
    expect(HEAVIEST[id]).toHaveProperty([name]);
  },
);

afterEach(() => {
  proof.ofParts = false;
});

test.each(ACTIONS.map((of) => [`${of.id} ${of.name}`, of] as const))(
  'what the exact walk keeps of it is the same where it is worked out once more: %s',
  (_, { id, name, action }) => {
    proof.ofParts = true;
    for (const given of someOf([HEAVIEST[id]![name] ?? []].flat(), 2))
      expect(oddsOf(action, given).total).toBeGreaterThan(0n);
  },
);
