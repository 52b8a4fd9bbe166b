import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chainedAnew, changed } from '../../support/games/forged.js';
import { PANZER, RosterGame, SECTION } from '../../support/roster.js';

/** A game by optional rules proves itself: the units of its events have filled in no rule that its players play. */

const HOUSE =
  'optional: { retreat: true, weapon-classes: true, target-quality-defence: true, short-hw: true }';
const UNITS = [
  { ...SECTION, hw: 0, 'hw-piat': 1 },
  { name: 'Volk', side: 'Axis', grade: 'D', figures: 9, leaders: 1, 'dug-in': true },
  PANZER,
];

let game: RosterGame;
beforeEach(async () => {
  game = new RosterGame('club');
  const file = game.file('club.yaml');
  writeFileSync(file, HOUSE);
  await game.open(UNITS, `--sides Axis,Allies --house ${file}`);
});
afterEach(() => game.clean());

const filled = (): readonly string[] => JSON.parse(game.log().at(-1)!).units.filled;

describe('bg:opt.1 what is played by house rules', () => {
  test.each([
    ['bg:retreat.1 a loss is tested', 'shoot "2 Section" Volk --range 5', ['targetStartFigures']],
    ['bg:retreat.2 by artillery too', 'artillery Volk --weapon heavy --rings 1', ['targetStartFigures']],
    ['bg:hw.1 a tank that charges has no weapon classes', 'charge "Panzer IV" "2 Section" --distance 4', []],
    ['bg:hw.1 nor one that shoots', 'shoot "Panzer IV" "2 Section" --range 5 --weapon mg', []],
    ['bg:hw.1 infantry at a tank has them', 'shoot "2 Section" "Panzer IV" --range 5', ['hwPiat']],
  ])('%s', async (_, line, others) => {
    await game.allowed(`${line} --seed a`);
    expect(filled()).toEqual(expect.arrayContaining(others));
    for (const rule of ['retreat', 'weaponClasses', 'targetQualityDefence', 'shortHw'])
      expect(filled()).not.toContain(rule);
    expect((await game.type('replay')).code).toBe(0);
  });

  test('bg:retreat.1 logs that say the units had filled it in prove all the same, and no other unit does', async () => {
    await game.allowed('shoot "2 Section" Volk --range 5 --seed a');
    const path = join(game.file('wg'), 'games', 'club.jsonl');
    const proves = async (how: (line: string) => string) => {
      writeFileSync(path, `${chainedAnew(changed(game.log(), game.log().length - 1, how)).join('\n')}\n`);
      return (await game.type('replay')).code;
    };
    const before = (line: string) =>
      line.replace('"targetTestedLater"]', '"targetTestedLater","retreat","weaponClasses"]');
    expect(before(game.log().at(-1)!)).not.toBe(game.log().at(-1));
    expect(await proves(before)).toBe(0);
    expect(await proves((line) => line.replace('"targetStartFigures":9', '"targetStartFigures":8'))).toBe(1);
  });
});
