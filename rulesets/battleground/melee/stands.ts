import type { Tally } from '../../../src/rules/draw.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/say.js';
import { addUp, rounds, sumOf } from '../../../src/rules/words.js';
import { oneStand } from '../optional/stands.js';
import { ruling, step } from '../words.js';
import type { Bonuses } from './bonus.js';
import type { Melee } from './round.js';
import { everyFighter, figuresOf } from './sides.js';

type Loss = Tally<'attackers' | 'defenders'>;

/**
 * Optional rule: one round of stand against stand (stand.3). A stand rolls a die for each figure and adds the bonuses
 * of all its figures; the lower total takes casualties, all or nothing.
 * @param size figures on every stand
 */
export function* standRound(melee: Melee, { between }: Bonuses, size: number): Rule<Melee> {
  const { always, first } = between[0]![0]!;
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

type Side = 'attacker' | 'defender';

/** Totals against each other, and what the lower one suffers (R128); what happens on a tie is ruled (R68). */
function* standFight(size: number, plus: Readonly<Record<Side, number>>): Rule<Loss> {
  const tie = yield* ruling('bg:R68');
  const { margin } = yield* rounds({
    name: `stands of ${size}, ${plus.attacker} to ${plus.defender}`,
    start: { margin: 0, fought: false },
    isOver: ({ margin, fought }) => margin !== 0 || (fought && tie !== 1),
    *round() {
      const attacker = (yield* sumOf(size, 'attacker')) + plus.attacker;
      const defender = (yield* sumOf(size, 'defender')) + plus.defender;
      const again = attacker === defender && tie === 1 ? ': again' : '';
      const text = `attackers ${attacker}, defenders ${defender}${again}`;
      yield* step({ id: 'fight', clause: 'bg:stand.3', value: attacker - defender, text, ruling: 'bg:R68' });
      // The rest of the rule only has to know who won. A tie that is fought again leaves all as it was.
      const over = attacker !== defender || tie !== 1;
      return { margin: Math.sign(attacker - defender), fought: over };
    },
  });
  const beaten: Side[] =
    margin > 0 ? ['defender'] : margin < 0 ? ['attacker'] : tie === 3 ? ['attacker', 'defender'] : [];
  const lost = { attackers: 0, defenders: 0 };
  for (const side of beaten) lost[`${side}s`] = yield* standLoss(size, side);
  return lost;
}

/** The casualties of a stand that lost its fight (R128). */
function* standLoss(size: number, side: Side): Rule<number> {
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
