import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { quoted } from '../../../src/rules/text/say.js';
import { figureFault } from '../casualties/figure.js';
import {
  asFiredAt,
  inCounts,
  inRoster,
  menAmong,
  ranked,
  ridersWith,
  SIGNALLER,
  whoIsUnder,
} from '../fire/roles.js';
import { isHard } from '../movement/movers.js';
import { armsIn, asEntries } from '../roster/arms.js';
import {
  force,
  type Group,
  type GunCrew,
  isPrisoner,
  isStranger,
  menOf,
  radiosInUse,
  type Troops,
  troopsOf,
  type Vehicle,
} from '../roster/kinds.js';
import { type Barred, filled, isTyped, men, troops } from '../roster/troops.js';
import { isMortar } from '../weapons/kinds.js';
import { boundFirer, firedBy, ownMoveOf, ridesIn } from '../weapons/roles.js';
import { refuse, role, takes } from '../words.js';

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
      !isStranger(of) && !isMortarCrew(of) && (battery !== undefined || radiosInUse(of) === 0),
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
  way: (of) => `As in: wg artillery ${quoted(of.kind === 'vehicle' ? of.name : of.aboard!)}`,
};

/** A mortar that is named alone fires it, or is in the area itself: nobody can tell which. */
const mortarAlone: Barred = {
  clause: 'wrg:offtable.10',
  when: (of, asked, { second }) =>
    !isStranger(of) &&
    isMortarCrew(of) &&
    second === undefined &&
    !isTyped(asked, ['caller', 'register', 'battery', 'target']),
  says: ({ name }) => `${name} has a mortar: does it fire, or is it in the area itself?`,
  way: ({ name }) =>
    `Who is in the area stands behind it; where it is there itself: wg artillery --target ${quoted(name)}`,
};

export const shelled = role('shelled', {
  says: 'who is in the area, or who calls',
  suffers: (asked) => !isTyped(asked, ['caller', 'register']),
  by: 'target',
  goneToo: isPrisoner,
  ...troops(aboardElse, mortarAlone),
  fills: filled(
    (of, asked, named) => {
      // A radio beside whoever calls is as good as his own.
      if (asked.caller !== undefined)
        return { noRadio: radiosInUse(of) === 0 && !named.second, calledBy: of.name };
      if (asked.register !== undefined) return { calledBy: of.name, registeredBefore: of.registered };
      if (isTyped(asked, ['targets', 'figure'])) return named.second ? {} : someOf(of, asked);
      // Those who ride in it, or are in the area besides, tell it with themselves.
      const withThem = (of.kind === 'vehicle' && named.riders !== undefined) || named.second !== undefined;
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

function inOneArea(units: readonly Unit[], asked: Input, riders: readonly Unit[] = []): Input {
  if (asked.caller !== undefined)
    return { noRadio: units.every((unit) => radiosInUse(troopsOf(unit)) === 0) };
  if (asked.register !== undefined) return {};
  const target = units.map(({ name }) => name);
  const aboard = riders.map(({ name }) => name);
  const known = units.map(troopsOf).filter((of) => !isStranger(of));
  return {
    target,
    ...(aboard.length > 0 && { aboard }),
    ...smgsIn(known),
    ...(!isTyped(asked, ['targets', 'figure']) && together(known, menAmong(riders))),
  };
}

/** The SMGs of the crew of a soft vehicle, where there is one: of several nobody tells whose they are. */
function smgsIn(units: readonly Troops[]): Input {
  const soft = units.filter((of): of is Vehicle => of.kind === 'vehicle' && !isHard(of));
  const { smgs, lostInBattle, lostInPeriod } = soft.length === 1 ? soft[0]! : {};
  return {
    targetSmgs: smgs ?? 0,
    crewLostInBattle: lostInBattle ?? 0,
    crewLostInPeriod: lostInPeriod ?? 0,
  };
}

/**
 * Several groups under one fire are told apart by their figures, so that each has its own losses; vehicles with those who ride
 * in them (offtable.10, soft.1).
 */
function together(units: readonly Troops[], riders: readonly (Group | GunCrew)[]): Input {
  const isIn = (of: Troops) => (rider: Group | GunCrew) =>
    rider.aboard !== undefined && sameName(rider.aboard, of.name);
  const under = units.flatMap((of) => whoIsUnder(of, riders.filter(isIn(of))));
  if (under.every(({ of }) => !of.name.includes(','))) {
    const figure = under.flatMap(({ of, men, words, called = of.kind === 'vehicle' ? 'Crew' : 'Men' }, i) => {
      const name = figureFault(`${SIGNALLER} of ${of.name}`) ? `Group ${i + 1}` : of.name;
      const label = `${called} of ${name}`;
      return ranked(of, men, label, [...words, `of=${of.name}`], name);
    });
    if (figure.length === 0 && units.length > 0)
      refuse(
        'wrg:crew.5',
        'All in the area are closed down in armour.',
        "At AFVs: wg anti-tank --off-table 'the AFV'",
      );
    return { figure };
  }
  const sums: Record<string, number> = {};
  const men = units.filter((of) => of.kind !== 'vehicle');
  for (const [name, n] of men.flatMap((of) => Object.entries(inCounts(of))))
    sums[name] = (sums[name] ?? 0) + Number(n);
  return sums;
}

export const shelledToo = [
  beside('second', 'who else is in it, or beside him'),
  beside('third', 'a third'),
  beside('fourth', 'a fourth'),
] as const;

/** Whose off-table fire it is: unless it is told, that of the enemy of those it falls on, where his roster has bought some (option.1). */
const ofSupport = {
  says: 'whose off-table fire it is',
  by: 'supporter',
  takes: { force: takes({ kind: force }) },
  fills: ([unit]: readonly Unit[]) => ({ supporter: unit!.name }),
} as const;
export const supporter = role('supporter', {
  ...ofSupport,
  comes: ({ side, profile: { offTable } }, { shelled, battery: mortars }, typed) =>
    Array.isArray(offTable) &&
    offTable.length > 0 &&
    shelled?.side !== undefined &&
    side !== shelled.side &&
    mortars === undefined &&
    !isTyped(typed as Input, ['caller', 'register', 'battery', 'supporter']),
});
/** The same of smoke and light, which fall on nobody: it is named (smoke.6, light.5). */
export const supportedBy = role('supporter', ofSupport);

/** Nobody rides in men. */
const rideInNobody: Barred = {
  clause: 'wrg:soft.1',
  when: (_, __, named) =>
    IN_AREA.flatMap((role) => named[role] ?? []).every(({ kind, met }) => kind !== 'vehicle' && !met),
  says: ({ name }) => `${name} can ride in a vehicle alone: nobody rides in men.`,
};

/** Those who ride in what is shelled: in one vehicle alone they tell it with themselves. */
const alone = ridersWith('shelled');
export const shelledRiders = role('riders', {
  says: 'who rides in it',
  comes: ridesIn(...IN_AREA),
  several: true,
  goneToo: isPrisoner,
  ...men('wrg:soft.1', 'ride in another', rideInNobody),
  fills: (units, asked, named) =>
    named.second === undefined
      ? (alone.fills?.(units, asked, named) ?? {})
      : inOneArea(
          IN_AREA.flatMap((role) => named[role] ?? []),
          asked,
          units,
        ),
});
