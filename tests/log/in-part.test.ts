import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { logPath } from '../../src/log/file.js';
import { headOf } from '../../src/log/line/head.js';
import { readDone, readDoneBy } from '../../src/log/line/in-part.js';
import type { Event } from '../../src/log/line/line.js';
import { EventParts } from '../../src/log/line/parts.js';
import { type InLog, read } from '../../src/log/line/read.js';
import { stateFolder, wg } from '../support/cli.js';

const state = stateFolder();
afterAll(state.clean);

const env = { XDG_STATE_HOME: state.path };
const line = (text: string) => wg(text.split(' '), { env });

/** The events of a game, as they stand in its log. */
async function events(game = 'Parts'): Promise<readonly InLog[]> {
  for (const text of [
    `game start ${game} -r battleground --roster battleground`,
    'next',
    'shoot --grade C --figures 9 --hw 2 --cover medium',
    'shoot --grade C --figures 9 --dice white=6,6,1,1,1',
  ])
    expect((await line(text)).code).toBe(0);
  const lines = readFileSync(logPath(game, env), 'utf8').trimEnd().split('\n');
  return lines.map((text) => ({ of: headOf(text)!, text })).filter(({ of }) => of.kind === 'event');
}

test('what an event was resolved from, did and was is read without its answer, and is that of the whole', async () => {
  const all = await events();
  expect(all).toHaveLength(3);
  for (const at of all) {
    const [parts, done, doneBy] = [EventParts.of(at.text)!, readDone(at)!, readDoneBy(at)!];
    const whole = JSON.parse(at.text) as Event;
    expect(read('event', at)).toEqual(whole);
    const { steps, result, effects, ...from } = whole.record;
    expect(parts.put).toEqual({ ...whole, record: from });
    expect(JSON.parse(`{${parts.answer}}`)).toEqual({ steps, result, ...(effects && { effects }) });
    const { ruleset, action, rng, input } = whole.record;
    const { by, units, n } = whole;
    const told = { ...(n !== undefined && { n }), ...(by !== undefined && { by }), ...(units && { units }) };
    if (effects) expect(done).toMatchObject({ ...told, record: { ruleset, action, rng, input, effects } });
    else expect(done).toEqual(whole);
    expect(doneBy.record).toMatchObject({ ruleset: 'battleground', action: whole.record.action });
  }
});

test('a line that names its rules once more behind its answer, and otherwise, is read as a whole', async () => {
  const [at] = (await events('Tampered')).slice(-1) as [InLog];
  const with2 = (more: string) => {
    const end = at.text.lastIndexOf('},"prev"');
    return read('event', { of: at.of, text: at.text.slice(0, end) + more + at.text.slice(end) });
  };
  expect(with2(',"ruleset":"fubar"')?.record.ruleset).toBe('fubar');
  expect(with2(',"ruleset":5')).toBeUndefined();
  expect(with2(',"note":1e999')).toBeUndefined();
  expect(with2('},"by":{"a":1')).toBeUndefined();
  expect(with2('},"by":"Axis","of":{"a":1')?.by).toBe('Axis');
});
