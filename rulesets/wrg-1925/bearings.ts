import type { Moment } from '../../src/rules/permit.js';
import type { Input } from '../../src/rules/record.js';
import type { Unit } from '../../src/rules/roster.js';
import { list } from '../../src/rules/say.js';
import { isOverdue } from './battle-said.js';
import { isDue } from './roles/tests.js';
import { isOut, type Troops, troopsOf } from './roster/kinds.js';
import { countsPeriods, troopsOn } from './state.js';
import { bearings } from './words.js';

/**
 * What the order of a period speaks against: orders, then both sides move, then they fire, and whoever was under fire tests
 * at its end (orders.1, orders.4, react.1).
 */

const FIRES = ['shoot', 'anti-tank'];
const ACTS = ['move', ...FIRES];

const doersOf = ({ doers }: Moment): readonly Troops[] =>
  doers.flatMap((unit) => (unit.kind === 'force' ? [] : [troopsOf(unit)]));

/** In a game whose periods are told: what was done in one that nobody ends is over at once. */
const inAPeriod = (now: Moment): readonly Troops[] => (countsPeriods(now.state) ? doersOf(now) : []);

const names = (of: readonly Troops[]): string => list(of.map(({ name }) => name));
const are = (of: readonly Troops[], is: string, many: string): string =>
  `${names(of)} ${of.length === 1 ? is : many}`;

const typedIn = ({ input, typed }: Moment): Input =>
  Object.fromEntries(typed.flatMap((name) => (name in input ? [[name, input[name]!]] : [])));

/** Those of the table whom a period may not leave behind. */
const stillThere = ({ state }: Moment, is: (of: Troops) => boolean): readonly Troops[] =>
  troopsOn(state).filter((of) => is(of) && !isOut(of));

const mustTest = (of: Troops): boolean => of.underFire && !of.hasTested;
const mustRun = (of: Troops): boolean =>
  of.runs && of.kind !== 'vehicle' && of.men !== undefined && of.pace === undefined;

/** A vehicle that nobody has to leave. */
const isSound = ({ marks }: Unit): boolean =>
  !['knockedOut', 'destroyed', 'burning', 'onFire', 'immobilised'].some((mark) => marks[mark]);

/** Everybody who takes part and has tested for the end of the period. */
const haveTested = ({ named }: Moment): readonly Troops[] =>
  Object.values(named)
    .flat()
    .flatMap((unit) => (unit.marks.hasTested === true ? [troopsOf(unit)] : []));

export const outOfOrder = bearings(
  {
    clause: 'wrg:react.1',
    word: 'test',
    actions: [...ACTS, 'orders'],
    when: (now) => doersOf(now).some(isOverdue),
    says: (now) =>
      `${are(doersOf(now).filter(isOverdue), 'was', 'were')} under fire in the last period: a test comes before anything else.`,
    way: 'wg reaction-test',
  },
  {
    clause: 'wrg:afv.1',
    word: 'test',
    actions: ACTS,
    when: (now) => doersOf(now).some(({ antiTankFire }) => antiTankFire),
    says: (now) => `Anti-tank fire came at ${names(doersOf(now))}: it tests before it does anything else.`,
    way: 'wg reaction-test',
  },
  {
    clause: 'wrg:react.1',
    word: 'tested',
    actions: ACTS,
    when: (now) => haveTested(now).length > 0,
    says: (now) =>
      `${are(haveTested(now), 'has', 'have')} tested for the end of this period: whatever is done in it comes before.`,
    way: 'wg period',
  },
  {
    clause: 'wrg:react.1',
    word: 'no fire',
    actions: ['reaction-test'],
    // The tests of leaders and crews follow that of their group.
    when: (now) =>
      !now.input.leader &&
      now.input.facts === undefined &&
      now.doers.length > 0 &&
      doersOf(now).every((of) => !isDue(of, typedIn(now))),
    says: (now) => `Nothing is known of fire on ${names(doersOf(now))}: no test is due.`,
  },
  {
    clause: 'wrg:orders.2',
    word: 'moved',
    actions: ['move'],
    when: (now) => inAPeriod(now).some(({ pace }) => pace !== undefined),
    says: (now) => `${are(inAPeriod(now), 'has', 'have')} moved this period: an order is for one move.`,
    way: 'wg period',
  },
  {
    clause: 'wrg:orders.4',
    word: 'fired',
    actions: ['move'],
    when: (now) => inAPeriod(now).some(({ fired, menFired }) => fired || menFired > 0),
    says: (now) =>
      `${are(inAPeriod(now), 'has', 'have')} fired this period: both sides move first, and who moved fires with less.`,
    way: 'wg period',
  },
  {
    clause: 'wrg:orders.7',
    word: 'halted',
    actions: ['move'],
    when: (now) => doersOf(now).some(({ halted, runs }) => halted && !runs),
    says: (now) => `${are(doersOf(now), 'has', 'have')} halted: only a new order ends that.`,
    way: 'wg orders',
  },
  {
    clause: 'wrg:crew.1',
    word: 'sound',
    actions: ['bail-out'],
    when: ({ named }) => (named.wreck ?? []).some(isSound),
    says: ({ named }) => `${list((named.wreck ?? []).map(({ name }) => name))} is not knocked out.`,
  },
  {
    clause: 'wrg:orders.6',
    actions: ['orders'],
    missing: true,
    when: ({ doers, input }) =>
      doers.length > 0 &&
      !input.radio &&
      !input.messenger &&
      input.distance === undefined &&
      !input.officerHit,
    says: () => 'nothing was told of a radio, a voice or a messenger: it counts as out of touch',
  },
  {
    clause: 'wrg:react.1',
    word: 'test',
    actions: ['period'],
    when: (now) => !now.input.new && stillThere(now, mustTest).length > 0,
    says: (now) => `${are(stillThere(now, mustTest), 'was', 'were')} under fire: a test is still to be made.`,
    way: 'wg reaction-test',
  },
  {
    clause: 'wrg:react.30',
    word: 'dash',
    actions: ['period'],
    when: (now) => !now.input.new && stillThere(now, mustRun).length > 0,
    says: (now) => `${are(stillThere(now, mustRun), 'panics', 'panic')}, and has still to dash away.`,
    way: 'wg move --pace dash',
  },
);
