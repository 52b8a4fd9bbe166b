import type { Rule } from '../../../src/rules/rule.js';
import { look, refuse, ruling, step } from '../words.js';
import { GRADES, type Grade, hitNumbers } from './tables.js';

/** What lowers the grade a unit shoots with. */
interface Drops {
  readonly ran?: boolean;
  readonly mounted?: boolean;
  readonly riding?: boolean;
  /** What it is about to do, for the refusal. */
  readonly to?: 'shoot' | 'charge' | 'heal';
}

/** The numbers that hit, in words: `5 and 6`. */
export const hitsOn = (lowest: number): string =>
  lowest === 6 ? '6' : lowest === 5 ? '5 and 6' : `${lowest} to 6`;

/** The lowest face that hits for a unit of this grade (grade.2), drops not counted. */
export function* lowestHit(grade: Grade): Rule<number> {
  return (yield* look(hitNumbers.cells[grade])).value;
}

/** The grade so many steps down, if there is one: below D nothing hits. */
export const gradeBelow = (grade: Grade, steps: number): Grade | undefined =>
  GRADES[GRADES.indexOf(grade) + steps];

/**
 * The grade a unit shoots or charges with now (R2).
 * @throws Refusal where the drops leave no number that could hit (grade.5)
 */
function* gradeNow(grade: Grade, { ran, mounted, riding, to = 'shoot' }: Drops): Rule<Grade> {
  const because = [ran && 'has run', mounted && 'is mounted', riding && 'rides in a vehicle'].filter(Boolean);
  const drops = because.length > 1 && (yield* ruling('bg:R2')) === 2 ? 1 : because.length;
  const now = gradeBelow(grade, drops);
  if (now) return now;
  const clause = ran ? 'bg:grade.5' : mounted ? 'bg:cav.3' : 'bg:pass.3';
  return refuse(
    clause,
    `A grade ${grade} unit that ${because.join(' and ')} hits on no number, so it may not ${to}.`,
  );
}

/**
 * The lowest face that hits when a unit of this grade shoots or charges now.
 * @throws Refusal as {@link gradeNow}
 */
export function* hitNumber(grade: Grade, drops: Drops): Rule<number> {
  const now = yield* gradeNow(grade, drops);
  if (drops.ran) {
    const text = `has run: ${drops.to === 'heal' ? 'rolls' : 'shoots'} one grade lower`;
    yield* step({ id: 'ran', clause: 'bg:grade.4', value: -1, text });
  }
  if (drops.mounted) {
    yield* step({ id: 'mounted', clause: 'bg:cav.3', value: -1, text: 'mounted: one grade lower' });
  }
  if (drops.riding) {
    yield* step({
      id: 'riding',
      clause: 'bg:pass.3',
      value: -1,
      text: 'shooting from a vehicle: one grade lower',
    });
  }
  const many = [drops.ran, drops.mounted, drops.riding].filter(Boolean).length;
  const from = yield* look(hitNumbers.cells[now]);
  yield* step({
    id: 'grade',
    clause: 'bg:grade.2',
    value: from.value,
    text: `${many ? 'now grade' : 'grade'} ${now} hits on ${hitsOn(from.value)}`,
    from,
    ...(many > 1 && { ruling: 'bg:R2' as const }),
  });
  return from.value;
}
