import type { Fields } from '../../../src/rules/field.js';
import { sameName } from '../../../src/rules/likeness.js';
import type { Input } from '../../../src/rules/record.js';
import type { Bar, NamedUnits } from '../../../src/rules/role.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { countsPeriods, periodOf } from '../battle.js';
import { armsOf, asFirer, lately, notThrowing } from '../roster/fill-fire.js';
import { asFiredAt, withRiders } from '../roster/fill-target.js';
import { type Group, isHard, isPrisoner, isStranger, known, type Troops } from '../roster/kinds.js';
import { said } from '../roster/units.js';
import { shootInputs } from '../shoot-input.js';
import { type ClauseId, role } from '../words.js';
import { aboardOf, carrierOf } from './carried.js';
import { fromMen, fromTroops, noMen, noTroops } from './filling.js';

/** Who fires at men, at whom, and who rides in what is fired at. */

const OF_FIRER = ['fire', 'men', 'movingVehicleWeapons', 'ownMove'] as const;

/** Its weapons, once some of them have fired; and who throws no grenades, where some are thrown. */
function weaponsOf(of: Troops, fire: Input[string] | undefined): Input {
  const { armsFired = [] } = of;
  const throws = Array.isArray(fire) && fire.some((entry) => String(entry).includes('grenade'));
  return {
    ...(armsFired.length > 0 && { arms: armsOf(of), armsFired }),
    ...(throws && !isStranger(of) && { notThrowing: notThrowing(of) }),
  };
}

/** What binds whoever fires: an AFV is bound by other rules. */
export const boundFirer = {
  names: [
    ...['fromMap', 'bound', 'crewsBound', 'runs', 'doubled', 'dashed', 'menFired', 'knockedOut'],
    ...['arms', 'armsFired', 'notThrowing', 'byArmour'],
  ],
  fill: ({ bound, crewsBound, ...of }: Troops, { fire }: Input): Input => ({
    fromMap: of.hidden,
    runs: of.runs,
    byArmour: of.kind === 'vehicle' && isHard(of),
    knockedOut: of.knockedOut,
    doubled: of.pace === 'double',
    dashed: of.kind === 'vehicle' && of.pace === 'dash',
    menFired: of.menFired,
    ...weaponsOf(of as Troops, fire),
    ...(bound !== undefined && { bound }),
    ...(crewsBound !== undefined && { crewsBound }),
  }),
} as const;

export const firer = role('firer', {
  says: 'who fires',
  acts: true,
  by: 'name',
  takes: fromTroops(shootInputs, OF_FIRER, asFirer, [], boundFirer),
  others: noTroops,
});

/** Whoever fires shows himself: he may be fired at in the same period (notes.1). */
export const isHidden = ({ hidden, fired, menFired }: Troops): boolean => hidden && !fired && menFired === 0;

/** What those have with them, and have lost, who get out of a soft vehicle. */
export const OF_SOFT_CREW = ['targetSmgs', 'crewLostInBattle', 'crewLostInPeriod'] as const;

const OF_TARGET = [
  'targets',
  'uncovered',
  'softCover',
  'erect',
  'erectInCover',
  'crews',
  'exposed',
  'bunkered',
  'figure',
  'targetAboard',
  'targetLeaders',
  'targetRoster',
  ...OF_SOFT_CREW,
] as const;

/** Where a man stands in the lists of his roster: whoever falls is struck off. */
export const inRoster = (of: Troops): Input => ({
  ...(of.kind !== 'vehicle' && of.aboard !== undefined && { targetAboard: of.aboard }),
  ...(of.leaders && of.leaders.length > 0 && { targetLeaders: of.leaders }),
  ...(of.kind === 'vehicle' &&
    !isHard(of) &&
    said({
      targetSmgs: of.smgs,
      crewLostInBattle: of.lostInBattle,
      crewLostInPeriod: of.lostInPeriod,
    })),
  ...(of.kind === 'group' && of.figure && of.figure.length > 0 && { targetRoster: of.figure }),
});

export const target = role('target', {
  says: 'the target',
  by: 'target',
  goneToo: isPrisoner,
  side: { is: 'enemy', clause: 'wrg:fire.1' },
  takes: fromTroops(
    shootInputs,
    OF_TARGET,
    (of, asked, { riders }) => ({
      // Those who ride in it tell it with themselves.
      ...((riders === undefined || of.kind !== 'vehicle') && asFiredAt(of, asked)),
      ...inRoster(of),
    }),
    [],
    // Blind fire is not at whom somebody sees: whether he was located before is another matter (smoke.4).
    {
      names: ['targetHidden', 'notLocated'],
      fill: (of, { blind }) => ({ targetHidden: isHidden(of), notLocated: blind === true && isHidden(of) }),
    },
  ),
  others: noTroops,
});

/** Whoever rides in what stands in another role, named or not. */
export const ridesIn =
  (...roles: readonly string[]) =>
  ({ marks }: Unit, named: NamedUnits): boolean => {
    const { aboard } = marks;
    return (
      typeof aboard === 'string' && roles.some((role) => named[role] && sameName(named[role].name, aboard))
    );
  };

/** Nobody rides in men: behind them there is nobody to name. */
export const needsVehicle = (clause: ClauseId, roles: readonly string[]): Bar<Troops, ClauseId> => ({
  clause,
  when: (_, __, named) =>
    roles.some((role) => {
      const on = named[role] && (known(named[role]) as Troops);
      return on !== undefined && on.kind !== 'vehicle' && !isStranger(on);
    }),
  says: ({ name }) => `${name} can ride in a vehicle alone: nobody rides in men.`,
});

/** Those who ride in what stands in a role, fired at with it. */
export function ridersWith<F extends Fields>(
  inputs: F & Pick<typeof shootInputs, 'figure' | 'targets' | 'exposed'>,
  vehicle: string,
) {
  const together = (units: readonly Unit[], asked: Input, named: NamedUnits): Input => {
    const of = named[vehicle] && (known(named[vehicle]) as Troops);
    const men = units.map((unit) => known(unit) as Group);
    return of?.kind === 'vehicle' ? withRiders(of, asked, men) : {};
  };
  return role('riders', {
    says: 'who rides in it',
    comes: ridesIn(vehicle),
    several: true,
    fills: together,
    takes: fromMen(inputs, [], () => ({}), [needsVehicle('wrg:soft.1', [vehicle])]),
    others: noMen('wrg:soft.1', 'ride in another'),
  });
}

export const riders = ridersWith(shootInputs, 'target');

type Named = Readonly<Record<string, readonly Unit[]>>;

/** What the table tells besides: how long ago they fired. */
export function knownOfShot(table: State, named: Named, asked: Input): Input {
  const [by] = named.firer ?? [];
  const of = by && (known(by) as Troops);
  if (!of || isStranger(of)) return {};
  const carrier = carrierOf(of, table);
  return {
    ...(countsPeriods(table) && lately(of, asked, periodOf(table))),
    ...(carrier && aboardOf(carrier, of, asked)),
  };
}
