import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { fileOrExample } from '../../src/cli/examples.js';
import { Machine } from '../support/state.js';

const FOLDER = join(import.meta.dirname, '..', '..');

let at: Machine;
let folder: string;
const home = process.cwd();
beforeEach(() => {
  at = new Machine();
  folder = mkdtempSync(join(tmpdir(), 'wg-empty-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  at.clean();
  rmSync(folder, { recursive: true, force: true });
});

describe('in a folder where nothing lies', () => {
  test.each(SYSTEMS.map(({ id, short }) => [id, short]))(
    'the example for %s comes into the game by its name, and by %s',
    async (id, short) => {
      const units = await at.json<{ units: unknown[] }>(`roster load ${id} -r ${short} --game one`);
      expect(units.units.length).toBeGreaterThan(3);
      expect(await at.json(`roster load ${short.toUpperCase()} -r ${short} --game other`)).toEqual({
        ...units,
        game: 'other',
      });
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test('a game is begun with it, its composition is checked, and the evening that comes with wg is played', async () => {
    expect((await at.told('game start Caen -r bg --roster battleground')).length).toBeGreaterThan(0);
    await at.told('roster check battleground');
    expect((await at.told('play evening.wg')).length).toBeGreaterThan(100);
  });

  test('a file of that name goes before it', async () => {
    writeFileSync('battleground', 'units:\n  - {name: Mine, side: Axis, grade: C, figures: 9}\n');
    expect(await at.told('roster load battleground -r bg')).toContain('Mine');
  });

  test('a name that is no example is told as it was typed', async () => {
    const { code, stderr } = await at.type('roster load arnhem.yaml -r bg');
    expect(code).toBe(2);
    expect(stderr).toContain('cannot be read from arnhem.yaml');
  });

  test('nothing outside the folder of examples is reached by a name', () => {
    for (const name of ['../package.json', '..', join(FOLDER, 'nothing.yaml')])
      expect(fileOrExample(name, { folder: FOLDER })).toBe(name);
  });
});

test('what the evening that comes with wg loads comes with wg', () => {
  expect(readFileSync(join(FOLDER, 'examples', 'evening.wg'), 'utf8')).toContain('roster load battleground');
});
