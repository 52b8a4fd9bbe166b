import { action } from '../../src/rules/action.js';
import { choice, count, toggle } from '../../src/rules/field.js';
import { damage, damageByStop, damageInWords } from './damage.js';
import { DAMAGE, STATES } from './tables.js';

export const vehicleDamage = action({
  name: 'vehicle-damage',
  says: 'What hits do to a vehicle',
  inputs: {
    hits: count('hits scored on the vehicle, after cancels, halving and doubling', {
      required: true,
      max: 60,
    }),
    damage: choice(DAMAGE, 'damage it already has', { default: 'none' }),
    stoppedBy: choice(['mines', 'breakdown'], 'what has stopped it before, other than a hit', {}),
    unarmoured: toggle('a car or truck', {}),
    noHeavyWeapon: toggle('hit by infantry without a heavy weapon', {}),
  },
  conflict: ({ damage: before, stoppedBy }) =>
    stoppedBy && (before === 'immobilised' || before === 'both')
      ? { input: 'stoppedBy', message: `does not go with --damage ${before}: it cannot move already` }
      : undefined,
  examples: [
    ['wg vehicle-damage --hits 3', 'three hits on a tank that is whole'],
    ['wg vehicle-damage --hits 1 --damage immobilised', 'one more on a tank that cannot move'],
    ['wg vehicle-damage --hits 2 --odds', 'the chances instead of a roll'],
    ['wg vehicle-damage --hits 2 --dice "3 2"', 'dice thrown by hand'],
  ],
  result: { state: { help: 'what the vehicle is from now on', order: STATES } },
  *resolve({ hits, damage: has, stoppedBy, unarmoured, noHeavyWeapon }) {
    const before = stoppedBy ? yield* damageByStop(stoppedBy, has) : has;
    return { state: yield* damage({ hits, before, armoured: !unarmoured, noHeavyWeapon }) };
  },
  announce: ({ state }, { damage: before }) =>
    state === before ? 'no more damage' : state === 'destroyed' ? 'destroyed' : damageInWords(state),
});
