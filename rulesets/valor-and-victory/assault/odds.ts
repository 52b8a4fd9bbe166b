import type { Rule } from '../../../src/rules/rule.js';
import { look, ruling, step } from '../words.js';
import type { Side } from './assaulters.js';
import { killNumbers, ODDS, type OddsColumn } from './tables.js';

/** The odds of an assault (15.6): the larger total over the smaller, without its fraction, within the ends of the table. */
export function* oddsRatio(attack: number, defend: number): Rule<OddsColumn> {
  const against = `${attack} against ${defend}`;
  if (attack === 0 || defend === 0) {
    const odds = yield* withoutApfp(attack, defend);
    const text = `${against}: odds of ${odds}`;
    return yield* step({ id: 'odds', clause: 'vv:15.6e', value: odds, text, ruling: 'vv:R3' });
  }
  const [large, small] = attack >= defend ? [attack, defend] : [defend, attack];
  const ratio = Math.floor(large / small);
  const odds = columnOf(attack >= defend ? ratio : -ratio);
  const exactly = attack >= defend ? `${ratio}-1` : `1-${ratio}`;
  if (ratio > 4) {
    const text = `${against}: ${exactly}, resolved at ${odds}`;
    return yield* step({ id: 'odds', clause: 'vv:15.6e', value: odds, text });
  }
  if (large % small !== 0) {
    const text = `${against}: odds of ${odds}, the fraction dropped`;
    return yield* step({ id: 'odds', clause: 'vv:15.6c', value: odds, text, ruling: 'vv:R2' });
  }
  return yield* step({ id: 'odds', clause: 'vv:15.6b', value: odds, text: `${against}: odds of ${odds}` });
}

/** A side without APFP gives no ratio: the end of the table, or a point that it never had (R3). */
function* withoutApfp(attack: number, defend: number): Rule<OddsColumn> {
  if ((yield* ruling('vv:R3')) === 1) return attack === 0 ? '1-4' : '4-1';
  const [a, d] = [Math.max(attack, 1), Math.max(defend, 1)];
  return columnOf(a >= d ? Math.floor(a / d) : -Math.floor(d / a));
}

/** The column of a ratio: 2 for 2-1, -2 for 1-2; beyond the ends of the table its last column. */
const columnOf = (ratio: number): OddsColumn => {
  const level = ODDS.indexOf('1-1');
  const at = ratio > 0 ? level + ratio - 1 : level + ratio + 1;
  return ODDS[Math.min(Math.max(at, 0), ODDS.length - 1)]!;
};

/** The Kill Number as the table has it, and as the defenders make it. */
export interface KillNumber {
  readonly printed: number;
  readonly modified: number;
}

/** The Kill Number (15.6), lowered by the defenders' leader (15.3) and Grenades (12.52). */
export function* killNumber(odds: OddsColumn, { leader, grenades }: Side): Rule<KillNumber> {
  const from = yield* look(killNumbers.cells[odds]);
  const printed = from.value;
  const text = `Kill Number ${printed} at ${odds}`;
  yield* step({ id: 'kill-number', clause: 'vv:15.6d', value: printed, text, from });
  if (leader > 0) {
    const text = `defending leader -${leader}: ${printed - leader}`;
    yield* step({ id: 'defender-leader', clause: 'vv:15.3b', value: -leader, text, ruling: 'vv:R1' });
  }
  const effect = yield* grenadeEffect(grenades);
  const modified = printed - leader - effect;
  if (effect > 0) {
    const text = `defending Grenades -${effect}: ${modified}`;
    yield* step({ id: 'defender-grenades', clause: 'vv:12.52b', value: -effect, text, ruling: 'vv:R19' });
  }
  return { printed, modified };
}

/** What Grenades counters of one side come to: each 1, or 1 at most (R19). */
export function* grenadeEffect(counters: number): Rule<number> {
  if (counters < 2) return counters;
  return (yield* ruling('vv:R19')) === 2 ? 1 : counters;
}
