import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stateFolder, wg } from '../../support/cli.js';

let state: ReturnType<typeof stateFolder>;
const PAGE = '.TH WG 1\n';
beforeEach(() => {
  state = stateFolder();
  mkdirSync(join(state.path, 'man'));
  writeFileSync(join(state.path, 'man', 'wg.1'), PAGE);
});
afterEach(() => state.clean());

test('wg help --man on a terminal is shown by man, and as it stands where there is no man', async () => {
  const shown: string[] = [];
  const manual = async (file: string) => {
    shown.push(file);
    return shown.length === 1;
  };
  const world = { folder: state.path, manual, stdoutIsTTY: true };
  expect(await wg(['help', '--man'], world)).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(shown).toEqual([join(state.path, 'man', 'wg.1')]);
  expect((await wg(['help', '--man'], world)).stdout).toBe(PAGE);
});

test('wg help --man into a pipe is the page for others to lay out', async () => {
  const manual = async () => {
    throw new Error('man was called');
  };
  expect((await wg(['help', '--man'], { folder: state.path, manual })).stdout).toBe(PAGE);
});

test('a copy without the page says so, and what tells as much', async () => {
  const { code, stderr } = await wg(['help', '--man'], { folder: join(state.path, 'nowhere') });
  expect(code).toBe(1);
  expect(stderr).toContain('wg help --all');
});
