import type { Tally, ThrowReading } from '../../../src/rules/draw.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted, signed } from '../../../src/rules/text/say.js';
import { addUp, dice, part, pick, rest, restOf, restOfEach } from '../../../src/rules/words.js';
import { ruling, step } from '../words.js';
import type { Bonuses, Edge } from './bonus.js';
import {
  allOf,
  everyFighter,
  FIGHTER_NAMES,
  FIGHTERS,
  type Fighter,
  fighting,
  figuresIn,
  figuresOfSide,
  inOneSide,
  type Order,
  type Side,
  sideWithout,
  unitsOfSide,
} from './sides.js';

/** A melee between two rounds. */
export interface Melee {
  readonly attackers: Side;
  readonly defenders: Side;
  readonly first: boolean;
  /** Rounds still to be fought, where their number was limited. */
  readonly roundsLeft: number | null;
  /** The dice of its round have been thrown, and who was beaten is not known yet to the last heavy weapon. */
  readonly beaten?: Beaten;
}

/** Figures of one side that add the same to their own dice, and so fight alike, whatever kinds they are. */
export interface Rank {
  /** What they are called in a fight: by their kind where they add something. */
  readonly called: string;
  /** What stands there with special figures has besides them: ` with a leader`. */
  readonly with?: string;
  /** The same, told apart from those of other units: `leader-2`. */
  readonly name: string;
  /** The unit they are of, from 0; the first of those that fight alike. */
  readonly unit: number;
  /** What each adds to its own die. */
  readonly own: number;
  readonly n: number;
}

/** Figures that fight alike against figures that fight alike. */
interface Match<R extends Rank = Rank> {
  readonly attacker: R;
  readonly defender: R;
  readonly pairs: number;
}

/** Who was beaten in a round, by kind. */
export interface Beaten {
  readonly attackers: Side;
  readonly defenders: Side;
  /** Who fought, on a side of which some that are counted as figures may be heavy weapons: nobody has drawn them yet. */
  readonly among?: { readonly attackers?: Side; readonly defenders?: Side };
}

/** One round: figures are paired off and dice against each other; the beaten are out (melee.1, melee.2). */
export const meleeRound = (melee: Melee, bonuses: Bonuses, order: Order): Rule<Melee> =>
  meleeRoundAs(melee, bonuses, order, (left) => left);

/**
 * The same, of a fight that is more than its melee.
 * @param as the fight, by the melee after the round
 */
export function* meleeRoundAs<M>(
  melee: Melee,
  bonuses: Bonuses,
  order: Order,
  as: (left: Melee) => M,
): Rule<M> {
  if (melee.beaten) return yield* drawn(melee, melee.beaten, as);
  const pairs = yield* pairsOf(melee);
  const attacking = fighting(melee.attackers, pairs, order);
  const defending = fighting(melee.defenders, pairs, order);
  return yield* restOf(part(dicedOff, attacking, defending, bonuses, melee.first), (beaten) =>
    whoIsLeft(melee, beaten, as),
  );
}

/** How many pairs fight (melee.1); the surplus of the larger side waits (melee.2). */
function* pairsOf({ attackers, defenders, first }: Melee): Rule<number> {
  const [a, d] = [figuresOfSide(attackers), figuresOfSide(defenders)];
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

/** The dice-offs of a round, and which figures were beaten in them: special figures are lost outright (melee.13). */
function* dicedOff(attacking: Side, defending: Side, bonuses: Bonuses, first: boolean): Rule<Beaten> {
  const alike = {
    attackers: alikeIn('attacker', attacking, bonuses, first),
    defenders: alikeIn('defender', defending, bonuses, first),
  };
  const [attackers, defenders] = [alike.attackers.map(rankOf), alike.defenders.map(rankOf)];
  const fought = [attackers, defenders, bonuses.between, first] as const;
  // Who of them are heavy weapons is drawn by itself: mostly nobody has to know (see `asItMatters`).
  if ([...alike.attackers, ...alike.defenders].every(isSettledByDice))
    return yield* restOfEach(part(fights, ...fought), (beaten) =>
      settledByDice(attacking, defending, alike, beaten),
    );
  return yield* rest(function* () {
    const beaten = yield* part(fights, ...fought);
    const lost = {
      attackers: yield* beatenByKind('attacker', attacking, alike.attackers, beaten),
      defenders: yield* beatenByKind('defender', defending, alike.defenders, beaten),
    };
    yield* noSaves(lost);
    return lost;
  });
}

/** Who was beaten where the dice say it, but for who of them are heavy weapons. */
function* settledByDice(
  attacking: Side,
  defending: Side,
  alike: Readonly<Record<'attackers' | 'defenders', readonly Alike[]>>,
  beaten: Tally,
): Rule<Beaten> {
  const a = beatenAsFigures(attacking, alike.attackers, beaten);
  const d = beatenAsFigures(defending, alike.defenders, beaten);
  const lost = { attackers: a.lost, defenders: d.lost };
  if (a.isOpen || d.isOpen) {
    const among = { ...(a.isOpen && { attackers: attacking }), ...(d.isOpen && { defenders: defending }) };
    return { ...lost, among };
  }
  yield* noSaves(lost);
  return lost;
}

/** Draws the heavy weapons among those who were beaten (R69). */
function* drawn<M>(melee: Melee, { among = {}, ...beaten }: Beaten, as: (left: Melee) => M): Rule<M> {
  const lost = {
    attackers: yield* drawnAmong('attacker', among.attackers, beaten.attackers),
    defenders: yield* drawnAmong('defender', among.defenders, beaten.defenders),
  };
  yield* noSaves(lost);
  return yield* whoIsLeft(melee, lost, as);
}

function* drawnAmong(side: 'attacker' | 'defender', fought: Side | undefined, beaten: Side): Rule<Side> {
  if (!fought) return beaten;
  const { figure, 'heavy-weapon': hw } = fought;
  const who = yield* lostAmong(side, { figure, 'heavy-weapon': hw }, beaten.figure);
  return { ...beaten, figure: who.figure!, 'heavy-weapon': who['heavy-weapon']! };
}

/** Says who is left after a round; where that is open, it is drawn next. */
function* whoIsLeft<M>(melee: Melee, beaten: Beaten, as: (left: Melee) => M): Rule<M> {
  if (beaten.among) return as({ ...melee, beaten });
  const left = withoutBeaten(melee, beaten);
  const { attackers, defenders } = left;
  const value = [figuresOfSide(attackers), figuresOfSide(defenders)];
  const text = () => `${leftOf(attackers, 'attacker')}, ${leftOf(defenders, 'defender')} left`;
  yield* step({ id: 'left', clause: 'bg:melee.10', value, text, ruling: 'bg:R69' });
  return as(left);
}

/** How many are left of a side; by units, where it has several. */
function leftOf(side: Side, called: 'attacker' | 'defender'): string {
  const all = counted(figuresOfSide(side), called);
  return side.next ? `${all} (${unitsOfSide(side).map(figuresIn).join(' + ')})` : all;
}

/** The melee after a round. */
export const withoutBeaten = ({ attackers, defenders, roundsLeft }: Melee, beaten: Beaten): Melee => ({
  attackers: sideWithout(attackers, beaten.attackers),
  defenders: sideWithout(defenders, beaten.defenders),
  first: false,
  roundsLeft: roundsLeft === null ? null : roundsLeft - 1,
});

/** Figures of a kind, in one unit. */
interface Sort {
  readonly unit: number;
  readonly kind: Fighter;
  readonly n: number;
}

/** Figures of a side that fight alike, of whatever kinds and units. */
interface Alike {
  readonly unit: number;
  readonly adds: number;
  /** Their name where the beaten are counted. */
  readonly beaten: string;
  readonly of: readonly Sort[];
}

/** The figures of a side by what they add to the dice, those who add the most to their own first. */
function alikeIn(side: 'attacker' | 'defender', fighters: Side, bonuses: Bonuses, first: boolean): Alike[] {
  const alike: (Alike & { readonly of: Sort[] })[] = [];
  for (const [unit, figures] of unitsOfSide(fighters).entries()) {
    const like = fighters.next ? firstLike(unit, side, bonuses, first) : 0;
    for (const kind of FIGHTERS) {
      const n = figures[kind];
      if (n === 0) continue;
      const adds = bonuses.own[kind] ?? 0;
      const found = alike.find((other) => other.unit === like && other.adds === adds);
      if (found) found.of.push({ unit, kind, n });
      else {
        const beaten = beatenIn(side)({ own: adds, unit: like });
        alike.push({ unit: like, adds, beaten, of: [{ unit, kind, n }] });
      }
    }
  }
  return alike.sort((x, y) => y.adds - x.adds || x.unit - y.unit);
}

/** The first unit of a side that adds the same as this one, and is met alike by every enemy. */
function firstLike(
  unit: number,
  side: 'attacker' | 'defender',
  { between }: Bonuses,
  first: boolean,
): number {
  const meetings = (of: number) => (side === 'attacker' ? between[of]! : between.map((row) => row[of]!));
  const own = meetings(unit);
  for (let other = 0; other < unit; other++) {
    const alike = meetings(other).every(
      ({ always, first: once }, i) =>
        sameEdge(always, own[i]!.always) && (!first || sameEdge(once, own[i]!.first)),
    );
    if (alike) return other;
  }
  return unit;
}

const sameEdge = (x: Edge, y: Edge): boolean => x.attacker === y.attacker && x.defender === y.defender;

/** What figures of a unit are called: those of the first by their kind alone. */
const sortName = (name: string, unit: number): string => (unit === 0 ? name : `${name}-${unit + 1}`);

/** Figures that fight alike, as a rank: by their kinds, where they add something. */
function rankOf({ unit, adds, of }: Alike): Rank {
  const kinds = adds === 0 ? (['figure'] as const) : [...new Set(of.map(({ kind }) => kind))];
  const called = kinds.map((kind) => FIGHTER_NAMES[kind]).join(' or ');
  const n = of.reduce((sum, sort) => sum + sort.n, 0);
  return { called, name: sortName(kinds.join('-or-'), unit), unit, own: adds, n };
}

/** `2 leaders`, `1 stand with a leader`. */
export const ranked = ({ n, called, with: has = '' }: Pick<Rank, 'n' | 'called' | 'with'>): string =>
  `${counted(n, called)}${has}`;

const ofUnit = (said: string, unit: number): string => (unit === 0 ? said : `${said} of unit ${unit + 1}`);

/** Whose dice they are: `the attacking leader`, `the defending figures`. */
const fightersOf = (how: string, { called, unit }: Rank, n: number): string =>
  ofUnit(`the ${how} ${n === 1 ? called : `${called}s`}`, unit);

/** All dice-offs of a round: how many of each rank are beaten. */
function* fights(
  attackers: readonly Rank[],
  defenders: readonly Rank[],
  between: Bonuses['between'],
  first: boolean,
): Rule<Tally> {
  const tally = [...attackers.map(beatenIn('attacker')), ...defenders.map(beatenIn('defender'))];
  const matches = yield* pairOff(attackers, defenders);
  const none = Object.fromEntries(tally.map((name) => [name, 0]));
  const dicesOffs = matches.map((match) => () => dicesOff(match, between, first, none));
  return yield* restOf(addUp(tally, dicesOffs));
}

const beatenIn =
  (side: 'attacker' | 'defender') =>
  ({ own, unit }: Pick<Rank, 'own' | 'unit'>) =>
    `${side} ${own} ${unit}`;

/** Who meets whom: the pairs are drawn at random (R70), which matters only where both sides are mixed. */
export function* pairOff<R extends Rank>(attackers: readonly R[], defenders: readonly R[]): Rule<Match<R>[]> {
  const matches: Match<R>[] = [];
  let free = defenders;
  for (const attacker of attackers) {
    const met = yield* pick(
      `met-by-${attacker.name}`,
      Object.fromEntries(free.map(({ name, n }) => [name, n])),
      attacker.n,
      'Whom do they meet?',
    );
    if (attackers.length > 1 && free.length > 1 && attacker !== attackers.at(-1)) {
      const who = ofUnit(ranked({ ...attacker, called: `attacking ${attacker.called}` }), attacker.unit);
      const whom = free
        .filter(({ name }) => met[name]! > 0)
        .map((rank) => ofUnit(ranked({ ...rank, n: met[rank.name]! }), rank.unit));
      const text = `${who} against ${whom.join(' and ')}`;
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
function* dicesOff(match: Match, between: Bonuses['between'], isFirst: boolean, none: Tally): Rule<Tally> {
  const { attacker, defender, pairs } = match;
  const { always, first } = between[attacker.unit]![defender.unit]!;
  const plus = {
    attacker: always.attacker + attacker.own + (isFirst ? first.attacker : 0),
    defender: always.defender + defender.own + (isFirst ? first.defender : 0),
  };
  const tie = yield* ruling('bg:R68');
  const onTie: ThrowReading<'attackers' | 'defenders'> =
    tie === 1 ? 'again' : tie === 2 ? {} : { attackers: 1, defenders: 1 };
  const thrown = dice({
    dice: ['attacker', 'defender'],
    times: pairs,
    tally: ['attackers', 'defenders'],
    read: (a, d) => {
      const margin = a! + plus.attacker - (d! + plus.defender);
      return margin > 0 ? { defenders: 1 } : margin < 0 ? { attackers: 1 } : onTie;
    },
    whose: (die, n) =>
      die === 'attacker' ? fightersOf('attacking', attacker, n) : fightersOf('defending', defender, n),
  });
  const [attackers, defenders] = [beatenIn('attacker')(attacker), beatenIn('defender')(defender)];
  return yield* restOf(thrown, (lost) =>
    beatenInPairs(match, plus, lost, { ...none, [attackers]: lost.attackers, [defenders]: lost.defenders }),
  );
}

/** Says who was beaten in pairs that are all alike. @param beaten the same, by their ranks */
function* beatenInPairs(
  { attacker, defender, pairs }: Match,
  plus: Edge,
  lost: Tally<'attackers' | 'defenders'>,
  beaten: Tally,
): Rule<Tally> {
  const text = () => {
    const alike = attacker.name === 'figure' && defender.name === 'figure';
    const against = `, ${ofUnit(attacker.called, attacker.unit)} against ${ofUnit(defender.called, defender.unit)}`;
    const who = `${counted(pairs, 'pair')}${alike ? '' : against}`;
    const edge =
      plus.attacker || plus.defender ? ` (${signed(plus.attacker)} to ${signed(plus.defender)})` : '';
    return `${who}${edge}: attackers lose ${lost.attackers}, defenders ${lost.defenders}`;
  };
  yield* step({ id: 'fight', clause: 'bg:melee.1', value: lost, text, ruling: 'bg:R68' });
  return beaten;
}

/** Nobody of a side, unit by unit: to be counted up. */
const nobodyOf = (fought: Side): Record<Fighter, number>[] => {
  const nobody = { ...NO_FIGHTER };
  return fought.next ? [nobody, ...nobodyOf(fought.next)] : [nobody];
};
const NO_FIGHTER = everyFighter(() => 0) as Record<Fighter, number>;

/** Who was beaten: where figures of several kinds or units fought alike, chance says which of them (R69). */
function* beatenByKind(
  side: 'attacker' | 'defender',
  fought: Side,
  alike: readonly Alike[],
  beaten: Tally,
): Rule<Side> {
  const lost = nobodyOf(fought);
  for (const { beaten: name, of } of alike) {
    const n = beaten[name]!;
    if (of.length === 1) {
      lost[of[0]!.unit]![of[0]!.kind] = n;
      continue;
    }
    const among: Record<string, number> = {};
    for (const sort of of) among[sortName(sort.kind, sort.unit)] = sort.n;
    const who = yield* lostAmong(side, among, n);
    for (const sort of of) lost[sort.unit]![sort.kind] = who[sortName(sort.kind, sort.unit)]!;
  }
  return inOneSide(lost as [Side, ...Side[]]);
}

const lostAmong = (side: 'attacker' | 'defender', among: Tally, n: number): Rule<Tally> =>
  pick(`${side}-lost`, among, n, `Who of the ${side}s is lost?`);

/** Whether the dice say who of them is beaten, but for heavy weapons among the figures of the first unit. */
const isSettledByDice = ({ of: [one, other, ...more] }: Alike): boolean =>
  !other ||
  (more.length === 0 &&
    one!.kind === 'figure' &&
    other.kind === 'heavy-weapon' &&
    one!.unit + other.unit === 0);

/** Who was beaten, heavy weapons counted as figures where they fought alike, and neither all nor none of them were. */
function beatenAsFigures(
  fought: Side,
  alike: readonly Alike[],
  beaten: Tally,
): { readonly lost: Side; readonly isOpen: boolean } {
  const lost = nobodyOf(fought);
  let isOpen = false;
  for (const { beaten: name, of } of alike) {
    const n = beaten[name]!;
    const one = of[0]!;
    const other = of[1];
    lost[one.unit]![one.kind] = n;
    if (!other || n === 0) continue;
    if (n < one.n + other.n) isOpen = true;
    else {
      lost[one.unit]![one.kind] = one.n;
      lost[other.unit]![other.kind] = other.n;
    }
  }
  return { lost: fought.next ? inOneSide(lost as [Side, ...Side[]]) : lost[0]!, isOpen };
}

const SPECIAL = ['leader', 'heavy-weapon', 'medic'] as const satisfies readonly Fighter[];

export function* noSaves({ attackers, defenders }: Beaten): Rule<void> {
  if (losesSpecial(attackers)) yield* noSave('attackers', attackers);
  if (losesSpecial(defenders)) yield* noSave('defenders', defenders);
}

const losesSpecial = (lost: Side): boolean =>
  lost.leader + lost['heavy-weapon'] + lost.medic > 0 || (lost.next !== undefined && losesSpecial(lost.next));

function* noSave(who: 'attackers' | 'defenders', lost: Side): Rule<void> {
  const fallen = {
    leader: allOf(lost, 'leader'),
    'heavy-weapon': allOf(lost, 'heavy-weapon'),
    medic: allOf(lost, 'medic'),
  };
  const text = () => {
    const kinds = SPECIAL.filter((kind) => fallen[kind] > 0);
    const whom = kinds.map((kind) => counted(fallen[kind], FIGHTER_NAMES[kind])).join(' and ');
    return `the ${who} lose ${whom}: no save in melee`;
  };
  const value = { side: who, ...fallen };
  yield* step({ id: 'no-save', clause: 'bg:melee.13', value, text, ruling: 'bg:R69' });
}
