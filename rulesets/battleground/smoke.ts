import { action, barring } from '../../src/rules/action.js';
import { type InputOf, measure, text, toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { drift, drifted } from './artillery-drift.js';
import { type Battlefield, battlefieldMemory, phasesOf } from './battlefield.js';
import { inches } from './say.js';
import { ranges } from './tables.js';
import { look, refuse, ruling, step } from './words.js';

const inputs = {
  range: measure('how far off it is laid', { unit: 'inches', max: 200 }),
  where: text('where it is, for the end of the turn', { metavar: 'by the mill', max: 40 }),
  hasShot: toggle('the unit has shot under this card already', {}),
  artillery: toggle('delivered by artillery: it drifts like a blast', {}),
  specialActions: toggle('delivered in the special actions phase', {}),
};
type Input = InputOf<typeof inputs>;
type Result = { drift?: number; phases: number };

export const smoke = action({
  name: 'smoke',
  says: 'Lay smoke; the game says when it thins and when it is gone',
  inputs,
  conflict: (input: Input) => {
    const barred = barring(input);
    return input.artillery
      ? barred(['range', 'hasShot'], 'is for infantry and does not go with --artillery')
      : barred(['specialActions'], 'needs --artillery: infantry lays smoke on its shooting card');
  },
  examples: [
    ['wg smoke --range 9 --where "by the mill"', 'infantry lays smoke in place of shooting'],
    ['wg smoke --artillery', 'artillery smoke, with its drift'],
    ['wg smoke --artillery --odds', 'the chances of its drift'],
    ['wg smoke --artillery --dice "first=5 second=3" --no-log', 'dice thrown by hand'],
  ],
  result: {
    drift: { help: 'inches it lands off, for artillery smoke' },
    phases: { help: 'special actions phases until it is gone' },
  },
  memory: battlefieldMemory,
  *resolve(input, { deck }: Battlefield): Rule<Result> {
    if (!input.artillery) {
      yield* infantryLays(input);
      return { phases: yield* lasts(input, deck.turn) };
    }
    const text = 'a solid circle of smoke, 4 in across';
    yield* step({ id: 'circle', clause: 'bg:smoke.4', value: 4, text });
    return { drift: yield* drift(), phases: yield* lasts(input, deck.turn) };
  },
  announce: ({ drift: off, phases }) =>
    `${off === undefined ? 'smoke, 6 in long' : `smoke, 4 in across, ${drifted([off])}`}; ${phases === 1 ? 'thin at once, gone after the next special actions phase' : 'gone after the second special actions phase'}`,
});

function* infantryLays({ range, hasShot }: Input): Rule<void> {
  if (hasShot) refuse('bg:smoke.1', 'The unit has shot; smoke is laid in place of shooting.');
  const { value: reach } = yield* look(ranges.cells.smoke);
  if (range !== undefined && range > reach) {
    refuse('bg:smoke.1', `Smoke is laid up to ${reach} in away, not ${inches(range)}.`);
  }
  const text = `a solid line of smoke 6 in long, up to ${reach} in away, in place of shooting; units named before the game`;
  yield* step({ id: 'line', clause: 'bg:smoke.1', value: 6, text });
}

/** When it thins and when it is gone (smoke.3, smoke.4), and from which phase that counts (R114). */
function* lasts({ artillery, specialActions }: Input, turn: number): Rule<number> {
  const counts = specialActions ? yield* ruling('bg:R114') : 1;
  const phases = phasesOf('smoke', { specialActions }, { 'bg:R114': counts });
  // In a special actions phase the one of this turn is under way already.
  const first = turn + (specialActions && counts === 1 ? 1 : 0);
  const at = (n: number) => (turn === 0 ? `special actions phase ${n - turn + 1}` : `the end of turn ${n}`);
  const text =
    phases === 1
      ? `thin from the start, gone at ${at(turn + 1)}; it blocks all fire till then`
      : `thins at ${at(first)}, gone at ${at(first + 1)}; it blocks all fire till then`;
  const source = specialActions ? { ruling: 'bg:R114' as const } : {};
  return yield* step({
    id: 'lasts',
    clause: artillery ? 'bg:smoke.4' : 'bg:smoke.3',
    value: phases,
    text: text,
    ...source,
  });
}
