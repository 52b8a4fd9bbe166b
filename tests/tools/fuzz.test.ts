import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typed } from '../../tools/fuzz/lines.js';
import { Misfits } from '../../tools/fuzz/misfits.js';
import { Mutants } from '../../tools/fuzz/mutants.js';
import { times } from '../support/random/deep.js';

/** What is wrong with the answers, line by line. */
async function wrongIn(all: ReturnType<typeof typed>): Promise<string[]> {
  const faults: string[] = [];
  for await (const [line, { wrong }] of all)
    for (const fault of wrong.filter((of) => !/^\d+ ms$/.test(of))) faults.push(`${line}: ${fault}`);
  return faults;
}

test('a share of the random lines of npm run fuzz ends in an answer or a sentence', async () => {
  expect(await wrongIn(typed(16, times(200)))).toEqual([]);
});

describe('a share of the wrong types that npm run fuzz puts into logs', () => {
  const misfits = new Misfits();
  beforeAll(() => misfits.begin(12));
  afterAll(() => misfits.clean());

  test('is read by every command without a fault', async () => {
    expect(misfits.all).toBeGreaterThan(1_000);
    for (let i = 0; i < times(240, 20); i++) expect(await wrongIn(misfits.read(i)), `${i}`).toEqual([]);
  });
});

describe('a share of the changed files of npm run fuzz', () => {
  const mutants = new Mutants();
  beforeAll(() => mutants.begin(20));
  afterAll(() => mutants.clean());

  test('is read by every command without a fault', async () => {
    for (let i = 0; i < times(80, 16); i++)
      expect(await wrongIn(mutants.read(16_000 + i)), `${i}`).toEqual([]);
  });
});
