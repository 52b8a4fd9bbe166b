import type { Rule } from '../../../src/rules/rule.js';
import { weaponName } from '../shooting/shooter.js';
import { ranges } from '../shooting/tables.js';
import type { Weapon } from '../vehicles/tables.js';
import { look, refuse, ruling, step } from '../words.js';
import type { Charge } from './input.js';

/** Weapons of one sort that a charged vehicle has, and why they do not bear on the chargers, if they do not. */
interface Bearing {
  readonly weapon: Weapon;
  readonly n: number;
  readonly silent?: { readonly clause: 'bg:vshoot.8' | 'bg:vshoot.11'; readonly text: string };
}

/** What it carries: what reaches the chargers (R63), and those in the bow not at chargers from behind. */
function* carriedBy(charge: Charge): Rule<Bearing[]> {
  const { mg, bowMg, gun, bowGun, flank, distance } = charge;
  const carried: [Weapon, n: number, bow: boolean][] = [
    ['mg', mg, false],
    ['mg', bowMg, true],
    [gun === 'none' ? 'light-gun' : gun, gun === 'none' ? 0 : 1, bowGun],
  ];
  const all: Bearing[] = [];
  for (const [weapon, n, bow] of carried) {
    if (n === 0) continue;
    const { value: reach } = yield* look(ranges.cells[weapon]);
    const far = distance > reach && (yield* ruling('bg:R63')) === 1;
    const why = far ? `it reaches ${reach} in` : 'they come from behind';
    const text = `${weaponName(weapon)}${bow ? ' in the bow' : ''} does not bear: ${why}`;
    const clause = far ? 'bg:vshoot.8' : 'bg:vshoot.11';
    all.push({ weapon, n, ...((far || (bow && flank)) && { silent: { clause, text } }) });
  }
  return all;
}

/** The weapons that bear on the chargers, one by one; of the others it is said why not. */
export function* weaponsThatBear(charge: Charge): Rule<Weapon[]> {
  const bearing: Weapon[] = [];
  for (const { weapon, n, silent } of yield* carriedBy(charge)) {
    if (silent) yield* step({ id: 'silent', clause: silent.clause, value: n, text: silent.text });
    else bearing.push(...Array<Weapon>(n).fill(weapon));
  }
  return bearing;
}

/** Refuses fire with which no weapon bears: it would be thrown away, with the shooting card of the turn (defend.3, R63). */
export function* someWeaponBears(charge: Charge): Rule<void> {
  const all = yield* carriedBy(charge);
  const [first] = all.flatMap(({ silent }) => silent ?? []);
  if (!first || all.some(({ silent }) => !silent)) return;
  refuse(
    first.clause,
    `None of its weapons bears on the chargers: ${first.text}.`,
    'Without --reaction, or --reaction flee.',
  );
}
