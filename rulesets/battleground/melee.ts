import { action, type Conflict } from '../../src/rules/action.js';
import { choice, count, type InputOf, toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { rounds } from '../../src/rules/words.js';
import { meleeBonuses } from './melee-bonus.js';
import { type Melee, meleeRound } from './melee-round.js';
import { everyFighter, figuresOf, type Side, sideNonStanding } from './melee-sides.js';
import { standRound } from './melee-stands.js';
import { optionalRules } from './optional-rules.js';
import { counted } from './say.js';
import { surrenders } from './standing.js';
import { GRADES } from './tables.js';
import { step } from './words.js';

/** Two full units of 12 a side: more never meet in one place (a building holds 18). */
const MOST = 24;
const attackers = 'Attackers';
const defenders = 'Defenders';
const option = 'Optional rule: weapons in melee';

const inputs = {
  attackers: count('figures of the attackers, all units together', {
    required: true,
    group: attackers,
    min: 1,
    max: MOST,
  }),
  attackerGrade: choice(GRADES, 'their grade', { group: attackers, default: 'C' }),
  attackerLeaders: count('leaders among them', { group: attackers, max: MOST, default: 0 }),
  attackerHw: count('heavy weapons among them', { group: attackers, max: MOST, default: 0 }),
  attackerMedics: count('medics among them', { group: attackers, max: MOST, default: 0 }),
  joiners: count('figures among them of a unit that joined, and fights after the first', {
    group: attackers,
    max: MOST,
    default: 0,
  }),
  attackerRan: toggle('they carry the run marker', { group: attackers }),
  fromBehind: toggle('they came from behind the defenders', { group: attackers }),
  cavalry: toggle('they are charging cavalry', { group: attackers }),
  defenders: count('figures of the defenders', { required: true, group: defenders, min: 1, max: MOST }),
  defenderGrade: choice(GRADES, 'their grade', { group: defenders, default: 'C' }),
  defenderLeaders: count('leaders among them', { group: defenders, max: MOST, default: 0 }),
  defenderHw: count('heavy weapons among them', { group: defenders, max: MOST, default: 0 }),
  defenderMedics: count('medics among them', { group: defenders, max: MOST, default: 0 }),
  defenderRan: toggle('they carry the run marker', { group: defenders }),
  dugIn: toggle('they are dug in', { group: defenders }),
  building: toggle('they are in a building', { group: defenders }),
  wall: toggle('they are behind a wall', { group: defenders }),
  leadersFirst: toggle('the larger side sends its leaders in first', {}),
  leadersLast: toggle('it keeps its leaders out as long as it can (this is the default)', {}),
  rounds: count('stop after so many rounds; without it, to the end', { min: 1, max: 50 }),
  continued: toggle('the first round has been fought: no more first-round bonuses', {}),
  attackerArmed: count('attackers with pistols, swords or fixed bayonets', {
    group: option,
    max: MOST,
    default: 0,
  }),
  defenderArmed: count('defenders with them', { group: option, max: MOST, default: 0 }),
  leadersArmed: toggle('the leaders have them too', { group: option }),
  stand: count('optional rule: figures on every stand, fought stand against stand', { min: 2, max: 4 }),
};
type Input = InputOf<typeof inputs>;

type Result = {
  winner: 'attacker' | 'defender' | 'none';
  how: 'eliminated' | 'surrendered' | 'undecided';
  attackers: number;
  defenders: number;
};

export const melee = action({
  name: 'melee',
  says: 'Fight a melee, round by round',
  inputs,
  conflict: (input) => meleeConflict(input),
  examples: [
    [
      'wg melee --attackers 7 --defenders 5 --defender-grade B --dug-in --building',
      'seven against five elite in a house',
    ],
    [
      'wg melee --attackers 12 --defenders 12 --attacker-leaders 1 --defender-leaders 1 --odds',
      'who wins, and how often',
    ],
    ['wg melee --attackers 6 --defenders 4 --rounds 1', 'one round only'],
    ['wg melee --attackers 2 --defenders 1 --dice "attacker=5 defender=3"', 'dice thrown by hand'],
  ],
  result: {
    winner: { help: 'the side that holds the field', order: ['attacker', 'defender', 'none'] },
    how: { help: 'how it ended', order: ['eliminated', 'surrendered', 'undecided'] },
    attackers: { help: 'attackers left, before prisoners are taken' },
    defenders: { help: 'defenders left, before prisoners are taken' },
  },
  reminders: ['bg:seq.2', 'bg:melee.11', 'bg:melee.14', 'bg:nonstand.4'],
  *resolve(input): Rule<Result> {
    yield* optionalRules(input);
    const start = sides(input);
    const bonuses = yield* meleeBonuses(input, (kind) => start.attackers[kind] + start.defenders[kind] > 0);
    yield* orderOfUnits(input);
    const order = input.leadersFirst ? 'leaders-first' : 'leaders-last';
    const end = yield* rounds({
      name: 'melee',
      start,
      isOver: (melee) => outcome(melee) !== undefined,
      round: (melee) =>
        input.stand ? standRound(melee, bonuses, input.stand) : meleeRound(melee, bonuses, order),
    });
    return yield* aftermath(end, input.dugIn);
  },
  announce: ({ winner, how, attackers: a, defenders: d }) => {
    const left = `${counted(a, 'attacker')} and ${counted(d, 'defender')} left`;
    if (how === 'undecided') return `undecided: ${left}`;
    if (winner === 'none') return 'nobody is left on either side';
    const [wins, loses, n] =
      winner === 'attacker' ? ['attackers', 'defender', d] : ['defenders', 'attacker', a];
    const gaveUp = how === 'surrendered' ? `${counted(n, loses)} surrender${n === 1 ? 's' : ''}, ` : '';
    return `the ${wins} win: ${gaveUp}${left}`;
  },
});

/** The unit that charged first fights before those that joined (melee.12). */
function* orderOfUnits({ joiners }: Input): Rule<void> {
  if (joiners === 0) return;
  const text = `${joiners} of a unit that joined fight only when the first unit is all engaged`;
  yield* step({ id: 'order', clause: 'bg:melee.12', value: joiners, text });
}

function sides(input: Input): Melee {
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
    attackers: side(input.attackers, attackerLeaders, attackerHw, attackerMedics, attackerArmed, joiners),
    defenders: side(input.defenders, defenderLeaders, defenderHw, defenderMedics, defenderArmed, 0),
    first: !input.continued,
    roundsLeft: input.rounds ?? null,
  };
}

interface Outcome {
  readonly winner: Result['winner'];
  readonly how: Result['how'];
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

function* aftermath(end: Melee, wereDugIn: boolean): Rule<Result> {
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

function meleeConflict(input: Input): Conflict | undefined {
  const { attackerLeaders, attackerHw, attackerMedics, attackerArmed, joiners } = input;
  const { defenderLeaders, defenderHw, defenderMedics, defenderArmed } = input;
  const ofAttackers = attackerLeaders + attackerHw + attackerMedics + attackerArmed + joiners;
  const ofDefenders = defenderLeaders + defenderHw + defenderMedics + defenderArmed;
  if (ofAttackers > input.attackers) {
    return {
      input: 'attackers',
      message: `${input.attackers} figures cannot hold ${ofAttackers} of those kinds`,
    };
  }
  if (ofDefenders > input.defenders) {
    return {
      input: 'defenders',
      message: `${input.defenders} figures cannot hold ${ofDefenders} of those kinds`,
    };
  }
  if (input.leadersFirst && input.leadersLast) {
    return { input: 'leadersFirst', message: 'and --leaders-last exclude each other' };
  }
  if (input.stand) {
    const odd = [input.attackers, input.defenders].find((figures) => figures % input.stand! !== 0);
    if (odd !== undefined)
      return { input: 'stand', message: `${odd} figures are no whole number of stands of ${input.stand}` };
    if (ofAttackers + ofDefenders > 0)
      return { input: 'stand', message: 'does not go with leaders and other special figures' };
    if (input.leadersFirst || input.leadersLast)
      return { input: 'stand', message: 'does not go with an order of leaders' };
  }
  if (input.leadersArmed && attackerLeaders + defenderLeaders === 0) {
    return { input: 'leadersArmed', message: 'there are no leaders' };
  }
  return undefined;
}
