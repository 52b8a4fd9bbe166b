import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addLine } from '../../../src/log/append.js';
import { settingsOf } from '../../../src/log/settings.js';
import type { Resolution } from '../../../src/rules/record.js';
import { Machine } from '../../support/state.js';

let at: Machine;
beforeEach(() => {
  at = new Machine();
});
afterEach(() => at.clean());

/** The line that `again` says it runs. */
async function line(typed: string): Promise<string> {
  const { code, stderr } = await at.type(typed);
  expect(code, stderr).toBe(0);
  return stderr;
}

/** The last line of the log. */
const last = (): { by?: string; record: Resolution } =>
  JSON.parse(readFileSync(at.log(), 'utf8').trimEnd().split('\n').at(-1)!);

describe('wg again', () => {
  test('repeats the last line with new dice, and prints the line it runs', async () => {
    await at.told('shoot -g C -f 9 -w 2 -c medium --seed s');
    const { input, seed } = last().record;
    expect(await line('again')).toBe('Again: wg shoot --grade C --figures 9 --hw 2 --cover medium\n');
    expect(last().record.input).toEqual(input);
    expect(last().record.seed).not.toBe(seed);
  });

  test('says again what is so anyway, where somebody has said it', async () => {
    await at.told('shoot -g C -f 9 -c none --range 5');
    expect(await line('again')).toBe('Again: wg shoot --grade C --figures 9 --range 5 --cover none\n');
    await line('again');
    await at.told('again --no-cover');
    expect(await line('again')).not.toContain('--cover');
    await at.told('game start Caen -r bg --roster examples/battleground-roster.yaml');
    await at.told('draw-card --dice 8H');
    await at.told('shoot "2 Section" "1 Gruppe" --range 5 --cover none');
    await at.told('undo');
    expect(await at.json('again')).not.toHaveProperty('remarks');
  });

  test('changes and adds flags, however they are typed', async () => {
    await at.told('shoot -g C -f 9 -c medium');
    await at.told('again -c heavy --flank');
    expect(last().record.input).toMatchObject({ grade: 'C', figures: 9, cover: 'heavy', flank: true });
    await at.told('again --figures=7');
    expect(last().record.input).toMatchObject({ figures: 7, cover: 'heavy', flank: true });
  });

  test('drops a flag with --no-', async () => {
    await at.told('shoot -g C -f 9 -c medium --flank --dug-in');
    await at.told('again --no-flank --no-cover');
    expect(last().record.input).toMatchObject({ flank: false, cover: 'none', dugIn: true });
  });

  test('does not drop what was not there, or take a flag in and out', async () => {
    await at.told('shoot -g C -f 9');
    const missing = await at.type('again --no-flank');
    expect(missing).toMatchObject({ code: 2, stdout: '' });
    expect(missing.stderr).toContain('The last line had no --flank to drop.');
    expect((await at.type('again --no-cover')).code).toBe(2);
    await at.told('again --flank');
    expect((await at.type('again --flank --no-flank')).stderr).toContain('exclude each other');
  });

  test('takes a flag whose own name begins with no for what it is', async () => {
    await at.told('activate --level veteran');
    await at.told('again --no-enemy');
    expect(last().record.input).toMatchObject({ noEnemy: true });
    await at.told('again --no-no-enemy');
    expect(last().record.input).toMatchObject({ noEnemy: false });
  });

  test('puts a list that is typed in place of the old one', async () => {
    await at.told('shoot -r wrg --fire rifle:6 --fire lmg-belt:1 --range 90 --men 8 --targets 8');
    expect(await line('again')).toContain('--fire rifle:6 --fire lmg-belt:1 ');
    await at.told('again --fire rifle:2 --fire rifle:1');
    expect(last().record.input.fire).toEqual(['rifle:2', 'rifle:1']);
  });

  test('shows the odds of the line, and logs nothing then', async () => {
    await at.told('shoot -g C -f 9 -c medium');
    const before = readFileSync(at.log(), 'utf8');
    expect(await at.told('again --odds')).toBe(await at.told('shoot -g C -f 9 -c medium --odds'));
    expect(await at.told('odds again -c heavy')).toBe(await at.told('shoot -g C -f 9 -c heavy --odds'));
    expect(readFileSync(at.log(), 'utf8')).toBe(before);
  });

  test('repeats what was taken back: undo, then again with the right cover', async () => {
    await at.told('shoot -g C -f 9 --acting Axis');
    await at.told('undo');
    await at.told('again --cover heavy');
    expect(last()).toMatchObject({ by: 'Axis', record: { input: { figures: 9, cover: 'heavy' } } });
  });

  test('hands seeds, dice and the way it is told on, and keeps none of the old', async () => {
    await at.told('shoot -g C -f 4 --dice "white=5,2" --explain');
    expect(await line('again --seed s --brief')).toBe(
      'Again: wg shoot --grade C --figures 4 --seed s --brief\n',
    );
    expect(last().record.seed).toBe('s');
    await at.told('again --dice white=6,2');
    expect(last().record).toMatchObject({ rng: 'entered', result: { hits: 1 } });
    expect(await at.told('again --no-log --seed s --json')).toBe(
      await at.told('shoot -g C -f 4 --seed s --no-log --json'),
    );
  });

  test('with --json says nothing but its answer', async () => {
    await at.told('shoot -g C -f 9');
    expect((await at.type('again --json')).stderr).toBe('');
    const { code, stderr } = await at.type('again --json --figures x');
    expect({ code, error: JSON.parse(stderr).error.code }).toEqual({ code: 2, error: 'bad-value' });
  });

  test('keeps the rulings that were typed, and who acted, unless others are', async () => {
    await at.told('shoot -g C -f 9 --ruling bg:R1=2 --acting "O\'Brien"');
    expect(await line('again')).toContain("--ruling bg:R1=2 --acting 'O'\\''Brien'");
    expect(last()).toMatchObject({ by: "O'Brien", record: { rulings: { 'bg:R1': 2 } } });
    await at.told('again --ruling R1=1 --acting Axis');
    expect(last()).toMatchObject({ by: 'Axis', record: { rulings: { 'bg:R1': 1 } } });
  });

  test('finds the rule system of the line again', async () => {
    await at.told('shoot -r fubar --level veteran --fp 6');
    expect(await line('again')).toContain('--ruleset fubar');
    expect(last().record.ruleset).toBe('fubar');
    const { code, stderr } = await at.type('again -r bg');
    expect({ code, told: stderr.includes('the last line was of FUBAR') }).toEqual({ code: 2, told: true });
    expect((await at.type('again -r fubar')).code).toBe(0);
  });

  test('is told what is wrong as the line itself is', async () => {
    await at.told('shoot -g C -f 9');
    const unknown = await at.type('again --covr heavy');
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain('Did you mean --cover?');
    expect((await at.type('again --no-grade')).code).toBe(4);
    expect((await at.type('again stray')).code).toBe(2);
  });

  test('has nothing to repeat where nothing was resolved', async () => {
    const { code, stderr } = await at.type('again --cover heavy');
    expect(code).toBe(1);
    expect(stderr).toContain('Nothing has been resolved in the game table');
    await at.told('move --game other');
    expect((await at.type('again')).code).toBe(1);
    expect(await line('again --game other')).toContain('--game other');
  });

  test('shows its help', async () => {
    expect(await at.told('again --help')).toContain('wg again --no-<flag>');
    expect(await at.told('help again')).toContain('wg again --no-<flag>');
  });

  test.each([
    ['spaces and quotes', 'by the "old" mill, it\'s'],
    ['a leading hyphen', '-g by the mill'],
    ['umlauts and an emoji', 'Mühle \u{1f3b2}'],
  ])('hands on text with %s as it was', async (_, where) => {
    const { wg } = await import('../../support/cli.js');
    const env = { XDG_STATE_HOME: at.path };
    expect((await wg(['smoke', '--artillery', `--where=${where}`], { env })).code).toBe(0);
    const said = await line('again');
    expect(last().record.input.where).toBe(where);
    expect(said).toContain('--where');
  });

  test('hands on numbers below zero', async () => {
    await at.told('reaction-test -r wrg --mod -3');
    await at.told('again');
    expect(last().record.input.mod).toBe(-3);
  });
});

describe('under house rules', () => {
  const club = (text: string) => writeFileSync(`${at.path}/club.yaml`, text);

  test('optional rules and rulings of the club stay theirs: another agreement binds the line repeated', async () => {
    club('rulings: { R1: 2 }\noptional: { target-quality-defence: true }\n');
    await at.told(`game house ${at.path}/club.yaml`);
    await at.told('shoot -g C -f 9 --target-grade B');
    expect(last().record.input.targetQualityDefence).toBe(true);
    expect(await line('again')).toBe('Again: wg shoot --grade C --figures 9 --target-grade B\n');
    expect(last().record.rulings['bg:R1']).toBe(2);
    await at.told('undo');
    await at.told('undo');
    await at.told('game house none');
    await at.told('again');
    expect(last().record).toMatchObject({ input: { targetQualityDefence: false }, rulings: { 'bg:R1': 1 } });
  });

  test('what was typed otherwise than the club plays is kept', async () => {
    club('rulings: { R1: 2 }\n');
    await at.told(`game house ${at.path}/club.yaml`);
    await at.told('shoot -g C -f 9 --ruling R1=1 --target-grade B --target-quality-defence');
    expect(await line('again')).toContain('--target-quality-defence --ruling bg:R1=1');
  });

  test('a rule that the club plays cannot be dropped in silence', async () => {
    club('optional: { target-quality-defence: true }\n');
    await at.told(`game house ${at.path}/club.yaml`);
    await at.told('shoot -g C -f 9 --target-grade B');
    const { code, stderr } = await at.type('again --no-target-quality-defence');
    expect({ code, told: stderr.includes('the house rules play it') }).toEqual({ code: 2, told: true });
    expect((await at.type('again --house none')).code).toBe(0);
    expect(last().record.input.targetQualityDefence).toBe(false);
  });

  test('a line with house rules of its own says that they are not repeated', async () => {
    club('cells: { ranges: { mg: 18 } }\n');
    await at.told(`shoot --weapon mg --at truck --range 12 --house ${at.path}/club.yaml`);
    expect(last().record.house).toBeDefined();
    expect(await line('again')).toContain('wg: the last line was played by house rules of its own');
    expect(await line(`again --house ${at.path}/club.yaml`)).not.toContain('of its own');
  });
});

describe('a line with a file', () => {
  const army = () => `${at.path}/army.yaml`;
  beforeEach(async () => {
    writeFileSync(army(), 'groups:\n  - name: Able\n    items: ["cpl, smg, grenades"]\n');
    await at.told(`points --list ${army()}`);
  });

  test('is repeated with what stood in it, even where the file has gone', async () => {
    const { input, result } = last().record;
    rmSync(army());
    const said = await line('again');
    expect(said).toMatch(/^Again: wg points --list \/\S+\.json/);
    expect(last().record).toMatchObject({ input, result });
    // The line that was shown works as it stands, now and later on.
    expect((await at.type(said.replace('Again: ', '').trim())).code).toBe(0);
    expect(await line('again')).toBe(said);
  });

  test('takes another file in its place', async () => {
    writeFileSync(`${at.path}/other.yaml`, 'groups:\n  - name: Baker\n    items: ["sgt, rifle"]\n');
    expect(await line(`again --list ${at.path}/other.yaml`)).toBe(
      `Again: wg points --list ${at.path}/other.yaml\n`,
    );
    expect(JSON.stringify(last().record.input.list)).toContain('Baker');
  });

  test('says so where there is no room to keep it', async () => {
    writeFileSync(`${at.path}/wg/files`, 'in the way');
    const { code, stderr } = await at.type('again');
    expect({ code, told: stderr.includes('cannot be written') }).toEqual({ code: 1, told: true });
  });
});

describe('a line of units', () => {
  /** The last event once more, as units with these names did it. */
  const by = (names: readonly string[], filled: readonly string[]): void => {
    const clock = { id: () => 'units000', now: () => '2026-01-02T03:04:05.000Z' };
    const { record } = last();
    addLine(at.log(), 'table', clock, () => ({
      seen: settingsOf(at.log()),
      body: { units: { names, filled }, record },
    }));
  };

  test('is typed with their names, and without what was filled from them', async () => {
    await at.told('shoot -g C -f 9 --flank');
    by(['2 Section', 'MG nest'], ['grade', 'figures']);
    const { stderr } = await at.type('again');
    expect(stderr).toContain("Again: wg shoot '2 Section' 'MG nest' --flank\n");
    expect((await at.type('again --grade B')).stderr).toContain(
      "Again: wg shoot '2 Section' 'MG nest' --flank --grade B\n",
    );
    expect((await at.type('again "3 Section"')).stderr).toContain("Again: wg shoot --flank '3 Section'\n");
  });

  test('puts names that look like flags behind all flags', async () => {
    await at.told('shoot -g C -f 9 --flank');
    by(['-g', 'MG nest'], ['grade', 'figures']);
    expect((await at.type('again')).stderr).toContain("Again: wg shoot --flank -- -g 'MG nest'\n");
  });
});
