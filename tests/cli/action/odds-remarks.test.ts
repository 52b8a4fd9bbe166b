import { afterEach, beforeEach, expect, test } from 'vitest';
import { Machine } from '../../support/state.js';

/** Odds rest on what nobody has told as much as the answer does: they say so, and where the line is not to be played now. */

let machine: Machine;
beforeEach(async () => {
  machine = new Machine();
  await machine.told('game start Caen -r battleground --roster examples/battleground-roster.yaml');
  await machine.told('draw-card --dice 8H');
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

const TOLD = `${SHOT} --cover woods --range 5`;

test('bg:card.2 odds are asked ahead of the turn too, and say that the line is not to be played now', async () => {
  await machine.told('draw-card --dice 9D');
  expect(await remarksOf(`${TOLD} --no-log --seed a`)).toMatchObject([{ clause: 'bg:card.2' }]);
  const before = await machine.json<{ odds: object }>(`odds ${TOLD}`);
  const notNow = [{ clause: 'bg:card.2', text: expect.stringMatching(/^not to be played now: /) }];
  expect(before).toMatchObject({ remarks: notNow });
  expect(await machine.told(`odds ${TOLD}`)).toMatch(/Remark: not to be played now: /);
  await machine.told('undo');
  const now = await machine.json<{ odds: object; remarks?: unknown }>(`odds ${TOLD}`);
  expect(now.remarks).toBeUndefined();
  expect(now.odds).toEqual(before.odds);
});

test('bg:card.2 lines side by side and values in a row say it as well', async () => {
  await machine.told('draw-card --dice 9D');
  expect(await remarksOf(`odds ${TOLD} --figures 3..5`)).toMatchObject([{ clause: 'bg:card.2' }]);
  const { compare } = await machine.json<{ compare: { lines: object[] } }>(['compare', TOLD, TOLD]);
  expect(compare.lines[0]).toMatchObject({ remarks: [{ clause: 'bg:card.2' }] });
});

test('bg:shoot.9 what the state of a unit forbids is refused, and by agreement told with its odds', async () => {
  await machine.told('roster mark "2 Section" has-shot');
  expect(await machine.type(`odds ${TOLD}`)).toMatchObject({
    code: 3,
    stderr: expect.stringMatching(/bg:shoot\.9/),
  });
  expect(await remarksOf(`odds ${TOLD} --anyway`)).toEqual([
    {
      clause: 'bg:shoot.9',
      text: expect.stringMatching(/^not to be played now: An infantry unit shoots once/),
    },
  ]);
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

test('fubar:init.6 the odds of a line that names no unit, but looks at the table, know whose turn it is as well', async () => {
  await machine.told('game start Mill -r fubar --roster examples/fubar-roster.yaml');
  await machine.told('initiative --dice 6,1');
  const notNow = [
    { clause: 'fubar:init.6', text: expect.stringMatching(/Red has the initiative, not Blue/) },
  ];
  expect(await remarksOf('odds pass --side Blue')).toEqual(notNow);
  expect(await remarksOf('odds pass --side Red')).toBeUndefined();
  const pair = ['compare', 'pass --side Blue', 'pass --side Red'];
  const { compare } = await machine.json<{ compare: { lines: { remarks?: unknown }[] } }>(pair);
  expect(compare.lines.map(({ remarks }) => remarks)).toEqual([notNow, undefined]);
});

test('bg:card.2 a tally says it as the odds beside it do, and its rows say nothing', async () => {
  await machine.told('draw-card --dice 9D');
  const text = await machine.told(`${TOLD} --repeat 20 --seed a`);
  expect(text).toMatch(/Remark: not to be played now: .*bg:card\.2\n\nResult: /s);
  expect(await machine.told(`${TOLD} --repeat 2 --seed a --json`)).not.toContain('remarks');
});
