import { barring } from '../../../src/rules/action.js';
import { type InputOf, toggle } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { battlefieldOf } from '../battlefield.js';
import { hadItsFire } from '../shooting/in-place-of-fire.js';
import { state } from '../state.js';
import { action, step } from '../words.js';
import { cloudLaid, layingPermits, mustBeItsTime, whenDelivered } from './laying.js';
import { flareLauncher } from './roles.js';

const inputs = {
  ...inputsOf(flareLauncher),
  artillery: toggle('delivered by artillery', {}),
  specialActions: toggle('delivered in the special actions phase', {}),
};
type Input = InputOf<typeof inputs>;
type Result = { lit: 'this turn' | 'next turn'; lastTurn?: number };

export const flare = action({
  name: 'flare',
  says: 'Launch a flare by night; the game says when it has burnt out',
  inputs,
  conflict: (input: Input) => {
    const barred = barring(input);
    return input.artillery
      ? barred(
          ['hasShot', 'reacted', 'nonStanding', 'nobodyFires', 'inMelee', 'routing'],
          'is for infantry and does not go with --artillery',
        )
      : barred(['specialActions'], 'needs --artillery: infantry launches flares on its shooting card');
  },
  examples: [
    ['wg flare', 'infantry launches a flare in place of shooting'],
    ['wg flare --artillery --special-actions', 'artillery lights the whole next turn'],
  ],
  result: {
    lit: { help: 'the turn that it lights, or what is left of it', order: ['this turn', 'next turn'] },
    lastTurn: { help: 'the turn at whose end it has burnt out, in a game' },
  },
  roles: [flareLauncher],
  permits: layingPermits<Input>('bg:flare.1', 'launch a flare', 'a flare is launched'),
  memory: state,
  fromTable: (table: State, _named, asked) => whenDelivered(table, asked),
  *resolve(input, table: State): Rule<Result> {
    const field = battlefieldOf(table);
    const { artillery, specialActions } = input;
    mustBeItsTime(input, field, { clause: 'bg:flare.1', does: 'launches a flare' });
    const { dealt, turn } = field.deck;
    const lit = specialActions ? 'next turn' : 'this turn';
    const lastTurn = turn + (specialActions ? 1 : 0);
    const next = dealt === 0 ? 'all of the next turn' : `all of turn ${lastTurn}`;
    const text = `by night the whole table is lit for ${specialActions ? next : 'the rest of this turn'}${artillery ? '' : '; in place of shooting, by units named before the game'}`;
    yield* step({ id: 'lit', clause: artillery ? 'bg:flare.3' : 'bg:flare.1', value: lit, text });
    const sight = 'hidden units may show, and vehicle weapons use their full range';
    yield* step({ id: 'sight', clause: 'bg:flare.2', value: true, text: sight });
    if (!artillery) {
      yield* hadItsFire(flareLauncher.as.infantry, 'bg:flare.1');
    }
    yield* cloudLaid('flare', input, field, 1);
    return { lit, ...(dealt > 0 && { lastTurn }) };
  },
  announce: (_result, { specialActions }) =>
    specialActions ? 'light for all of the next turn' : 'light for the rest of this turn',
});
