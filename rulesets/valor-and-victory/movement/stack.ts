import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import type { Position } from '../positions/tables.js';
import {
  armedSaid,
  type Counter,
  isInfantry,
  isLeader,
  isPinned,
  unitSaid,
  withLoads,
} from '../units/units.js';
import { WEAPONS } from '../weapons/weapons.js';
import { look, refuse, ruling } from '../words.js';
import { stackLimits } from './tables.js';

/** How many units of a hex are infantry, and how many are AFVs, vehicles and Guns; transported ones are not counted. */
export interface Stack {
  readonly infantry: number;
  readonly vehicles: number;
}

/** The stack that units make: each once, its load not at all (6.9). */
export const stackOf = (units: readonly Counter[]): Stack => {
  const infantry = units.filter((unit) => isInfantry(unit) && !unit.aboard).length;
  return { infantry, vehicles: units.filter((unit) => !isInfantry(unit)).length };
};

/**
 * A hex holds four infantry units, or two vehicles or Guns, or one of these with two infantry units (6.9).
 * @param where how many there are is said after it: `the defenders have`
 * @param way what would allow it, where that is known
 */
export function* mustStack(stack: Stack, where: string, way?: string): Rule<void> {
  const over = yield* overStacked(stack);
  if (!over) return;
  const { infantry, vehicles } = stack;
  if (over.of === 'vehicles')
    refuse('vv:6.9', `A hex holds ${over.room} AFVs, vehicles or Guns; ${where} ${vehicles}.`, way);
  const beside =
    vehicles === 0 ? '' : ` beside ${counted(vehicles, 'AFV, vehicle or Gun', 'AFVs, vehicles or Guns')}`;
  const hint =
    vehicles === 0 || way !== undefined
      ? way
      : 'Passengers are not counted: say squad:4-6-4:aboard behind their carrier.';
  const holds = counted(over.room, 'infantry unit');
  refuse('vv:6.9', `A hex holds ${holds}${beside}; ${where} ${infantry}.`, hint);
}

/** Of what a hex holds too much, and how much of it there is room for (6.9); nothing, where all of them fit. */
export function* overStacked({
  infantry,
  vehicles,
}: Stack): Rule<{ readonly of: keyof Stack; readonly room: number } | undefined> {
  const { value: most } = yield* look(stackLimits.cells.vehicles);
  if (vehicles > most) return { of: 'vehicles', room: most };
  const row = vehicles === 0 ? 'infantry' : 'beside one vehicle';
  const { value: limit } = yield* look(stackLimits.cells[row]);
  const room = vehicles === most ? 0 : limit;
  return infantry > room ? { of: 'infantry', room } : undefined;
}

export const isBunker = (position: Position | undefined): boolean =>
  position === 'bunker' || position === 'earthen-bunker';

/** Who may occupy a position: two infantry units or one Gun a bunker, infantry and perhaps Guns the others (20.5 to 20.11). */
export function* mustFitIn(position: Position | undefined, units: readonly Counter[]): Rule<void> {
  if (position === undefined) return;
  const out = units.find((unit) => !mayBeIn(position, unit));
  if (isBunker(position)) {
    if (out) refuse('vv:20.5b', `A bunker holds infantry or one Gun, no ${unitSaid(out)}.`);
    return yield* mustFitBunker(stackOf(units));
  }
  if (!out) return;
  const clauses = {
    sandbags: 'vv:20.6',
    foxholes: 'vv:20.9',
    trenches: 'vv:20.10',
    caves: 'vv:20.11',
  } as const;
  const clause = clauses[position as keyof typeof clauses];
  const who = isForGuns(position) ? 'infantry and Guns' : 'infantry';
  refuse(clause, `Only ${who} can be in ${position}, no ${unitSaid(out)}.`);
}

/** Positions that Guns are in too, besides infantry (20.5, 20.6, 20.11). */
const isForGuns = (position: Position): boolean =>
  isBunker(position) || position === 'sandbags' || position === 'caves';

/** Whether a unit in a hex with such a position is in it. */
export const mayBeIn = (position: Position, unit: Counter): boolean =>
  isInfantry(unit) || (unit.kind === 'gun' && isForGuns(position));

/** Two infantry units are in a bunker at most, or one Gun (20.5). */
export function* mustFitBunker({ infantry, vehicles: guns }: Stack): Rule<void> {
  if (guns > 0 && guns + infantry > 1)
    refuse('vv:20.5b', 'A bunker that holds a Gun holds nothing beside it.');
  const { value: most } = yield* look(stackLimits.cells.bunker);
  if (infantry > most) refuse('vv:20.5b', `A bunker holds ${most} infantry units, not ${infantry}.`);
}

/** What a unit can carry and use at once: one support weapon, one counter of each sort (12.2, 12.3, 12.5). */
export function* mustCarry(units: readonly Counter[]): Rule<void> {
  for (const unit of withLoads(units)) {
    const named = (name: string) => unit.weapons.filter((weapon) => weapon.name === name).length;
    const carried = unit.weapons.filter(({ name }) => WEAPONS[name].class !== 'X');
    const expendable = unit.weapons.find(({ name }) => WEAPONS[name].class === 'X');
    const who = `The ${armedSaid(unit)}`;
    if (!isInfantry(unit) && expendable)
      refuse('vv:12.5', `${who} cannot be: infantry uses expendable weapons.`);
    if (!isInfantry(unit) && carried.length > 0)
      refuse('vv:12.2a', `${who} cannot be: infantry carries support weapons.`);
    if (carried.length > 1) refuse('vv:12.2a', `${who} carries more than one support weapon.`);
    const heavy = carried.find(({ name }) => WEAPONS[name].class === 'H');
    if (heavy && isLeader(unit))
      refuse('vv:12.3e', `A leader cannot use a Heavy weapon such as the ${WEAPONS[heavy.name].says}.`);
    if (carried.some(({ fired }) => fired) && (yield* ruling('vv:R27')) === 2) {
      refuse(
        'vv:12.3a',
        `${who} has fired its weapon this turn.`,
        'A unit fires one support weapon once a turn: R27 option 2.',
      );
    }
    if (named('grenades') > 1) refuse('vv:12.52c', `${who} uses more than one Grenades counter.`);
    if (named('satchel') > 1) refuse('vv:12.53b', `${who} uses more than one satchel charge.`);
    if (named('satchel') > 0 && carried.length > 0) {
      refuse(
        'vv:12.53b',
        `${who} uses a support weapon beside its satchel charge.`,
        'Leave out the one it does not use.',
      );
    }
    if (named('satchel') > 0 && named('grenades') > 0 && (yield* ruling('vv:R20')) === 1) {
      refuse('vv:12.53b', `${who} uses Grenades beside its satchel charge.`, 'By R20 option 2 it may.');
    }
  }
}

/** Whoever is aboard is pinned with its carrier (14.7), and never by itself (14.65, 15.10). */
export function mustBePinnedTogether(units: readonly Counter[]): void {
  for (const carrier of units.filter((unit) => !isPinned(unit))) {
    const alone = carrier.load.find(isPinned);
    if (!alone) continue;
    const who = `The ${unitSaid(alone)} aboard is pinned and its ${unitSaid(carrier)} is not`;
    const hint =
      carrier.kind === 'afv'
        ? 'AFVs are not pinned, nor is anybody in them.'
        : 'Say it of the carrier: vehicle:cr=4:pinned,squad:4-6-4:aboard.';
    refuse('vv:14.7a', `${who}: passengers are pinned with their carrier.`, hint);
  }
}
