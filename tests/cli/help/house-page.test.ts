import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Machine } from '../../support/state.js';

let at: Machine;
let file: string;
beforeEach(() => {
  at = new Machine();
  file = join(at.path, 'club.yaml');
  writeFileSync(
    file,
    `name: Thursday club
cells:
  terrain-cover: { woods: 2, medium: 3 }
  grades: { A: 2 }
rulings: { R68: 2 }
optional: { target-quality-defence: true }
`,
  );
});
afterEach(() => at.clean());

test('house rules of a file are a page to agree on: each number beside that of the book', async () => {
  const { code, stdout } = await at.type(`rules --house ${file} -r bg`);
  expect(code).toBe(0);
  expect(stdout).toContain('House rules of Thursday club: Battleground');
  expect(stdout).toMatch(/Cover, medium: 3 \(red dice\)\n +the book: 2 \(bg:table.terrain-cover\/medium\)/);
  expect(stdout).toMatch(/Cover, woods: 2 \(red dice\)\n +the book has no number; by ruling bg:R31: 1/);
  expect(stdout).toMatch(/A: 2 \(on a die\)\n +read out of the book by ruling bg:R1: 3/);
});

test('each ruling stands there with its question, the option that is played, and what that replaces', async () => {
  const { stdout } = await at.type(`rules --house ${file}`);
  expect(stdout).toMatch(/bg:R68 What happens on a tie/);
  expect(stdout).toMatch(/2\. Both survive/);
  expect(stdout).toMatch(/in place of 1\. The pair rolls again/);
  expect(stdout).toContain('quality-based defence: played (--target-quality-defence)');
});

test('as JSON it has the same', async () => {
  expect(await at.json(`rules --house ${file}`)).toMatchObject({
    ruleset: 'battleground',
    name: 'Thursday club',
    cells: [
      { id: 'bg:table.grades/A', value: 2, printed: 3, otherwise: { from: 'inferred', ruling: 'bg:R1' } },
      { id: 'bg:table.terrain-cover/medium', value: 3, printed: 2, otherwise: { from: 'printed' } },
      { id: 'bg:table.terrain-cover/woods', value: 2, printed: null, otherwise: { value: 1, from: 'house' } },
    ],
    rulings: [{ id: 'bg:R68', option: 2, question: expect.any(String), otherwise: expect.any(String) }],
    optional: [{ flag: '--target-quality-defence', value: true }],
  });
});

test('without a file they are those of the game', async () => {
  expect((await at.type('rules --house')).stdout).toContain('Played by the book');
  await at.type(`game start Arnhem -r bg --house ${file}`);
  const { stdout } = await at.type(`rules --house ${file}`);
  for (const line of ['rules --house', 'rules --house --game Arnhem', '--no-color rules --house'])
    expect((await at.type(line)).stdout, line).toBe(stdout);
  expect((await at.type('rules --house none')).stdout).toContain('Played by the book');
  expect((await at.type('rules --house -r fubar')).stdout).toContain('Played by the book');
});

test('those of a game that was begun with no rule system are for their own', async () => {
  writeFileSync(file, 'name: Space club\noptional: { unit: in }\n');
  await at.type(`game house ${file} -r fubar --game x`);
  expect((await at.type('rules --house --game x')).stdout).toContain('House rules of Space club: FUBAR');
});

test('nothing is looked up at the same time, and what is wrong in the file is told', async () => {
  expect(await at.type(`rules cover --house ${file}`)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('wg rules <words>'),
  });
  expect((await at.type('rules --house /nowhere/club.yaml')).stderr).toContain('ENOENT');
  writeFileSync(file, 'cells: { terrain-cover: { wods: 2 } }\n');
  expect((await at.type(`rules --house ${file}`)).stderr).toContain('Did you mean woods?');
});

test('a name that would steer a terminal is escaped', async () => {
  writeFileSync(file, 'name: "a\\u001b[31mb"\ncells: { terrain-cover: { woods: 2 } }\n');
  const { stdout } = await at.type(`rules --house ${file}`);
  expect(stdout).toContain('House rules of a');
  expect(stdout.includes('\u001b')).toBe(false);
});
