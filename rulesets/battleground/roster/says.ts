import type { Unit } from '../../../src/rules/roster.js';
import { counted, spaced } from '../../../src/rules/say.js';
import { damageInWords } from '../damage.js';
import { type Driven, type Emplaced, type Foot, heavyWeapons, known } from './kinds.js';

/** What a unit is by now, and the marks it carries. */
export function says(unit: Unit): string {
  const of = known(unit);
  switch (of.kind) {
    case 'infantry':
      return inWords(footSaid(of, unit), footMarks(of));
    case 'vehicle':
      return inWords([spaced(of.vehicle.replace('-', ' ')), `grade ${of.grade}`], vehicleMarks(of));
    case 'emplacement':
      return inWords([of.type.replace('-', ' '), `grade ${of.grade}`], emplacementMarks(of));
  }
}

const inWords = (what: readonly string[], marks: readonly string[]): string => [...what, ...marks].join(', ');

function footSaid(of: Foot, { began }: Unit): string[] {
  const was = began.figures as number;
  const left =
    of.figures === was ? counted(was, 'figure') : `${of.figures} of ${counted(was, 'figure')} left`;
  const heavy = heavyWeapons(of);
  return [
    `grade ${of.grade}`,
    left,
    ...(of.leaders > 0 ? [counted(of.leaders, 'leader')] : []),
    ...(heavy > 0 ? [counted(heavy, 'heavy weapon')] : []),
    ...(of.medics > 0 ? [counted(of.medics, 'medic')] : []),
  ];
}

function footMarks(of: Foot): string[] {
  const { prisoners, guards, aboard } = of;
  return [
    ...(of.captured ? ['surrendered'] : []),
    ...(of.partOf === undefined ? [] : [`part of ${of.partOf}`]),
    ...(of.melee ? ['in a melee'] : []),
    ...(of.routing ? ['routing'] : []),
    ...(of.ran ? ['ran'] : []),
    ...(of.dugIn ? ['dug in'] : []),
    ...(of.road ? ['used the road'] : []),
    ...(of.mounted ? ['mounted'] : []),
    ...(of.horses ? ['one holds the horses'] : []),
    ...(aboard === undefined ? [] : [`aboard ${aboard}`]),
    ...(prisoners > 0 ? [counted(prisoners, 'prisoner')] : []),
    ...(guards > 0 ? [counted(guards, 'guard')] : []),
    ...(of.hasShot ? ['has shot'] : []),
    ...(of.shotAt ? ['shot at'] : []),
    ...(of.reactedShot ? ['has shot in reaction'] : []),
    ...(of.reactedFled ? ['has fled'] : []),
  ];
}

function vehicleMarks(of: Driven): string[] {
  const { damage, stoppedBy } = of;
  if (of.destroyed) return ['destroyed'];
  return [
    ...(damage === 'none' ? [] : [damageInWords(damage)]),
    ...(stoppedBy === undefined ? [] : [stoppedBy === 'mines' ? 'stopped by mines' : 'broken down']),
    ...(of.dugIn ? ['dug in'] : []),
    ...(of.melee ? ['in a melee'] : []),
    ...(of.mgShots + of.gunShots > 0 ? ['has shot'] : []),
    ...(of.reactedShot ? ['has shot in reaction'] : []),
    ...(of.reactedFled ? ['has fled'] : []),
  ];
}

const emplacementMarks = (of: Emplaced): string[] =>
  of.destroyed ? ['destroyed'] : [...(of.marked ? ['hit once'] : []), ...(of.hasShot ? ['has shot'] : [])];

/** Why a unit is out of the game, if it is. */
export function gone(unit: Unit): string | undefined {
  const of = known(unit);
  if (of.kind !== 'infantry') return of.destroyed ? 'it is destroyed' : undefined;
  if (of.captured) return 'it surrendered';
  if (of.partOf !== undefined) return `it is part of ${of.partOf}`;
  return of.figures === 0 ? 'nobody is left' : undefined;
}
