import { describe, expect, test } from 'vitest';
import { wg, words } from '../support/cli.js';

const run = async (text: string): Promise<string> => {
  const { code, stdout, stderr } = await wg(words(`${text} --no-log`).slice(1));
  expect({ code, stderr }, text).toEqual({ code: 0, stderr: '' });
  return stdout;
};

/** The counts of the column headed by a field, by value. */
function column(page: string, field: string): Record<string, number> {
  const [, table = ''] = page.split(new RegExp(`^ *${field}  +(?:exact +)?times .*$`, 'm'));
  const rows = table.split('\n\n')[0]!.matchAll(/^ +(\S+) +(?:[<>]?[\d.]+% +)?(\d+) +[\d.]+%/gm);
  return Object.fromEntries([...rows].map(([, value, times]) => [value!, Number(times)]));
}

describe('a tally', () => {
  test.each([
    ['wg vehicle-damage --hits 3', 'state'],
    ['wg shoot -g C -f 9 -c light', 'hits'],
    ['wg move --type car', 'inches'],
    ['wg take-over --what radio', 'serviceable'],
    ['wg mines -r wrg --men 4 --squares 2', 'casualties'],
  ])('counts what the rows of the same run hold: %s', async (text, field) => {
    for (const times of [4, 10, 60]) {
      const line = `${text} --seed t --repeat ${times}`;
      const held: Record<string, number> = {};
      for (const row of (await run(`${line} --json`)).trim().split('\n')) {
        const value = (JSON.parse(row) as { result: Record<string, unknown> }).result[field];
        const shown = value === true ? 'yes' : value === false ? 'no' : String(value);
        held[shown] = (held[shown] ?? 0) + 1;
      }
      const counted = column(await run(line), field);
      expect(Object.fromEntries(Object.entries(counted).filter(([, n]) => n > 0)), line).toEqual(held);
    }
  });

  test('counts every repetition of what always comes out alike', async () => {
    expect(await run('wg move -r wrg --repeat 5 --seed a')).toMatch(/^ +50 +100% +5 +100%/m);
  });
});
