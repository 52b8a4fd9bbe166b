import { action } from '../../src/rules/action.js';
import type { Rule } from '../../src/rules/rule.js';
import { known } from './battle.js';
import { byVehicle } from './driving.js';
import { memory } from './game.js';
import { inPlay } from './in-play.js';
import { FIRE, type Moved, SAYS } from './move-fire.js';
import { moveConflict, moveInputs } from './move-inputs.js';
import { onFoot } from './on-foot.js';
import { oneAction } from './one-action.js';
import { far } from './say.js';
import { refuse } from './words.js';

export const move = action({
  name: 'move',
  says: 'How far an action or a vehicle goes, and what it forbids',
  inputs: moveInputs,
  requires: ({ vehicle, name }) => (vehicle || name !== undefined ? [] : ['action']),
  conflict: (input) => moveConflict(input),
  examples: [
    ['wg move -r fubar --action walk', 'a walk'],
    ['wg move -r fubar --action duck-and-weave --through soft', 'dodging through a wood'],
    ['wg move -r fubar --action gone-to-ground --to-cover 2 --odds', 'nothing is left to chance here'],
    ['wg move -r fubar --vehicle medium-tank --through moderate', 'a tank through a wall'],
    ['wg move -r fubar --action run --unit in', 'where the players use inches'],
  ],
  result: {
    distance: { help: 'how far it goes, in the unit that is played' },
    fire: { help: 'what it may fire', order: FIRE },
  },
  memory,
  *resolve(input, battle): Rule<Moved> {
    inPlay(known(battle, input.name));
    oneAction(known(battle, input.name), input.action, battle);
    const vehicle = input.vehicle ?? known(battle, input.name)?.vehicle;
    if (!vehicle && !input.action) {
      return refuse('fubar:activate.5', 'Which action does it take?', 'Give --action, or --vehicle.');
    }
    const reach: Moved = vehicle
      ? yield* byVehicle({ ...input, vehicle }, battle)
      : yield* onFoot(input, input.action!);
    if (input.distance === undefined) return reach;
    return { ...reach, distance: input.distance };
  },
  announce: ({ distance, fire }, { distance: typed, unit: u }) =>
    `${distance === 0 ? 'it stays where it is' : `${typed === undefined ? 'up to ' : 'it goes '}${far(distance, u)}`}, ${SAYS[fire]}`,
});
