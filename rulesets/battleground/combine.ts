import { action } from '../../src/rules/action.js';
import { type InputOf, toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { figuresInWords, NOBODY } from './casualties.js';
import { combinedGrade } from './combined-grade.js';
import { halves } from './dividing.js';
import { casualtyFields, infantryFields, MOST, mustHold, targetFields } from './inputs.js';
import { nonStanding } from './standing.js';
import { GRADES, type Grade } from './tables.js';
import { refuse, ruling, step } from './words.js';

const { grade, figures, leaders, hw, medics } = infantryFields;
const { targetFigures, targetLeaders, targetHw, targetMedics } = casualtyFields;
const one = { group: 'Unit' };
const two = { group: 'Other unit' };

const inputs = {
  grade: { ...grade, ...one, required: true as const },
  figures: { ...figures, ...one, required: true as const },
  leaders: { ...leaders, ...one },
  hw: { ...hw, ...one },
  medics: { ...medics, ...one, help: 'medics among them' },
  otherGrade: {
    ...targetFields.targetGrade,
    ...two,
    help: 'grade of the other unit',
    required: true as const,
  },
  otherFigures: { ...targetFigures, ...two, help: 'figures in the other unit', required: true as const },
  otherLeaders: { ...targetLeaders, ...two },
  otherHw: { ...targetHw, ...two },
  otherMedics: { ...targetMedics, ...two },
  vehicle: toggle('one of them is a vehicle', {}),
  divide: toggle('the owner wants two units out of them', {}),
};
type Input = InputOf<typeof inputs>;
type Result = { grade: Grade; otherGrade?: Grade; units: number[]; leaders: number };

/** A unit before it combines. */
interface Before {
  readonly grade: Grade;
  readonly figures: number;
  readonly leaders: number;
  readonly heavyWeapons: number;
  readonly medics: number;
}

export const combine = action({
  name: 'combine',
  says: 'Combine two infantry units, and the grade they get',
  inputs,
  conflict: (input) =>
    mustHold('figures', input.figures, input.leaders + input.hw + input.medics) ??
    mustHold('otherFigures', input.otherFigures, input.otherLeaders + input.otherHw + input.otherMedics),
  examples: [
    ['wg combine --grade A --figures 7 --other-grade C --other-figures 3', 'seven elite take on three'],
    ['wg combine -g B -f 10 -l 1 --other-grade C --other-figures 3 --other-leaders 1', 'thirteen divide'],
    ['wg combine -g A -f 7 --other-grade D --other-figures 5 --odds', 'the chances instead of a roll'],
    ['wg combine -g A -f 7 --other-grade C --other-figures 3 --dice "unit=4 other=3"', 'dice thrown by hand'],
  ],
  result: {
    grade: { help: 'grade of the new unit', order: GRADES },
    otherGrade: { help: 'grade of the second unit, where two keep their own', order: GRADES },
    units: { help: 'figures of the new unit, or of the two it divides into' },
    leaders: { help: 'leaders who still count as such' },
  },
  reminders: ['bg:combine.4', ['bg:nonstand.2', (input) => unitsOf(input).some(nonStanding)]],
  *resolve(input): Rule<Result> {
    const [unit, other] = unitsOf(input);
    const all = unit.figures + other.figures;
    mayCombine(input, all);
    if (all <= MOST) return yield* together(unit, other, all);
    const option = yield* ruling('bg:R99');
    return option === 2 ? yield* keepingGrades(unit, other) : yield* divided(unit, other, all);
  },
  announce: ({ grade: of, otherGrade, units: [first, second], leaders: led }) => {
    const leading = led > 0 ? `, ${counted(led, 'leader')}` : '';
    if (second === undefined) return `one unit of ${first}, grade ${of}${leading}`;
    const grades = otherGrade ? `, grade ${of} and grade ${otherGrade}` : `, both grade ${of}`;
    return `two units of ${first} and ${second}${grades}${leading}`;
  },
});

const unitsOf = (input: Input): [Before, Before] => [
  {
    grade: input.grade,
    figures: input.figures,
    leaders: input.leaders,
    heavyWeapons: input.hw,
    medics: input.medics,
  },
  {
    grade: input.otherGrade,
    figures: input.otherFigures,
    leaders: input.otherLeaders,
    heavyWeapons: input.otherHw,
    medics: input.otherMedics,
  },
];

/** What forbids it: only infantry combines (combine.3), and only a group over 12 divides (combine.1). */
function mayCombine({ vehicle, divide }: Input, all: number): void {
  if (vehicle) refuse('bg:combine.3', 'A vehicle combines with nothing.');
  if (divide && all <= MOST) {
    refuse(
      'bg:combine.1',
      `Units may not be divided: only a group of more than ${MOST} is, this has ${all}.`,
    );
  }
}

/** One unit of up to 12. */
function* together(unit: Before, other: Before, all: number): Rule<Result> {
  const grade = yield* combinedGrade(unit, other);
  const leaders = yield* leadersThatCount(unit, other, [grade]);
  const text = `${unit.figures} and ${other.figures} are one unit of ${all}, which may not be divided again`;
  yield* step({ id: 'units', clause: 'bg:combine.1', value: [all], text });
  const heavyWeapons = unit.heavyWeapons + other.heavyWeapons;
  if (leaders > Math.ceil(all / 4) || heavyWeapons > Math.ceil(all / 6)) {
    const more = 'more special figures than at the start: that limit binds no more';
    yield* step({ id: 'limits', clause: 'bg:unit.6', value: true, text: more });
  }
  if (nonStanding(unit) || nonStanding(other)) {
    const why = nonStanding({ figures: all, leaders, heavyWeapons });
    const stands = why ? `still non-standing: ${why}` : 'together they stand';
    yield* step({ id: 'standing', clause: 'bg:nonstand.1', value: !why, text: stands });
  }
  return { grade, units: [all], leaders };
}

/** Over 12: the grade is settled first, then the group divides and both halves have it (combine.2, R99). */
function* divided(unit: Before, other: Before, all: number): Rule<Result> {
  const grade = yield* combinedGrade(unit, other);
  const leaders = yield* leadersThatCount(unit, other, [grade]);
  const units = yield* inTwo(all);
  yield* sharedOut(unit, other, leaders);
  return { grade, units, leaders };
}

/** If so ruled: figures cross over to the smaller unit, and each half keeps the grade of most of its figures (R99). */
function* keepingGrades(unit: Before, other: Before): Rule<Result> {
  const units = yield* inTwo(unit.figures + other.figures);
  const [large, small] = unit.figures >= other.figures ? [unit, other] : [other, unit];
  const crossed = units[1] - small.figures;
  const grade = large.grade;
  // Where as many crossed over as were there, nobody outvotes the unit that was there.
  const otherGrade = crossed > small.figures ? large.grade : small.grade;
  const over = `${crossed} of the ${large.figures} cross over to the ${small.figures}`;
  const line = { clause: 'bg:combine.2', ruling: 'bg:R99' } as const;
  yield* step({ ...line, id: 'crossing', value: crossed, text: over });
  const same = grade === otherGrade ? `both keep grade ${grade}` : `grade ${grade} and grade ${otherGrade}`;
  const even =
    crossed === small.figures ? `, or with ${crossed} of each that of the unit that was there` : '';
  const text = `each keeps the grade of most of its figures${even}: ${same}`;
  yield* step({ id: 'grade', clause: 'bg:combine.6', value: [grade, otherGrade], text, ruling: 'bg:R99' });
  const leaders = yield* leadersThatCount(unit, other, [grade, otherGrade]);
  yield* sharedOut(unit, other, leaders);
  return { grade, ...(otherGrade !== grade && { otherGrade }), units, leaders };
}

function* inTwo(all: number): Rule<[number, number]> {
  const units = halves(all);
  const text = `${all} are over ${MOST}: they have to divide, ${units[0]} and ${units[1]}`;
  yield* step({ id: 'units', clause: 'bg:combine.2', value: units, text, ruling: 'bg:R99' });
  return units;
}

/** Special figures go to either half as their owner likes (R99). */
function* sharedOut(unit: Before, other: Before, leader: number): Rule<void> {
  const special = {
    ...NOBODY,
    leader,
    'heavy-weapon': unit.heavyWeapons + other.heavyWeapons,
    medic: unit.medics + other.medics,
  };
  const all = special.leader + special['heavy-weapon'] + special.medic;
  if (all === 0) return;
  const text = `the owner shares out ${figuresInWords(special)}`;
  yield* step({ id: 'shared', clause: 'bg:combine.2', value: all, text, ruling: 'bg:R99' });
}

/**
 * A leader of a unit of lower grade than the new one is none any more (combine.9).
 * @param grades of the new unit, or of both halves: a leader is put where he counts
 */
function* leadersThatCount(unit: Before, other: Before, grades: readonly Grade[]): Rule<number> {
  const all = unit.leaders + other.leaders;
  if (all === 0) return 0;
  const counts = (of: Before) =>
    grades.some((grade) => GRADES.indexOf(of.grade) <= GRADES.indexOf(grade)) ? of.leaders : 0;
  const n = counts(unit) + counts(other);
  const lost = all - n;
  const text = lost
    ? `${counted(lost, 'leader')} of the lower grade ${lost === 1 ? 'counts' : 'count'} as such no more: ${n} left`
    : `${counted(n, 'leader')}, none of lower grade than the new unit`;
  return yield* step({ id: 'leaders', clause: 'bg:combine.9', value: n, text });
}
