import type { Tally } from '../../../src/rules/draw.js';
import type { Rule } from '../../../src/rules/rule.js';
import { a, counted, list } from '../../../src/rules/text/say.js';
import { addUp, rounds, sumOf } from '../../../src/rules/words.js';
import { oneStand } from '../optional/stands.js';
import { ruling, step } from '../words.js';
import type { Bonuses } from './bonus.js';
import { type Melee, noSaves, pairOff, type Rank, ranked, withoutBeaten } from './round.js';
import {
  allOf,
  everyFighter,
  FIGHTER_NAMES,
  type Fighter,
  figuresOfSide,
  type Side as MeleeSide,
  type Order,
} from './sides.js';

type Loss = Tally<'attackers' | 'defenders'>;

/** Figures that their owner places on stands, as R139 has it; all others are alike. */
const PLACED = ['leader', 'armed', 'medic', 'heavy-weapon'] as const satisfies readonly Fighter[];

/** Stands that hold the same figures. */
interface Stands extends Rank {
  readonly of: MeleeSide;
}

/**
 * Optional rule: one round of stand against stand (stand.3). A stand rolls a die for each figure and adds the bonuses
 * of all its figures; the lower total takes casualties, all or nothing.
 * @param size figures on every stand
 */
export function* standRound(
  melee: Melee,
  { between, own }: Bonuses,
  { size, order }: { readonly size: number; readonly order: Order },
): Rule<Melee> {
  const { always, first } = between[0]![0]!;
  const [a, d] = [figuresOfSide(melee.attackers) / size, figuresOfSide(melee.defenders) / size];
  const pairs = Math.min(a, d);
  const text = `${melee.first ? 'first' : 'next'} round: ${counted(a, 'stand')} against ${d}, ${counted(pairs, 'pair')}`;
  yield* step({ id: 'round', clause: 'bg:stand.3', value: pairs, text });
  const anybody = PLACED.some((kind) => allOf(melee.attackers, kind) + allOf(melee.defenders, kind) > 0);
  const together = anybody && (yield* ruling('bg:R139')) === 2;
  const ranks = (side: MeleeSide) => alike(placed(side, size, together), pairs, order, own);
  const [attackers, defenders] = [ranks(melee.attackers), ranks(melee.defenders)];
  if (anybody) yield* sayWhoFights(attackers, defenders);
  const bonus = (side: SideOfMelee) => size * (always[side] + (melee.first ? first[side] : 0));
  const plus = { attacker: bonus('attacker'), defender: bonus('defender') };
  const tally = [...attackers.map(lostOf('attacker')), ...defenders.map(lostOf('defender'))];
  const none = Object.fromEntries(tally.map((name) => [name, 0]));
  const lost = yield* addUp(
    tally,
    (yield* pairOff(attackers, defenders)).flatMap(({ attacker, defender, pairs: n }) =>
      Array.from(
        { length: n },
        () =>
          function* (): Rule<Tally> {
            const by = { attacker: plus.attacker + attacker.own, defender: plus.defender + defender.own };
            const fallen = yield* standFight(size, by);
            return {
              ...none,
              [lostOf('attacker')(attacker)]: fallen.attackers,
              [lostOf('defender')(defender)]: fallen.defenders,
            };
          },
      ),
    ),
  );
  const gone = {
    attackers: fallenOn(attackers, size, (rank) => lost[lostOf('attacker')(rank)]!),
    defenders: fallenOn(defenders, size, (rank) => lost[lostOf('defender')(rank)]!),
  };
  yield* noSaves(gone);
  const left = withoutBeaten(melee, gone);
  const [aLeft, dLeft] = [figuresOfSide(left.attackers), figuresOfSide(left.defenders)];
  const said = `${counted(aLeft, 'attacker')}, ${counted(dLeft, 'defender')} left`;
  yield* step({ id: 'left', clause: 'bg:melee.10', value: [aLeft, dLeft], text: said });
  return left;
}

const lostOf = (side: SideOfMelee) => (rank: Rank) => `${side} ${rank.name}`;

/** The figures of the stands that fell. */
const fallenOn = (ranks: readonly Stands[], size: number, lost: (rank: Rank) => number): MeleeSide =>
  everyFighter((kind) => ranks.reduce((sum, rank) => sum + (rank.of[kind] * lost(rank)) / size, 0));

/**
 * The stands of a side, those with special figures first: dealt out one to a stand, round after round, or as many on one as it
 * holds (R139). Whichever stands fall, those that are left are the same as if they had been dealt anew.
 */
function placed(side: MeleeSide, size: number, together: boolean): MeleeSide[] {
  const n = figuresOfSide(side) / size;
  const special = PLACED.flatMap((kind) => Array<Fighter>(side[kind]).fill(kind));
  const on = (i: number) => (together ? Math.floor(i / size) : i % n);
  return Array.from({ length: n }, (_, stand) => {
    const here = special.filter((_, i) => on(i) === stand);
    const of = (kind: Fighter) => here.filter((other) => other === kind).length;
    return everyFighter((kind) => (kind === 'figure' ? size - here.length : of(kind)));
  });
}

/** The stands that fight, those without special figures first unless their owner dares (melee.14): like ones together. */
function alike(stands: readonly MeleeSide[], n: number, order: Order, own: Bonuses['own']): Stands[] {
  const fight = (order === 'leaders-first' ? stands : stands.toReversed()).slice(0, n);
  const found = new Map<string, Stands>();
  for (const of of fight) {
    const special = PLACED.filter((kind) => of[kind] > 0);
    const name = ['stand', ...special.map((kind) => `${kind}-${of[kind]}`)].join('-');
    const who = special.map((kind) =>
      of[kind] > 1 ? counted(of[kind], FIGHTER_NAMES[kind]) : a(FIGHTER_NAMES[kind]),
    );
    const adds = PLACED.reduce((sum, kind) => sum + of[kind] * (own[kind] ?? 0), 0);
    const has = who.length > 0 ? ` with ${list(who)}` : '';
    const rank = { name, called: 'stand', with: has, unit: 0, own: adds, of };
    found.set(name, { ...rank, n: (found.get(name)?.n ?? 0) + 1 });
  }
  return [...found.values()];
}

/** Says on which stands special figures fight. */
function* sayWhoFights(attackers: readonly Stands[], defenders: readonly Stands[]): Rule<void> {
  const those = (ranks: readonly Stands[]) => list(ranks.map(ranked));
  const count = (ranks: readonly Stands[]) => ranks.map(({ own, n }) => [own, n]);
  const text = `${those(attackers)} against ${those(defenders)}`;
  const value = { attackers: count(attackers), defenders: count(defenders) };
  yield* step({ id: 'stands', clause: 'bg:stand.3', value, text, ruling: 'bg:R139' });
}

type SideOfMelee = 'attacker' | 'defender';

/** Totals against each other, and what the lower one suffers (R128); what happens on a tie is ruled (R68). */
function* standFight(size: number, plus: Readonly<Record<SideOfMelee, number>>): Rule<Loss> {
  const tie = yield* ruling('bg:R68');
  const { margin } = yield* rounds({
    name: `stands of ${size}, ${plus.attacker} to ${plus.defender}`,
    start: { margin: 0, fought: false },
    isOver: ({ margin, fought }) => margin !== 0 || (fought && tie !== 1),
    *round() {
      const attacker = (yield* sumOf(size, 'attacker', 'the attacking stand')) + plus.attacker;
      const defender = (yield* sumOf(size, 'defender', 'the defending stand')) + plus.defender;
      const again = attacker === defender && tie === 1 ? ': again' : '';
      const text = `attackers ${attacker}, defenders ${defender}${again}`;
      yield* step({ id: 'fight', clause: 'bg:stand.3', value: attacker - defender, text, ruling: 'bg:R68' });
      // The rest of the rule only has to know who won. A tie that is fought again leaves all as it was.
      const over = attacker !== defender || tie !== 1;
      return { margin: Math.sign(attacker - defender), fought: over };
    },
  });
  const beaten: SideOfMelee[] =
    margin > 0 ? ['defender'] : margin < 0 ? ['attacker'] : tie === 3 ? ['attacker', 'defender'] : [];
  const lost = { attackers: 0, defenders: 0 };
  for (const side of beaten) lost[`${side}s`] = yield* standLoss(size, side);
  return lost;
}

/** The casualties of a stand that lost its fight (R128). */
function* standLoss(size: number, side: SideOfMelee): Rule<number> {
  const option = yield* ruling('bg:R128');
  const hits = option === 1 ? 1 : size;
  const suffers = option === 3 ? 'is lost' : `takes ${counted(hits, 'hit')}`;
  yield* step({
    id: 'stand-hits',
    clause: 'bg:stand.3',
    value: hits,
    text: `the ${side === 'attacker' ? 'attacking' : 'defending'} stand ${suffers}`,
    from: { value: hits, ruling: 'bg:R128', house: true },
  });
  return (yield* oneStand(size, hits)).lost;
}
