import type { Tally } from '../../src/rules/draw.js';
import type { Rule } from '../../src/rules/rule.js';
import { addUp, rounds, sumOf } from '../../src/rules/words.js';
import type { Bonuses } from './melee-bonus.js';
import type { Melee } from './melee-round.js';
import { everyFighter, figuresOf } from './melee-sides.js';
import { counted } from './say.js';
import { oneStand } from './stands.js';
import { ruling, step } from './words.js';

type Loss = Tally<'attackers' | 'defenders'>;

/**
 * Optional rule: one round of stand against stand (stand.3). A stand rolls a die for each figure and adds the bonuses
 * of all its figures; the lower total takes casualties, all or nothing.
 * @param size figures on every stand
 */
export function* standRound(melee: Melee, { always, first }: Bonuses, size: number): Rule<Melee> {
  const [a, d] = [figuresOf(melee.attackers) / size, figuresOf(melee.defenders) / size];
  const pairs = Math.min(a, d);
  const text = `${melee.first ? 'first' : 'next'} round: ${counted(a, 'stand')} against ${d}, ${counted(pairs, 'pair')}`;
  yield* step({ id: 'round', clause: 'bg:stand.3', value: pairs, text });
  const bonus = (side: 'attacker' | 'defender') => size * (always[side] + (melee.first ? first[side] : 0));
  const plus = { attacker: bonus('attacker'), defender: bonus('defender') };
  const lost = yield* addUp(
    ['attackers', 'defenders'],
    Array.from({ length: pairs }, () => () => standFight(size, plus)),
  );
  const left = {
    attackers: everyFighter((kind) => (kind === 'figure' ? melee.attackers.figure - lost.attackers : 0)),
    defenders: everyFighter((kind) => (kind === 'figure' ? melee.defenders.figure - lost.defenders : 0)),
    first: false,
    roundsLeft: melee.roundsLeft === null ? null : melee.roundsLeft - 1,
  };
  const [aLeft, dLeft] = [figuresOf(left.attackers), figuresOf(left.defenders)];
  const said = `${counted(aLeft, 'attacker')} and ${counted(dLeft, 'defender')} left`;
  yield* step({ id: 'left', clause: 'bg:melee.10', value: [aLeft, dLeft], text: said });
  return left;
}

/** Totals against each other until one is higher, and what the loser suffers (R128). */
function* standFight(size: number, plus: { attacker: number; defender: number }): Rule<Loss> {
  const { margin } = yield* rounds({
    name: `stands of ${size}, ${plus.attacker} to ${plus.defender}`,
    start: { margin: 0 },
    isOver: ({ margin }) => margin !== 0,
    *round() {
      const attacker = (yield* sumOf(size, 'attacker')) + plus.attacker;
      const defender = (yield* sumOf(size, 'defender')) + plus.defender;
      const text = `attackers ${attacker}, defenders ${defender}${attacker === defender ? ': again' : ''}`;
      yield* step({ id: 'fight', clause: 'bg:stand.3', value: attacker - defender, text });
      // The rest of the rule only has to know who won.
      return { margin: Math.sign(attacker - defender) };
    },
  });
  const option = yield* ruling('bg:R128');
  yield* step({
    id: 'stand-hits',
    clause: 'bg:stand.3',
    value: option === 1 ? 1 : size,
    text: `the ${margin > 0 ? 'defending' : 'attacking'} stand takes ${option === 1 ? '1 hit' : option === 2 ? `${size} hits` : 'the loss of all its figures'}`,
    from: { value: 1, ruling: 'bg:R128', house: true },
  });
  const { lost } = yield* oneStand(size, option === 1 ? 1 : size);
  return margin > 0 ? { attackers: 0, defenders: lost } : { attackers: lost, defenders: 0 };
}
