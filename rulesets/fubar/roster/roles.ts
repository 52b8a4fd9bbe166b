import { choice, toggle } from '../../../src/rules/field.js';
import { derived, type NamedUnits } from '../../../src/rules/role.js';
import { ACTIONS } from '../actions/tables.js';
import { type Driven, type Foot, infantry, vehicle, weaponsLeft } from './kinds.js';

/** What most roles take alike from units of a kind: nobody who has lost all figures takes part, nor does a wreck. */
export const onFoot = {
  kind: infantry,
  bars: [
    {
      clause: 'fubar:unit.1',
      when: ({ figures }: { readonly figures: number | undefined }) => figures === 0,
      says: 'has no figures left',
    },
  ],
} as const;

export const noWreck = {
  clause: 'fubar:damage.5',
  when: ({ destroyed }: { readonly destroyed: boolean }) => destroyed,
  says: 'is destroyed',
} as const;
export const drives = { kind: vehicle, bars: [noWreck] } as const;

/** What a unit carries is asked for only where it is not known. */
export const OPEN = { default: undefined } as const;

/** What a unit has done so far, as inputs: it is filled in where the unit is named. */

type Acted = Pick<Foot, 'acted' | 'action' | 'earlier' | 'tried'>;

const SO_FAR = { group: 'So far this turn' };

/** What bars a second action. */
export const acted = {
  took: derived(
    choice(ACTIONS, 'the action it has taken in this activation', SO_FAR),
    ({ acted, action }: Acted) => (acted ? action : undefined),
  ),
  failed: derived(
    toggle('it has failed its try of this turn', SO_FAR),
    ({ tried }: Acted) => tried === 'failed',
  ),
  withdrew: derived(
    toggle('it failed its try, and withdrew in place of standing On Guard', SO_FAR),
    ({ tried, action }: Acted) => tried === 'failed' && action === undefined,
  ),
};

/** What has fired in this activation. */
export const FIRED = ['fired', 'firing', 'spent'] as const;

/** Those whom fire has suppressed since it was activated, and all of it stood up: in its move (suppress.3, R22). */
export const fallenInMove = ({ tried, downed, suppressed }: Pick<Foot, 'tried' | 'downed' | 'suppressed'>) =>
  tried === 'passed' ? Math.min(downed, suppressed) : 0;

/** In close combat it does nothing else. */
export const inMelee = derived(
  toggle('it is in close combat', SO_FAR),
  ({ melee }: Pick<Foot, 'melee'>) => melee !== undefined,
);

export const assaulted = derived(
  toggle('it was assaulted this turn, before its own try', {}),
  (of: Pick<Foot, 'tried' | 'assaulted'>) => of.tried === undefined && of.assaulted,
);

/** The side of the unit that is tried. */
export const sideOfUnit = ({ unit }: NamedUnits): string | undefined => unit?.side;

export const throughCover = derived(
  toggle('it went through moderate cover this turn', SO_FAR),
  ({ drove }: Driven) => drove === 'none',
);

export const disarmed = derived(toggle('it has no weapon left', {}), (of: Driven) => weaponsLeft(of) === 0);

/** A vehicle that moves: its drive may be told in parts (vehicle.2, R66). */
export const moving = {
  ...drives,
  fields: ['vehicle', 'immobilised', ...FIRED, 'driven'],
  also: {
    ...acted,
    moved: derived(vehicle.marks.moved, ({ drove }: Driven) => drove !== undefined),
    throughCover,
    disarmed,
  },
} as const;

/** What it stands by: the action of this turn, or of one before. */
export const stands = {
  posture: derived(
    choice(ACTIONS, 'the action it took last, where that is not one of this turn', SO_FAR),
    ({ acted, action }: Acted) => (acted ? undefined : action),
  ),
  earlier: derived(
    toggle('it took that in a turn before this', SO_FAR),
    ({ action, earlier }: Acted) => action !== undefined && earlier,
  ),
};
