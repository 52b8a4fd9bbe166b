import { barring } from '../../../src/rules/action.js';
import { type InputOf, measure, text, toggle } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { drift, drifted } from '../artillery/drift.js';
import { type Battlefield, battlefieldOf } from '../battlefield.js';
import { hadItsFire } from '../shooting/in-place-of-fire.js';
import { ranges } from '../shooting/tables.js';
import { state } from '../state.js';
import { action, inches, look, refuse, ruling, step } from '../words.js';
import { cloudLaid, layingPermits, mustBeItsTime, whenDelivered } from './laying.js';
import { smokeLayer } from './roles.js';

const inputs = {
  ...inputsOf(smokeLayer),
  range: measure('how far off it is laid', { unit: 'inches', max: 200 }),
  where: text('where it is, for the end of the turn', { metavar: 'by the mill', max: 40 }),
  artillery: toggle('delivered by artillery: it drifts like a blast', {}),
  specialActions: toggle('delivered in the special actions phase', {}),
};
type Input = InputOf<typeof inputs>;
type Lasting = { phases: number; lastTurn?: number };
type Result = { drift?: number } & Lasting;

export const smoke = action({
  name: 'smoke',
  says: 'Lay smoke; the game says when it thins and when it is gone',
  inputs,
  conflict: (input: Input) => {
    const barred = barring(input);
    return input.artillery
      ? barred(
          ['range', 'hasShot', 'reacted', 'nonStanding', 'nobodyFires', 'inMelee', 'routing'],
          'is for infantry and does not go with --artillery',
        )
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
    lastTurn: { help: 'the turn at whose end it is gone, in a game' },
  },
  roles: [smokeLayer],
  permits: layingPermits<Input>('bg:smoke.1', 'lay smoke', 'smoke is laid'),
  memory: state,
  fromTable: (table: State, _named, asked) => whenDelivered(table, asked),
  *resolve(input, table: State): Rule<Result> {
    const field = battlefieldOf(table);
    if (!input.artillery) {
      yield* infantryLays(input, field);
      const lasting = yield* lasts(input, field);
      yield* hadItsFire(smokeLayer.as.infantry, 'bg:smoke.1');
      yield* cloudLaid('smoke', input, field, lasting.phases);
      return lasting;
    }
    mustBeItsTime(input, field, LAYING);
    const text = 'a solid circle of smoke, 4 in across';
    yield* step({ id: 'circle', clause: 'bg:smoke.4', value: 4, text });
    const off = yield* drift();
    const lasting = yield* lasts(input, field);
    yield* cloudLaid('smoke', input, field, lasting.phases);
    return { drift: off, ...lasting };
  },
  announce: ({ drift: off, phases, lastTurn }) => {
    const where = off === undefined ? 'smoke, 6 in long' : `smoke, 4 in across, ${drifted([off])}`;
    const ends =
      lastTurn === undefined
        ? `after the ${phases === 1 ? 'next' : 'second'} special actions phase`
        : `at the end of turn ${lastTurn}`;
    return `${where}; ${phases === 1 ? 'thin at once, ' : ''}gone ${ends}`;
  },
});

const LAYING = { clause: 'bg:smoke.1', does: 'lays smoke' } as const;

function* infantryLays(input: Input, field: Battlefield): Rule<void> {
  const { range } = input;
  mustBeItsTime(input, field, LAYING);
  const { value: reach } = yield* look(ranges.cells.smoke);
  if (range !== undefined && range > reach) {
    refuse('bg:smoke.1', `Smoke is laid up to ${reach} in away, not ${inches(range)}.`);
  }
  const text = `a solid line of smoke 6 in long, up to ${reach} in away, in place of shooting; units named before the game`;
  yield* step({ id: 'line', clause: 'bg:smoke.1', value: 6, text });
}

/** When it thins and when it is gone (smoke.3, smoke.4), and from which phase that counts (R114). */
function* lasts({ artillery, specialActions }: Input, { deck, skipped }: Battlefield): Rule<Lasting> {
  const counts = specialActions ? yield* ruling('bg:R114') : 1;
  const phases = counts === 2 ? 1 : 2;
  // The special actions phase of this turn is the first of them, unless it is under way or is not held.
  const held = !specialActions && !skipped;
  const lastTurn = deck.dealt === 0 ? undefined : deck.turn + phases - (held ? 1 : 0);
  const known = lastTurn !== undefined && (yield* everyTurnCounts());
  const [thin, gone] = known
    ? [`at the end of turn ${lastTurn - 1}`, `at the end of turn ${lastTurn}`]
    : [
        'in the next special actions phase',
        `in the ${phases === 1 ? 'next special actions phase' : 'one after'}`,
      ];
  const text = `${phases === 1 ? 'thin from the start' : `thins ${thin}`}, gone ${gone}; it blocks all fire till then`;
  const source = specialActions ? { ruling: 'bg:R114' as const } : {};
  const clause = artillery ? 'bg:smoke.4' : 'bg:smoke.3';
  yield* step({ id: 'lasts', clause, value: phases, text, ...source });
  return { phases, ...(known && { lastTurn }) };
}

/** Whether every turn has a special actions phase: if so ruled, one that a joker ends has none (R13). */
function* everyTurnCounts(): Rule<boolean> {
  if ((yield* ruling('bg:R13')) === 1) return true;
  const text = 'a turn that a joker ends has no special actions phase';
  yield* step({ id: 'jokers', clause: 'bg:seq.1', value: true, text, ruling: 'bg:R13' });
  return false;
}
