import type { Rule } from '../../../src/rules/rule.js';
import { dice, rounds } from '../../../src/rules/words.js';
import { GRADES, type Grade } from '../units/tables.js';
import { look, ruling, step } from '../words.js';
import { type Average, averageRow, averages } from './tables.js';

/** A unit as far as its say in a common grade goes. */
interface Partner {
  readonly grade: Grade;
  readonly figures: number;
}

/** The grade of two units that combine (combine.5 to combine.8). Units of equal grade do not roll (R98). */
export function* combinedGrade(unit: Partner, other: Partner): Rule<Grade> {
  if (unit.grade === other.grade) {
    const text = `both are grade ${unit.grade}: nothing to roll for`;
    return yield* step({ id: 'grade', clause: 'bg:combine.5', value: unit.grade, text, ruling: 'bg:R98' });
  }
  const from = yield* look(averages.cells[averageRow(unit.grade, other.grade)]);
  const average = from.value;
  const where = isDefinite(average) ? average : `between ${average.replace('-', ' and ')}`;
  const text = `the average of ${unit.grade} and ${other.grade} is ${where}`;
  yield* step({ id: 'average', clause: 'bg:combine.5', value: average, text, from });
  const winner = yield* roll(unit, other, average);
  return yield* pulled(average, winner === 'tie' ? undefined : { unit, other }[winner].grade);
}

const isDefinite = (average: Average): average is Grade => average.length === 1;

type Winner = 'unit' | 'other' | 'tie';

/** The rolls of the two units; a tie leaves no definite grade between two, so it is rolled again (combine.7). */
function* roll(unit: Partner, other: Partner, average: Average): Rule<Winner> {
  const again = !isDefinite(average);
  const more = unit.figures - other.figures;
  const { winner } = yield* rounds<{ winner: Winner | 'open' }>({
    name: 'roll',
    start: { winner: 'open' },
    isOver: ({ winner }) => winner !== 'open',
    round: function* () {
      const winner = yield* rollOnce(more, again);
      return { winner: again && winner === 'tie' ? 'open' : winner };
    },
  });
  return winner as Winner;
}

/** One roll of each unit: the larger adds 1 for each figure it has more (combine.6). */
function* rollOnce(more: number, again: boolean): Rule<Winner> {
  const faces = yield* dice({
    dice: ['unit', 'other'],
    times: 1,
    tally: ['unit', 'other'],
    read: (face, against) => ({ unit: face, other: against }),
    whose: (name) => (name === 'unit' ? 'the first unit' : 'the other unit'),
  });
  const totals = [faces.unit + Math.max(more, 0), faces.other + Math.max(-more, 0)];
  const against = oneAgainstSix(more, faces.unit, faces.other);
  const winner = against ?? higher(totals[0]!, totals[1]!);
  const says = (face: number, adds: number, total: number) =>
    adds > 0 ? `${face} + ${adds} = ${total}` : `${face}`;
  const said = `${says(faces.unit, more, totals[0]!)} against ${says(faces.other, -more, totals[1]!)}`;
  const text = winner === 'tie' && again ? `${said}: a tie, rolled again` : said;
  yield* step({ id: 'roll', clause: 'bg:combine.6', value: totals, text, ruling: 'bg:R98' });
  if (against) {
    const text = 'a 1 for the larger unit and a 6 for the smaller: the smaller wins all the same';
    yield* step({ id: 'one-against-six', clause: 'bg:combine.8', value: true, text, ruling: 'bg:R97' });
  }
  return winner;
}

/** A 1 for the larger unit and a 6 for the smaller win for one that is 5 or more figures weaker (combine.8). */
function oneAgainstSix(more: number, unit: number, other: number): Winner | undefined {
  if (more >= 5 && unit === 1 && other === 6) return 'other';
  if (more <= -5 && unit === 6 && other === 1) return 'unit';
  return undefined;
}

const higher = (unit: number, other: number): Winner =>
  unit > other ? 'unit' : unit < other ? 'other' : 'tie';

/** Where a grade or an average stands, in half grades from A. */
const placeOf = (average: Average): number =>
  2 * GRADES.indexOf(average[0] as Grade) + (isDefinite(average) ? 0 : 1);

/** The average moves up to one grade towards the winner, never past it; a tie leaves it (combine.7). */
function* pulled(average: Average, winner: Grade | undefined): Rule<Grade> {
  const clause = 'bg:combine.7';
  if (!winner) {
    const text = `a tie: the average stands, grade ${average}`;
    return yield* step({ id: 'grade', clause, value: average as Grade, text });
  }
  // From between two grades half a step makes a definite one and, if so ruled, a step and a half (R96).
  const between = !isDefinite(average);
  const reach = !between ? 2 : (yield* ruling('bg:R96')) === 2 ? 3 : 1;
  const [start, goal] = [placeOf(average), placeOf(winner)];
  const place = goal < start ? Math.max(goal, start - reach) : Math.min(goal, start + reach);
  const grade = GRADES[place / 2]!;
  const text = `the grade ${winner} unit wins and pulls the average its way: grade ${grade}`;
  return yield* step({
    id: 'grade',
    clause,
    value: grade,
    text,
    ...(between && { ruling: 'bg:R96' as const }),
  });
}
