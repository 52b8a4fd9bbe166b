import type { Input } from '../../../src/rules/record.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { counted } from '../../../src/rules/text/say.js';
import { type Struck, struckInWords, struckResult, struckViews } from '../fire/struck.js';
import type { UnitsByRole } from '../roster/troops.js';
import { calledFell, callsDue, fireCalled } from '../smoke/lasting.js';
import { inPeriod, periodOf, state } from '../state.js';
import { asFiring, stoodPermits } from '../weapons/arms-fired.js';
import { firePermits } from '../weapons/may-fire.js';
import { action } from '../words.js';
import { call, type Delay, register } from './call.js';
import { batteryFired, hasRegistered } from './done.js';
import { fall } from './fall.js';
import {
  type Artillery,
  artilleryConflict,
  artilleryInputs,
  artilleryMode,
  artilleryRequires,
} from './input.js';
import { battery, shelled, shelledRiders, shelledToo, supporter } from './roles.js';

type Result = Partial<Delay> & Partial<Struck>;

export const artillery = action({
  name: 'artillery',
  says: 'Call for off-table fire, register targets, or see what falls where it lands',
  inputs: artilleryInputs,
  requires: artilleryRequires,
  conflict: artilleryConflict,
  examples: [
    ['wg artillery -r wrg --targets 12 --uncovered 12 --no-log', 'fire falls on twelve men in the open'],
    ['wg artillery -r wrg --support 100 --targets 12 --uncovered 4 --odds', 'the chances of doubled fire'],
    ['wg artillery -r wrg --targets 3 --dice "identify=2" --no-log', 'dice thrown by hand'],
    ['wg artillery -r wrg --caller officer', 'when the fire falls that an officer calls'],
    ['wg artillery -r wrg --register 3', 'three targets are registered'],
  ],
  result: {
    periods: { help: 'complete periods it takes' },
    falls: { help: 'the period in which the fire falls, or from which targets are registered' },
    ...struckResult,
  },
  views: { periods: ({ periods }: Result) => periods, ...struckViews },
  roles: [battery, shelled, ...shelledToo, shelledRiders, supporter],
  // Of the mortars that fire it, or of whoever calls.
  permits: asFiring<Artillery>([...stoodPermits, ...firePermits], ({ battery, target }) => ({
    name: battery ?? target?.[0],
  })),
  fromTable: asCalled,
  memory: state,
  *resolve(input, table: State): Rule<Result> {
    yield* inPeriod();
    const period = periodOf(table);
    const mode = artilleryMode(input);
    if (mode === 'register') {
      const delay = yield* register(input, period);
      yield* hasRegistered(input, delay.periods);
      return delay;
    }
    if (mode === 'call') {
      const delay = yield* call(input, period);
      yield* fireCalled(table, delay.falls, input.calledBy);
      return delay;
    }
    yield* batteryFired(input, period);
    if (input.awaited) yield* calledFell(table);
    return yield* fall(input);
  },
  luck: () => ({ of: 'casualties', read: ({ casualties }) => casualties }),
  announce: ({ periods, falls, casualties = 0, ...struck }, input) => {
    if (periods === undefined) return struckInWords({ casualties, ...struck });
    const took = `${counted(periods, 'complete period')}`;
    return artilleryMode(input) === 'register'
      ? `registered after ${took}`
      : `${took} of delay: it falls in period ${falls}`;
  },
});

/** Fire from off the table that falls while a call is due is that of the call, unless it is told to be something else. */
function asCalled(table: State, { battery: mortars }: UnitsByRole, asked: Input): Input {
  const { use = 'called', battery: named } = asked;
  const isOffTable = artilleryMode(asked) === 'fall' && !mortars && named === undefined;
  return isOffTable && use === 'called' && callsDue(table).length > 0 ? { use, awaited: true } : {};
}
