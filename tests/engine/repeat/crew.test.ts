import { expect, test } from 'vitest';
import { rolled, type Thread } from '../../../src/engine/repeat/crew.js';

/** A thread that says how long it took, whatever it did, and notes what it was given. */
const thread = (name: string, took: number, waits: number, noted: string[] = []): Thread => ({
  roll: async ({ from, times }) => {
    noted.push(name);
    await new Promise((resume) => setTimeout(resume, waits));
    return { of: Array.from({ length: times }, (_, i) => [`${from + i}`, 1] as const), took };
  },
});

async function gone(all: { from: number; times: number }, ...crew: [readonly Thread[], (() => never)?]) {
  const found: number[] = [];
  for await (const { share, of } of rolled(all, ...crew)) {
    expect(of.length).toBe(share.times);
    for (const [json] of of as [string, number][]) found.push(Number(json));
  }
  return found;
}

const numbers = (from: number, times: number) => Array.from({ length: times }, (_, i) => from + i);

test.each([1, 2, 3, 16, 17, 999])(
  '%i repetitions are each rolled once, and told in their order',
  async (times) => {
    expect(await gone({ from: 7, times }, [thread('a', 1, 0)])).toEqual(numbers(7, times));
    const three = [thread('a', 1, 6), thread('b', 1, 0), thread('c', 1, 3)];
    expect(await gone({ from: 7, times }, three)).toEqual(numbers(7, times));
  },
);

test('where much is left more threads take over, and nothing is lost or rolled twice', async () => {
  const noted: string[] = [];
  let calls = 0;
  const more = async () => {
    calls++;
    return [thread('b', 40, 0, noted), thread('c', 40, 0, noted)];
  };
  const found: number[] = [];
  for await (const { of } of rolled({ from: 0, times: 2_000 }, [thread('a', 40, 30, noted)], more))
    for (const [json] of of as [string, number][]) found.push(Number(json));
  expect(found).toEqual(numbers(0, 2_000));
  expect(calls).toBe(1);
  expect(noted.join('')).toMatch(/^a+(bc|cb)+[bc]?$/);
});

test('where little is left nobody is called', async () => {
  const more = () => {
    throw new Error('nobody is needed');
  };
  expect(await gone({ from: 0, times: 600 }, [thread('a', 0.1, 30)], more)).toEqual(numbers(0, 600));
});

test('a thread that fails is heard of when its turn comes', async () => {
  const failing: Thread = { roll: async () => Promise.reject(new Error('no dice')) };
  await expect(gone({ from: 0, times: 40 }, [thread('a', 1, 0), failing])).rejects.toThrow('no dice');
});
