import type { Rule } from '../../../src/rules/rule.js';
import type { Attack } from '../shooting/attack.js';
import { diceOf } from '../shooting/shooter.js';
import { coverDice, redDice, roadWithoutShooter } from '../shooting/target.js';
import { hitNumber } from '../units/grade.js';
import { look, ruling, step } from '../words.js';
import type { Artillery } from './input.js';
import { type Barrage, barrageGrade } from './tables.js';

/** The dice of one ring: those of the weapon, and the red dice of whatever protects the target (art.5, art.6). */
export function* attackOf(input: Artillery, barrage: Barrage): Rule<Attack> {
  const set = yield* look(barrageGrade.cells.grade);
  const grade = input.grade ?? set.value;
  const from = input.grade ? { value: grade, ruling: 'bg:R106' } : set;
  const text = `off-table attacks hit as grade ${grade}${input.grade ? ', as given' : ''}`;
  yield* step({ id: 'off-table-grade', clause: 'bg:art.5', value: grade, text, from });
  const hitsOn = yield* hitNumber(grade, {});
  const { white, blue } = yield* shared(input, barrage);
  const red = yield* redDice(input, coverFromAbove(input.cover));
  if (!input.targetOnRoad) return { white, blue, red, hitsOn };
  const road = yield* roadWithoutShooter(red, 'off-table attacks');
  return { white: white + road.white, blue: blue + road.blue, red: red + road.red, hitsOn };
}

/** A ring over several units: the full dice on each or, if so ruled, a share by figures (art.9). */
function* shared(
  { targetFigures, others }: Artillery,
  { white, blue }: Barrage,
): Rule<{ white: number; blue: number }> {
  if (others === 0) return { white, blue };
  const share = targetFigures! / (targetFigures! + others);
  const part = (dice: number) => (dice === 0 ? 0 : Math.max(Math.round(dice * share), 1));
  const split = (yield* ruling('bg:R109')) === 2;
  const dice = split ? { white: part(white), blue: part(blue) } : { white, blue };
  const text = split
    ? `${targetFigures} of ${targetFigures! + others} figures under the ring: ${diceOf(dice.white, dice.blue)}`
    : `each unit under the ring is attacked with all dice: ${diceOf(white, blue)}`;
  yield* step({ id: 'others', clause: 'bg:art.9', value: dice.white + dice.blue, text, ruling: 'bg:R109' });
  return dice;
}

/** The usual red dice, but a wall gives none, or half if so ruled, against what comes from above (art.6). */
function* coverFromAbove(cover: Artillery['cover']): Rule<number> {
  if (cover === 'none') return 0;
  const usual = yield* coverDice('cover', cover, 'bg:shoot.4');
  if (cover !== 'wall') return usual;
  const half = (yield* ruling('bg:R110')) === 2;
  const red = half ? Math.floor(usual / 2) : 0;
  const text = half ? `half of that from above: ${red || 'no'} red` : 'no red from above';
  return yield* step({ id: 'from-above', clause: 'bg:art.6', value: red, text, ruling: 'bg:R110' });
}
