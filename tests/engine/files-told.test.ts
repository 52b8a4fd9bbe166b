import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileAdvice, fileTrouble } from '../../src/log/file.js';
import { Machine } from '../support/state.js';

/** A file that cannot be read is told of in plain words, with what can be done about it. */

let at: Machine;
beforeEach(() => {
  at = new Machine();
  mkdirSync(join(at.path, 'folder'));
  symlinkSync('circle', join(at.path, 'circle'));
  writeFileSync(join(at.path, 'empty'), '');
  writeFileSync(join(at.path, 'long'), 'a'.repeat(100_001));
  writeFileSync(join(at.path, 'other'), Buffer.from([0xff, 0xfe, 0x41]));
});
afterEach(() => at.clean());

const READERS = ['roster load', 'roster check', 'shoot -r wrg --points 3 --house', 'points -r wrg --list'];

test.each([
  ['missing', /there is no such file or folder/, /looked for from the folder that you are in/],
  ['folder', /it is a folder/, /A file in it is named with it/],
  ['circle', /links lead to it in a circle/, /in place of the link/],
  ['empty/x', /before the last \/ is no folder/, /whole path begins with/],
  ['empty', /is empty/, /may not have been saved/],
  ['long', /no more than 100,000 characters/, /may come from several: wg roster add/],
  ['other', /no text in UTF-8: save it as that/, /^wg/],
])('%s: why, and what to do', async (name, why, what) => {
  for (const reader of READERS) {
    const { code, stdout, stderr } = await at.type([...reader.split(' '), join(at.path, name)]);
    const told = stderr.replace(/\s+/g, ' ');
    expect({ code, stdout }, reader).toEqual({ code: 2, stdout: '' });
    expect(told, reader).toMatch(why);
    expect(told, reader).toMatch(what);
  }
});

test('what only somebody else can read, what is no file, and what nobody knows', () => {
  expect(fileTrouble('EACCES')).toContain('not allowed');
  for (const code of ['EACCES', 'EPERM']) expect(fileAdvice(code)).toContain('chmod +r');
  expect(fileTrouble('EOTHER')).toBe('EOTHER');
  expect(fileAdvice('EOTHER')).toBeUndefined();
});

test('a file of lines says so as well', async () => {
  const { stderr } = await at.type(['play', join(at.path, 'folder')]);
  expect(stderr).toMatch(/it is a folder[\s\S]*A file in it/);
});
