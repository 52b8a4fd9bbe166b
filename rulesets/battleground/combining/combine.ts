import { type InputOf, toggle } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { actedInReaction, boundToMelee, mustGetOff, mustRally } from '../permits.js';
import { type Counted, HEAVY_WEAPONS, weaknessOf } from '../roster/figures.js';
import { figuresInWords, NOBODY } from '../shooting/casualties.js';
import { heavyWeaponFigures } from '../shooting/inputs.js';
import { halves, MOST_FIGURES, mustHold } from '../units/figures.js';
import { GRADES, type Grade } from '../units/tables.js';
import { action, permits, refuse, ruling, step } from '../words.js';
import { type Before, becomeOne, becomeTwo, type Pair, special } from './combined.js';
import { combinedGrade } from './combined-grade.js';
import { other as otherRole, unit as unitRole } from './roles.js';

const all = inputsOf(unitRole, otherRole);
const required = { required: true as const };
const inputs = {
  ...all,
  grade: { ...all.grade, ...required },
  figures: { ...all.figures, ...required },
  otherGrade: { ...all.otherGrade, ...required },
  otherFigures: { ...all.otherFigures, ...required },
  vehicle: toggle('one of them is a vehicle', {}),
  divide: toggle('the owner wants two units out of them', {}),
};
type Input = InputOf<typeof inputs>;
type Result = { grade: Grade; otherGrade?: Grade; units: number[]; leaders: number };

export const combine = action({
  name: 'combine',
  says: 'Combine two infantry units, and the grade they get',
  inputs,
  conflict: (input) => {
    const [unit, other] = unitsOf(input);
    return (
      mustHold('figures', unit.figures, special(unit)) ??
      mustHold('otherFigures', other.figures, special(other))
    );
  },
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
  reminders: ['bg:combine.4', ['bg:nonstand.2', (input) => unitsOf(input).some(weaknessOf)]],
  roles: [unitRole, otherRole],
  permits: permits<Input>(
    {
      clause: 'bg:combine.3',
      word: 'vehicle',
      when: ({ vehicle }) => vehicle,
      says: 'A vehicle combines with nothing.',
      physical: true,
    },
    boundToMelee('combine'),
    { ...boundToMelee('combine'), when: ({ otherInMelee }) => otherInMelee },
    mustRally('combine'),
    {
      ...mustRally('combine'),
      when: ({ otherRouting }) => otherRouting,
      under: {
        ruling: 'bg:R138',
        option: 1,
        otherwise: { id: 'routing', says: 'the unit that joins it was routing, and is so no more' },
      },
    },
    actedInReaction('move'),
    { ...actedInReaction('move'), when: ({ otherReacted }) => otherReacted },
    {
      clause: 'bg:combine.1',
      word: 'mounted',
      when: ({ mounted, otherMounted }) =>
        mounted !== undefined && otherMounted !== undefined && mounted !== otherMounted,
      says: 'Cavalry on horseback and men on foot are no one unit: infantry combines with infantry.',
      way: 'Dismount first: wg move <unit> --dismount.',
    },
    mustGetOff('combines'),
    { ...mustGetOff('combines'), when: ({ otherRiding }) => otherRiding },
  ),
  *resolve(input): Rule<Result> {
    const [unit, other] = unitsOf(input);
    mayDivide(input, unit.figures + other.figures);
    yield* placeOf(input);
    // Whoever is taken in routs no more, in whichever half he stands by then (R138).
    if (input.otherRouting) yield* otherRole.as.infantry.set('bg:retreat.3', { routing: null });
    if (unit.figures + other.figures <= MOST_FIGURES) return yield* together({ unit, other });
    const divides = (yield* ruling('bg:R99')) === 2 ? keepingGrades : divided;
    return yield* divides({ unit, other });
  },
  announce: ({ grade: of, otherGrade, units: [first, second], leaders: led }) => {
    const leading = led > 0 ? `, ${counted(led, 'leader')}` : '';
    if (second === undefined) return `one unit of ${first}, grade ${of}${leading}`;
    const grades = otherGrade ? `, grade ${of} and grade ${otherGrade}` : `, both grade ${of}`;
    return `two units of ${first} and ${second}${grades}${leading}`;
  },
});

const unitsOf = (input: Input): [Before, Before] => {
  const { grade, figures, leaders, hw, hwPersonnel, hwArmour, hwPiat, hwFlame, medics, horses } = input;
  const own = { hw, hwPersonnel, hwArmour, hwPiat, hwFlame };
  const others = {
    hw: input.otherHw,
    hwPersonnel: input.otherHwPersonnel,
    hwArmour: input.otherHwArmour,
    hwPiat: input.otherHwPiat,
    hwFlame: input.otherHwFlame,
  };
  return [
    { name: 'unit', grade, figures, leaders, medics, horses, ...own, heavyWeapons: heavyWeaponFigures(own) },
    {
      name: 'other',
      grade: input.otherGrade,
      figures: input.otherFigures,
      leaders: input.otherLeaders,
      medics: input.otherMedics,
      horses: input.otherHorses,
      ...others,
      heavyWeapons: heavyWeaponFigures(others),
    },
  ];
};

/** Nobody has dug for those who come: the unit is dug in where both were (dig.4). */
function* placeOf({ dugIn, otherDugIn }: Input): Rule<void> {
  if (dugIn === otherDugIn) return;
  const text = 'only one of them is dug in: together they are not';
  yield* step({ id: 'dug-in', clause: 'bg:dig.4', value: false, text });
  for (const { as } of [unitRole, otherRole]) yield* as.infantry.set('bg:dig.4', { dugIn: null });
}

/** Only a group over 12 divides (combine.1). */
function mayDivide({ divide }: Input, all: number): void {
  if (divide && all <= MOST_FIGURES) {
    refuse(
      'bg:combine.1',
      `Units may not be divided: only a group of more than ${MOST_FIGURES} is, this has ${all}.`,
    );
  }
}

type Units = Omit<Pair, 'demoted'>;

/** One unit of up to 12. */
function* together(units: Units): Rule<Result> {
  const { unit, other } = units;
  const all = unit.figures + other.figures;
  const grade = yield* combinedGrade(unit, other);
  const { leaders, demoted } = yield* leadersThatCount(unit, other, [grade]);
  const text = `${unit.figures} and ${other.figures} are one unit of ${all}, which may not be divided again`;
  yield* step({ id: 'units', clause: 'bg:combine.1', value: [all], text });
  const heavyWeapons = unit.heavyWeapons + other.heavyWeapons;
  if (leaders > Math.ceil(all / 4) || heavyWeapons > Math.ceil(all / 6)) {
    const more = 'more special figures than at the start: that limit binds no more';
    yield* step({ id: 'limits', clause: 'bg:unit.6', value: true, text: more });
  }
  if (weaknessOf(unit) || weaknessOf(other)) {
    const why = weaknessOf(asOne(units, leaders));
    const stands = why ? `still non-standing: ${why}` : 'together they stand';
    yield* step({ id: 'standing', clause: 'bg:nonstand.1', value: !why, text: stands });
  }
  yield* becomeOne({ ...units, demoted }, grade);
  return { grade, units: [all], leaders };
}

/** Both as one unit, in which one figure holds the horses of all. */
const asOne = ({ unit, other }: Units, leaders: number): Counted => ({
  ...unit,
  figures: unit.figures + other.figures,
  leaders,
  medics: unit.medics + other.medics,
  horses: unit.horses || other.horses,
  ...Object.fromEntries(HEAVY_WEAPONS.map((sort) => [sort, unit[sort] + other[sort]])),
});

/** Over 12: the grade is settled first, then the group divides and both halves have it (combine.2, R99). */
function* divided(of: Units): Rule<Result> {
  const { unit, other } = of;
  const grade = yield* combinedGrade(unit, other);
  const { leaders, demoted } = yield* leadersThatCount(unit, other, [grade]);
  const units = yield* inTwo(unit.figures + other.figures);
  yield* sharedOut(unit, other, leaders);
  yield* becomeTwo({ ...of, demoted }, units, [grade, grade]);
  return { grade, units, leaders };
}

/** If so ruled: figures cross over to the smaller unit, and each half keeps the grade of most of its figures (R99). */
function* keepingGrades(of: Units): Rule<Result> {
  const { unit, other } = of;
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
  const { leaders, demoted } = yield* leadersThatCount(unit, other, [grade, otherGrade]);
  yield* sharedOut(unit, other, leaders);
  yield* becomeTwo({ ...of, demoted }, units, [grade, otherGrade]);
  return { grade, ...(otherGrade !== grade && { otherGrade }), units, leaders };
}

function* inTwo(all: number): Rule<[number, number]> {
  const units = halves(all);
  const text = `${all} are over ${MOST_FIGURES}: they have to divide, ${units[0]} and ${units[1]}`;
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

/** How many leaders are left in all, and how many of each unit are none any more. */
interface Led extends Pick<Pair, 'demoted'> {
  readonly leaders: number;
}

/**
 * A leader of a unit of lower grade than the new one is none any more (combine.9).
 * @param grades of the new unit, or of both halves: a leader is put where he counts
 */
function* leadersThatCount(unit: Before, other: Before, grades: readonly Grade[]): Rule<Led> {
  const all = unit.leaders + other.leaders;
  const goes = (of: Before) =>
    grades.some((grade) => GRADES.indexOf(of.grade) <= GRADES.indexOf(grade)) ? 0 : of.leaders;
  const demoted = { unit: goes(unit), other: goes(other) };
  if (all === 0) return { leaders: 0, demoted };
  const lost = demoted.unit + demoted.other;
  const n = all - lost;
  const text = lost
    ? `${counted(lost, 'leader')} of the lower grade ${lost === 1 ? 'counts' : 'count'} as such no more: ${n} left`
    : `${counted(n, 'leader')}, none of lower grade than the new unit`;
  yield* step({ id: 'leaders', clause: 'bg:combine.9', value: n, text });
  return { leaders: n, demoted };
}
