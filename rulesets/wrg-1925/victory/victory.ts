import { choice, type InputOf, text, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { numbered } from '../../../src/rules/text/say.js';
import { exact } from '../forces/price.js';
import { state } from '../state.js';
import { action, inTheMainRules, ruling, step } from '../words.js';
import { type Account, extra, SIDE_FIELDS, totalOf } from './account.js';
import { pointsKnown } from './known.js';

const { own, enemy: theirs } = SIDE_FIELDS;
const inputs = {
  side: text('the name of this side', {
    group: 'This side',
    metavar: 'Axis',
    max: 30,
    default: 'this side',
    ofGame: 'first side',
  }),
  ...own,
  enemy: text('the name of the enemy', {
    group: 'The enemy',
    metavar: 'Allies',
    max: 30,
    default: 'the enemy',
    ofGame: 'second side',
  }),
  ...theirs,
  defender: choice(['side', 'enemy'], 'who was the agreed defender', {}),
  premiumLeft: extra("extra points of the defender's troops that remain, where not all count double"),
  premiumDestroyed: extra("extra points of the defender's troops destroyed, where not all count double"),
  friendly: toggle('a friendly game: a draw unless a side leads by 10 per cent', {}),
};
type Input = InputOf<typeof inputs>;
type Result = { total: number; enemyTotal: number; margin: number; winner: 'side' | 'enemy' | 'none' };

export const victory = action({
  name: 'victory',
  says: 'What each side counts at the end, and who has won',
  inputs,
  requires: ({ friendly }) => (friendly ? ['strength', 'enemyStrength'] : []),
  conflict(input: Input) {
    const needs = 'needs --defender';
    if (input.defender === undefined) {
      if (input.premiumLeft !== undefined) return { input: 'premiumLeft', message: needs };
      if (input.premiumDestroyed !== undefined) return { input: 'premiumDestroyed', message: needs };
    }
    if (input.side === input.enemy) return { input: 'enemy', message: 'is called like the other side' };
    if (input.spent > input.remaining) {
      return { input: 'spent', message: 'what is spent is among what remains, and cannot be more' };
    }
    return input.enemySpent > input.enemyRemaining
      ? { input: 'enemySpent', message: 'what is spent is among what remains, and cannot be more' }
      : undefined;
  },
  examples: [
    [
      'wg victory --remaining 320 --destroyed 150 --enemy-remaining 250 --enemy-destroyed 90',
      'a convention game',
    ],
    [
      'wg victory --side Axis --remaining 200 --destroyed 180 --defences 60 --defender side --enemy Allies --enemy-remaining 310 --enemy-destroyed 110 --enemy-objectives 100',
      'Axis defended, the Allies hold an objective',
    ],
    [
      'wg victory --remaining 320 --destroyed 150 --prisoners 35 --strength 410 --enemy-remaining 250 --enemy-destroyed 90 --enemy-strength 400 --friendly --odds',
      'a friendly game, with prisoners',
    ],
  ],
  result: {
    total: { help: 'what this side counts' },
    enemyTotal: { help: 'what the enemy counts' },
    margin: { help: 'by how much the leader leads' },
    winner: { help: 'who has won', order: ['side', 'none', 'enemy'] },
  },
  roles: [],
  memory: state,
  fromTable: pointsKnown,
  *resolve(input): Rule<Result> {
    yield* inTheMainRules('wrg:victor.1', 'victory points');
    const [side, enemy] = accountsOf(input);
    const total = yield* totalOf(side);
    const enemyTotal = yield* totalOf(enemy);
    const margin = exact(Math.abs(total - enemyTotal));
    const winner = yield* winnerOf(input, total - enemyTotal);
    return { total, enemyTotal, margin, winner };
  },
  announce: ({ total, enemyTotal, winner }, { side, enemy }) => {
    const score = `${side} ${total}, ${enemy} ${enemyTotal}`;
    return winner === 'none'
      ? `a draw: ${score}`
      : `victory for ${winner === 'side' ? side : enemy}: ${score}`;
  },
});

/** What each side counts, with the extra points of the defender for both (victor.6). */
function accountsOf(input: Input): readonly [Account, Account] {
  const { defender, premiumLeft, premiumDestroyed } = input;
  const left =
    premiumLeft ??
    (defender === 'side' ? input.remaining - input.spent : input.enemyRemaining - input.enemySpent);
  const destroyed = premiumDestroyed ?? (defender === 'side' ? input.enemyDestroyed : input.destroyed);
  const account = (isEnemy: boolean): Account => {
    const of = <K extends keyof typeof own & string>(name: K): number =>
      input[isEnemy ? (`enemy${name[0]!.toUpperCase()}${name.slice(1)}` as keyof Input) : name] as number;
    const defends = defender !== undefined && (defender === 'enemy') === isEnemy;
    return {
      name: isEnemy ? input.enemy : input.side,
      prefix: isEnemy ? 'enemy-' : '',
      defends,
      premium: defender === undefined ? 0 : defends ? left : destroyed,
      remaining: of('remaining'),
      support: of('support'),
      spent: of('spent'),
      escaped: of('escaped'),
      destroyed: of('destroyed'),
      prisoners: of('prisoners'),
      objectives: of('objectives'),
      defences: of('defences'),
    };
  };
  return [account(false), account(true)];
}

/** Who has won: the larger total (victor.9); among friends, with a tenth of a strength to spare (victor.10, R183). */
function* winnerOf(input: Input, lead: number): Rule<Result['winner']> {
  const leader = lead > 0 ? 'side' : lead < 0 ? 'enemy' : 'none';
  const ahead = leader === 'side' ? input.side : input.enemy;
  const margin = exact(Math.abs(lead));
  if (!input.friendly) {
    const text =
      leader === 'none'
        ? 'the totals are equal'
        : `the larger total is that of ${ahead}, by ${numbered(margin, 'point')}`;
    return yield* step({ id: 'winner', clause: 'wrg:victor.9', value: leader, text });
  }
  const ofLeader = (yield* ruling('wrg:R183')) === 1;
  const ownStrength = (leader === 'side') === ofLeader;
  const strength = leader === 'none' ? 0 : yield* strengthOf(input, ownStrength);
  const needed = exact(strength / 10);
  const winner = leader !== 'none' && margin >= needed ? leader : 'none';
  const whose = ownStrength ? input.side : input.enemy;
  const text =
    leader === 'none'
      ? 'the totals are equal: a draw'
      : `lead of ${ahead}: ${margin}; a tenth of the strength of ${whose} is ${needed}: ${winner === 'none' ? 'a draw' : 'enough'}`;
  return yield* step({ id: 'winner', clause: 'wrg:victor.10', value: winner, text, ruling: 'wrg:R183' });
}

/** The strength of a side at the start; that of a defender at single points, or as they count if so ruled (R192). */
function* strengthOf(input: Input, own: boolean): Rule<number> {
  const strength = (own ? input.strength : input.enemyStrength) ?? 0;
  if (input.defender !== (own ? 'side' : 'enemy')) return strength;
  const doubled = (yield* ruling('wrg:R192')) === 2;
  const value = doubled ? 2 * strength : strength;
  const text = `strength of ${own ? input.side : input.enemy}, the defender, at ${doubled ? 'double' : 'single'} points: ${value}`;
  return yield* step({ id: 'strength', clause: 'wrg:victor.10', value, text, ruling: 'wrg:R192' });
}
