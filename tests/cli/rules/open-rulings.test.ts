import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../../rulesets/index.js';
import type { Weight } from '../../../src/rules/book/weight.js';
import { Machine } from '../../support/state.js';

let at: Machine;
beforeEach(() => {
  at = new Machine();
});
afterEach(() => at.clean());

interface Listed {
  readonly ruleset: string;
  readonly rulings: readonly {
    readonly id: string;
    readonly question: string;
    readonly options: Readonly<Record<string, string>>;
    readonly played: number;
    readonly weight: Weight | null;
  }[];
}

describe.each(SYSTEMS)('what the book of $id leaves open', ({ short, book: read }) => {
  test('is every ruling that may be chosen, by how much it moves odds; what moves none comes last', async () => {
    const { rulings } = await at.json<Listed>(`rules --rulings -r ${short}`);
    const { book } = await read();
    const open = Object.entries(book.rulings).flatMap(([id, ruling]) => (ruling.switch ? [id] : []));
    expect(rulings.map(({ id }) => id).sort()).toEqual(open.sort());
    const shifts = rulings.map(({ weight }) => weight?.shift ?? 0);
    expect(shifts).toEqual([...shifts].sort((a, b) => b - a));
    expect(rulings.at(-1)!.weight).toBeNull();
  });

  test('is told in lines no wider than the screen', async () => {
    for (const width of [40, 80]) {
      const page = await at.told(`rules --rulings -r ${short}`, { columns: width });
      expect(Math.max(...page.split('\n').map((text) => text.length))).toBeLessThanOrEqual(width);
      expect(page.match(/^ {2}\* /gm)!.length).toBe(page.match(/^ {2}\* 1\. /gm)!.length);
    }
  });

  test('names a line for each that works as it is typed', async () => {
    const page = await at.told(`rules --rulings -r ${short} --most 4`, { columns: 100 });
    const lines = [...page.matchAll(/^ {4}(wg .*(?:\n {6}.*)*)$/gm)].map(([, line]) =>
      line!.replace(/\n +/g, ' '),
    );
    expect(lines.length).toBe(4);
    for (const line of lines) expect((await at.type(`${line} --no-log --seed a`)).code, line).not.toBe(2);
  });
});

test('the option in force is marked: of the house rules of the game, and of what is typed', async () => {
  const file = join(at.path, 'club.yaml');
  writeFileSync(file, 'rulings:\n  bg:R31: 2\n');
  await at.told(['game', 'start', 'club', '-r', 'bg', '--house', file]);
  const { rulings } = await at.json<Listed>('rules --rulings --ruling bg:R3=3');
  const played = new Map(rulings.map(({ id, played }) => [id, played]));
  expect([played.get('bg:R31'), played.get('bg:R3'), played.get('bg:R1')]).toEqual([2, 3, 1]);
  const page = await at.told('rules --rulings');
  expect(page).toContain('  * 2. Woods 2, wall 2, the rest as in 1\n');
});

test('a ruling is told in short: its question and options, how much hangs on it, and where', async () => {
  const page = (await at.told('rules --rulings -r bg')).replace(/\s+/g, ' ');
  expect(page).toMatch(/^Battleground \(Steve Carroll\): \d+ rulings to agree on /);
  expect(page).toMatch(
    /bg:R120 Which test is made at a loss of half or more\? 24\.7% \* 1\. The rout test only 2\. First rout, then retreat if passed outcome holds: 55\.6% by 1, 30\.9% by 2 wg reaction-test /,
  );
  expect(page).toMatch(/Of these no line that was measured shows anything: .* About: /);
});
