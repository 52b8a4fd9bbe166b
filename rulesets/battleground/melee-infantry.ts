import type { Rule } from '../../src/rules/rule.js';
import { rounds } from '../../src/rules/words.js';
import { meleeBonuses } from './melee-bonus.js';
import type { MeleeInput } from './melee-input.js';
import type { MeleeResult } from './melee-result.js';
import { type Melee, meleeRound } from './melee-round.js';
import { everyFighter, figuresOf, type Side, sideAsItMatters, sideNonStanding } from './melee-sides.js';
import { standRound } from './melee-stands.js';
import { optionalRules } from './optional-rules.js';
import { guardsNeeded } from './prisoners.js';
import { surrenders } from './standing.js';
import { step } from './words.js';

/** A melee of infantry against infantry, to its end (melee.1 to melee.15). */
export function* infantryMelee(input: MeleeInput): Rule<MeleeResult> {
  yield* optionalRules(input);
  const start = sides(input);
  const circumstances = { ...input, inCover: givesCover(input.cover) };
  const bonuses = yield* meleeBonuses(
    circumstances,
    (kind) => start.attackers[kind] + start.defenders[kind] > 0,
  );
  yield* orderOfUnits(input);
  const order = input.leadersFirst ? 'leaders-first' : 'leaders-last';
  const end = yield* rounds({
    name: 'melee',
    start,
    isOver: isFoughtOut,
    gist: asItMatters,
    key: meleeKey,
    round: (melee) =>
      input.stand ? standRound(melee, bonuses, input.stand) : meleeRound(melee, bonuses, order),
  });
  return yield* aftermath(end, input.dugIn);
}

/** Whether whoever is there is not in the open: a fence protects nobody (terrain.4). */
export const givesCover = (cover: MeleeInput['cover']): boolean =>
  cover !== 'none' && cover !== 'fence' && cover !== 0;

/** A melee as far as its end depends on it. */
export const asItMatters = (melee: Melee): Melee => ({
  ...melee,
  attackers: sideAsItMatters(melee.attackers, figuresOf(melee.defenders)),
  defenders: sideAsItMatters(melee.defenders, figuresOf(melee.attackers)),
});

/** The state of a melee in few letters: the exact walk tells tens of thousands of them apart. */
export const meleeKey = ({ attackers, defenders, first, roundsLeft }: Melee): string =>
  `${Object.values(attackers)} ${Object.values(defenders)} ${first} ${roundsLeft}`;

/** The unit that charged first fights before those that joined (melee.12). */
function* orderOfUnits({ joiners }: MeleeInput): Rule<void> {
  if (joiners === 0) return;
  const joined = 'every unit that could join by the end of the turn is in it';
  yield* step({ id: 'joined', clause: 'bg:melee.11', value: joiners, text: joined });
  const text = `${joiners} of a unit that joined fight only when the first unit is all engaged`;
  yield* step({ id: 'order', clause: 'bg:melee.12', value: joiners, text });
}

function sides(input: MeleeInput): Melee {
  const side = (
    all: number,
    leader: number,
    hw: number,
    medic: number,
    armed: number,
    joiner: number,
  ): Side => ({
    ...everyFighter(() => 0),
    leader,
    armed,
    'heavy-weapon': hw,
    medic,
    joiner,
    figure: all - leader - hw - medic - armed - joiner,
  });
  const { attackerLeaders, attackerHw, attackerMedics, attackerArmed, joiners } = input;
  const { defenderLeaders, defenderHw, defenderMedics, defenderArmed } = input;
  return {
    attackers: side(input.attackers!, attackerLeaders, attackerHw, attackerMedics, attackerArmed, joiners),
    defenders: side(input.defenders!, defenderLeaders, defenderHw, defenderMedics, defenderArmed, 0),
    first: !input.continued,
    roundsLeft: input.rounds ?? null,
  };
}

interface Outcome {
  readonly winner: MeleeResult['winner'];
  readonly how: MeleeResult['how'];
  readonly clause?: 'bg:nonstand.5' | 'bg:melee.9';
}

/** How the melee stands: over by elimination, by surrender (melee.9, nonstand.5), by its limit, or not over. */
function outcome({ attackers, defenders, first, roundsLeft }: Melee): Outcome | undefined {
  const [a, d] = [figuresOf(attackers), figuresOf(defenders)];
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
  const { winner, how, clause } = outcome(end)!;
  const [a, d] = [figuresOf(end.attackers), figuresOf(end.defenders)];
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
  if (clause) {
    const winners = winner === 'attacker' ? end.attackers : end.defenders;
    yield* guardsNeeded(Math.min(a, d), figuresOf(winners), winners.medic);
  }
  if (winner !== 'none') {
    const lost = wereDugIn ? '; nobody is dug in there any more' : '';
    yield* step({
      id: 'victors',
      clause: 'bg:melee.15',
      value: winner,
      text: `the winners take the run marker${lost}`,
    });
  }
  return { winner, how, attackers: a, defenders: d };
}
