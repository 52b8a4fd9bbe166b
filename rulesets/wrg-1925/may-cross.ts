import type { Rule } from '../../src/rules/rule.js';
import { a } from '../../src/rules/say.js';
import type { Move } from './move-input.js';
import type { VehiclePace } from './movement-tables.js';
import { CROSSING_AFVS, CROSSING_SOFT } from './movers.js';
import { refuse, ruling } from './words.js';

/** Which vehicles cross a hedge, wall, ditch or bank (vehicle.4, R8). */
export function* mayCross({ type }: Move): Rule<void> {
  const soft = (yield* ruling('wrg:R8')) === 2;
  if (type === 'horse' || CROSSING_AFVS.includes(type) || (soft && CROSSING_SOFT.includes(type))) return;
  const who = soft ? 'tracked or multi-wheeled vehicles' : 'tracked or multi-wheeled AFVs';
  refuse('wrg:vehicle.4', `Only horses and ${who} cross obstacles, not ${a(type)}.`);
}

/** Which vehicles crush through brush (vehicle.4, R118); a high speed dash keeps to the open (vehicle.1). */
export function* mayCrush({ type }: Move, pace: VehiclePace): Rule<void> {
  if (pace === 'dash') {
    refuse('wrg:vehicle.1', 'A high speed dash is for open ground, not brush.', 'Use --pace move-and-fire.');
  }
  const medium = (yield* ruling('wrg:R118')) === 2;
  if (type === 'medium-tank' || (type === 'heavy-tank' && !medium)) return;
  const who = medium ? 'medium tanks' : 'medium and heavy tanks';
  refuse('wrg:vehicle.4', `Only ${who} crush through brush, not ${a(type)}.`);
}
