import type { Unit } from '../../../src/rules/roster.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { quoted } from '../../../src/rules/text/say.js';
import type { ActionName } from '../index.js';
import { isHard } from '../movement/movers.js';
import {
  type Group,
  type GunCrew,
  isInside,
  isOut,
  isStranger,
  type Troops,
  troopsOf,
} from '../roster/kinds.js';
import { LEADER_RANKS } from '../roster/marks.js';
import { goesOnAt, workSaid } from '../roster/work.js';
import { countsPeriods, troopsOn } from '../state.js';
import { firesOf } from '../weapons/firing-group.js';
import { bearings, type Moment } from '../words.js';
import { about, busyIn, lineOf } from './out-of-order.js';
import { wasTyped } from './told-besides.js';

/** What one line of a period speaks against in another: who moved, landed, runs or is to move, and what was told of none of it. */

/** Whoever stands in a role, where more than his name is known. */
export const troopsInRole = ({ named }: Moment, role: string): readonly Troops[] =>
  troopsOn({ units: named[role] ?? [] }).filter((of) => !isStranger(of));

/** Those of the table who may not be left so as a period ends. */
const atItsEnd =
  (is: (of: Troops) => boolean) =>
  ({ state, input }: Moment): readonly Troops[] =>
    input.new ? [] : troopsOn(state).filter((of) => is(of) && !isOut(of));

/** The scores from which a group must advance, and an AFV; below the last an AFV retires (react.25, afv.18, afv.21). */
const [ADVANCES, AFV_ADVANCES, AFV_RETIRES] = [15, 10, 0];

/** Who is bound to move by his test, and has not. */
function hasToMove(of: Troops): boolean {
  if (of.pace !== undefined || of.runs) return false;
  if (of.kind !== 'vehicle') return of.bound !== undefined && of.bound >= ADVANCES && !of.aboard;
  const { afvBound, immobilised } = of;
  return afvBound !== undefined && !immobilised && (afvBound >= AFV_ADVANCES || afvBound < AFV_RETIRES);
}

/** Whoever tests, where a leader was typed who is not his senior one. */
function underAnother(now: Moment): Troops | undefined {
  const { leader } = now.input;
  if (typeof leader !== 'string') return undefined;
  return troopsInRole(now, 'tester').find((of) => seniorOf(of) !== leader);
}

const seniorOf = ({ leaders }: Pick<Troops, 'leaders'>): string | undefined =>
  LEADER_RANKS.find((rank) => leaders?.includes(rank));

/** What somebody rides in. */
const carriersOf = ({ state }: Moment, of: Troops | undefined): readonly Unit[] =>
  state.units.filter(
    ({ name }) =>
      of !== undefined && of.kind !== 'vehicle' && of.aboard !== undefined && sameName(name, of.aboard),
  );

const thoseMoved = (units: readonly Unit[]): readonly Troops[] =>
  units.map(troopsOf).filter((of) => of.kind === 'vehicle' && of.pace !== undefined);

/** What it gets into or out of has moved this period (vehicle.4). */
const movedCarrier = (now: Moment): readonly Troops[] =>
  now.input.boarding
    ? thoseMoved([...(now.named.vehicle ?? []), ...carriersOf(now, troopsInRole(now, 'mover')[0])])
    : [];

/** Who has moved by himself, or in a vehicle, or has fired: his orders were written before (orders.1). */
const hasActed = (now: Moment, of: Troops): boolean =>
  of.pace !== undefined || of.fired || of.menFired > 0 || thoseMoved(carriersOf(now, of)).length > 0;

const isAtMines = (of: Troops): boolean => of.kind !== 'vehicle' && (of.atMines || of.work !== undefined);
const staysBeside = (of: Troops): boolean => of.kind !== 'vehicle' && of.besideMine && !of.atMines;

/** Who is at work with mines that is not done, and goes away from it, or begins other work. */
function brokenOff(now: Moment): Group | GunCrew | undefined {
  const [of] = troopsInRole(now, now.action === 'move' ? 'mover' : 'mined');
  if (!of || of.kind === 'vehicle' || of.work === undefined) return undefined;
  if (now.action === 'move') return goesOnAt(of.work, now.input.pace) ? undefined : of;
  return now.input.clear || now.input.set ? of : undefined;
}
/** What a line says of those who fire, where it is not all of them; and how it says so. */
const OF_OTHERS = ['fire', 'men', 'weapon', 'closeAttack'];
const FIRED_BY_OTHERS: Readonly<Partial<Record<ActionName, string>>> = {
  shoot: 'What the others fire: --fire',
  demolish: 'What the others fire: --fire',
  'anti-tank': 'What the others fire: --weapon, or --close-attack',
};

const firesMine = ({ input }: Moment): boolean =>
  Array.isArray(input.fire) && firesOf(input.fire as string[]).some(({ weapon }) => weapon === 'claymore');

export const inThePeriod = bearings(
  {
    clause: 'wrg:orders.1',
    word: 'moved',
    actions: ['orders'],
    ...about(
      (now) =>
        countsPeriods(now.state) ? troopsInRole(now, 'ordered').filter((of) => hasActed(now, of)) : [],
      (who) => `${who} has moved or fired this period: orders are written at its start.`,
    ),
    way: 'wg period',
  },
  {
    clause: 'wrg:foot.6',
    word: 'silent',
    actions: ['orders'],
    ...about(
      (now) =>
        now.input.distance === undefined
          ? []
          : [...troopsInRole(now, 'ordered'), ...troopsInRole(now, 'commander')].filter(
              ({ silent }) => silent,
            ),
      (who) => `${who} moves in silence: nobody speaks.`,
    ),
  },
  {
    clause: 'wrg:react.30',
    word: 'panic',
    actions: ['take-over', 'mines'],
    ...about(
      (now) => busyIn(now).filter(({ runs }) => runs),
      (who) => `${who} panics: it dashes away from the enemy, and nothing else.`,
      lineOf('move', '--pace dash'),
    ),
  },
  {
    clause: 'wrg:mine.14',
    word: 'fired',
    actions: ['mines'],
    ...about(
      (now) => (now.input.clear ? troopsInRole(now, 'mined').filter(({ menFired }) => menFired > 0) : []),
      (who) => `${who} has fired this period: whoever clears mines is busy with them.`,
    ),
  },
  {
    clause: 'wrg:mine.14',
    word: 'at mines',
    actions: ['shoot', 'anti-tank', 'demolish', 'smoke', 'illuminate'],
    ...about(
      (now) =>
        OF_OTHERS.some((name) => wasTyped(now, name))
          ? []
          : troopsOn({ units: now.doers }).filter((of) => !isStranger(of) && isAtMines(of)),
      (who) => `${who} was at mines this period: whoever sets or clears them fires nothing.`,
    ),
    way: ({ action }) => FIRED_BY_OTHERS[action] ?? 'wg period',
  },
  {
    clause: 'wrg:mine.14',
    word: 'at mines',
    actions: ['move', 'mines'],
    when: (now) => brokenOff(now) !== undefined,
    says: (now) => {
      const of = brokenOff(now)!;
      return `${of.name} ${workSaid(of)}: that is broken off.`;
    },
    way: 'wg period, until the work is done',
  },
  {
    clause: 'wrg:mine.2',
    word: 'not set up',
    actions: ['shoot'],
    ...about(
      (now) => (firesMine(now) ? troopsInRole(now, 'firer').filter(isAtMines) : []),
      (who) => `${who} was at mines this period: a Claymore takes a period to set up before it is fired.`,
    ),
    way: 'wg period',
  },
  {
    clause: 'wrg:mine.2',
    actions: ['shoot'],
    missing: true,
    ...about(
      (now) => (firesMine(now) ? troopsInRole(now, 'firer').filter(staysBeside) : []),
      (who) => `${who} has not moved since it set the Claymore up: its operator goes 10 metres away or more`,
    ),
  },
  {
    clause: 'wrg:vehicle.4',
    word: 'moved',
    actions: ['move'],
    ...about(
      movedCarrier,
      (who) => `${who} has moved this period: to pick up or set down troops would have cost it 40 metres.`,
    ),
    way: 'The vehicle moves after them: wg undo',
  },
  {
    clause: 'wrg:vehicle.1',
    word: 'fired',
    actions: ['move'],
    ...about(
      (now) => {
        const [of] = troopsInRole(now, 'mover');
        if (of?.kind !== 'vehicle' || now.input.pace !== 'dash') return [];
        return troopsOn(now.state).filter(
          (rider) =>
            rider.kind !== 'vehicle' &&
            rider.aboard !== undefined &&
            sameName(rider.aboard, of.name) &&
            rider.menFired > 0,
        );
      },
      (who, are) => `${who} ${are('has', 'have')} fired from it this period: at high speed nobody does.`,
    ),
    way: '--pace move-and-fire',
  },
  {
    clause: 'wrg:building.1',
    word: 'no building',
    actions: ['demolish'],
    ...about(
      (now) => troopsInRole(now, 'inside').filter((of) => !isInside(of)),
      (who) => `As far as the game knows ${who} is in no building or bunker.`,
      lineOf('roster mark', 'cover=building'),
    ),
  },
  {
    clause: 'wrg:extra.2',
    word: 'senior',
    actions: ['reaction-test'],
    when: (now) => underAnother(now) !== undefined,
    says: (now) => {
      const of = underAnother(now)!;
      const senior = seniorOf(of);
      return senior === undefined
        ? `${of.name} has no leader left to test by himself.`
        : `It is the senior rank of ${of.name} that tests by himself: ${senior}.`;
    },
    way: (now) =>
      `${lineOf('roster mark', 'leaders=<ranks>')(quoted(underAnother(now)!.name))} says who leads it now`,
  },
  {
    clause: 'wrg:react.28',
    word: 'retires',
    actions: ['period'],
    ...about(
      atItsEnd((of) => of.retires && of.pace === undefined),
      (who, are) =>
        `${who} ${are('was', 'were')} mixed with enemies and scored less than 5: whoever scored less than they retires, and abandons heavy weapons.`,
      lineOf('move'),
    ),
  },
  {
    clause: 'wrg:react.25',
    word: 'must move',
    actions: ['period'],
    ...about(
      atItsEnd((of) => of.kind !== 'vehicle' && hasToMove(of)),
      (who, are) => `${who} ${are('has', 'have')} still to move towards the enemy, as the test says.`,
      lineOf('move'),
    ),
  },
  {
    clause: 'wrg:afv.18',
    word: 'must move',
    actions: ['period'],
    ...about(
      atItsEnd((of) => isHard(of) && hasToMove(of)),
      (who, are) =>
        `${who} ${are('has', 'have')} not moved, and ${are('its', 'their')} test says that ${are('it advances or retires', 'they advance or retire')}.`,
      lineOf('move'),
    ),
  },
  {
    clause: 'wrg:mine.16',
    word: 'prone',
    actions: ['mines'],
    when: (now) => now.input.clear === 'bayonet' && wasTyped(now, 'pace') && now.input.pace !== 'crawl',
    says: () => 'Whoever looks for mines with a bayonet is prone: he does not walk.',
    way: '--pace crawl',
  },
  {
    clause: 'wrg:crew.1',
    word: 'nobody',
    actions: ['move', 'shoot', 'anti-tank', 'demolish', 'smoke', 'orders', 'mines'],
    ...about(
      (now) =>
        [...troopsOn({ units: now.doers }), ...busyIn(now)].filter(
          (of) => of.kind === 'vehicle' && !of.outNow && (of.left || (of.crew === 0 && of.lostInBattle > 0)),
        ),
      (who) => `Nobody of the crew is left in ${who} to drive it or to fire.`,
    ),
  },
);
