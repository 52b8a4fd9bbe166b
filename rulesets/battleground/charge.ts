import { action } from '../../src/rules/action.js';
import type { Rule } from '../../src/rules/rule.js';
import { settled } from '../../src/rules/words.js';
import { chargeConflict, chargeInputs } from './charge-input.js';
import { chargeMove, tankCharge, wayToGo } from './charge-move.js';
import { casualtyConflict, infantryConflict } from './inputs.js';
import { optionalRules } from './optional-rules.js';
import { mayReact, react } from './reaction.js';
import { inches } from './say.js';
import { mayCharge, willToCharge } from './will-to-charge.js';
import { step } from './words.js';

type Result = { outcome: 'refused' | 'fell-short' | 'contact' };

export const charge = action({
  name: 'charge',
  says: 'Charge into melee: does the unit dare, and does it get there',
  inputs: chargeInputs,
  requires: ({ tank, at, reaction, targetGrade, targetQualityDefence }) => [
    ...(tank ? [] : ['grade', 'figures']),
    ...(at ? [] : ['targetFigures']),
    ...((reaction === 'shoot' && !tank && !at) || targetQualityDefence
      ? targetGrade
        ? []
        : ['targetGrade']
      : []),
  ],
  conflict: (charge) => infantryConflict(charge) ?? casualtyConflict(charge) ?? chargeConflict(charge),
  examples: [
    ['wg charge -g C -f 8 -l 1 -w 1 --target-figures 7 --distance 9', 'eight against seven, nine inches off'],
    [
      'wg charge -g C -f 8 -l 1 -w 1 --target-figures 7 --distance 9 --odds',
      'the chances before you declare it',
    ],
    ['wg charge -g B -f 6 --cavalry --target-figures 8 --distance 14', 'a cavalry charge'],
    [
      'wg charge -g C -f 9 --target-figures 6 --target-grade C --distance 8 --reaction shoot',
      'the target shoots before it is reached',
    ],
    ['wg charge -g C -f 6 -w 1 --at medium-tank --distance 5', 'infantry against a tank'],
  ],
  result: { outcome: { help: 'what came of the charge', order: ['refused', 'fell-short', 'contact'] } },
  reminders: ['bg:defend.1', 'bg:charge.8'],
  *resolve(charge): Rule<Result> {
    yield* optionalRules(charge);
    yield* mayCharge(charge);
    yield* mayReact(charge);
    const { dares } = charge.tank
      ? { dares: true }
      : yield* settled('will to charge', () => willToCharge(charge));
    if (!dares) return { outcome: 'refused' };
    const { distance, stopped } = yield* settled('reaction', () => react(charge));
    if (stopped) return { outcome: 'fell-short' };
    const needed = yield* wayToGo(charge, distance);
    const moved = charge.tank ? yield* tankCharge() : yield* chargeMove(charge);
    const reached = moved >= needed;
    yield* step({
      id: 'reach',
      clause: 'bg:charge.6',
      value: reached,
      text: `${inches(moved)} against ${inches(needed)}: ${reached ? 'the centres meet' : 'it stops short'}`,
    });
    if (reached) {
      const text = 'mark the melee, fought after the card phase';
      yield* step({ id: 'marked', clause: 'bg:charge.7', value: true, text });
      const join = 'until then every unit that can may join it';
      yield* step({ id: 'may-join', clause: 'bg:melee.11', value: true, text: join });
      return { outcome: 'contact' };
    }
    if (!charge.tank && !charge.cavalry && !charge.mounted) {
      const text = 'it takes the run marker';
      yield* step({ id: 'run-marker', clause: 'bg:move.6', value: true, text, ruling: 'bg:R58' });
    }
    if (!charge.tank) {
      const text = 'an ace may carry the charge on without new hits';
      yield* step({ id: 'short', clause: 'bg:charge.9', value: true, text });
    }
    return { outcome: 'fell-short' };
  },
  announce: ({ outcome }) =>
    ({
      refused: 'refused: the unit does not dare',
      'fell-short': 'the charge falls short',
      contact: 'contact: there will be a melee',
    })[outcome],
});
