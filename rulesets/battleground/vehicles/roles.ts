import { choice, toggle } from '../../../src/rules/field.js';
import { known } from '../../../src/rules/kind.js';
import { derived } from '../../../src/rules/role.js';
import type { Unit } from '../../../src/rules/roster.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { heavyWeapons, present, thosePresent } from '../roster/figures.js';
import { most } from '../roster/foot.js';
import { type Driven, type Foot, infantry, vehicle } from '../roster/kinds.js';
import { isArmoured } from '../shooting/shooter.js';
import { role, takes } from '../words.js';
import { HIT, type HitState } from './tables.js';

/** A vehicle that was hit, and those who ride in it. */

export const hitVehicle = role('vehicle', {
  says: 'the vehicle',
  suffers: true,
  takes: {
    vehicle: takes({
      kind: vehicle,
      fields: ['damage', 'stoppedBy'],
      also: { unarmoured: derived(toggle('a car or truck', {}), (of: Driven) => !isArmoured(of.vehicle)) },
    }),
  },
  others: { clause: 'bg:vdam.1', says: 'is no vehicle: it cannot take damage as one does' },
});

/** What the vehicle is that they have to get out of. */
const STATE = { help: 'what the vehicle is from now on' };

/** What their vehicle was hit to be, where their fate is not rolled yet: before it was a wreck it was damaged. */
const stateOpen = ({ bailOut, fates }: Pick<Foot, 'bailOut' | 'fates'>): HitState | undefined =>
  bailOut !== undefined && fates > 1 ? 'immobilised' : bailOut;
const openTo = (riders: Unit | undefined): HitState | undefined =>
  riders && riders.kind === 'infantry' ? stateOpen(known(infantry, riders)) : undefined;

export const passengers = role('passengers', {
  says: 'the passengers',
  takes: {
    infantry: takes({
      kind: infantry,
      group: 'Passengers',
      fields: ['figures', 'leaders', 'medics', 'hw', 'prisoners', 'guards', 'bailOut', 'fates'],
      called: { figures: 'passengers', bailOut: 'state' },
      most,
      as: {
        figures: { help: 'figures aboard' },
        bailOut: STATE,
        fates: { help: 'how often it has changed since their fate was rolled, where that is more than once' },
      },
      value: {
        figures: present,
        bailOut: stateOpen,
        leaders: (of) => thosePresent(of).leaders,
        medics: (of) => thosePresent(of).medics,
        hw: (of) => heavyWeapons(thosePresent(of)),
      },
      bars: [
        {
          clause: 'bg:cav.5',
          when: (of) => present(of) === 0,
          says: ({ name }) => `Nobody of ${name} is aboard: its last figure holds the horses.`,
        },
      ],
    }),
  },
  others: { clause: 'bg:pass.4', says: 'is no infantry: it cannot be a passenger' },
});

/** Two trucks at most are one unit (card.17). */
const MOST_HIT = 2;

/** Whether that is the vehicle which somebody rides in, or had to get out of. */
const carried = (unit: Unit | undefined, { name }: Unit): boolean => {
  const into = unit?.marks.outOf ?? unit?.marks.aboard;
  return typeof into === 'string' && sameName(into, name);
};

export const lostCarrier = role('vehicle', {
  says: 'their vehicle',
  goneToo: true,
  comes: (one, { passengers: riders }) => carried(riders, one),
  takes: {
    vehicle: takes({
      kind: vehicle,
      fields: ['models', 'mined'],
      called: { models: 'vehicles' },
      as: { models: { help: 'trucks or carriers hit that they ride in', max: MOST_HIT } },
      value: {
        models: ({ models }) => Math.min(models, MOST_HIT),
        // What mines have destroyed stands in them.
        mined: ({ mined, destroyed, inMines }) => mined || (destroyed && inMines),
      },
      also: {
        // What was hit told the state that counts; by hand it is as the vehicle is marked.
        state: derived(
          choice(HIT, STATE.help, {}),
          (of: Driven, _, { passengers: riders }) =>
            openTo(riders) ?? (of.destroyed ? 'destroyed' : of.damage),
        ),
      },
      bars: [
        {
          clause: 'bg:pass.4',
          when: ({ destroyed, damage }, { state }, { passengers: riders }) =>
            !destroyed && damage === 'none' && state === undefined && openTo(riders) === undefined,
          says: 'has taken no damage: its passengers are safe',
          way: 'If it has: --state.',
        },
      ],
    }),
  },
  others: { clause: 'bg:pass.4', says: 'is no vehicle: it cannot have passengers' },
});
