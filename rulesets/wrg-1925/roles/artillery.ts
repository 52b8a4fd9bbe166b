import type { Input } from '../../../src/rules/record.js';
import type { NamedUnits } from '../../../src/rules/role.js';
import { artilleryInputs } from '../artillery-input.js';
import { armsIn } from '../roster/arms.js';
import { asBattery, together } from '../roster/fill-fire.js';
import { asFiredAt, someOf } from '../roster/fill-target.js';
import { type Group, type GunCrew, isPrisoner, isStranger, known, type Troops } from '../roster/kinds.js';
import { isTyped, said } from '../roster/units.js';
import { isMortar } from '../weapon-kinds.js';
import { role } from '../words.js';
import { fromTroops, noTroops } from './filling.js';
import { boundFirer, inRoster, OF_SOFT_CREW, ridersWith } from './fire.js';
import { COUNTS } from './others.js';

/** Who is shelled, who fires it, and who calls for it. */

/** Who is in the area of off-table fire, or calls for it; several groups under it are told apart by their figures. */
const OF_AREA = [
  ...COUNTS,
  'figure',
  'noRadio',
  'target',
  'targetLeaders',
  'targetRoster',
  ...OF_SOFT_CREW,
] as const;

const inArea = (of: Troops, asked: Input, named: NamedUnits): Input => {
  // A radio beside whoever calls is as good as his own.
  if (asked.caller !== undefined) return said({ noRadio: of.radios === 0 && !named.second });
  if (asked.register !== undefined) return {};
  if (isTyped(asked, ['targets', 'figure'])) return named.second ? {} : someOf(of, asked);
  // Those who ride in it tell it with themselves.
  const withThem = of.kind === 'vehicle' && named.riders !== undefined && !named.second;
  return { ...(!withThem && asFiredAt(of, asked)), ...inRoster(of) };
};

const isMortarCrew = (of: Troops): boolean =>
  of.kind === 'gun' ? isMortar(of.weapon) : armsIn(of.weapons).some(({ weapon }) => isMortar(weapon));

export const battery = role('battery', {
  says: 'the mortars that fire it, if they stand on the table',
  acts: true,
  by: 'battery',
  only: (unit) => unit.kind !== 'force' && isMortarCrew(known(unit) as Troops),
  takes: fromTroops(
    artilleryInputs,
    ['by', 'fire', 'men', 'ownMove'],
    (of) => ({ by: 'mortars', ...asBattery(of) }),
    [
      {
        clause: 'wrg:offtable.2',
        when: (of, { battery }) =>
          !isStranger(of) && !isMortarCrew(of) && (battery !== undefined || of.radios === 0),
        says: ({ name }) => `${name} has no mortar to fire with, and no radio to call for fire.`,
      },
    ],
    boundFirer,
  ),
  others: noTroops,
});

export const shelled = role('shelled', {
  says: 'who is in the area, or who calls',
  by: 'target',
  goneToo: isPrisoner,
  takes: fromTroops(artilleryInputs, OF_AREA, inArea, [], {
    names: ['runs'],
    fill: ({ runs }, { caller }) => ({ runs: caller !== undefined && runs }),
  }),
  others: noTroops,
});

/** Others beside the first: whoever calls may use their radio; in the area they are under the same fire. */
const beside = (name: string, says: string, before: readonly string[]) =>
  role(name, {
    says,
    goneToo: isPrisoner,
    takes: fromTroops(artilleryInputs, OF_AREA, (of, asked, named) => {
      const all = [...before.flatMap((role) => (named[role] ? [known(named[role]) as Troops] : [])), of];
      if (asked.caller !== undefined) return said({ noRadio: all.every(({ radios }) => radios === 0) });
      if (asked.register !== undefined) return {};
      const target = all.map(({ name }) => name);
      if (isTyped(asked, ['targets', 'figure'])) return { target };
      return { target, ...together(all.filter(isMen)) };
    }),
    others: noTroops,
  });
const isMen = (of: Troops): of is Group | GunCrew => of.kind !== 'vehicle';

export const shelledToo = [
  beside('second', 'who else is in it, or beside him', ['shelled']),
  beside('third', 'a third', ['shelled', 'second']),
  beside('fourth', 'a fourth', ['shelled', 'second', 'third']),
] as const;

/** Those who ride in what is shelled alone. */
const alone = ridersWith(artilleryInputs, 'shelled');
export const shelledRiders = {
  ...alone,
  comes: (...[unit, named, typed]: Parameters<NonNullable<typeof alone.comes>>): boolean =>
    named.second === undefined && alone.comes!(unit, named, typed),
};
