import { text, toggle } from '../../../src/rules/field.js';
import { derived, type NamedUnits } from '../../../src/rules/role.js';
import { type Driven, type Foot, infantry, vehicle } from '../kinds.js';
import { role, takes } from '../words.js';
import { noWreck, OPEN, someLeft } from './bars.js';
import { combat, inMelee } from './so-far.js';

/** Who is tried. */

const penalties = { group: 'Penalties' };
const heavyLosses = { group: 'Heavy losses' };

type Tried = Pick<Foot, 'tried'>;
const tried = {
  side: derived(
    text('the side it belongs to', { metavar: 'side', max: 80 }),
    (_: unknown, __, { unit }: NamedUnits) => unit?.side,
  ),
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
      kind: infantry,
      prefix: '',
      fields: ['level', 'leaderLevel', 'suppressed', 'figures', 'casualties'],
      as: {
        suppressed: { ...OPEN, ...penalties },
        figures: { ...heavyLosses, min: 1, help: 'figures it had when the game began' },
        casualties: { ...OPEN, ...heavyLosses, help: 'casualties it has taken in the game' },
      },
      value: { figures: ({ began }) => began.figures },
      also: {
        ...tried,
        inMelee,
        combat,
        assaulted: derived(
          toggle('it was assaulted this turn, before its own try', {}),
          (of: Foot) => of.tried === undefined && of.assaulted,
        ),
      },
      bars: [someLeft],
    }),
    vehicle: takes({
      kind: vehicle,
      prefix: '',
      fields: ['level', 'leaderLevel'],
      also: {
        ...tried,
        stunned: derived(toggle('a vehicle with a stunned crew', penalties), (of: Driven) => of.stunned > 0),
        stunnedAgain: derived(
          toggle('stunned in two turns, with no roll since', penalties),
          (of: Driven) => of.stunned > 1,
        ),
        vehicle: derived(toggle('a vehicle', {}), () => true),
      },
      bars: [noWreck],
    }),
  },
});
