import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { list, quoted } from '../../../src/rules/text/say.js';
import { isDue } from '../reaction/due.js';
import { ridesInside } from '../reaction/roles.js';
import { dueAtEnd, overdueIn } from '../reaction/testers.js';
import { isOut, isPrisoner, type Troops } from '../roster/kinds.js';
import { isOverdue } from '../roster/standing.js';
import { countsPeriods, troopsOn } from '../state.js';
import { type Bearing, bearings, type Moment } from '../words.js';

/**
 * What the order of a period speaks against: orders, then both sides move, then they fire, and whoever was under fire tests
 * at its end (orders.1, orders.4, react.1).
 */

/** What an AFV does in a period, before the test at its end and after one that comes first; and what men do besides. */
const DRIVES = ['move', 'shoot', 'anti-tank', 'demolish', 'smoke'] as const;
const ACTS = [...DRIVES, 'illuminate'] as const;

type Who = (now: Moment) => readonly { readonly name: string }[];

/**
 * It is told of some, where there are any: by their names, and with the verb that goes with one of them or several.
 * @param way what would allow it, for each of them, by his name as it is typed
 */
export const about = (
  who: Who,
  says: (names: string, are: (one: string, several: string) => string) => string,
  way?: (name: string, now: Moment) => string,
): Pick<Bearing, 'when' | 'says' | 'way'> => ({
  when: (now) => who(now).length > 0,
  says: (now) => {
    const all = who(now).map(({ name }) => name);
    return says(list(all), (one, several) => (all.length === 1 ? one : several));
  },
  ...(way && {
    way: (now) =>
      who(now)
        .map(({ name }) => way(quoted(name), now))
        .join('; '),
  }),
});

/** What would allow it, where that is a line of whoever it is about. */
export const lineOf =
  (action: string, flags = '') =>
  (name: string): string =>
    `wg ${action} ${name}${flags && ` ${flags}`}`;

const doersOf = ({ doers }: Moment): readonly Troops[] => troopsOn({ units: doers });

/** Who sets or clears mines, or takes a weapon over: that takes him time, though others do the same by standing there. */
export const busyIn = ({ named: { mined = [], taker = [] }, input }: Moment): readonly Troops[] =>
  troopsOn({ units: [...taker, ...(input.clear || input.set ? mined : [])] });
/** Who moves: a tank with flails does as it clears mines (mine.19). */
const movingIn = (now: Moment): readonly Troops[] => [
  ...doersOf(now),
  ...(now.input.clear === 'flail' ? busyIn(now) : []),
];
/** In a game whose periods are told: what was done in one that nobody ends is over at once. */
const moversIn =
  (is: (of: Troops) => unknown): Who =>
  (now) =>
    countsPeriods(now.state) ? movingIn(now).filter(is) : [];

/** Those of the table whom a period may not leave behind. */
const leftBehind =
  (whom: (state: Moment['state']) => readonly Troops[]): Who =>
  ({ state, input }) =>
    input.new ? [] : whom(state);

/** Of those who are named in a role, or in any. */
const inRoles =
  (is: (unit: Unit) => unknown, role?: string): Who =>
  ({ named }) =>
    (role ? (named[role] ?? []) : Object.values(named).flat()).filter(is);

/** No fire on them is known, and none was typed. The tests of leaders and crews follow that of their group. */
const notDue: Who = (now) => {
  const { input, typed } = now;
  if (input.leader || input.facts !== undefined) return [];
  const told: Input = Object.fromEntries(Object.entries(input).filter(([name]) => typed.includes(name)));
  return doersOf(now).every((of) => !isDue(of, told)) ? doersOf(now) : [];
};

/** A vehicle that nobody has to leave; whom mines hit in one that they stop is rolled with them (mine.6, mine.13). */
const isSound = ({ marks }: Unit): boolean =>
  !['knockedOut', 'destroyed', 'burning', 'onFire'].some((mark) => marks[mark]);

/** What somebody gets into, and is of another side than he; prisoners are taken away in one (prisoner.1). */
const enemyVehicle: Who = ({ named: { mover = [], vehicle = [] }, by }) =>
  mover.some(isPrisoner)
    ? []
    : vehicle.filter(({ side }) => by !== undefined && side !== undefined && !sameName(side, by));

/** Named as a rider of a vehicle, and not in it as far as the game knows. */
const strayIn =
  (role: string): Who =>
  (now) => {
    const vehicles = inRoles(({ kind }) => kind === 'vehicle')(now);
    return inRoles(({ marks }) => !vehicles.some(({ name }) => marks.aboard === name), role)(now);
  };
/** They get into the vehicle that was named with them: one that fires at it stands before it. */
const intoNamed = (who: string, now: Moment): string => {
  const vehicle = inRoles(({ kind }) => kind === 'vehicle')(now).at(-1);
  return `wg move ${who} ${vehicle ? quoted(vehicle.name) : "'the vehicle'"}`;
};
const unknownRide = (who: string): string => `Nothing is known of a vehicle that ${who} got into.`;

export const outOfOrder = bearings(
  {
    clause: 'wrg:react.1',
    word: 'test',
    actions: [...ACTS, 'orders', 'artillery', 'mines', 'take-over'],
    ...about(
      (now) => [...doersOf(now), ...busyIn(now)].filter((of) => isOverdue(of) && !ridesInside(now.state, of)),
      (who) => `${who} was under fire in the last period: a test comes before anything else.`,
      lineOf('reaction-test'),
    ),
  },
  {
    clause: 'wrg:afv.1',
    word: 'test',
    actions: [...DRIVES, 'mines'],
    ...about(
      (now) =>
        [...doersOf(now), ...busyIn(now)].filter(
          ({ antiTankFire, knockedOut }) => antiTankFire && !knockedOut,
        ),
      (who) => `Anti-tank fire came at ${who}: it tests before it does anything else.`,
      lineOf('reaction-test'),
    ),
  },
  {
    clause: 'wrg:react.1',
    word: 'tested',
    actions: [...ACTS, 'mines', 'take-over', 'artillery'],
    ...about(
      inRoles(({ marks }) => marks.hasTested === true),
      (who, are) =>
        `${who} ${are('has', 'have')} tested for the end of this period: whatever is done in it comes before.`,
    ),
    way: 'wg period',
  },
  {
    clause: 'wrg:react.1',
    word: 'no fire',
    actions: ['reaction-test'],
    ...about(notDue, (who) => `Nothing is known of fire on ${who}: no test is due.`),
  },
  {
    clause: 'wrg:orders.2',
    word: 'moved',
    actions: ['move', 'mines'],
    ...about(
      moversIn(({ pace }) => pace !== undefined),
      (who) => `${who} has moved this period: an order is for one move.`,
    ),
    way: 'wg period',
  },
  {
    clause: 'wrg:orders.4',
    word: 'fired',
    actions: ['move'],
    ...about(
      moversIn(({ fired, menFired }) => fired || menFired > 0),
      (who) => `${who} has fired this period: both sides move first, and who moved fires with less.`,
    ),
    way: 'wg period',
  },
  {
    clause: 'wrg:orders.7',
    word: 'halted',
    actions: ['move', 'mines'],
    ...about(
      (now) => movingIn(now).filter(({ halted, runs }) => halted && !runs),
      (who) => `${who} has halted: only a new order ends that.`,
      lineOf('orders'),
    ),
  },
  {
    clause: 'wrg:crew.1',
    word: 'sound',
    actions: ['bail-out'],
    ...about(inRoles(isSound, 'wreck'), (who) => `${who} is not knocked out.`),
  },
  {
    clause: 'wrg:antitank.14',
    word: 'wreck',
    actions: ['anti-tank'],
    when: ({ input }) => input.targetOut,
    says: ({ input }) => `${input.target ?? 'It'} is knocked out already: nothing more becomes of it.`,
  },
  {
    clause: 'wrg:foot.4',
    word: 'enemy',
    actions: ['move'],
    ...about(enemyVehicle, (who) => `${who} is a vehicle of the enemy: whoever gets into it has taken it.`),
  },
  {
    clause: 'wrg:soft.1',
    word: 'not aboard',
    actions: ['shoot', 'artillery'],
    ...about(strayIn('riders'), unknownRide, intoNamed),
  },
  {
    clause: 'wrg:crew.3',
    word: 'not aboard',
    actions: ['anti-tank', 'bail-out', 'mines'],
    ...about(strayIn('passengers'), unknownRide, intoNamed),
  },
  {
    clause: 'wrg:react.1',
    word: 'test',
    actions: ['period'],
    ...about(
      leftBehind(dueAtEnd),
      (who, are) => `${who} ${are('has', 'have')} not tested at the end of the period.`,
      lineOf('reaction-test'),
    ),
  },
  {
    clause: 'wrg:react.30',
    word: 'dash',
    actions: ['period'],
    ...about(
      leftBehind((state) =>
        troopsOn(state).filter(
          (of) =>
            of.runs && of.kind !== 'vehicle' && of.men !== undefined && of.pace === undefined && !isOut(of),
        ),
      ),
      (who, are) => `${who} ${are('panics, and has', 'panic, and have')} still to dash away.`,
      lineOf('move', '--pace dash'),
    ),
  },
  {
    clause: 'wrg:react.1',
    word: 'lapsed',
    actions: ['period'],
    ...about(
      leftBehind(overdueIn),
      (who) => `The test of ${who} was never made, and lapses.`,
      lineOf('reaction-test'),
    ),
  },
);
