import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import type { Armour } from '../hits/tables.js';
import { MOST } from '../inputs.js';
import { levelOf } from '../turn/activation.js';
import type { Level } from '../turn/tables.js';
import { refuse, ruling, step } from '../words.js';
import type { MeleeInput } from './inputs.js';

/** A close combat whose attackers are known, typed or by the record. */
export interface Attacked extends MeleeInput {
  readonly attackers: number;
  readonly attackerLevel: Level;
  readonly attackerArmour: Armour;
}

/** A close combat whose sides are both known. */
export interface Fight extends Attacked {
  readonly defenders: number;
  readonly defenderLevel: Level;
  readonly defenderArmour: Armour;
}

/** A side whose figures and training are known, typed or by the record (unit.1). */
function sideOf(name: 'attacker' | 'defender', input: MeleeInput) {
  const who = input[`${name}Name`];
  const others = input[`${name}sBehind`] + (name === 'defender' ? input.closing : 0);
  const all = input[`${name}sLeft`];
  const figures = input[`${name}s`] ?? (all === undefined ? undefined : all - others);
  if (figures === undefined) {
    return refuse(
      'fubar:unit.1',
      `The figures of the ${name}s are not on record.`,
      `Give --${name}s, or muster the unit.`,
    );
  }
  if (figures < 1 || (all !== undefined && figures + others > all)) {
    const has = who === undefined ? `The ${name}s have` : `${who} has`;
    const left = `only ${all} ${all === 1 ? 'figure' : 'figures'} left`;
    refuse('fubar:unit.1', `${has} ${left}, not ${Math.max(figures, 1) + others}.`);
  }
  const fighting = figures + (name === 'defender' ? input.closing : 0);
  if (fighting > MOST) {
    refuse(
      'fubar:melee.4',
      `${fighting} ${name}s: at most ${MOST} here.`,
      `Give --${name}s, those in contact.`,
    );
  }
  const down = input[`${name}sSuppressed`] ?? 0;
  if (down > figures + others) {
    refuse('fubar:suppress.1', `${down} ${name}s cannot be suppressed: there are ${figures + others}.`);
  }
  return {
    [`${name}s`]: figures,
    [`${name}Level`]: levelOf(input[`${name}Level`], `--${name}-level`),
    [`${name}Armour`]: input[`${name}Armour`] ?? 'none',
  };
}

/** The attackers, who have to be known. */
export const attackersOf = (input: MeleeInput): Attacked =>
  ({ ...input, ...sideOf('attacker', input) }) as Attacked;

/** Both sides, which have to be known. */
export const fightOf = (input: MeleeInput): Fight =>
  ({ ...attackersOf(input), ...sideOf('defender', input) }) as Fight;

/**
 * Whom fire suppresses on the way in goes on with the rest or, if so ruled, stays where he fell, out of contact (R24).
 * @param struck figures of the attackers that have struck another enemy, and did come into contact
 */
export function* reaching(fight: Fight, struck: number): Rule<Fight> {
  const { suppressedOnTheWay: fallen, attackers, attackersBehind: behind } = fight;
  if (fallen === 0 || (yield* ruling('fubar:R24')) === 1) return fight;
  // Of a unit on record those that are said to be elsewhere are these first.
  const isTold = fight.attackersSuppressed !== undefined;
  const staying = isTold ? fallen : Math.max(fallen - Math.max(behind - struck, 0), 0);
  if (staying >= attackers)
    refuse(
      'fubar:suppress.1',
      'All who were to come into contact were suppressed on the way, and stay there.',
    );
  const text = `${counted(fallen, 'suppressed figure')} ${fallen === 1 ? 'stays where it fell' : 'stay where they fell'}`;
  yield* step({ id: 'staying', clause: 'fubar:suppress.1', value: fallen, text, ruling: 'fubar:R24' });
  return {
    ...fight,
    attackers: attackers - staying,
    attackersBehind: behind + staying,
    attackersSuppressed: (fight.attackersSuppressed ?? fight.attackersDown ?? 0) - fallen,
    suppressedOnTheWay: 0,
  };
}
