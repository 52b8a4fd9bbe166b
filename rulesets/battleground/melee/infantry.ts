import type { Rounds, Rule } from '../../../src/rules/rule.js';
import { roundOf, rounds } from '../../../src/rules/words.js';
import { optionalRules } from '../optional/optional-rules.js';
import { surrenders, whyNonStanding } from '../units/standing.js';
import { type ClauseId, ruling, step } from '../words.js';
import { meleeBonuses } from './bonus.js';
import type { MeleeInput } from './input.js';
import { type Joined, joinedUnits } from './joined.js';
import { goesOn, type More, othersFightOn } from './melees.js';
import { guardsNeeded } from './prisoners.js';
import type { MeleeResult } from './result.js';
import { type Beaten, type Melee, meleeRound, withoutBeaten } from './round.js';
import {
  allOf,
  everyFighter,
  type Fighter,
  figuresOfSide,
  heavyAsFigures,
  inOneSide,
  type Side,
  sideAsItMatters,
  sideNonStanding,
  sidesInShort,
} from './sides.js';
import { standRound } from './stands.js';

/** A melee of infantry that was fought. */
export interface FoughtOut {
  /** Both sides after it. */
  readonly end: Melee;
  readonly result: MeleeResult;
  /** Guards of those who surrendered, if anybody did. */
  readonly guards: number;
  /** The rule by which they surrendered, if anybody did (melee.9, nonstand.5). */
  readonly gaveUp?: ClauseId;
}

/** The rounds of a melee of infantry against infantry (melee.1 to melee.15), with all that is said before the first of them. */
export function* infantryRounds(input: MeleeInput): Rule<Omit<Rounds<Melee>, 'kind'>> {
  const joined = joinedIn(input);
  const start = beforeMelee(input);
  const armed = [...joined.attackers, ...joined.defenders].some((unit) => unit.armed > 0);
  yield* optionalRules({ ...input, attackerArmed: input.attackerArmed > 0 || armed });
  const circumstances = { ...input, joined, inCover: givesCover(input.cover) };
  const present = (kind: Fighter) => allOf(start.attackers, kind) + allOf(start.defenders, kind) > 0;
  const bonuses = yield* meleeBonuses(circumstances, present);
  yield* weakChargers(input);
  yield* orderOfUnits(input, joined);
  const order = input.leadersFirst ? 'leaders-first' : 'leaders-last';
  // Where no round is fought nobody asks for it.
  const oneFalls = !isFoughtOut(start) && (yield* ruling('bg:R68')) === 1;
  return {
    name: 'melee',
    start,
    isOver: isFoughtOut,
    // Where figures stand on stands it is open who stands where (R139), though no odds depend on it.
    ...(input.stand ? {} : { gist: (melee: Melee) => asItMatters(melee, oneFalls) }),
    key: meleeKey,
    round: input.stand
      ? roundOf(standRound, bonuses, { size: input.stand, order })
      : roundOf(meleeRound, bonuses, order),
  };
}

/** The same, fought to its end. */
export function* infantryMelee(fight: Omit<Rounds<Melee>, 'kind'>, input: MeleeInput): Rule<FoughtOut> {
  const end = yield* rounds(fight);
  return { end, ...(yield* foughtOut(end, input.dugIn, input)) };
}

/** A fence protects nobody (terrain.4), and a bare hill has nothing to stand behind: its red dice are 0 (R31). */
const OPEN: readonly MeleeInput['cover'][] = ['none', 'fence', 'hill', 0];

/** Whether whoever is there is not in the open. */
export const givesCover = (cover: MeleeInput['cover']): boolean => !OPEN.includes(cover);

/**
 * A melee as far as its end depends on it.
 * @param oneFalls whether each pair costs one figure (R68 by option 1), where that is known
 */
export function asItMatters(melee: Melee, oneFalls = false): Melee {
  const { beaten } = melee;
  if (beaten)
    return isAllTheSame(melee, beaten, oneFalls)
      ? asItMatters(withoutBeaten(melee, beaten), oneFalls)
      : melee;
  const attackers = sideAsItMatters(melee.attackers, figuresOfSide(melee.defenders), oneFalls);
  const defenders = sideAsItMatters(melee.defenders, figuresOfSide(melee.attackers), oneFalls);
  return attackers === melee.attackers && defenders === melee.defenders
    ? melee
    : { attackers, defenders, first: melee.first, roundsLeft: melee.roundsLeft };
}

/** Whether it is all the same who of the beaten are heavy weapons: those who are left count as figures from here on. */
function isAllTheSame(
  { attackers, defenders }: Melee,
  { among, ...beaten }: Beaten,
  oneFalls: boolean,
): boolean {
  const a = figuresOfSide(attackers) - figuresOfSide(beaten.attackers);
  const d = figuresOfSide(defenders) - figuresOfSide(beaten.defenders);
  return (
    (!among?.attackers || heavyAsFigures(attackers, d, oneFalls, a)) &&
    (!among?.defenders || heavyAsFigures(defenders, a, oneFalls, d))
  );
}

/** The state of a melee in few letters: the exact walk tells tens of thousands of them apart. */
export const meleeKey = ({ attackers, defenders, first, roundsLeft, beaten }: Melee): string => {
  const short = sidesInShort(attackers, defenders, Number(first), roundsLeft);
  return beaten ? short + JSON.stringify(beaten) : short;
};

type JoinedSides = Record<'attackers' | 'defenders', readonly Joined[]>;

const joinedIn = ({ attackersJoined, defendersJoined }: MeleeInput): JoinedSides => ({
  attackers: joinedUnits(attackersJoined),
  defenders: joinedUnits(defendersJoined),
});

/** A non-standing unit charges nobody, and comes to a stop where it is shot down to that on its way (nonstand.3). */
function* weakChargers({ attackers, attackerLeaders, attackerHw, continued }: MeleeInput): Rule<void> {
  // The rounds before may have cost a unit many.
  if (continued) return;
  const why = whyNonStanding({ figures: attackers!, leaders: attackerLeaders, heavyWeapons: attackerHw });
  if (why === undefined) return;
  const text = `the attackers are ${why}: non-standing, they could not have charged`;
  yield* step({ id: 'non-standing', clause: 'bg:nonstand.3', value: true, text });
}

/** The unit that was in it first fights before those that joined, and these in their order of arrival (melee.12). */
function* orderOfUnits({ joiners }: MeleeInput, joined: JoinedSides): Rule<void> {
  const all = [...joined.attackers, ...joined.defenders];
  const value = all.reduce((sum, { figures }) => sum + figures, joiners);
  if (value === 0) return;
  const text = 'every unit that could join by the end of the turn is in it';
  yield* step({ id: 'joined', clause: 'bg:melee.11', value, text });
  if (joiners > 0) yield* order(joiners, `${joiners} of a unit that joined fight`);
  for (const side of ['attackers', 'defenders'] as const) {
    const figures = joined[side].map((unit) => unit.figures);
    if (figures.length === 0) continue;
    const [who, one] = [`${figures.join(' and then ')} who joined the ${side}`, figures.length === 1];
    yield* order(
      figures.reduce((sum, n) => sum + n),
      `${who} fight${one && figures[0] === 1 ? 's' : ''}`,
    );
  }
}

const order = (value: number, who: string) =>
  step({
    id: 'order',
    clause: 'bg:melee.12',
    value,
    text: `${who} only when the first unit is all engaged`,
  });

/** Both sides as they meet. */
export function beforeMelee(input: MeleeInput): Melee {
  const { joiners, attackers, defenders } = input;
  const joined = joinedIn(input);
  const first = {
    attackers: {
      figures: attackers!,
      leaders: input.attackerLeaders,
      hw: input.attackerHw,
      medics: input.attackerMedics,
      armed: input.attackerArmed,
    },
    defenders: {
      figures: defenders!,
      leaders: input.defenderLeaders,
      hw: input.defenderHw,
      medics: input.defenderMedics,
      armed: input.defenderArmed,
    },
  };
  return {
    attackers: inOneSide([
      inMelee(first.attackers, joiners),
      ...joined.attackers.map((unit) => inMelee(unit)),
    ]),
    defenders: inOneSide([inMelee(first.defenders), ...joined.defenders.map((unit) => inMelee(unit))]),
    first: !input.continued,
    roundsLeft: input.rounds ?? null,
  };
}

type Figures = Pick<Joined, 'figures' | 'leaders' | 'hw' | 'medics' | 'armed'>;

/** A unit by kinds of figures. */
const inMelee = ({ figures, leaders, hw, medics, armed }: Figures, joiner = 0): Side => ({
  ...everyFighter(() => 0),
  leader: leaders,
  armed,
  'heavy-weapon': hw,
  medic: medics,
  joiner,
  figure: figures - leaders - hw - medics - armed - joiner,
});

interface Outcome {
  readonly winner: MeleeResult['winner'];
  readonly how: MeleeResult['how'];
  readonly clause?: 'bg:nonstand.5' | 'bg:melee.9';
}

/** How the melee stands: over by elimination, by surrender (melee.9, nonstand.5), by its limit, or not over. */
function outcome({ attackers, defenders, first, roundsLeft, beaten }: Melee): Outcome | undefined {
  if (beaten) return undefined;
  const [a, d] = [figuresOfSide(attackers), figuresOfSide(defenders)];
  if (a === 0 || d === 0) {
    return { winner: a > 0 ? 'attacker' : d > 0 ? 'defender' : 'none', how: 'eliminated' };
  }
  const fought = !first;
  const defendersBy = surrenders({ figures: d, enemies: a, stands: !sideNonStanding(defenders), fought });
  if (defendersBy) return { winner: 'attacker', how: 'surrendered', clause: defendersBy };
  const attackersBy = surrenders({ figures: a, enemies: d, stands: !sideNonStanding(attackers), fought });
  if (attackersBy) return { winner: 'defender', how: 'surrendered', clause: attackersBy };
  if (roundsLeft === 0) return { winner: 'none', how: 'undecided' };
  return undefined;
}

/** Whether a melee is over: by elimination, surrender or its limit of rounds. */
export const isFoughtOut = (melee: Melee): boolean => outcome(melee) !== undefined;

/** What follows a melee (melee.9, melee.15, prison.1). */
export function* aftermath(end: Melee, wereDugIn: boolean): Rule<MeleeResult> {
  return (yield* foughtOut(end, wereDugIn)).result;
}

/** The same, with the guards of those who surrendered. */
export function* foughtOut(end: Melee, wereDugIn: boolean, more: More = {}): Rule<Omit<FoughtOut, 'end'>> {
  const { winner, how, clause } = outcome(end)!;
  const [a, d] = [figuresOfSide(end.attackers), figuresOfSide(end.defenders)];
  if (clause) {
    const [losers, few, many] = winner === 'attacker' ? ['defenders', d, a] : ['attackers', a, d];
    const why = clause === 'bg:melee.9' ? 'a quarter or less' : 'non-standing and outnumbered 3 to 1';
    const text = `${few} against ${many}: ${why}, the ${losers} surrender`;
    yield* step({
      id: 'surrender',
      clause,
      value: few,
      text,
      ruling: clause === 'bg:melee.9' ? 'bg:R76' : 'bg:R77',
    });
  }
  const winners = winner === 'attacker' ? end.attackers : end.defenders;
  const guards = clause
    ? yield* guardsNeeded(Math.min(a, d), figuresOfSide(winners), allOf(winners, 'medic'))
    : 0;
  if (how !== 'undecided' && goesOn(more, { how, winner })) {
    yield* othersFightOn();
  } else if (winner !== 'none') {
    const lost = wereDugIn ? '; nobody is dug in there any more' : '';
    yield* step({
      id: 'victors',
      clause: 'bg:melee.15',
      value: winner,
      text: `the winners take the run marker${lost}`,
    });
  }
  return { result: { winner, how, attackers: a, defenders: d }, guards, ...(clause && { gaveUp: clause }) };
}
