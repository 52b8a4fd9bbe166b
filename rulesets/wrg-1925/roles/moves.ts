import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { countsPeriods, periodOf, troopsOn } from '../battle.js';
import { inputs as isolationInputs } from '../isolation-input.js';
import { inputs as listenInputs } from '../listen-input.js';
import { inputs as moveInputs } from '../move-input.js';
import { LEADERS, inputs as orderInputs } from '../orders-input.js';
import { inputs as prisonerInputs } from '../prisoners-input.js';
import { asMover, asSeen, asViewer, noiseOf } from '../roster/fill-move.js';
import { asIsolated, hasArm } from '../roster/fill-unit.js';
import { isCaptive, isOut, isPrisoner, known, type Troops } from '../roster/kinds.js';
import { isTyped, said } from '../roster/units.js';
import { inputs as spotInputs } from '../spot-input.js';
import { inputs as takingInputs } from '../take-over-input.js';
import { role } from '../words.js';
import { fromMen, fromTroops, fromVehicles, noMen, noTroops, noVehicle } from './filling.js';

/** Who moves, looks, listens, lays smoke, is given orders. */

/** Scores of tests: one of 0 binds as well. */
const scores = (of: Readonly<Record<string, number | undefined>>): Input =>
  Object.fromEntries(
    Object.entries(of).flatMap(([name, score]) => (score === undefined ? [] : [[name, score]])),
  );

/** What those of whom no more than the name is known fill in too. */
const HELD = {
  names: ['bound', 'afvBound', 'menFired', 'menThrown', 'immobilised', 'knockedOut'],
  fill: ({ bound, afvBound, menFired, menThrown, immobilised, knockedOut }: Troops): Input => ({
    ...scores({ bound, afvBound }),
    ...said({ menFired, menThrown, immobilised, knockedOut }),
  }),
};

export const mover = role('mover', {
  says: 'who moves',
  acts: true,
  // Prisoners are sent to the rear (prisoner.1).
  goneToo: isPrisoner,
  by: 'name',
  takes: fromTroops(
    moveInputs,
    ['type', 'men', 'boarding', 'ridesIn', 'heavyCrew', 'laden'],
    (of, asked, named) => asMover(of, asked, named.vehicle !== undefined),
    [
      {
        clause: 'wrg:foot.3',
        when: (of, { pace }) =>
          pace === 'manhandle' && of.kind === 'gun' && !['gun', 'recoilless'].includes(of.weapon),
        says: ({ name }) =>
          `${name} has no gun to push: only anti-tank guns and recoilless ones are manhandled.`,
      },
    ],
    HELD,
  ),
  others: noTroops,
});

export const carrier = role('vehicle', {
  says: 'the vehicle it gets into',
  takes: {
    ...fromMen(moveInputs, [], () => ({}), [noVehicle('wrg:foot.1', 'be boarded')]),
    ...fromVehicles(moveInputs, [], () => ({})),
  },
  others: noTroops,
});

export const looker = role('looker', {
  says: 'who looks',
  // Where one alone is named it is he who is looked for.
  takes: fromTroops(spotInputs, ['viewer'], (of, asked, { looked }) =>
    looked?.name === of.name ? {} : asViewer(of, asked),
  ),
  others: noTroops,
});

export const looked = role('looked', {
  says: 'whom they look for (named alone: him)',
  otherwise: 'looker',
  takes: fromTroops(spotInputs, [], () => ({})),
  others: noTroops,
});

export const heard = role('heard', {
  says: 'who makes the noise',
  takes: fromTroops(listenInputs, [], () => ({})),
  others: noTroops,
});

type Named = Readonly<Record<string, readonly Unit[]>>;
const countedPeriod = (table: State): number | undefined =>
  countsPeriods(table) ? periodOf(table) : undefined;

/** How long ago it doubled, where it doubles again (foot.8). */
export function lastDoubled(table: State, named: Named, asked: Input): Input {
  const [of] = named.mover ?? [];
  const last = of && (known(of) as Troops).doubled;
  const now = periodOf(table);
  const counts = asked.pace === 'double' && asked.doubledAgo === undefined;
  return counts && last !== undefined && last < now ? { doubledAgo: now - last } : {};
}

/** What it does, where the game knows who moved and fired this period. */
export const seenDoing = (table: State, named: Named, asked: Input): Input => {
  const [of] = named.looked ?? [];
  const period = countedPeriod(table);
  return of && period !== undefined ? asSeen(known(of) as Troops, asked, period) : {};
};
export const heardDoing = (table: State, named: Named, asked: Input): Input => {
  const [of] = named.heard ?? [];
  const period = countedPeriod(table);
  return of && period !== undefined ? noiseOf(known(of) as Troops, asked, period) : {};
};

export const ordered = role('ordered', {
  says: 'the group',
  acts: true,
  by: 'name',
  takes: fromTroops(orderInputs, [], () => ({}), [], {
    names: ['bound', 'afvBound', 'halted'],
    fill: ({ bound, afvBound, halted }): Input => ({ ...scores({ bound, afvBound }), halted }),
  }),
  others: noTroops,
});

export const commander = role('commander', {
  says: 'the group of the one who commands',
  side: { is: 'own', clause: 'wrg:orders.6' },
  takes: fromTroops(orderInputs, ['radio', 'successor'], (of, { officerHit }, { ordered }) => {
    const to = ordered && (known(ordered) as Troops);
    const radio = to !== undefined && to.radios > 0 && of.radios > 0;
    const successor = officerHit && LEADERS.find((rank) => of.leaders?.includes(rank));
    return said({ radio, successor: successor || undefined });
  }),
  others: noTroops,
});

/**
 * How an order reaches a group of the roster, where nobody is named who commands: an officer is with it; or it has a radio, and
 * so has an officer of its side, or anybody where its roster has none or he is hit (orders.6).
 */
export function linkOf(table: State, named: Named, asked: Input): Input {
  const [unit] = named.ordered ?? [];
  if (!unit || named.commander) return {};
  const to = known(unit) as Troops;
  const hasOfficer = ({ leaders = [] }: Troops) => leaders.includes('officer');
  if (hasOfficer(to) && !isTyped(asked, ['officerHit', 'distance'])) return { distance: 0 };
  const friends = troopsOn({
    units: table.units.filter(({ name, side }) => name !== unit.name && side === unit.side),
  });
  const there = friends.filter((of) => !isOut(of) && !isCaptive(of));
  const officers = asked.officerHit ? [] : there.filter(hasOfficer);
  const radio = to.radios > 0 && (officers.length > 0 ? officers : there).some(({ radios }) => radios > 0);
  return said({ radio });
}

export const isolated = role('isolated', {
  says: 'the group',
  by: 'name',
  takes: fromMen(isolationInputs, ['men', 'leaders'], asIsolated),
  others: noMen('wrg:figure.6', 'be isolated as a group of men is'),
});

export const captives = role('captives', {
  says: 'the prisoners',
  goneToo: true,
  takes: fromMen(prisonerInputs, ['men'], ({ men }) => said({ men }), [
    {
      clause: 'wrg:prisoner.1',
      when: (of) => of.kind !== 'vehicle' && !of.prisoner,
      says: ({ name }) => `${name} was not taken prisoner.`,
      way: ({ name }) => `If it was: wg roster mark '${name}' prisoner`,
    },
  ]),
  others: noMen('wrg:prisoner.1', 'be taken prisoner'),
});

export const escort = role('escort', {
  says: 'their escort',
  goneToo: true,
  takes: fromMen(prisonerInputs, ['escort'], ({ men }) => said({ escort: men })),
  others: noMen('wrg:prisoner.1', 'escort prisoners'),
});

export const taker = role('taker', {
  says: 'the group',
  goneToo: true,
  takes: fromTroops(takingInputs, ['weapons'], ({ weapons }) => said({ weapons }), [
    {
      clause: 'wrg:soft.4',
      when: (of, { what }) => !hasArm(of, what),
      says: ({ name }) => `${name} has none of that to be taken over.`,
    },
  ]),
  others: noTroops,
});
