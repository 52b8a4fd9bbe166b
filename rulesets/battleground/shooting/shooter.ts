import type { Rule } from '../../../src/rules/rule.js';
import { are, counted } from '../../../src/rules/text/say.js';
import { guardsAmong } from '../melee/prisoners.js';
import { HEAVY_WEAPONS } from '../roster/figures.js';
import { VEHICLES, type Weapon, weaponDice } from '../vehicles/tables.js';
import { look, ruling, step } from '../words.js';
import { figuresInWords, NOBODY } from './casualties.js';
import { heavyWeaponFigures, type Infantry, type InfantryAtRange, type Target } from './inputs.js';
import { ranges } from './tables.js';

/** The white and blue dice of whoever attacks. */
export interface ShooterDice {
  readonly white: number;
  readonly blue: number;
  /** Infantry has a heavy weapon that counts against this target; weapons of vehicles always do. */
  readonly heavyWeapon: boolean;
}

/** A vehicle other than a car or truck (vshoot.5). */
export const isArmoured = (at: Target['at']): boolean =>
  at !== undefined && at !== 'car' && at !== 'truck' && (VEHICLES as readonly string[]).includes(at);

/** An unarmoured or armoured vehicle, not an emplacement. */
export const isVehicle = (at: Target['at']): boolean =>
  at !== undefined && (VEHICLES as readonly string[]).includes(at);

/** The dice of an infantry unit (shoot.1 to shoot.3, shoot.10). */
export function* infantryDice(all: Shooters & InfantryAtRange, at: Target['at']): Rule<ShooterDice> {
  const shooters = yield* shootingFigures(all);
  const unit = idleIn(all) > 0 ? yield* idleOff(all) : all;
  let white = Math.ceil(shooters / 2);
  yield* step({
    id: 'figures',
    clause: 'bg:shoot.1',
    value: white,
    text: `${white} white for ${counted(shooters, 'figure')}, one for every two`,
  });
  if (unit.close) white += yield* closeRange(unit, white);
  if (unit.leaders > 0) {
    white += 1;
    const text = `1 white for the leader${unit.leaders > 1 ? ', only one counts' : ''}`;
    yield* step({ id: 'leader', clause: 'bg:shoot.2', value: 1, text });
  }
  const { blue, any } = yield* heavyWeapons(unit, at);
  return { white, blue, heavyWeapon: any };
}

/** Infantry of which some may do something else than shoot: its engineers clear mines (mine.14). */
type Shooters = Infantry & { readonly figures: number; readonly clears?: number };

/** Guards and engineers at work: of the figures that could shoot. */
const idleIn = ({ guards, clears = 0 }: Shooters): number => guards + clears;

function* shootingFigures(unit: Shooters): Rule<number> {
  const { figures, medics, guards, clears = 0 } = unit;
  if (medics > 0) {
    const text = `${counted(medics, 'medic')} among them ${medics === 1 ? 'does' : 'do'} not shoot`;
    yield* step({ id: 'medics', clause: 'bg:medic.1', value: -medics, text });
  }
  if (guards > 0) {
    const text = `${counted(guards, 'guard')} of prisoners ${guards === 1 ? 'does' : 'do'} not shoot`;
    yield* step({ id: 'guards', clause: 'bg:prison.3', value: -guards, text });
  }
  if (clears > 0) {
    const text = `${counted(clears, 'engineer')} who ${clears === 1 ? 'clears' : 'clear'} mines: no shot`;
    yield* step({ id: 'clears', clause: 'bg:mine.14', value: -clears, text });
  }
  return figures - medics - idleIn(unit);
}

/** A unit without those: where ordinary figures are too few, heavy weapons and leaders are among them, and have no dice. */
function* idleOff<U extends Shooters>(unit: U): Rule<U> {
  const heavyWeapons = heavyWeaponFigures(unit);
  const figure = unit.figures - unit.medics - unit.leaders - heavyWeapons;
  const idle = guardsAmong({ figure, 'heavy-weapon': heavyWeapons, leader: unit.leaders }, idleIn(unit));
  const value = idle['heavy-weapon'] + idle.leader;
  if (value === 0) return unit;
  const who = figuresInWords({ ...NOBODY, ...idle, figure: 0 });
  const text = `${who} among the ${unit.guards > 0 ? 'guards' : 'engineers'}: no dice for ${value === 1 ? 'it' : 'them'}`;
  const clause = unit.guards > 0 ? 'bg:prison.3' : 'bg:mine.14';
  yield* step({ id: 'special-guards', clause, value, text });
  const left: Record<string, number> = { leaders: unit.leaders - idle.leader };
  let off = idle['heavy-weapon'];
  for (const kind of HEAVY_WEAPONS) {
    const guard = Math.min(off, unit[kind]);
    left[kind] = unit[kind] - guard;
    off -= guard;
  }
  return { ...unit, ...left };
}

function* closeRange({ range }: InfantryAtRange, white: number): Rule<number> {
  const { value: reach } = yield* look(ranges.cells['close-range']);
  const near = range === undefined || range <= reach;
  const more = near ? Math.ceil(white / 2) : 0;
  const text = near
    ? `${more} white for close range, half as many again`
    : `no more dice: close range ends at ${reach} in, the target is ${range} in away`;
  return yield* step({ id: 'close', clause: 'bg:shoot.10', value: more, text });
}

/** Heavy weapons against one target: the blue dice they give, and whether the unit is held to have one. */
interface HeavyDice {
  readonly blue: number;
  readonly any: boolean;
}

/** One blue die for each heavy weapon that counts against the target (shoot.3, and hw.2 to hw.4 by class). */
function* heavyWeapons(unit: InfantryAtRange, at: Target['at']): Rule<HeavyDice> {
  const short = yield* outOfTheirRange(unit, at);
  const blue =
    unit.hw +
    (isArmoured(at) ? 0 : unit.hwPersonnel) +
    (isVehicle(at) ? unit.hwArmour + unit.hwPiat : 0) +
    unit.hwFlame -
    short;
  const idle = heavyWeaponFigures(unit) - blue;
  if (blue > 0) {
    const text = `${blue} blue for ${counted(blue, 'heavy weapon')}`;
    yield* step({ id: 'heavy-weapons', clause: 'bg:shoot.3', value: blue, text });
  }
  if (idle > short) {
    const against = isArmoured(at) ? 'armour' : 'infantry';
    const n = idle - short;
    const text = `${counted(n, 'heavy weapon')} ${are(n)} not heavy against ${against}`;
    yield* step({ id: 'idle-heavy-weapons', clause: 'bg:hw.2', value: n, text });
  }
  if (idle > 0) {
    const text = `${idle === 1 ? 'it still shoots as an ordinary figure' : 'they still shoot as ordinary figures'}`;
    yield* step({ id: 'as-shooters', clause: 'bg:hw.3', value: idle, text });
  }
  if (blue > 0 || idle === short || !isArmoured(at)) return { blue, any: blue > 0 };
  const any = (yield* ruling('bg:R129')) === 2;
  const text = any ? 'but the unit counts as having a heavy weapon' : 'so the unit counts as having none';
  yield* step({ id: 'has-heavy-weapon', clause: 'bg:hw.2', value: any, text, ruling: 'bg:R129' });
  return { blue, any };
}

/** Option: PIATs, panzerfausts and flame throwers that would count, and are too far off (hw.4). */
function* outOfTheirRange(
  { shortHw, range, hwPiat, hwFlame }: InfantryAtRange,
  at: Target['at'],
): Rule<number> {
  const { value: reach } = yield* look(ranges.cells['short-weapon']);
  if (!shortHw || range === undefined || range <= reach) return 0;
  const short = (isVehicle(at) ? hwPiat : 0) + hwFlame;
  if (short === 0) return 0;
  const text = `PIATs, panzerfausts and flame throwers reach ${reach} in: ${counted(short, 'heavy weapon')} too far off`;
  return yield* step({ id: 'short-range', clause: 'bg:hw.4', value: short, text });
}

const WEAPON_NAMES: Record<Weapon, string> = {
  mg: 'the machine gun',
  'light-gun': 'the light gun',
  'heavy-gun': 'the heavy gun',
  emplacement: 'two men with a heavy weapon',
};
export const weaponName = (weapon: Weapon): string => WEAPON_NAMES[weapon];

/** The dice of a weapon of a vehicle (vshoot.6, vdam.6) or of an emplacement (emp.2). */
export function* weaponsDice(
  weapon: Weapon,
  halfStrength: boolean,
  called = WEAPON_NAMES[weapon],
): Rule<ShooterDice> {
  const from = yield* look(weaponDice.cells[weapon]);
  const { white, blue } = from.value;
  yield* step({
    id: 'weapon',
    clause: weapon === 'emplacement' ? 'bg:emp.2' : 'bg:vshoot.6',
    value: white + blue,
    text: `${diceOf(white, blue)} for ${called}`,
    from,
  });
  const whole = { white, blue, heavyWeapon: true };
  return halfStrength ? yield* halved(whole) : whole;
}

/** The dice of a weapon at half strength (vdam.6). */
export function* halved(weapon: ShooterDice): Rule<ShooterDice> {
  const [white, blue] = [weapon.white / 2, weapon.blue / 2];
  const text = `half strength: ${diceOf(white, blue)}`;
  yield* step({ id: 'half', clause: 'bg:vdam.6', value: white + blue, text });
  return { ...weapon, white, blue };
}

/** `2 white and 1 blue`. */
export const diceOf = (white: number, blue: number): string =>
  [white > 0 && `${white} white`, blue > 0 && `${blue} blue`].filter(Boolean).join(' and ');
