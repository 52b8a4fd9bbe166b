import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FORMAT } from '../../src/log/line/line.js';
import { Machine } from '../support/state.js';

/** A log of each format that was ever released stays in tests/log/formats: those of today can be read, others say what they are. */

const LOGS = join(import.meta.dirname, 'formats');

let machine: Machine;
let path: string;
beforeEach(() => {
  machine = new Machine();
  mkdirSync(join(machine.path, 'wg', 'games'), { recursive: true });
  path = join(machine.path, 'wg', 'games', 'Caen.jsonl');
});
afterEach(() => machine.clean());

const put = (format: number) => copyFileSync(join(LOGS, `format-${format}.jsonl`), path);

test('there is a log of the format of today', () => {
  expect(readdirSync(LOGS)).toContain(`format-${FORMAT}.jsonl`);
});

describe.each([2, 3])('format %i', (format) => {
  test.each([
    ['log'],
    ['roster'],
    ['game'],
    ['now -r bg'],
    ['why'],
    ['shoot "2 Section" "1 Gruppe" -r bg'],
    ['draw-card -r bg'],
    ['replay'],
    ['undo'],
  ])('wg %s says that another version wrote it, what to do, and leaves it alone', async (line) => {
    put(format);
    const before = readFileSync(path, 'utf8');
    const { code, stdout, stderr } = await machine.type(`${line} --game Caen`);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/was written by another version of wg/);
    expect(stderr).toMatch(/wg game start/);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });
});

describe('the format of today', () => {
  test('is read, proves itself, and the table stands as it did', async () => {
    put(FORMAT);
    expect((await machine.type('replay --game Caen')).code).toBe(0);
    const { units } = await machine.json<{ units: { name: string; says: string }[] }>('roster --game Caen');
    expect(units.map(({ name, says }) => `${name}: ${says}`)).toMatchSnapshot();
    expect((await machine.type('log --game Caen')).code).toBe(0);
  });
});
