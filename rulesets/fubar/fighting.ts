import { levelOf } from './activation.js';
import { type Battle, known, left } from './battle.js';
import { inPlay } from './in-play.js';
import { type MeleeInput, MOST } from './melee-input.js';
import type { Armour, Level } from './tables.js';
import { refuse } from './words.js';

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

/** What the record says of those who fight; what is typed goes before it (unit.1). */
function sideOf(name: 'attacker' | 'defender', input: MeleeInput, battle: Battle) {
  const of = known(battle, input[`${name}Name`]);
  inPlay(of);
  const others = input[`${name}sBehind`] + (name === 'defender' ? input.closing : 0);
  const all = left(of);
  const figures = input[`${name}s`] ?? (all === undefined ? undefined : all - others);
  if (figures === undefined) {
    return refuse(
      'fubar:unit.1',
      `The figures of the ${name}s are not on record.`,
      `Give --${name}s, or muster the unit.`,
    );
  }
  if (figures < 1 || (all !== undefined && figures + others > all)) {
    refuse('fubar:unit.1', `${of?.name} has only ${all} figures left, not ${Math.max(figures, 1) + others}.`);
  }
  if (figures + others > MOST) {
    refuse(
      'fubar:melee.4',
      `${figures + others} ${name}s: at most ${MOST} here.`,
      `Give --${name}s, those in contact.`,
    );
  }
  const down = input[`${name}sSuppressed`] ?? 0;
  if (down > figures + others) {
    refuse('fubar:suppress.1', `${down} ${name}s cannot be suppressed: there are ${figures + others}.`);
  }
  return {
    [`${name}s`]: figures,
    [`${name}Level`]: levelOf(input[`${name}Level`], of?.level, `--${name}-level`),
    [`${name}LeaderLevel`]: input[`${name}LeaderLevel`] ?? of?.leaderLevel,
    [`${name}Armour`]: input[`${name}Armour`] ?? of?.armour ?? 'none',
  };
}

/** The attackers as they were typed or are remembered. */
export const attackersOf = (input: MeleeInput, battle: Battle): Attacked =>
  ({ ...input, ...sideOf('attacker', input, battle) }) as Attacked;

/** Both sides as they were typed or are remembered. */
export const fightOf = (input: MeleeInput, battle: Battle): Fight =>
  ({ ...attackersOf(input, battle), ...sideOf('defender', input, battle) }) as Fight;
