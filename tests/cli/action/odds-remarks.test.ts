import { afterEach, beforeEach, expect, test } from 'vitest';
import { Machine } from '../../support/state.js';

/** Odds rest on what nobody has told as much as the answer does: they say so, and nothing of whose turn it is. */

let machine: Machine;
beforeEach(async () => {
  machine = new Machine();
  await machine.told('game start Caen -r battleground --roster examples/battleground-roster.yaml');
  await machine.told('draw-card --dice 9D');
});
afterEach(() => machine.clean());

const remarksOf = async (line: string): Promise<unknown> =>
  (await machine.json<{ remarks?: unknown }>(line)).remarks;
const SHOT = 'shoot "2 Section" "1 Gruppe"';
const COVER = { clause: 'bg:cover.1', text: 'no cover told: none counts' };
const RANGE = { clause: 'bg:shoot.6', text: 'no range told: measure it yourselves' };

test('bg:cover.1 bg:shoot.6 the odds of a shot say that no cover and no range was told', async () => {
  expect(await remarksOf(`${SHOT} --no-log --seed a`)).toEqual(expect.arrayContaining([COVER, RANGE]));
  expect(await remarksOf(`odds ${SHOT}`)).toEqual([COVER, RANGE]);
  const text = await machine.told(`odds ${SHOT}`);
  expect(text).toMatch(/Remark: no cover told: none counts +bg:cover\.1\n/);
});

test('bg:card.2 whose turn it is does not matter to odds: they are asked ahead of it', async () => {
  const told = `${SHOT} --cover woods --range 5`;
  expect(await remarksOf(`${told} --no-log --seed a`)).toMatchObject([{ clause: 'bg:card.2' }]);
  expect(await remarksOf(`odds ${told}`)).toBeUndefined();
});

test('bg:cover.1 of several values what is told in none of them is said once', async () => {
  expect(await remarksOf(`odds ${SHOT} --range 4..6`)).toEqual([COVER]);
  expect(await machine.told(`odds ${SHOT} --range 4..6`)).toMatch(/Remark: no cover told: none counts/);
  expect(await remarksOf(`odds ${SHOT} --range 4..6 --cover none,woods`)).toBeUndefined();
});

test('bg:cover.1 of lines side by side each says what was not told of it', async () => {
  const pair = ['compare', `${SHOT} --range 5`, `${SHOT} --range 5 --cover woods`];
  const { compare } = await machine.json<{ compare: { lines: { remarks?: unknown }[] } }>(pair);
  expect(compare.lines.map(({ remarks }) => remarks)).toEqual([[COVER], undefined]);
  expect(await machine.told(pair)).toMatch(/Remark: line 1: no cover told: none counts +bg:cover\.1\n/);
});
