import type { Rule } from '../../../src/rules/rule.js';
import { counted, signed } from '../../../src/rules/text/say.js';
import { d6, type Looked } from '../../../src/rules/words.js';
import { type ClauseId, look, type RulingId, refuse, ruling, step } from '../words.js';
import { activationModifiers, type Level, type Training, training } from './tables.js';

/** What bears on the activation roll of a unit or a vehicle. */
export interface Activating {
  readonly level: Level;
  readonly leaderLevel?: Level | undefined;
  /** Its leader is suppressed or out of touch (R12). */
  readonly leaderDown?: boolean;
  readonly suppressed: number;
  readonly outOfTouch: number;
  readonly noEnemy?: boolean;
  /** Turns in which the crew was stunned since its last roll (R59). */
  readonly stuns?: number;
}

/** The training of a unit, which has to be known. */
export const levelOf = (level: Level | undefined, flag = '--level'): Level =>
  level ??
  refuse('fubar:unit.1', 'The training of the unit is not on record.', `Give ${flag}, or muster the unit.`);

/**
 * Rolls for activation (activate.1 to activate.4).
 * @param clause the clause that calls for the roll
 * @param id names the die and the line that says what it came to
 */
export function* activationRoll(unit: Activating, clause: ClauseId, id = 'activation'): Rule<boolean> {
  const { needed, led } = yield* numberNeeded(unit, id);
  const free = led && (yield* freeOfPenalties(unit, id));
  const sum = yield* modifiers(unit, free, id);
  const natural = yield* ruling('fubar:R1');
  const lowest = yield* faceNeeded(needed - sum);
  const roll = yield* d6(id);
  const passed = roll >= lowest;
  const total = roll + sum;
  const reckoned = sum === 0 ? `${roll}` : `${roll} ${sum < 0 ? '-' : '+'} ${Math.abs(sum)} = ${total}`;
  const byFace =
    passed !== total >= needed ? `, but a natural ${roll} always ${passed ? 'succeeds' : 'fails'}` : '';
  const text = `${reckoned}, needs ${needed}+${byFace}: ${passed ? 'passed' : 'failed'}`;
  return yield* step({
    id,
    clause,
    value: passed,
    text,
    ...((natural !== 1 || needed - sum < 2 || needed - sum > 6) && { ruling: 'fubar:R1' as const }),
  });
}

/** The number to reach: that of the unit (unit.3) or of a better leader (activate.2). */
export function* numberNeeded(
  { level, leaderLevel, leaderDown }: Pick<Activating, 'level' | 'leaderLevel' | 'leaderDown'>,
  id: string,
): Rule<{ needed: number; led: boolean }> {
  const from = yield* look(training.cells[level]);
  const own = from.value.activation;
  yield* step({
    id: `${id}-level`,
    clause: 'fubar:unit.3',
    value: own,
    text: `${level}: activates on ${own}+`,
    from,
  });
  if (leaderLevel === undefined) {
    if (leaderDown) refuse('fubar:activate.2', 'It has no leader on record.', 'Give --leader-level.');
    return { needed: own, led: false };
  }
  const line = { id: `${id}-leader`, clause: 'fubar:activate.2' as const };
  if (leaderDown) {
    const lends = (yield* ruling('fubar:R12')) !== 2;
    const text = `the leader is down or out of touch: ${lends ? 'he leads all the same' : 'he lends nothing'}`;
    yield* step({ ...line, id: `${id}-leader-down`, value: lends, text, ruling: 'fubar:R12' });
    if (!lends) return { needed: own, led: false };
  }
  const leader = yield* look(training.cells[leaderLevel]);
  const his = leader.value.activation;
  const higherNumber = (yield* ruling('fubar:R9')) === 2;
  const counts = higherNumber ? his > own : his < own;
  const text = counts ? `${leaderLevel} leader: ${his}+ instead` : `${leaderLevel} leader: no higher`;
  const needed = counts ? his : own;
  yield* step({ ...line, value: needed, text, from: leader, ruling: 'fubar:R9' });
  return { needed, led: counts };
}

/** Whether a roll on the leader's number bears no penalties (R11). */
function* freeOfPenalties({ suppressed, outOfTouch, stuns = 0 }: Activating, id: string): Rule<boolean> {
  if (suppressed + outOfTouch + stuns === 0) return false;
  const free = (yield* ruling('fubar:R11')) === 2;
  const text = free ? "the leader's roll bears no penalties" : 'the penalties of the unit apply in full';
  return yield* step({
    id: `${id}-penalties`,
    clause: 'fubar:activate.2',
    value: free,
    text,
    ruling: 'fubar:R11',
  });
}

/** The sum of the modifiers (activate.4), each said where there is one. */
function* modifiers(unit: Activating, free: boolean, id: string): Rule<number> {
  const { suppressed, outOfTouch, noEnemy = false, stuns = 0 } = unit;
  let sum = 0;
  const adds = function* (
    row: keyof typeof activationModifiers.cells,
    clause: ClauseId,
    times: number,
    said: string,
    ruled?: RulingId,
  ): Rule<void> {
    if (times === 0) return;
    const from = yield* look(activationModifiers.cells[row]!);
    const value = from.value * times;
    sum += value;
    yield* step({
      id: `${id}-${row}`,
      clause,
      value,
      text: `${signed(value)}: ${said}`,
      from,
      ...(ruled && { ruling: ruled }),
    });
  };
  yield* adds('no-enemy', 'fubar:activate.3', noEnemy ? 1 : 0, 'no visible enemy', 'fubar:R13');
  if (!free) {
    yield* adds(
      'out-of-touch',
      'fubar:unit.2',
      outOfTouch,
      `${counted(outOfTouch, 'figure')} out of touch`,
      'fubar:R4',
    );
    yield* beyondLimit(unit, id);
    yield* adds('suppressed', 'fubar:suppress.2', suppressed, `${counted(suppressed, 'suppressed figure')}`);
    yield* stunned(stuns, adds);
  }
  if (sum !== 0) {
    const text = `${signed(sum)} on the die in all`;
    yield* step({ id: `${id}-sum`, clause: 'fubar:activate.4', value: sum, text });
  }
  return sum;
}

/** Says where more lie down than the unit can have (suppress.4). */
export function* beyondLimit(
  { level, leaderLevel, suppressed }: Pick<Activating, 'level' | 'leaderLevel' | 'suppressed'>,
  id: string,
  who = '',
): Rule<void> {
  if (suppressed === 0) return;
  const { from, whose, ruled } = yield* trainedAs(level, leaderLevel);
  const value = from.value.suppress;
  if (suppressed <= value) return;
  const text = `${who}${suppressed} suppressed, more than the ${value} allowed (${whose})`;
  yield* step({ id: `${id}-limit`, clause: 'fubar:suppress.4', value, text, from, ...ruled });
}

type Adds = (row: 'stunned', clause: ClauseId, times: number, said: string) => Rule<void>;

/** A stunned crew (damage.2); once, however often it was, unless so ruled (R59). */
function* stunned(stuns: number, adds: Adds): Rule<void> {
  if (stuns < 2) return yield* adds('stunned', 'fubar:damage.2', stuns, 'crew stunned');
  const addUp = (yield* ruling('fubar:R59')) === 2;
  const text = addUp ? 'two stuns add up' : 'stunned twice is stunned once';
  yield* step({ id: 'stuns', clause: 'fubar:damage.2', value: addUp ? stuns : 1, text, ruling: 'fubar:R59' });
  yield* adds('stunned', 'fubar:damage.2', addUp ? stuns : 1, 'crew stunned');
}

/** After the roll everyone stands up again (suppress.3). */
export function* standUp(suppressed: number): Rule<void> {
  if (suppressed === 0) return;
  const text = `after the roll ${suppressed === 1 ? 'the suppressed figure stands' : 'all suppressed figures stand'} up`;
  yield* step({ id: 'stand-up', clause: 'fubar:suppress.3', value: true, text });
}

/**
 * The lowest face that will do (R1).
 * @param least the lowest face by the sum alone, whatever it comes to
 * @returns 1 where nothing can fail, 7 where nothing will do
 */
export function* faceNeeded(least: number): Rule<number> {
  const natural = yield* ruling('fubar:R1');
  const most = natural === 1 ? 7 : 6;
  return Math.min(Math.max(least, natural === 2 ? 2 : 1), most);
}

/** The row of the training table that a unit goes by in a fight, and whose it is. */
interface Trained {
  readonly from: Looked<Training>;
  /** `green`, or `by a veteran leader`. */
  readonly whose: string;
  readonly ruled: { readonly ruling?: 'fubar:R10' };
}

/** The row of a unit (unit.3) or, if so ruled, that of a better leader (R10). */
export function* trainedAs(level: Level, leaderLevel: Level | undefined): Rule<Trained> {
  const own = yield* look(training.cells[level]);
  if (leaderLevel === undefined) return { from: own, whose: level, ruled: {} };
  const ruled = { ruling: 'fubar:R10' as const };
  const his = yield* look(training.cells[leaderLevel]);
  const lends = (yield* ruling('fubar:R10')) === 2 && his.value.activation < own.value.activation;
  return lends
    ? { from: his, whose: `by a ${leaderLevel} leader`.replace('a elite', 'an elite'), ruled }
    : { from: own, whose: level, ruled };
}
