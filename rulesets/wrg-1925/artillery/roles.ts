import type { Input } from '../../../src/rules/record.js';
import type { NamedUnits } from '../../../src/rules/role.js';
import type { Unit } from '../../../src/rules/roster.js';
import { figureFault } from '../casualties/figure.js';
import { asFiredAt, inCounts, inRoster, menAmong, ranked, ridersWith, wordsOf } from '../fire/roles.js';
import { armsIn, asEntries } from '../roster/arms.js';
import {
  type Group,
  type GunCrew,
  isPrisoner,
  isStranger,
  menOf,
  type Troops,
  troopsOf,
} from '../roster/kinds.js';
import { type Barred, filled, isTyped, troops } from '../roster/troops.js';
import { isMortar } from '../weapons/kinds.js';
import { boundFirer, firedBy, ownMoveOf, ridesIn } from '../weapons/roles.js';
import { role } from '../words.js';

/** Who is shelled, who fires it, and who calls for it. */

/** Whether mortars stand with it on the table. */
export const isMortarCrew = (of: Troops): boolean =>
  of.kind === 'gun' ? isMortar(of.weapon) : armsIn(of.weapons).some(({ weapon }) => isMortar(weapon));

export const battery = role('battery', {
  says: 'the mortars that fire it, if they stand on the table',
  acts: true,
  by: 'battery',
  only: (unit) => unit.kind !== 'force' && isMortarCrew(troopsOf(unit)),
  ...troops({
    clause: 'wrg:offtable.2',
    when: (of, { battery }) =>
      !isStranger(of) && !isMortarCrew(of) && (battery !== undefined || of.radios === 0),
    says: ({ name }) => `${name} has no mortar to fire with, and no radio to call for fire.`,
  }),
  // The mortars of a unit, with those who help to fire them.
  fills: filled((of) => {
    const helps = of.kind === 'gun' ? ['helper'] : [];
    const fires = firedBy(of).filter(({ weapon }) => isMortar(weapon) || helps.includes(weapon));
    return { by: 'mortars', fire: asEntries(fires), men: menOf(of), ownMove: ownMoveOf(of) };
  }, boundFirer),
});

/** Whoever rides in something is shelled with it (soft.1, crew.5). */
const aboardElse: Barred = {
  clause: 'wrg:soft.1',
  when: (of, asked) =>
    of.kind !== 'vehicle' && of.aboard !== undefined && !isTyped(asked, ['caller', 'register']),
  says: (of) => `${of.name} rides in ${of.kind === 'vehicle' ? '' : of.aboard}, and is shelled with it.`,
  way: (of) => `As in: wg artillery '${of.kind === 'vehicle' ? of.name : of.aboard}'`,
};

export const shelled = role('shelled', {
  says: 'who is in the area, or who calls',
  by: 'target',
  goneToo: isPrisoner,
  ...troops(aboardElse),
  fills: filled(
    (of, asked, named) => {
      // A radio beside whoever calls is as good as his own.
      if (asked.caller !== undefined) return { noRadio: of.radios === 0 && !named.second };
      if (asked.register !== undefined) return {};
      if (isTyped(asked, ['targets', 'figure'])) return named.second ? {} : someOf(of, asked);
      // Those who ride in it tell it with themselves.
      const withThem = of.kind === 'vehicle' && named.riders !== undefined && !named.second;
      return { ...(!withThem && asFiredAt(of, asked)), ...inRoster(of) };
    },
    ({ runs }, { caller }) => ({ runs: caller !== undefined && runs }),
  ),
});

/** So many of them: where all are alike, as in the open, these are as well. */
function someOf(of: Troops, asked: Input): Input {
  const { targets } = asked;
  if (of.kind === 'vehicle' || typeof targets !== 'number' || targets > of.men) return {};
  const alike = Object.entries(inCounts(of)).filter(([name, n]) => n === of.men && name !== 'targets');
  return Object.fromEntries(alike.map(([name]) => [name, targets]));
}

const IN_AREA = ['shelled', 'second', 'third', 'fourth'] as const;

/** Others beside the first: whoever calls may use their radio; in the area they are under the same fire. */
const beside = (name: (typeof IN_AREA)[number], says: string) =>
  role(name, {
    says,
    goneToo: isPrisoner,
    ...troops(aboardElse),
    fills: filled((_, asked, named) => {
      const before = IN_AREA.slice(0, IN_AREA.indexOf(name) + 1);
      return inOneArea(
        before.flatMap((role) => named[role] ?? []),
        asked,
      );
    }),
  });

function inOneArea(units: readonly Unit[], asked: Input): Input {
  if (asked.caller !== undefined) return { noRadio: units.every((unit) => troopsOf(unit).radios === 0) };
  if (asked.register !== undefined) return {};
  const target = units.map(({ name }) => name);
  const men = menAmong(units.filter(({ kind }) => kind !== 'vehicle'));
  return { target, ...(!isTyped(asked, ['targets', 'figure']) && together(men)) };
}

/** Several groups under one fire are told apart by their figures, so that each has its own losses. */
function together(men: readonly (Group | GunCrew)[]): Input {
  if (men.every(({ name }) => !name.includes(','))) {
    const figure = men.flatMap((of, i) => {
      const name = figureFault(`Officer of ${of.name}`) ? `Group ${i + 1}` : of.name;
      return ranked(of, of.men, `Men of ${name}`, [...wordsOf(of), `of=${of.name}`], name);
    });
    return { figure };
  }
  const sums: Record<string, number> = {};
  for (const [name, n] of men.flatMap((of) => Object.entries(inCounts(of))))
    sums[name] = (sums[name] ?? 0) + Number(n);
  return sums;
}

export const shelledToo = [
  beside('second', 'who else is in it, or beside him'),
  beside('third', 'a third'),
  beside('fourth', 'a fourth'),
] as const;

/** Those who ride in what is shelled alone. */
export const shelledRiders = {
  ...ridersWith('shelled'),
  comes: (unit: Unit, named: NamedUnits): boolean =>
    named.second === undefined && ridesIn('shelled')(unit, named),
};
