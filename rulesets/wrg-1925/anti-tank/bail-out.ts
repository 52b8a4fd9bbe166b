import type { Conflict } from '../../../src/rules/action.js';
import type { Rule } from '../../../src/rules/rule.js';
import { part, restOf } from '../../../src/rules/words.js';
import { action } from '../words.js';
import { aboardConflict, aboardFields } from './aboard.js';
import { gotOut } from './done.js';
import { type Escaped, escapedFields, escapesSaid, whoEscapes } from './escape.js';
import { passengers, wreck } from './roles.js';

export const bailOut = action({
  name: 'bail-out',
  says: 'Who gets out of a knocked out vehicle, and with what',
  inputs: aboardFields,
  conflict: (input): Conflict | undefined => {
    if (input.crew === undefined && input.passengers === undefined) {
      return { input: 'crew', message: 'needs to be given, or --passengers' };
    }
    return aboardConflict(input);
  },
  examples: [
    ['wg bail-out -r wrg --crew 4 --smgs 1', 'a crew of four with one SMG'],
    ['wg bail-out -r wrg --crew 3 --passengers 8 --hw 1', 'with infantry and a mortar aboard'],
    ['wg bail-out -r wrg --crew 5 --odds', 'the chances instead of a roll'],
    ['wg bail-out -r wrg --crew 4 --smgs 1 --dice "6 3 5 2"', 'dice thrown by hand'],
  ],
  result: escapedFields,
  roles: [wreck, passengers],
  *resolve(input): Rule<Escaped> {
    return yield* restOf(part(whoEscapes, input), function* (out) {
      yield* gotOut(wreck, input, out);
      return out;
    });
  },
  announce: (result) => escapesSaid(result),
});
