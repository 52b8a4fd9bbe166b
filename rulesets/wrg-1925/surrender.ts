import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { dice, lastly } from '../../src/rules/words.js';
import type { ReactionInput } from './reaction-inputs.js';
import type { Result } from './reaction-test.js';
import { haveSurrendered } from './tested.js';
import { ruling, step } from './words.js';

/** A man surrenders who throws less (react.30). */
const LESS_THAN = 5;

/** Who surrenders of a group that panics among its enemies (react.30); ends the test. */
export function* surrender(panics: boolean, result: Result, input: ReactionInput): Rule<Result> {
  const { men, averageDice } = input;
  if (men === undefined) return result;
  const mixed = input.interpenetrated || input.intermingled;
  const always = panics && !mixed && (yield* ruling('wrg:R41')) === 2;
  if (!panics || (!mixed && !always)) {
    const why = panics ? 'no enemies are mixed with the group' : 'the group does not panic';
    const text = `nobody surrenders: ${why}`;
    yield* step({ id: 'surrendered', clause: 'wrg:react.30', value: 0, text, ruling: 'wrg:R41' });
    return { ...result, surrendered: 0 };
  }
  if (averageDice) {
    const text = 'men who may surrender throw ordinary dice';
    yield* step({ id: 'ordinary-dice', clause: 'wrg:scale.6', value: true, text, ruling: 'wrg:R184' });
  }
  const oneDie = (yield* ruling('wrg:R145')) === 2;
  return yield* lastly({
    part: () => surrendering(men, oneDie),
    saying: (surrendered) => haveSurrendered(input, surrendered),
    to: (surrendered) => ({ ...result, surrendered }),
  });
}

/** Each man throws for himself, or one die is thrown for all of them (R145). */
function* surrendering(men: number, oneDie: boolean): Rule<number> {
  const { less } = yield* dice({
    dice: ['surrender'],
    times: oneDie ? 1 : men,
    tally: ['less'],
    read: (face) => ({ less: face < LESS_THAN ? 1 : 0 }),
  });
  const surrendered = oneDie ? less * men : less;
  const runs = men - surrendered;
  const text = `${surrendered} of ${counted(men, 'man', 'men')} ${surrendered === 1 ? 'surrenders' : 'surrender'} on less than ${LESS_THAN}, ${runs} ${runs === 1 ? 'runs' : 'run'}`;
  yield* step({ id: 'surrendered', clause: 'wrg:react.30', value: surrendered, text, ruling: 'wrg:R145' });
  return surrendered;
}
