import { text, toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import type { Driven, Foot } from '../roster/kinds.js';
import { assaulted, disarmed, drives, inMelee, OPEN, onFoot, sideOfUnit } from '../roster/roles.js';
import { role, takes } from '../words.js';

/** Who is tried. */

const penalties = { group: 'Penalties' };
const heavyLosses = { group: 'Heavy losses' };
const damaged = { group: 'Vehicles' };

type Tried = Pick<Foot, 'tried'>;
export const side = derived(
  text('the side it belongs to', { metavar: 'side', max: 80 }),
  (_: unknown, __, named) => sideOfUnit(named),
);
const tried = {
  side,
  tried: derived(
    toggle('it has been tried this turn already, and failed', {}),
    (of: Tried) => of.tried === 'failed',
  ),
  activated: derived(
    toggle('it has been activated this turn already', {}),
    (of: Tried) => of.tried === 'passed',
  ),
};

export const unit = role('unit', {
  says: 'the unit',
  acts: true,
  by: 'name',
  takes: {
    infantry: takes({
      ...onFoot,
      fields: ['level', 'leaderLevel', 'suppressed', 'figures', 'casualties', 'combat'],
      as: {
        suppressed: { ...OPEN, ...penalties },
        figures: { ...heavyLosses, help: 'figures it had when the game began' },
        casualties: { ...OPEN, ...heavyLosses },
      },
      value: { figures: ({ began }) => began.figures },
      also: {
        ...tried,
        inMelee,
        assaulted,
        riding: derived(
          text('the vehicle it rides in', { ...heavyLosses, metavar: 'unit', max: 80 }),
          (of: Foot) => of.aboard,
        ),
      },
    }),
    vehicle: takes({
      ...drives,
      fields: ['level', 'leaderLevel', 'immobilised'],
      as: { immobilised: damaged },
      also: {
        ...tried,
        disarmed: { ...disarmed, ...damaged },
        stunned: derived(toggle('a vehicle with a stunned crew', penalties), (of: Driven) => of.stunned > 0),
        stunnedAgain: derived(
          toggle('stunned in two turns, with no roll since', penalties),
          (of: Driven) => of.stunned > 1,
        ),
        vehicle: derived(toggle('a vehicle', {}), () => true),
      },
    }),
  },
});
