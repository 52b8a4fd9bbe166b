import type { Reading, Tally } from '../../src/rules/draw.js';
import type { Rule } from '../../src/rules/rule.js';
import { addUp, dice, pick } from '../../src/rules/words.js';
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

/** Figures that add the same to their own dice fight alike, whatever kind they are: the number is what they add. */
type Own = number;

/** Figures that fight alike against figures that fight alike. */
interface Match {
  readonly attacker: Own;
  readonly defender: Own;
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
  const fighters = {
    attacker: fighting(attackers, pairs, order),
    defender: fighting(defenders, pairs, order),
  };
  const matches = yield* pairOff(fighters, bonuses);
  const tally = [
    ...new Set(matches.flatMap(({ attacker, defender }) => [`attacker ${attacker}`, `defender ${defender}`])),
  ];
  const beaten = yield* addUp(
    tally,
    matches.map((match) => () => fight(match, bonuses, first, fighters, tally)),
  );
  const left = {
    attackers: yield* remove('attacker', attackers, fighters.attacker, beaten, bonuses),
    defenders: yield* remove('defender', defenders, fighters.defender, beaten, bonuses),
    first: false,
    roundsLeft: melee.roundsLeft === null ? null : melee.roundsLeft - 1,
  };
  const [aLeft, dLeft] = [figuresOf(left.attackers), figuresOf(left.defenders)];
  const text = `${counted(aLeft, 'attacker')} and ${counted(dLeft, 'defender')} left`;
  yield* step({ id: 'left', clause: 'bg:melee.10', value: [aLeft, dLeft], text });
  return left;
}

interface Fighters {
  readonly attacker: Side;
  readonly defender: Side;
}

/** How many figures of a side add what to their own dice, the most first. */
function byOwn(side: Side, { own }: Bonuses): Map<Own, number> {
  const found = new Map<Own, number>();
  for (const kind of FIGHTERS) {
    if (side[kind] > 0) found.set(own[kind] ?? 0, (found.get(own[kind] ?? 0) ?? 0) + side[kind]);
  }
  return new Map([...found].sort(([a], [b]) => b - a));
}

/** Who meets whom: the pairs are drawn at random (R70). */
function* pairOff({ attacker, defender }: Fighters, bonuses: Bonuses): Rule<Match[]> {
  const matches: Match[] = [];
  const free = byOwn(defender, bonuses);
  for (const [own, n] of byOwn(attacker, bonuses)) {
    const name = kindsWith(own, attacker, bonuses);
    const facing = Object.fromEntries(
      [...free].map(([o]) => [kindsWith(o, defender, bonuses), free.get(o)!]),
    );
    const met = yield* pick(`met-by-${name}`, facing, n);
    const drawn =
      [...free.values()].filter((m) => m > 0).length > 1 && n < [...free.values()].reduce((x, y) => x + y);
    if (drawn) {
      const whom = Object.entries(met).filter(([, m]) => m > 0);
      const text = `${counted(n, `attacking ${name}`)} against ${whom.map(([k, m]) => counted(m, k)).join(' and ')}`;
      yield* step({ id: 'pairing', clause: 'bg:melee.1', value: met, text, ruling: 'bg:R70' });
    }
    for (const o of free.keys()) {
      const m = met[kindsWith(o, defender, bonuses)]!;
      if (m > 0) matches.push({ attacker: own, defender: o, pairs: m });
      free.set(o, free.get(o)! - m);
    }
  }
  return matches;
}

/** The figures of a side that add this much, in one word. */
function kindsWith(own: Own, side: Side, bonuses: Bonuses): string {
  const kinds = FIGHTERS.filter((kind) => side[kind] > 0 && (bonuses.own[kind] ?? 0) === own);
  if (own === 0) return 'figure';
  return kinds.length === 1 ? kinds[0]! : kinds.join('-or-');
}

/** The dice-off of pairs that are all alike (melee.1); what happens on a tie is ruled (R68). */
function* fight(
  { attacker, defender, pairs }: Match,
  { always, first, own }: Bonuses,
  isFirst: boolean,
  fighters: Fighters,
  tally: readonly string[],
): Rule<Tally> {
  const plus = {
    attacker: always.attacker + attacker + (isFirst ? first.attacker : 0),
    defender: always.defender + defender + (isFirst ? first.defender : 0),
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
  const bonuses = { always, first, own };
  const names = [
    kindsWith(attacker, fighters.attacker, bonuses),
    kindsWith(defender, fighters.defender, bonuses),
  ];
  const who = `${counted(pairs, 'pair')}${names.every((name) => name === 'figure') ? '' : `, ${names.join(' against ')}`}`;
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
  return { ...none, [`attacker ${attacker}`]: lost.attackers, [`defender ${defender}`]: lost.defenders };
}

const SPECIAL: readonly Fighter[] = ['leader', 'heavy-weapon', 'medic'];

/** Takes the beaten off a side; where figures of several kinds fought alike, chance says which of them (R69). */
function* remove(
  side: keyof Fighters,
  all: Side,
  fighters: Side,
  beaten: Tally,
  bonuses: Bonuses,
): Rule<Side> {
  const lost: Partial<Record<Fighter, number>> = {};
  for (const own of byOwn(fighters, bonuses).keys()) {
    const alike = FIGHTERS.filter((kind) => fighters[kind] > 0 && (bonuses.own[kind] ?? 0) === own);
    const n = beaten[`${side} ${own}`] ?? 0;
    const fell = yield* pick(
      `${side}-lost`,
      Object.fromEntries(alike.map((kind) => [kind, fighters[kind]])),
      n,
    );
    for (const kind of alike) lost[kind] = fell[kind]!;
  }
  const special = SPECIAL.filter((kind) => (lost[kind] ?? 0) > 0);
  if (special.length > 0) {
    const text = `${side} loses ${special.map((kind) => counted(lost[kind]!, kind.replace('-', ' '))).join(' and ')}: no save in melee`;
    yield* step({ id: 'no-save', clause: 'bg:melee.13', value: special.length, text, ruling: 'bg:R69' });
  }
  return everyFighter((kind) => all[kind] - (lost[kind] ?? 0));
}

const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
