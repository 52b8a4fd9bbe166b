import type { Rule } from '../../../src/rules/rule.js';
import { counted, list } from '../../../src/rules/text/say.js';
import type { Facts } from '../reaction/known.js';
import { addedUp, type Factor } from '../reaction/score/score.js';
import { metres } from '../say.js';
import { ruling } from '../words.js';
import { afvModifiers } from './tables.js';

type Row = keyof typeof afvModifiers.cells;

const isNight = ({ light }: Facts) => light !== undefined && light !== 'day';

/** The factors of the test of an AFV, in the order of the book. */
const FACTORS: readonly Factor<Row>[] = [
  {
    row: 'moving',
    clause: 'wrg:afv.4',
    times: (facts) => facts.moving,
    says: () => 'the vehicle moves',
  },
  {
    row: 'infantry-near',
    clause: 'wrg:afv.5',
    ruling: 'wrg:R60',
    times: (facts) => facts.infantryNear,
    says: (_, { scale }) => `friendly infantry within ${metres(50, scale)}`,
  },
  {
    row: 'afv-near',
    clause: 'wrg:afv.6',
    ruling: 'wrg:R46',
    times: (facts) => facts.afvNear,
    says: (_, { scale }) => `a friendly AFV no worse within ${metres(100, scale)}`,
  },
  {
    row: 'friends-ahead',
    clause: 'wrg:afv.7',
    times: (facts) => facts.friendsAhead,
    says: () => 'friendly troops ahead',
  },
  {
    row: 'friends-engage',
    clause: 'wrg:afv.8',
    ruling: 'wrg:R51',
    times: (facts) => facts.friendsEngage,
    says: () => 'friends firing on its direct opponents',
  },
  {
    row: 'other-fire',
    clause: 'wrg:afv.9',
    ruling: 'wrg:R94',
    times: (facts) => facts.otherFire,
    says: () => 'anti-personnel or off-table fire on it this period',
  },
  {
    row: 'stationary',
    clause: 'wrg:afv.10',
    // The game knows what has moved.
    times: ({ moving, stationary, immobilised, name }) =>
      !moving && (stationary || immobilised || name !== undefined),
    says: (_, { stationary, immobilised }) =>
      `the vehicle stands still${stationary || immobilised ? '' : ', as no move of it is known in this period'}`,
  },
  {
    row: 'friends-retreat',
    clause: 'wrg:afv.11',
    ruling: 'wrg:R56',
    times: (facts) => facts.friendsRetreat,
    says: () => 'friends seen retreating this period',
  },
  {
    row: 'anti-tank-points',
    clause: 'wrg:afv.12',
    ruling: 'wrg:R166',
    // A total below nothing adds nothing, as in the other test.
    times: ({ antiTankPoints = 0 }) => Math.max(0, antiTankPoints),
    says: (n) => `${counted(n, 'anti-tank point')} scored on it this period`,
  },
  {
    row: 'afvs-lost',
    clause: 'wrg:afv.13',
    times: (facts) => facts.afvsLost,
    says: (n) => `${counted(n, 'friendly AFV')} knocked out in the battle`,
  },
  {
    row: 'surprised',
    clause: 'wrg:afv.14',
    ruling: 'wrg:R50',
    times: (facts) => facts.surprised,
    says: () => 'surprised by anti-tank fire from an unlocated enemy',
  },
  {
    row: 'commander-lost',
    clause: 'wrg:afv.15',
    times: (facts) => facts.commanderLost,
    says: () => 'its commander is a casualty',
  },
  {
    row: 'close-threat',
    clause: 'wrg:afv.16',
    times: (facts) => threatsOf(facts).length,
    // They stand in one line (R167).
    *ruled(n) {
      return n > 1 && (yield* ruling('wrg:R167')) === 1 ? 1 : n;
    },
    says: (_, facts) => list(threatsOf(facts)),
  },
];

/** What threatens an AFV from close by (afv.16). */
const threatsOf = (facts: Facts): string[] => [
  ...(facts.closeCover ? [`cover within ${metres(50, facts.scale)} that may be hostile`] : []),
  ...(isNight(facts) ? ['night'] : []),
  ...(facts.closeAttack ? ['attack at close quarters'] : []),
];

/** The factors of the test of an AFV (afv.4 to afv.16); night may count by itself or not (R45). @returns their sum */
export function* afvFactors(facts: Facts): Rule<number> {
  const nightCounts = isNight(facts) && (yield* ruling('wrg:R45')) === 1;
  return yield* addedUp(FACTORS, afvModifiers.cells, nightCounts ? facts : { ...facts, light: undefined });
}
