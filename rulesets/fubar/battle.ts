import { sameName } from '../../src/rules/likeness.js';
import type { ActionName, Armour, Level } from './tables.js';
import type { Effect, Vehicle } from './vehicle-tables.js';
import { listed } from './weapons-list.js';

/** What the game knows of a unit or vehicle, by the name the players gave it. */
export interface Unit {
  readonly name: string;
  readonly side?: string;
  readonly level?: Level;
  readonly leaderLevel?: Level;
  /** It came with a roster: a new game has it again. */
  readonly listed?: true;
  /** Figures when the game began. */
  readonly figures?: number;
  readonly armour?: Armour;
  /** Its weapons as they were mustered: `infantry-rifle:6`. */
  readonly weapons?: readonly string[];
  /** What kind of vehicle it is, and in which turn it drove, with what it may fire after that (vehicle.3 to vehicle.5). */
  readonly vehicle?: Vehicle;
  readonly drove?: { readonly turn: number; readonly fire: string };
  /** The turn in which it last fired in its own activation, and with how many figures, where that is known. */
  readonly fired?: { readonly turn: number; readonly figures?: number };
  /** The turn in which it was assaulted (R75). */
  readonly assaulted?: number;
  /** The turn in which a combat that goes on last activated it (melee.10). */
  readonly fought?: number;
  readonly casualties: number;
  readonly suppressed: number;
  /** Of them, those that fire suppressed in this turn (R35). */
  readonly downed?: { readonly turn: number; readonly n: number };
  /** What it did last, and in which turn (R20). */
  readonly action?: ActionName;
  readonly since?: number;
  /** The turn in which it last fired On Guard (action.7). */
  readonly reacted?: number;
  /** Whether it has been tried this turn, and whether that failed (R8). */
  readonly tried?: 'passed' | 'failed';
  /** What a vehicle suffered this turn (damage.9), and in turns before. */
  readonly effects: readonly Effect[];
  readonly earlier: readonly Effect[];
  /** Turns in which the crew was stunned since its last activation roll (R59). */
  readonly stuns: number;
  /** Weapons of a vehicle that were destroyed (damage.3). */
  readonly lostWeapons?: number;
  /** The vehicle it rides in, as the players say (R72). */
  readonly aboard?: string;
}

/** What outlasts the line that brought it: all of it is a fold over the log. */
export interface Battle {
  /** From 1; 0 before the first initiative. */
  readonly turn: number;
  /** The sides by initiative, and as they sit round the table (R6). */
  readonly order: readonly string[];
  readonly seats: readonly string[];
  /** The side whose try it is. */
  readonly holder?: string;
  /** Sides that passed in a row; those that are done for the turn (R7). */
  readonly passed: number;
  readonly done: readonly string[];
  readonly units: readonly Unit[];
}

export const START: Battle = { turn: 0, order: [], seats: [], passed: 0, done: [], units: [] };

/** A unit that the game has not met before. */
export const newUnit = (name: string): Unit => ({
  name,
  casualties: 0,
  suppressed: 0,
  effects: [],
  earlier: [],
  stuns: 0,
});

export { sameName };

/** The unit of this name, if the game has met it. */
export const known = ({ units }: Battle, name: string | undefined): Unit | undefined =>
  name === undefined ? undefined : units.find((unit) => sameName(unit.name, name));

/** A side as the game spells it; as it was typed, where the game does not have it. */
export const sideOf = <const S extends string | undefined>({ order }: Battle, typed: S): S | string =>
  typed === undefined ? typed : (order.find((side) => sameName(side, typed)) ?? typed.trim());

/** Figures that are left of a unit whose strength is known. */
export const left = (unit: Unit | undefined): number | undefined =>
  unit?.figures === undefined ? undefined : Math.max(unit.figures - unit.casualties, 0);

/** Whether a unit was assaulted this turn and is still in that combat, before its own try (R75). */
export const isAssaulted = (unit: Unit | undefined, { turn }: Battle): boolean =>
  turn > 0 && unit?.assaulted === turn && unit.tried === undefined;

/** Whether all other units have been tried this turn (turn.2), where every side has its units on record. */
export function isLastTry(battle: Battle, name: string | undefined): boolean {
  const { order, units } = battle;
  const it = known(battle, name);
  const inPlay = units.filter(isInPlay);
  return (
    order.length > 0 &&
    inPlay.some((unit) => unit === it) &&
    order.every((side) => inPlay.some((unit) => unit.side !== undefined && sameName(unit.side, side))) &&
    inPlay.every((unit) => unit.side !== undefined && (unit.tried !== undefined || unit === it))
  );
}

/** Whether a vehicle was destroyed in this game. */
export const isWreck = (unit: Unit | undefined): boolean =>
  unit !== undefined && [...unit.effects, ...unit.earlier].includes('destroyed');

/** Whether a unit has figures left, or a vehicle is no wreck. */
export const isInPlay = (unit: Unit): boolean => left(unit) !== 0 && !isWreck(unit);

/** Weapons that a vehicle on record has left, whichever they are; undefined where they are not on record. */
export function weaponsLeft({ weapons, lostWeapons = 0 }: Unit): number | undefined {
  if (weapons === undefined) return undefined;
  const all = weapons.flatMap(listed).reduce((sum, { n }) => sum + n, 0);
  return Math.max(all - lostWeapons, 0);
}

/** The battle with one unit changed; a name that is new is a new unit. */
export function change(battle: Battle, name: string, to: (unit: Unit) => Unit): Battle {
  const before = known(battle, name);
  const after = to(before ?? newUnit(name.trim()));
  return {
    ...battle,
    units: before ? battle.units.map((unit) => (unit === before ? after : unit)) : [...battle.units, after],
  };
}
