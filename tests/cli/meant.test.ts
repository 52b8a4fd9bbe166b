import { expect, test } from 'vitest';
import { wg, words } from '../support/cli.js';

const hint = async (line: string): Promise<string> => {
  const { code, stderr } = await wg(words(line));
  expect(code, line).toBe(2);
  const [said, ...rest] = stderr.split('\n').map((part) => part.trim());
  expect(said, line).toMatch(/^wg: There is no action '/);
  return rest.join(' ').trim();
};

test('an action that players call by another word is named', async () => {
  expect(await hint('fire')).toBe('Did you mean shoot?');
  expect(await hint('FIRE -g C -f 9')).toBe('Did you mean shoot?');
  expect(await hint('assault -r vv')).toBe('Did you mean close-assault?');
  expect(await hint('medic -r bg')).toBe('Did you mean heal?');
});

test('what an action is told by a flag is shown as it is typed', async () => {
  expect(await hint('run -r bg')).toBe('It goes with an action: wg move --run.');
  expect(await hint('assault -r fubar')).toBe('It goes with an action: wg move --action assault.');
  expect(await hint('dash')).toBe('It goes with an action: wg move --pace dash -r wrg.');
});

test('of several rule systems each that has the word is told, with what names it', async () => {
  expect(await hint('run')).toBe('It goes with an action: wg move --run or wg move --action run -r fubar.');
});

test('of what the book only speaks of it is asked', async () => {
  expect(await hint('attack')).toBe('wg rules attack tells what the book says of it.');
  expect(await hint('satchel -r vv')).toBe('wg rules satchel -r vv tells what the book says of it.');
});

test('whoever types a question as it stands is told how it is asked', async () => {
  expect(await hint('can I shoot into a melee')).toBe('Ask the book: wg rules can I shoot into a melee');
  expect(await hint('how many can I stack -r vv')).toBe('Ask the book: wg rules how many can I stack -r vv');
  expect(await hint('ask who goes first')).toBe('Ask the book: wg rules who goes first');
  expect(await hint('how')).toBe('Did you mean now?');
});

test('whoever types the id of a clause or a ruling, or the number of a section, asks for that', async () => {
  expect(await hint('vv:15.8b')).toBe('wg rules vv:15.8b tells what the book says of it.');
  expect(await hint('15.8b -r vv')).toBe('wg rules 15.8b -r vv tells what the book says of it.');
  expect(await hint('R31')).toBe('wg rules R31 tells what the book says of it.');
});

test('a word that no rule has to do with, and one spelt almost right, are told as before', async () => {
  for (const word of ['sing', '__proto__', 'constructor', '0'])
    expect(await hint(word), word).toBe('wg help lists the actions.');
  expect(await hint('shott')).toBe('Did you mean shoot?');
});
