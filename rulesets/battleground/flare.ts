import { action, barring } from '../../src/rules/action.js';
import { type InputOf, toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { type Battlefield, battlefieldMemory, phasesOf } from './battlefield.js';
import { refuse, step } from './words.js';

const inputs = {
  hasShot: toggle('the unit has shot under this card already', {}),
  artillery: toggle('delivered by artillery', {}),
  specialActions: toggle('delivered in the special actions phase', {}),
};
type Input = InputOf<typeof inputs>;
type Result = { phases: number };

export const flare = action({
  name: 'flare',
  says: 'Launch a flare by night; the game says when it has burnt out',
  inputs,
  conflict: (input: Input) => {
    const barred = barring(input);
    return input.artillery
      ? barred(['hasShot'], 'is for infantry and does not go with --artillery')
      : barred(['specialActions'], 'needs --artillery: infantry launches flares on its shooting card');
  },
  examples: [
    ['wg flare', 'infantry launches a flare in place of shooting'],
    ['wg flare --artillery --special-actions', 'artillery lights the whole next turn'],
  ],
  result: { phases: { help: 'special actions phases until it has burnt out' } },
  memory: battlefieldMemory,
  *resolve({ hasShot, artillery, specialActions }, { deck }: Battlefield): Rule<Result> {
    if (hasShot) refuse('bg:flare.1', 'The unit has shot; a flare is launched in place of shooting.');
    const next = specialActions
      ? deck.turn
        ? `all of turn ${deck.turn + 1}`
        : 'all of the next turn'
      : 'the rest of this turn';
    const text = `the whole table is lit for ${next}${artillery ? '' : '; in place of shooting, by units named before the game'}`;
    const phases = phasesOf('flare', {}, {});
    yield* step({ id: 'lit', clause: artillery ? 'bg:flare.3' : 'bg:flare.1', value: phases, text });
    const sight = 'hidden units may show, and vehicle weapons use their full range';
    yield* step({ id: 'sight', clause: 'bg:flare.2', value: true, text: sight });
    return { phases };
  },
  announce: (_result, { specialActions }) =>
    specialActions ? 'light for all of the next turn' : 'light for the rest of this turn',
});
