import type { Reading, Tally } from '../../src/rules/draw.js';
import type { Rule } from '../../src/rules/rule.js';
import { addUp, dice, pick, settled } from '../../src/rules/words.js';
import type { Bonuses } from './melee-bonus.js';
import {
  everyFighter,
  FIGHTERS,
  type Fighter,
  fighting,
  figuresOf,
  type Order,
  type Side,
} from './melee-sides.js';
import { counted } from './say.js';
import { ruling, step } from './words.js';

/** A melee between two rounds. */
export interface Melee {
  readonly attackers: Side;
  readonly defenders: Side;
  readonly first: boolean;
  /** Rounds still to be fought, where their number was limited. */
  readonly roundsLeft: number | null;
}

/** Figures of one side that add the same to their own dice, and so fight alike, whatever kinds they are. */
interface Rank {
  /** What they are called in a fight: by their kind where they add something. */
  readonly name: string;
  /** What each adds to its own die. */
  readonly own: number;
  readonly n: number;
}

/** Figures that fight alike against figures that fight alike. */
interface Match {
  readonly attacker: Rank;
  readonly defender: Rank;
  readonly pairs: number;
}

/** One round: figures are paired off and dice against each other; the beaten are out (melee.1, melee.2). */
export function* meleeRound(melee: Melee, bonuses: Bonuses, order: Order): Rule<Melee> {
  const { attackers, defenders, first } = melee;
  const [a, d] = [figuresOf(attackers), figuresOf(defenders)];
  const pairs = Math.min(a, d);
  const waiting = a === d ? '' : `; ${counted(Math.abs(a - d), a > d ? 'attacker' : 'defender')} not engaged`;
  yield* step({
    id: 'round',
    clause: a === d ? 'bg:melee.1' : 'bg:melee.2',
    value: pairs,
    text: `${first ? 'first' : 'next'} round: ${a} against ${d}${waiting}`,
  });
  const attacking = fighting(attackers, pairs, order);
  const defending = fighting(defenders, pairs, order);
  const ranks = { attacker: ranksOf(attacking, bonuses), defender: ranksOf(defending, bonuses) };
  const beaten = yield* fights(ranks.attacker, ranks.defender, bonuses, first);
  const left = {
    attackers: yield* remove('attacker', attackers, attacking, beaten, bonuses),
    defenders: yield* remove('defender', defenders, defending, beaten, bonuses),
    first: false,
    roundsLeft: melee.roundsLeft === null ? null : melee.roundsLeft - 1,
  };
  const [aLeft, dLeft] = [figuresOf(left.attackers), figuresOf(left.defenders)];
  const text = `${counted(aLeft, 'attacker')} and ${counted(dLeft, 'defender')} left`;
  yield* step({ id: 'left', clause: 'bg:melee.10', value: [aLeft, dLeft], text });
  return left;
}

/** The ranks of the figures that fight, those who add the most first. */
function ranksOf(side: Side, { own }: Bonuses): Rank[] {
  const ranks: Rank[] = [];
  for (const kind of FIGHTERS) {
    if (side[kind] === 0) continue;
    const adds = own[kind] ?? 0;
    const at = ranks.findIndex((rank) => rank.own === adds);
    const like = ranks[at];
    if (like)
      ranks[at] = {
        ...like,
        name: adds === 0 ? like.name : `${like.name}-or-${kind}`,
        n: like.n + side[kind],
      };
    else ranks.push({ name: adds === 0 ? 'figure' : kind, own: adds, n: side[kind] });
  }
  return ranks.sort((x, y) => y.own - x.own);
}

/** All dice-offs of a round: how many of each rank are beaten. */
function* fights(
  attackers: readonly Rank[],
  defenders: readonly Rank[],
  bonuses: Bonuses,
  first: boolean,
): Rule<Tally> {
  const tally = [...attackers.map(beatenIn('attacker')), ...defenders.map(beatenIn('defender'))];
  const who = (ranks: readonly Rank[]) => ranks.map(({ name, n }) => `${n} ${name}`).join(' and ');
  const name = `${first ? 'first ' : ''}fights of ${who(attackers)} against ${who(defenders)}`;
  return yield* settled(name, function* () {
    const matches = yield* pairOff(attackers, defenders);
    return yield* addUp(
      tally,
      matches.map((match) => () => fight(match, bonuses, first, tally)),
    );
  });
}

const beatenIn =
  (side: 'attacker' | 'defender') =>
  ({ own }: Pick<Rank, 'own'>) =>
    `${side} ${own}`;

/** Who meets whom: the pairs are drawn at random (R70), which matters only where both sides are mixed. */
function* pairOff(attackers: readonly Rank[], defenders: readonly Rank[]): Rule<Match[]> {
  const matches: Match[] = [];
  let free = defenders;
  for (const attacker of attackers) {
    const met = yield* pick(
      `met-by-${attacker.name}`,
      Object.fromEntries(free.map(({ name, n }) => [name, n])),
      attacker.n,
    );
    if (attackers.length > 1 && free.length > 1 && attacker !== attackers.at(-1)) {
      const whom = Object.entries(met).filter(([, n]) => n > 0);
      const text = `${counted(attacker.n, `attacking ${attacker.name}`)} against ${whom.map(([name, n]) => counted(n, name)).join(' and ')}`;
      yield* step({ id: 'pairing', clause: 'bg:melee.1', value: met, text, ruling: 'bg:R70' });
    }
    for (const defender of free) {
      if (met[defender.name]! > 0) matches.push({ attacker, defender, pairs: met[defender.name]! });
    }
    free = free.map((rank) => ({ ...rank, n: rank.n - met[rank.name]! })).filter(({ n }) => n > 0);
  }
  return matches;
}

/** The dice-off of pairs that are all alike (melee.1); what happens on a tie is ruled (R68). */
function* fight(
  { attacker, defender, pairs }: Match,
  { always, first }: Bonuses,
  isFirst: boolean,
  tally: readonly string[],
): Rule<Tally> {
  const plus = {
    attacker: always.attacker + attacker.own + (isFirst ? first.attacker : 0),
    defender: always.defender + defender.own + (isFirst ? first.defender : 0),
  };
  const tie = yield* ruling('bg:R68');
  const onTie: Reading<'attackers' | 'defenders'> =
    tie === 1 ? 'again' : tie === 2 ? {} : { attackers: 1, defenders: 1 };
  const lost = yield* dice({
    dice: ['attacker', 'defender'],
    times: pairs,
    tally: ['attackers', 'defenders'],
    read: (a, d) => {
      const margin = a! + plus.attacker - (d! + plus.defender);
      return margin > 0 ? { defenders: 1 } : margin < 0 ? { attackers: 1 } : onTie;
    },
  });
  const alike = attacker.name === 'figure' && defender.name === 'figure';
  const who = `${counted(pairs, 'pair')}${alike ? '' : `, ${attacker.name} against ${defender.name}`}`;
  const edge =
    plus.attacker || plus.defender ? ` (${signed(plus.attacker)} to ${signed(plus.defender)})` : '';
  yield* step({
    id: 'fight',
    clause: 'bg:melee.1',
    value: lost,
    text: `${who}${edge}: attackers lose ${lost.attackers}, defenders ${lost.defenders}`,
    ruling: 'bg:R68',
  });
  const none = Object.fromEntries(tally.map((k) => [k, 0]));
  return {
    ...none,
    [beatenIn('attacker')(attacker)]: lost.attackers,
    [beatenIn('defender')(defender)]: lost.defenders,
  };
}

const SPECIAL: readonly Fighter[] = ['leader', 'heavy-weapon', 'medic'];

/** Takes the beaten off a side; where figures of several kinds fought alike, chance says which of them (R69). */
function* remove(
  side: 'attacker' | 'defender',
  all: Side,
  fought: Side,
  beaten: Tally,
  { own }: Bonuses,
): Rule<Side> {
  const lost: Partial<Record<Fighter, number>> = {};
  for (const adds of new Set(FIGHTERS.map((kind) => own[kind] ?? 0))) {
    const alike = FIGHTERS.filter((kind) => fought[kind] > 0 && (own[kind] ?? 0) === adds);
    const n = beaten[beatenIn(side)({ own: adds })] ?? 0;
    const fell = yield* pick(
      `${side}-lost`,
      Object.fromEntries(alike.map((kind) => [kind, fought[kind]])),
      n,
    );
    for (const kind of alike) lost[kind] = fell[kind]!;
  }
  const special = SPECIAL.filter((kind) => (lost[kind] ?? 0) > 0);
  if (special.length > 0) {
    const whom = special.map((kind) => counted(lost[kind]!, kind.replace('-', ' '))).join(' and ');
    const text = `the ${side}s lose ${whom}: no save in melee`;
    yield* step({
      id: 'no-save',
      clause: 'bg:melee.13',
      value: special.reduce((n, kind) => n + lost[kind]!, 0),
      text,
      ruling: 'bg:R69',
    });
  }
  return everyFighter((kind) => all[kind] - (lost[kind] ?? 0));
}

const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
