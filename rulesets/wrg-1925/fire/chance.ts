import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { addUp, d6, dice } from '../../../src/rules/words.js';
import type { RulingId } from '../words.js';
import { ruling, step } from '../words.js';

/** Who throws a chance die, as far as it counts. */
export interface Throwing {
  /** All living members. */
  readonly men: number;
  /** Those that fire at this target, where they are known. */
  readonly firing?: number;
  /** A mine: no men, and no score cancels it (R72). */
  readonly isMine?: true;
}

/**
 * The chance points of everything that fires at one group: a die for each group, nothing where it beats the men in it
 * (chance.1, chance.2).
 * @param targets figures in the target group
 */
export function* chancePoints(groups: readonly Throwing[], targets: number): Rule<number> {
  const ofMen = groups.filter(({ isMine }) => !isMine);
  const oneInAll = ofMen.length > 1 && (yield* ruling('wrg:R68')) === 2;
  const throwing = oneInAll
    ? [
        {
          men: ofMen.reduce((sum, { men }) => sum + men, 0),
          firing: ofMen.reduce((sum, { men, firing = men }) => sum + firing, 0),
        },
        ...groups.filter(({ isMine }) => isMine),
      ]
    : groups;
  const several: RulingId | undefined = ofMen.length > 1 ? 'wrg:R68' : undefined;
  const { points } = yield* addUp(
    ['points'],
    throwing.map(
      (group, i) =>
        function* () {
          return {
            points: group.isMine
              ? yield* mineDie(nameOf(i))
              : yield* chanceDie(nameOf(i), group, targets, several),
          };
        },
    ),
  );
  return points;
}

const nameOf = (i: number) => (i === 0 ? 'chance' : `chance-${i + 1}`);

/** The die of a mine, if so ruled (R72). */
function* mineDie(name: string): Rule<number> {
  const score = yield* d6(name);
  const text = `${counted(score, 'chance point')} of a mine`;
  return yield* step({ id: name, clause: 'wrg:chance.1', value: score, text, ruling: 'wrg:R72' });
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
      : `${counted(score, 'chance point')} for ${counted(most, 'man', 'men')}${ofTarget || onlyFiring ? ` ${whose}` : ''}`;
  return yield* step({
    id: name,
    clause: score === 0 ? 'wrg:chance.2' : 'wrg:chance.1',
    value: score,
    text,
    ruling: ofTarget ? 'wrg:R69' : onlyFiring ? 'wrg:R70' : (several ?? 'wrg:R69'),
  });
}
