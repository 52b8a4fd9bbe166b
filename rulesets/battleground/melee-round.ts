import type { Reading, Tally } from '../../src/rules/draw.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted, signed } from '../../src/rules/say.js';
import { dice, lastly, onward, pick, sumOfParts } from '../../src/rules/words.js';
import type { Bonuses } from './melee-bonus.js';
import {
  everyFighter,
  FIGHTERS,
  type Fighter,
  fighting,
  figuresOf,
  type Order,
  type Side,
  without,
} from './melee-sides.js';
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

/** Who was beaten in a round, by kind. */
interface Beaten {
  readonly attackers: Side;
  readonly defenders: Side;
}

/** One round: figures are paired off and dice against each other; the beaten are out (melee.1, melee.2). */
export function* meleeRound(melee: Melee, bonuses: Bonuses, order: Order): Rule<Melee> {
  const pairs = yield* pairsOf(melee);
  const attacking = fighting(melee.attackers, pairs, order);
  const defending = fighting(melee.defenders, pairs, order);
  const who = `${Object.values(attacking)} against ${Object.values(defending)}`;
  return yield* lastly({
    name: `${melee.first ? 'first ' : ''}round of ${who}`,
    part: () => dicedOff(attacking, defending, bonuses, melee.first),
    saying: (beaten) => whoIsLeft(melee, beaten),
    to: (beaten) => withoutBeaten(melee, beaten),
  });
}

/** How many pairs fight (melee.1); the surplus of the larger side waits (melee.2). */
function* pairsOf({ attackers, defenders, first }: Melee): Rule<number> {
  const [a, d] = [figuresOf(attackers), figuresOf(defenders)];
  return yield* step({
    id: 'round',
    clause: a === d ? 'bg:melee.1' : 'bg:melee.2',
    value: Math.min(a, d),
    text: () => {
      const surplus = counted(Math.abs(a - d), a > d ? 'attacker' : 'defender');
      return `${first ? 'first' : 'next'} round: ${a} against ${d}${a === d ? '' : `; ${surplus} not engaged`}`;
    },
  });
}

/** The dice-offs of a round, and which figures were beaten in them. */
function* dicedOff(attacking: Side, defending: Side, bonuses: Bonuses, first: boolean): Rule<Beaten> {
  const attackers = ranksOf(attacking, bonuses);
  const defenders = ranksOf(defending, bonuses);
  const who = (ranks: readonly Rank[]) => ranks.map(({ name, n }) => `${n} ${name}`).join(' and ');
  const name = `${first ? 'first ' : ''}fights of ${who(attackers)} against ${who(defenders)}`;
  const part = () => fights(attackers, defenders, bonuses, first);
  const alike = { attackers: alikeIn(attacking, bonuses), defenders: alikeIn(defending, bonuses) };
  if ([...alike.attackers, ...alike.defenders].every(({ kinds }) => kinds.length === 1)) {
    const to = (beaten: Tally): Beaten => ({
      attackers: everyBeaten('attacker', alike.attackers, beaten),
      defenders: everyBeaten('defender', alike.defenders, beaten),
    });
    return yield* lastly({ name, part, to });
  }
  return yield* onward(name, part, function* (beaten): Rule<Beaten> {
    return {
      attackers: yield* beatenByKind('attacker', attacking, alike.attackers, beaten),
      defenders: yield* beatenByKind('defender', defending, alike.defenders, beaten),
    };
  });
}

/** Says who is left after a round; special figures who are beaten are lost outright (melee.13). */
function* whoIsLeft(melee: Melee, beaten: Beaten): Rule<void> {
  yield* noSave('attackers', beaten.attackers);
  yield* noSave('defenders', beaten.defenders);
  const { attackers, defenders } = withoutBeaten(melee, beaten);
  const [a, d] = [figuresOf(attackers), figuresOf(defenders)];
  const text = `${counted(a, 'attacker')} and ${counted(d, 'defender')} left`;
  yield* step({ id: 'left', clause: 'bg:melee.10', value: [a, d], text, ruling: 'bg:R69' });
}

/** The melee after a round. */
const withoutBeaten = (melee: Melee, beaten: Beaten): Melee => ({
  attackers: without(melee.attackers, beaten.attackers),
  defenders: without(melee.defenders, beaten.defenders),
  first: false,
  roundsLeft: melee.roundsLeft === null ? null : melee.roundsLeft - 1,
});

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
  const fought = (matches: readonly Match[]) =>
    lastly({
      part: sumOfParts(
        tally,
        matches.map((match) => () => dicesOff(match, bonuses, first, tally)),
      ),
      to: (beaten: Tally) => beaten,
    });
  const who = [...attackers, ...defenders].map(({ name, n }) => `${n} ${name}`);
  return yield* onward(`pairing ${attackers.length} of ${who}`, () => pairOff(attackers, defenders), fought);
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
function* dicesOff(
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

/** Kinds of figures that fight alike. */
interface Alike {
  readonly adds: number;
  readonly kinds: readonly Fighter[];
}

/** The figures of a side by what they add to their own dice. */
function alikeIn(side: Side, { own }: Bonuses): Alike[] {
  const there = FIGHTERS.filter((kind) => side[kind] > 0);
  return [...new Set(there.map((kind) => own[kind] ?? 0))].map((adds) => ({
    adds,
    kinds: there.filter((kind) => (own[kind] ?? 0) === adds),
  }));
}

/** Who was beaten, where only one kind of figures fought by each number. */
function everyBeaten(side: 'attacker' | 'defender', alike: readonly Alike[], beaten: Tally): Side {
  const lost: Partial<Record<Fighter, number>> = {};
  for (const { adds, kinds } of alike) lost[kinds[0]!] = beaten[beatenIn(side)({ own: adds })]!;
  return everyFighter((kind) => lost[kind] ?? 0);
}

/** Who was beaten: where figures of several kinds fought alike, chance says which of them (R69). */
function* beatenByKind(
  side: 'attacker' | 'defender',
  fought: Side,
  alike: readonly Alike[],
  beaten: Tally,
): Rule<Side> {
  const lost: Partial<Record<Fighter, number>> = {};
  for (const { adds, kinds } of alike) {
    const among = Object.fromEntries(kinds.map((kind) => [kind, fought[kind]]));
    Object.assign(lost, yield* pick(`${side}-lost`, among, beaten[beatenIn(side)({ own: adds })]!));
  }
  return everyFighter((kind) => lost[kind] ?? 0);
}

const SPECIAL: readonly Fighter[] = ['leader', 'heavy-weapon', 'medic'];

/** Special figures who are beaten are lost outright (melee.13). */
function* noSave(who: 'attackers' | 'defenders', lost: Side): Rule<void> {
  const fallen = Object.fromEntries(SPECIAL.map((kind) => [kind, lost[kind]]));
  if (SPECIAL.every((kind) => lost[kind] === 0)) return;
  const text = () => {
    const kinds = SPECIAL.filter((kind) => lost[kind] > 0);
    const whom = kinds.map((kind) => counted(lost[kind], kind.replace('-', ' '))).join(' and ');
    return `the ${who} lose ${whom}: no save in melee`;
  };
  const value = { side: who, ...fallen };
  yield* step({ id: 'no-save', clause: 'bg:melee.13', value, text, ruling: 'bg:R69' });
}
