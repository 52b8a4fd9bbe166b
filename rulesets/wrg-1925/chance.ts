import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { addUp, dice } from '../../src/rules/words.js';
import type { RulingId } from './words.js';
import { ruling, step } from './words.js';

/** Who throws a chance die, as far as it counts. */
export interface Throwing {
  /** All living members. */
  readonly men: number;
  /** Those that fire at this target, where they are known. */
  readonly firing?: number;
}

/**
 * The chance points of everything that fires at one group: a die for each group, nothing where it beats the men in it
 * (chance.1, chance.2).
 * @param targets figures in the target group
 */
export function* chancePoints(groups: readonly Throwing[], targets: number): Rule<number> {
  const oneInAll = groups.length > 1 && (yield* ruling('wrg:R68')) === 2;
  const throwing = oneInAll
    ? [
        {
          men: groups.reduce((sum, { men }) => sum + men, 0),
          firing: groups.reduce((sum, { men, firing = men }) => sum + firing, 0),
        },
      ]
    : groups;
  const several: RulingId | undefined = groups.length > 1 ? 'wrg:R68' : undefined;
  const { points } = yield* addUp(
    ['points'],
    throwing.map(
      (group, i) =>
        function* () {
          return {
            points: yield* chanceDie(i === 0 ? 'chance' : `chance-${i + 1}`, group, targets, several),
          };
        },
    ),
  );
  return points;
}

function* chanceDie(
  name: string,
  { men, firing = men }: Throwing,
  targets: number,
  several: RulingId | undefined,
): Rule<number> {
  const ofTarget = (yield* ruling('wrg:R69')) === 2;
  const onlyFiring = !ofTarget && (yield* ruling('wrg:R70')) === 2;
  const most = ofTarget ? targets : onlyFiring ? firing : men;
  const whose = ofTarget ? 'of the target' : onlyFiring ? 'that fire' : 'of the group';
  const { score } = yield* dice({
    dice: [name],
    times: 1,
    tally: ['score'],
    read: (face) => ({ score: face > most ? 0 : face }),
  });
  const text =
    score === 0
      ? `more than the ${counted(most, 'man', 'men')} ${whose}: no chance points`
      : `${counted(score, 'chance point')}, ${counted(most, 'man', 'men')} ${whose}`;
  return yield* step({
    id: name,
    clause: score === 0 ? 'wrg:chance.2' : 'wrg:chance.1',
    value: score,
    text,
    ruling: ofTarget ? 'wrg:R69' : onlyFiring ? 'wrg:R70' : (several ?? 'wrg:R69'),
  });
}
