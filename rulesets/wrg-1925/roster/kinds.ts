import type { Conflict } from '../../../src/rules/action.js';
import type { InputOf } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { type Unit, type UnitKind, withDefaults } from '../../../src/rules/roster.js';
import { AFVS, type Mover } from '../movers.js';
import {
  forceProfile,
  groupMarks,
  groupProfile,
  gunMarks,
  gunProfile,
  vehicleMarks,
  vehicleProfile,
} from './fields.js';

/** What belongs to vehicles of one sort alone. */
function vehicleConflict(unit: Input): Conflict | undefined {
  const { type, weight, year, load, crew, smgs = 0, grenades } = unit as unknown as Driven;
  const hard = AFVS.includes(type as Mover);
  if (hard && load !== undefined) return { input: 'load', message: 'is for soft vehicles' };
  if (!hard && weight !== undefined) return { input: 'weight', message: 'is for AFVs' };
  if (weight !== undefined && year === undefined) return { input: 'weight', message: 'needs year' };
  if (weight === undefined && year !== undefined) return { input: 'year', message: 'needs weight' };
  if (smgs > crew) return { input: 'smgs', message: `is more than the ${crew} of the crew` };
  return grenades > crew ? { input: 'grenades', message: `is more than the ${crew} of the crew` } : undefined;
}

function groupConflict(unit: Input): Conflict | undefined {
  const { mounted, rides } = unit as unknown as Foot;
  return mounted && rides === undefined ? { input: 'mounted', message: 'needs rides' } : undefined;
}

export const kinds = {
  group: {
    says: 'men on foot, or riders',
    profile: groupProfile,
    marks: groupMarks,
    conflict: groupConflict,
  },
  gun: { says: 'a heavy weapon on the ground, with its crew', profile: gunProfile, marks: gunMarks },
  vehicle: {
    says: 'an AFV or a soft vehicle, with its crew',
    profile: vehicleProfile,
    marks: vehicleMarks,
    conflict: vehicleConflict,
  },
  force: {
    says: 'no troops: what was agreed for a side, for wg roster check',
    profile: forceProfile,
    marks: {},
  },
} satisfies Record<string, UnitKind>;

export type Foot = InputOf<typeof groupProfile> & InputOf<typeof groupMarks>;
export type Gun = InputOf<typeof gunProfile> & InputOf<typeof gunMarks>;
export type Driven = InputOf<typeof vehicleProfile> & InputOf<typeof vehicleMarks>;
export type Force = InputOf<typeof forceProfile>;

interface Named {
  readonly name: string;
}
export type Group = { readonly kind: 'group' } & Named & Foot;
export type GunCrew = { readonly kind: 'gun' } & Named & Gun;
export type Vehicle = { readonly kind: 'vehicle' } & Named & Driven;
/** Troops, with profile and marks in one. */
export type Troops = Group | GunCrew | Vehicle;
export type Known = Troops | ({ readonly kind: 'force' } & Named & Force);

/** What is known of a unit of a roster. */
export function known({ name, kind, profile, marks }: Unit): Known {
  const is: UnitKind = kinds[kind as keyof typeof kinds];
  return { ...withDefaults(is.profile, profile), ...withDefaults(is.marks, marks), kind, name } as Known;
}

/** Whether a vehicle is hard (an AFV); all others are soft. */
export const isHard = ({ type }: Pick<Driven, 'type'>): boolean => AFVS.includes(type as Mover);
