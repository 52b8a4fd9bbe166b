import type { Rule } from '../../../src/rules/rule.js';
import { mustFit } from '../passengers/seats.js';
import {
  actedInReaction,
  boundToMelee,
  cannotDrive,
  mustGetOff,
  mustRally,
  waitsForRiders,
} from '../permits.js';
import { permits, refuse, step } from '../words.js';
import type { Move } from './move.js';
import { mover } from './roles.js';
import { isFoot } from './tables.js';
import { drivesOut } from './vehicle-dice.js';

/** What the state of whoever moves forbids. */
export const movePermits = permits<Move>(
  boundToMelee('move'),
  ...cannotDrive('The vehicle cannot move'),
  mustRally('move'),
  actedInReaction('move'),
  { ...mustGetOff('moves'), when: ({ riding, board }) => riding && board === false },
  waitsForRiders,
  {
    clause: 'bg:pass.2',
    word: 'moved',
    when: ({ board, vehicleMoved }) => board && vehicleMoved,
    says: 'The vehicle has moved under this card: nobody gets on or off.',
  },
  {
    clause: 'bg:cav.6',
    word: 'mounted',
    when: ({ board, mounted, type }) => board && (mounted || type === 'cavalry'),
    says: 'Cavalry on horseback rides in no vehicle: it dismounts first.',
    way: 'Use --type infantry, if it is on foot.',
  },
  {
    clause: 'bg:mine.8',
    word: 'mined',
    when: ({ digIn, mined }) => digIn && mined,
    says: 'Nobody digs in inside a minefield.',
    way: 'Out of the field it may: wg mines <unit> --across.',
  },
  {
    clause: 'bg:dig.6',
    word: 'vehicle',
    when: ({ digIn, type = 'infantry' }) => digIn && !isFoot(type),
    says: 'Vehicles may not dig in during the game.',
  },
  {
    clause: 'bg:cav.1',
    word: 'mounted',
    when: ({ mounted, run, digOut }) => mounted && (run || digOut),
    says: 'Cavalry on horseback neither runs nor digs out: it rolls its own dice.',
    way: 'Use --type infantry, if it moves on foot.',
  },
  {
    clause: 'bg:cav.6',
    word: 'mounted',
    when: ({ digIn, type }) => digIn && type === 'cavalry',
    says: 'Cavalry digs in only dismounted.',
    way: 'Use --type infantry.',
  },
  {
    clause: 'bg:dig.5',
    word: 'dug in',
    when: ({ type = 'infantry', dugIn, digOut }) => isFoot(type) && dugIn && digOut === false,
    says: 'The unit is dug in: it has to dig out before it moves.',
    way: 'Use --dig-out, with --run to move as well.',
  },
);

/** Of one that is named there are no more than it is. */
const byTheirNumber = (vehicles: number): string => `wg move <unit> --board --vehicles ${vehicles}`;

/** What the way and the place forbid, before a die is thrown. */
export function* mayMove(input: Move): Rule<void> {
  const { type, figures, occupants, occupyingUnits } = input;
  if (input.intoEnemy) {
    if (type === 'tank') {
      yield* step({
        id: 'through',
        clause: 'bg:move.15',
        value: true,
        text: 'a tank may drive through enemy infantry, and fire at it on the way: wg overrun',
        ruling: 'bg:R56',
      });
    } else if (isFoot(type))
      refuse('bg:move.15', 'No unit may move into or through the enemy.', 'Charge: wg charge.');
    else refuse('bg:vmove.8', 'A vehicle may not ram another or run people over.');
  }
  if (!isFoot(type) && input.dugIn) yield* drivesOut(mover.as.vehicle);
  if (input.intoBuilding && (occupyingUnits >= 2 || occupants + figures! > 18)) {
    const why =
      occupyingUnits >= 2
        ? 'there are two units in it'
        : `${occupants} and ${figures} figures are ${occupants + figures!}`;
    refuse('bg:build.3', `A building holds 2 units and 18 figures: ${why}.`);
  }
  if (input.board) mustFit(figures! + input.prisoners, input.vehicles, byTheirNumber);
  if (figures === 1) {
    const text = 'a single figure is non-standing: it has to fall back, join another unit, or both';
    yield* step({ id: 'non-standing', clause: 'bg:nonstand.2', value: true, text, ruling: 'bg:R130' });
  }
}
