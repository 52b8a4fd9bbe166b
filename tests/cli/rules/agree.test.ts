import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readHouse } from '../../../src/engine/house/house-file.js';
import { systemNamed } from '../../../src/engine/systems.js';
import { player } from '../../support/prompts.js';
import { Machine } from '../../support/state.js';

let at: Machine;
let file: string;
beforeEach(() => {
  at = new Machine();
  file = join(at.path, 'club.yaml');
});
afterEach(() => at.clean());

const BG = systemNamed('bg');
const flat = (text: string) => text.replace(/\s+/g, ' ');

/** Agrees at a terminal. */
const answering = async (picks: readonly (string | undefined)[], ...flags: string[]) => {
  const { prompts, asked } = player({ picks });
  const ran = await at.type(['rules', '--agree', file, ...flags], {
    prompts,
    stdinIsTTY: true,
    stderrIsTTY: true,
  });
  expect(ran.code, ran.stderr).toBe(0);
  return { asked, ...ran };
};

/** The ids of the rulings that matter most. */
const most = async (n: number): Promise<string[]> => {
  const { rulings } = await at.json<{ rulings: { id: string }[] }>(`rules --rulings --most ${n}`);
  return rulings.map(({ id }) => id);
};

describe('what two players agree on', () => {
  test('is asked for at a terminal, the ten that matter most, and written as house rules', async () => {
    const { asked, stdout } = await answering(['2.', ...Array<undefined>(9).fill(undefined)]);
    const ids = await most(10);
    expect(asked.map((one) => one.match(/bg:R\d+/)![0])).toEqual(ids);
    expect(asked[0]).toMatch(/^1 of 10, bg:R\d+: .*\? \(.* by 1.* 2\) 1\. \| 2\./);
    expect(stdout).toContain('holds 10 rulings');
    const { rulings } = await readHouse(file, BG);
    expect(rulings).toEqual({ ...Object.fromEntries(ids.map((id) => [id, 1])), [ids[0]!]: 2 });
  });

  test('--most asks for as many, and what was typed is not asked for', async () => {
    const [first, second, third] = await most(3);
    const { asked } = await answering(['2.', undefined], '--most', '3', '--ruling', `${second}=2`);
    expect(asked.map((one) => one.match(/bg:R\d+/)![0])).toEqual([first, third]);
    expect((await readHouse(file, BG)).rulings).toEqual({ [first!]: 2, [second!]: 2, [third!]: 1 });
  });

  test('goes on from the house rules in force: their options are offered, their numbers stay', async () => {
    const [first] = await most(1);
    const base = join(at.path, 'base.yaml');
    writeFileSync(
      base,
      `name: "Thursday: club"\nrulings: { ${first}: 2 }\ncells:\n  terrain-cover: { woods: 2 }\n  vehicle-weapons:\n    light-gun: { white: 4, blue: 0 }\noptional: { retreat: true, target-stand: 3 }\n`,
    );
    await answering([undefined], '--most', '1', '--house', base);
    expect(await readHouse(file, BG)).toEqual(await readHouse(base, BG));
  });

  test('is played by in a game that is begun with it', async () => {
    await at.told(['rules', '--agree', file, '--ruling', 'R14=2']);
    await at.told(['game', 'start', 'club', '-r', 'bg', '--house', file]);
    expect((await at.json('move --seed a')).rulings).toEqual({ 'bg:R14': 2 });
  });

  test('says in the file what each ruling asks, and what was chosen', async () => {
    await at.told(['rules', '--agree', file, '--ruling', 'R14=2']);
    expect(readFileSync(file, 'utf8')).toBe(
      'ruleset: battleground\nrulings:\n  # What are the walk and run distances of infantry?\n' +
        '  bg:R14: 2 # Walk 2D6, run 3D6 (a walk less digging out would then not leave one die)\n',
    );
  });

  test('--json tells what was agreed on', async () => {
    const agreed = JSON.parse(await at.told(['rules', '--agree', file, '--ruling', 'R14=2', '--json']));
    expect(agreed).toMatchObject({ file, ruleset: 'battleground', rulings: { 'bg:R14': 2 } });
  });
});

describe('without a terminal', () => {
  test('where it would have to ask it writes nothing', async () => {
    for (const flags of [[], ['--no-input']]) {
      const { code, stderr } = await at.type(['rules', '--agree', file, ...flags]);
      expect(code).toBe(4);
      expect(flat(stderr)).toContain('Type them: --ruling bg:R1=2');
    }
    expect(existsSync(file)).toBe(false);
  });
});

describe('a file that is there', () => {
  test('is left as it is, before anything is asked, and overwritten where that is said', async () => {
    writeFileSync(file, 'mine');
    const { code, stderr } = await at.type(['rules', '--agree', file, '--ruling', 'R14=2']);
    expect(code).toBe(1);
    expect(flat(stderr)).toContain('is there already. --force overwrites it.');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await at.told(['rules', '--agree', file, '--ruling', 'R14=2', '--force']);
    expect((await readHouse(file, BG)).rulings).toEqual({ 'bg:R14': 2 });
  });

  test('that cannot be written is told', async () => {
    const nowhere = join(at.path, 'no', 'club.yaml');
    const { code, stderr } = await at.type(['rules', '--agree', nowhere, '--ruling', 'R14=2']);
    expect(code).toBe(1);
    expect(flat(stderr)).toContain('The house rules cannot be written to');
    const { prompts, asked } = player({});
    const world = { prompts, stdinIsTTY: true, stderrIsTTY: true };
    expect((await at.type(['rules', '--agree', nowhere], world)).code).toBe(1);
    expect(asked, 'nobody answers for nothing').toEqual([]);
  });

  test('that is to be overwritten is left as it is by a player who goes away', async () => {
    writeFileSync(file, 'mine');
    const { prompts } = player({});
    const world = { prompts, stdinIsTTY: true, stderrIsTTY: true };
    await at.type(['rules', '--agree', file, '--force'], world);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});

test.each([
  ['rules --force', '--force goes with --agree'],
  ['rules --most 3', '--most goes with --rulings or --agree'],
  ['rules --rulings --agree club.yaml', '--rulings and --agree exclude each other'],
  ['rules --rulings --odds', '--odds goes with one ruling'],
  ['rules --rulings woods', "takes flags only; 'woods' is not one"],
  ['rules --agree club.yaml --ruling bg:R47=2', 'bg:R47 is no switch'],
])('%s is a usage error', async (line, says) => {
  const { code, stderr } = await at.type(line);
  expect(code).toBe(2);
  expect(flat(stderr)).toContain(says);
});
