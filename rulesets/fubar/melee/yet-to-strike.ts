import { known } from '../../../src/rules/kind.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { infantry } from '../roster/kinds.js';
import { roundOf } from '../state.js';
import { areOpponents } from './opponents.js';
import type { SideName } from './strikes.js';

/** Each figure strikes once in a round, however many enemies its unit fights (melee.4): who of a side strikes in this line. */

/** How many of its figures have not struck in this round; nothing, where nobody knows how many there are. */
export function freshOf(unit: Unit): number | undefined {
  const { figures, fought, unstruck } = known(infantry, unit);
  return fought ? unstruck : figures;
}

/** Figures of a unit whose Assault goes on that have struck another enemy in it (R81). */
export function struckElsewhere(unit: Unit | undefined, isSameAssault: boolean): number {
  const fresh = isSameAssault && unit ? freshOf(unit) : undefined;
  return fresh === undefined ? 0 : Math.max(Number(unit?.profile.figures ?? 0) - fresh, 0);
}

/**
 * Those in contact here, and of them those that have struck: where nobody says how many fight here, the ones that have not.
 * @returns nothing of a unit that has not fought yet
 */
export function strikers(side: SideName, unit: Unit, asked: Input): Input {
  const { figures, fought, contact } = known(infantry, unit);
  const fresh = freshOf(unit);
  if (!fought || figures === undefined || fresh === undefined) return {};
  const behind = asked[`${side}Behind`];
  const told = asked[side] ?? (behind === undefined ? undefined : figures - Number(behind));
  const here = Number(told ?? (fresh || contact || figures));
  return {
    ...(told === undefined && here < figures && { [side]: here, [`${side}Behind`]: figures - here }),
    ...(here > fresh && { [`${side}Struck`]: here - fresh }),
  };
}

/** Whether the Assault that a unit has made goes on into another enemy (R81). */
export function goesInto(table: State, attacker: Unit, defender: Unit): boolean {
  const { tried, acted, action, fought } = attacker.marks;
  const isAssaulting = tried === 'passed' && acted === true && action === 'assault' && fought === true;
  return isAssaulting && roundOf(table).active === attacker.name && !areOpponents(attacker, defender);
}
