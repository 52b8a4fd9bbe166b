import type { Conflict } from '../../../src/rules/action.js';
import { count, list as listOf, toggle } from '../../../src/rules/field.js';
import { FIGURE_RANKS } from '../casualties/figure.js';
import { fireFault } from '../weapons/firing-group.js';

const group = { group: 'Aboard' };

/** Who and what is in a vehicle that is knocked out. */
export const aboardFields = {
  crew: count('its crew', { ...group, min: 1, max: 10 }),
  smgs: count('SMGs bought for the crew; 2 if not given', { ...group, max: 10 }),
  softCrew: toggle('it is a soft vehicle: its crew has no SMGs but those that were bought', group),
  crewLeaders: listOf('officers and NCOs of the crew, as its roster has them', {
    ...group,
    metavar: 'sgt',
    max: 10,
    fault: (entry) => (isLeader(entry) ? undefined : { takes: 'ranks: officer, sgt, cpl or lcpl' }),
  }),
  crewLostInBattle: count('men whom the crew lost before in the battle', { ...group, max: 99, default: 0 }),
  crewLostInPeriod: count('men whom it lost before in this period', { ...group, max: 99, default: 0 }),
  passengers: count('infantry riding in or on it', { ...group, min: 1, max: 99 }),
  within: toggle('the infantry rides inside an AFV, and shares its test', group),
  hw: count('heavy weapons carried in it', { ...group, min: 1, max: 12 }),
  each: listOf('men of each unit that rides in or on it, where there are several', {
    ...group,
    metavar: '8',
    max: 12,
    fault: (entry) => (/^[1-9]\d?$/.test(entry) ? undefined : { takes: 'men by number, as in 8' }),
  }),
  passengerWeapons: listOf('what the infantry aboard has, as its roster has it', {
    ...group,
    metavar: 'rifle:6',
    max: 20,
    fault: fireFault,
  }),
};

const isLeader = (entry: string): boolean =>
  (FIGURE_RANKS as readonly string[]).includes(entry) && entry !== 'private';

export interface Aboard {
  /** The infantry aboard throws as the crew does (mine.12): the SMGs of each of its units, where it does. */
  readonly asCrew?: readonly number[] | undefined;
  readonly softCrew?: boolean;
  readonly crew: number | undefined;
  readonly smgs: number | undefined;
  readonly passengers: number | undefined;
  readonly hw: number | undefined;
  readonly each?: readonly string[] | undefined;
}

/** SMGs are bought for a crew. */
export function aboardConflict({ crew, smgs, passengers, each }: Aboard): Conflict | undefined {
  if (each && sum(each.map(Number)) !== passengers)
    return { input: 'each', message: `has to come to the ${passengers ?? 0} of --passengers` };
  if (smgs === undefined) return undefined;
  if (crew === undefined) return { input: 'smgs', message: 'needs --crew' };
  return smgs > crew
    ? { input: 'smgs', message: `is more than the ${crew} of the crew can carry` }
    : undefined;
}

export const sum = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0);

/** The men of each unit that rides in it. */
export const unitsIn = ({ passengers = 0, each }: Aboard): readonly number[] =>
  each?.map(Number) ?? (passengers > 0 ? [passengers] : []);
