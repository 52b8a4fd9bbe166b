import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Machine } from '../../support/state.js';

let at: Machine;
beforeEach(() => {
  at = new Machine();
});
afterEach(() => at.clean());

interface Answer {
  readonly allowed: boolean;
  readonly against: readonly {
    clause: string;
    why: string;
    way?: string;
    refused: boolean;
    anyway?: boolean;
  }[];
  readonly missing?: readonly string[];
}
const asked = (line: string) => at.json<Answer>(`why not ${line}`);
const flat = (text: string) => text.replace(/\s+/g, ' ');

const ROSTER = `ruleset: battleground
units:
  - { name: 2 Section, side: Allies, kind: infantry, figures: 9, grade: C }
  - { name: 1 Gruppe, side: Axis, kind: infantry, figures: 8, grade: C }
`;

/** A game of two units, each on its side. */
async function begun(start = 'game start Caen --ruleset bg --sides Axis,Allies'): Promise<void> {
  const file = join(at.path, 'units.yaml');
  writeFileSync(file, ROSTER);
  await at.told(start);
  await at.told(['roster', 'load', file]);
}

describe('wg why not', () => {
  test('tells what the rule refuses, by its clause, and rolls nothing', async () => {
    expect(await asked('shoot -g C -f 9 --range 40')).toMatchObject({
      allowed: false,
      against: [{ clause: 'bg:shoot.6', refused: true, anyway: false }],
    });
    expect((await at.type('log')).stdout).not.toContain('shoot');
  });

  test('bg:vshoot.6 of a unit that cannot take part at all the answer is no, as of any other', async () => {
    await at.told('game start Caen -r bg --roster examples/battleground-roster.yaml');
    expect(await asked('shoot Truck "1 Gruppe"')).toMatchObject({
      allowed: false,
      against: [{ clause: 'bg:vshoot.6', why: 'Truck has no weapon.', refused: true, anyway: false }],
    });
    expect((await at.type('why not shoot Truck')).stdout).toContain('Result: shoot cannot be done');
  });

  test('tells that nothing speaks against a line', async () => {
    expect(await asked('shoot -g C -f 9 --range 10')).toEqual({
      action: 'shoot',
      allowed: true,
      against: [],
    });
    expect(await at.told('why not shoot -g C -f 9')).toBe(
      'Result: nothing speaks against it: shoot may be done\n',
    );
  });

  test('tells all that speaks against it, the state of a unit first, and what would allow it', async () => {
    await begun();
    await at.told(['roster', 'mark', '2 Section', 'melee']);
    const { allowed, against } = await asked('shoot "2 Section" "1 Gruppe" --range 30');
    expect(allowed).toBe(false);
    expect(against.map(({ clause }) => clause)).toContain('bg:melee.10');
    expect(against.map(({ clause }) => clause)).toContain('bg:shoot.6');
    const page = flat(await at.told('why not shoot "2 Section" "1 Gruppe"'));
    expect(page).toMatch(/^Forbidden .*bg:melee\.10 The book: /);
    expect(page).toMatch(/Result: shoot is not allowed; --anyway plays it all the same $/);
  });

  test('is what the line itself says: exit 3 where it is refused, and not where it is not', async () => {
    await begun();
    for (const line of [
      'shoot "2 Section" "1 Gruppe"',
      'shoot "2 Section" "1 Gruppe" --range 30',
      'shoot "1 Gruppe" "2 Section" --range 5',
    ]) {
      const { allowed, against } = await asked(line);
      const { code, stderr } = await at.type(`${line} --no-log --no-input`);
      expect(code === 3, `${line}: ${stderr}`).toBe(!allowed);
      if (!allowed) expect(flat(stderr)).toContain(flat(against[0]!.why));
    }
  });

  test('a remark leaves it to the players; in a strict game it is forbidden', async () => {
    await begun();
    const line = 'shoot "2 Section" "1 Gruppe"';
    await at.told('draw-card --new --dice 5S');
    const remarked = await asked(line);
    await begun('game start Strict --strict --ruleset bg --sides Axis,Allies');
    await at.told('draw-card --new --dice 5S');
    const strict = await asked(line);
    expect(remarked.against.map(({ clause }) => clause)).toEqual(strict.against.map(({ clause }) => clause));
    expect(remarked.against.length).toBeGreaterThan(0);
    expect([remarked.allowed, strict.allowed]).toEqual([true, false]);
    expect(flat(await at.told(`why not ${line} --game Caen`))).toContain(
      'Spoken against, and left to the players',
    );
  });

  test('says what is not typed, and judges what it can', async () => {
    expect(await asked('shoot --range 40')).toMatchObject({ missing: ['--grade', '--figures'] });
    expect(await at.told('why not shoot --range 40')).toContain('Not typed: --grade and --figures.');
  });

  test('takes the line in one word too, as other programs hand it over', async () => {
    expect(JSON.parse(await at.told(['why', 'not', 'shoot -g C -f 9 --range 40', '--json']))).toMatchObject({
      allowed: false,
    });
  });

  test.each([
    ['why not', 2, /takes a line to ask about/],
    ['why not shoot -g C -f 9 --odds', 2, /--odds means nothing to wg why not/],
    ['why not shoot -g C -f 9 --dice 5', 2, /--dice means nothing/],
    ['why not sing', 2, /There is no action 'sing'/],
    ['why not shoot -g Q -f 9', 2, /--grade/],
    ['why not shoot "9 Section"', 2, /has no roster/],
    ['why nothing', 2, /takes the number of one event/],
  ])('wg %s', async (line, code, says) => {
    const told = await at.type(line);
    expect([told.code, told.stdout]).toEqual([code, '']);
    expect(flat(told.stderr)).toMatch(says);
  });
});
