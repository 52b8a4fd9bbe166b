import type { Rule } from '../../../../src/rules/rule.js';
import { counted } from '../../../../src/rules/text/say.js';
import { metres } from '../../say.js';
import { ruling, step } from '../../words.js';
import type { Facts } from '../known.js';
import { reactionModifiers } from '../tables.js';
import { addedUp, type Factor, inAll, sumSoFar } from './score.js';

type Row = Exclude<keyof typeof reactionModifiers.cells, 'all-covered'>;

/** The points for which one is deducted (react.8). */
const EACH = 10;
const tens = (points = 0) => Math.floor(Math.max(0, points) / EACH);
const isolated: readonly Row[] = ['isolated-from-leaders', 'isolated-from-all'];

/** The factors of the general reaction test, in the order of the book. */
const FACTORS: readonly Factor<Row>[] = [
  {
    row: 'friendly-lmgs',
    clause: 'wrg:react.3',
    ruling: 'wrg:R32',
    times: (facts) => facts.friendlyLmgs,
    *ruled(n) {
      return n > 1 && (yield* ruling('wrg:R32')) === 2 ? 1 : n;
    },
    says: (n, { scale }) => `${counted(n, 'friendly LMG')} firing within ${metres(100, scale)}`,
  },
  {
    row: 'friends-fire',
    clause: 'wrg:react.4',
    ruling: 'wrg:R33',
    times: (facts) => facts.friendsFire,
    *ruled(n, { fired }) {
      return n === 0 && fired && (yield* ruling('wrg:R33')) === 2 ? 1 : n;
    },
    says: (_, { friendsFire }) =>
      friendsFire
        ? 'the opposing group under fire from other groups'
        : 'the opposing group under its own fire',
  },
  {
    row: 'fired-or-advanced',
    clause: 'wrg:react.5',
    ruling: 'wrg:R34',
    times: ({ fired, advanced }) => fired || advanced,
    says: (_, { fired }) => (fired ? 'the group fired' : 'the group moved towards the enemy'),
  },
  {
    row: 'enemy-in-open',
    clause: 'wrg:react.6',
    ruling: 'wrg:R34',
    times: (facts) => facts.enemyInOpen,
    says: () => 'the group saw the enemy in the open',
  },
  {
    row: 'enemy-hit',
    clause: 'wrg:react.7',
    ruling: 'wrg:R34',
    times: (facts) => facts.enemyHit,
    says: () => 'the enemy seen hit or in panic in the open',
  },
  {
    row: 'points',
    clause: 'wrg:react.8',
    ruling: 'wrg:R131',
    times: ({ points }) => tens(points),
    *ruled(n, { pooledTens }) {
      return pooledTens > 0 && (yield* ruling('wrg:R131')) === 2 ? Math.max(0, n - pooledTens) : n;
    },
    says: (n, { points }) => {
      const each = n === tens(points) ? '' : ', each firing by itself';
      return `${counted(points ?? 0, 'point')} scored on it, for each full ${EACH}${each}`;
    },
  },
  {
    row: 'isolated-from-leaders',
    clause: 'wrg:react.9',
    ruling: 'wrg:R109',
    times: (facts) => facts.isolatedFromLeaders,
    *ruled(n, { isolatedFromAll = 0 }) {
      const both = n > 0 && isolatedFromAll > 0;
      return both && (yield* ruling('wrg:R109')) === 2 ? Math.max(0, n - isolatedFromAll) : n;
    },
    says: (n) => `${counted(n, 'figure')} isolated from officers and NCOs`,
  },
  {
    row: 'isolated-from-all',
    clause: 'wrg:react.10',
    ruling: 'wrg:R109',
    times: (facts) => facts.isolatedFromAll,
    says: (n) => `${counted(n, 'figure')} isolated from all others`,
  },
  {
    row: 'lost-in-battle',
    clause: 'wrg:react.11',
    ruling: 'wrg:R133',
    // Who fell this period fell in the battle.
    times: ({ lostInBattle = 0, lostInPeriod = 0 }) => Math.max(lostInBattle, lostInPeriod),
    says: (n) => `${counted(n, 'figure')} lost in the battle`,
  },
  {
    row: 'lost-in-period',
    clause: 'wrg:react.12',
    ruling: 'wrg:R133',
    times: (facts) => facts.lostInPeriod,
    *ruled(n) {
      return n > 0 && (yield* ruling('wrg:R133')) === 2 ? 0 : n;
    },
    says: (n) => `${counted(n, 'figure')} of them lost this period`,
  },
  {
    row: 'machine-guns',
    clause: 'wrg:react.13',
    ruling: 'wrg:R135',
    times: (facts) => facts.machineGuns,
    says: (n) => `${counted(n, 'enemy machine gun')} firing on it`,
  },
  {
    row: 'own-leader-ran',
    clause: 'wrg:react.14',
    ruling: 'wrg:R36',
    times: (facts) => facts.ownLeaderRan,
    says: () => 'its senior leader led a panic dash last period',
  },
  {
    row: 'friends-ran',
    cause: 'friends-ran',
    clause: 'wrg:react.15',
    ruling: 'wrg:R142',
    times: (facts) => facts.friendsRan,
    says: () => 'friends near by ran in panic this period',
  },
  {
    row: 'flank-fire',
    clause: 'wrg:react.16',
    times: (facts) => facts.flankFire,
    says: () => 'fire from behind its flank',
  },
  {
    row: 'armour',
    cause: 'armour',
    clause: 'wrg:react.17',
    ruling: 'wrg:R35',
    times: ({ armourNear, armourFires }) => armourNear || armourFires,
    *ruled(n, { armourNear, armourFires }) {
      return armourNear && armourFires && (yield* ruling('wrg:R35')) === 2 ? 2 : n;
    },
    says: (_, { armourNear, armourFires, scale }) => {
      const near = `enemy armour within ${metres(100, scale)}`;
      if (!armourNear) return 'enemy armour firing on it';
      return armourFires ? `${near} and firing on it` : near;
    },
  },
  {
    row: 'flame',
    clause: 'wrg:react.18',
    ruling: 'wrg:R37',
    times: (facts) => facts.flame,
    *ruled(n, { flameBefore }) {
      return n > 0 && flameBefore && (yield* ruling('wrg:R37')) === 2 ? 0 : n;
    },
    says: () => 'the enemy seen using flame in this battle',
  },
  {
    row: 'surprised',
    clause: 'wrg:react.19',
    ruling: 'wrg:R50',
    times: (facts) => facts.surprised,
    says: () => 'surprised by fire from a hidden enemy',
  },
  {
    row: 'intermingled',
    cause: 'intermingled',
    clause: 'wrg:react.20',
    ruling: 'wrg:R37',
    times: (facts) => facts.intermingled,
    says: () => 'enemies came forward among its men',
  },
  {
    row: 'enemy-near',
    cause: 'enemy-near',
    clause: 'wrg:react.21',
    ruling: 'wrg:R137',
    times: (facts) => facts.enemyNear,
    says: (_, { scale }) => `enemies within ${metres(25, scale)}`,
  },
];

const FOR_A_LEADER = FACTORS.filter(({ row }) => !isolated.includes(row));

/** The factors of the general test (react.3 to react.21). @returns their sum */
const generalFactors = (facts: Facts): Rule<number> => addedUp(FACTORS, reactionModifiers.cells, facts);

/** The same for a leader who tests by himself: isolation is left out (extra.4). */
export function* factorsForLeader(facts: Facts): Rule<number> {
  if (facts.isolatedFromLeaders || facts.isolatedFromAll) {
    const text = 'isolation does not count in the test of a leader';
    yield* step({ id: 'no-isolation', clause: 'wrg:extra.4', value: 0, text });
  }
  return yield* addedUp(FOR_A_LEADER, reactionModifiers.cells, facts);
}

/** The sum of all factors of the general test. */
export function* factorsOfGroup(facts: Facts): Rule<number> {
  const start = yield* sumSoFar(facts, 'wrg:react.2');
  if (facts.mod !== undefined) return start;
  return yield* inAll(start + (yield* generalFactors(facts)));
}
