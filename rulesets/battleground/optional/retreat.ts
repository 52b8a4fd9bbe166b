import type { ResultField } from '../../../src/rules/action.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { sumOf } from '../../../src/rules/words.js';
import type { Cause } from '../shooting/tables.js';
import { inches, look, ruling, step } from '../words.js';
import { type Nerve, passes } from './nerve.js';
import { moraleDice } from './tables.js';

/** A unit that has just lost figures. */
interface JustHit extends Nerve {
  /** Its figures before this attack. */
  readonly figures: number;
  readonly lost: number;
  /** Figures it lost before, under the same card. */
  readonly lostBefore: number;
  /** Its figures when the game began, where that is known. */
  readonly startFigures: number | undefined;
  readonly cause: Cause;
  /** Whether it can be tested after the card, with all it has lost under it by then. */
  readonly later?: boolean;
  /** Nothing leads out of a melee but its end (R131). */
  readonly inMelee?: boolean | undefined;
}

/** What a unit does about its losses. */
export type Reaction = {
  readonly outcome: 'holds' | 'to-test' | 'retreats' | 'routs' | 'eliminated';
  readonly inches: number;
};

/** The fields of a result that say so. */
export const reactionResult = {
  outcome: { help: 'what it does', order: ['holds', 'to-test', 'retreats', 'routs', 'eliminated'] },
  inches: { help: 'how far it goes, in inches' },
} satisfies Record<keyof Reaction, ResultField>;

const HOLDS: Reaction = { outcome: 'holds', inches: 0 };

/** Optional rule: a unit that lost a third may retreat (retreat.1), one that lost a half may rout (retreat.2). */
export function* retreatOrRout(unit: JustHit): Rule<Reaction> {
  if (unit.lost >= unit.figures) {
    yield* step({ id: 'test', clause: 'bg:retreat.1', value: 'none', text: 'nobody is left to test' });
    return { outcome: 'eliminated', inches: 0 };
  }
  if (unit.inMelee) {
    const text = 'it is in a melee, which it cannot leave: no test';
    yield* step({ id: 'in-melee', clause: 'bg:melee.10', value: false, text, ruling: 'bg:R131' });
    return HOLDS;
  }
  const tests = unit.cause === 'shooting' ? 'both' : yield* testsFor(unit.cause);
  if (tests === 'none') return HOLDS;
  const loss = yield* shareLost(unit);
  if (loss === 'less') return HOLDS;
  if (unit.later && (yield* ruling('bg:R118')) === 2) {
    const text = 'it is tested after the last attack of the card: wg reaction-test';
    yield* step({ id: 'later', clause: 'bg:retreat.1', value: true, text, ruling: 'bg:R118' });
    return { outcome: 'to-test', inches: 0 };
  }
  if (loss === 'half') {
    const both = tests === 'both' && (yield* ruling('bg:R120')) === 2;
    const text = both ? 'the rout test, and if it is passed the retreat test' : 'the rout test only';
    yield* step({ id: 'which-test', clause: 'bg:retreat.2', value: both, text, ruling: 'bg:R120' });
    const passed = both ? 'it does not rout' : 'it holds';
    if (!(yield* passes({ ...ROUT_TEST, passed }, unit))) return { outcome: 'routs', inches: yield* rout() };
    if (!both) return HOLDS;
  } else if (tests === 'rout') {
    const text = 'the retreat test is for losses to shooting: it holds';
    yield* step({ id: 'which-test', clause: 'bg:retreat.1', value: false, text, ruling: 'bg:R121' });
    return HOLDS;
  }
  if (yield* passes(RETREAT_TEST, unit)) return HOLDS;
  return { outcome: 'retreats', inches: yield* retreat() };
}

const ROUT_TEST = {
  id: 'rout-test',
  clause: 'bg:retreat.2',
  failed: 'it routs',
} as const;
const RETREAT_TEST = {
  id: 'retreat-test',
  clause: 'bg:retreat.1',
  passed: 'it holds',
  failed: 'it retreats',
} as const;

/** The tests that losses bring: both if they are to shooting, or count as such. */
type Tests = 'both' | 'rout' | 'none';

/** A third has to be lost to shooting (retreat.1), a half to anything (retreat.2): what that means is ruled (R121). */
function* testsFor(cause: Exclude<Cause, 'shooting'>): Rule<Tests> {
  const option = yield* ruling('bg:R121');
  const tests: Tests =
    cause === 'artillery' || (cause === 'mines' && option === 3)
      ? 'both'
      : cause === 'mines' || option === 2
        ? 'rout'
        : 'none';
  const lost = cause === 'melee' ? 'losses in melee' : `losses to ${cause}`;
  const text = {
    both: `${lost} count as those to shooting`,
    rout: `${lost} count for the rout test alone`,
    none: `${lost} bring no test: it holds`,
  }[tests];
  yield* step({ id: 'cause', clause: 'bg:retreat.2', value: tests !== 'none', text, ruling: 'bg:R121' });
  return tests;
}

/** How much of its strength it lost: of what is counted (R117), and whether all losses of the card are (R118). */
function* shareLost({ figures, lost, lostBefore, startFigures }: JustHit): Rule<'half' | 'third' | 'less'> {
  const all = (yield* ruling('bg:R118')) === 2;
  const counting = all ? lost + lostBefore : lost;
  if (lostBefore > 0 || all) {
    const text = all
      ? `one test, after the last shot of the card: ${counting} lost under it in all`
      : `each attack is tested by itself: ${lostBefore} lost before ${lostBefore === 1 ? 'does' : 'do'} not count`;
    yield* step({ id: 'losses', clause: 'bg:retreat.1', value: counting, text, ruling: 'bg:R118' });
  }
  const since = yield* ruling('bg:R117');
  // Where a whole card is tested at once, the attack began with the card.
  const atCard = since !== 1 || all ? figures + lostBefore : figures;
  const strength = since === 3 ? (startFigures ?? atCard) : atCard;
  if (startFigures !== undefined && since !== 3) {
    const text = `its strength now counts, not the ${startFigures} it began the game with`;
    yield* step({ id: 'strength', clause: 'bg:retreat.1', value: strength, text, ruling: 'bg:R117' });
  } else if (startFigures === undefined && since === 3) {
    const text = `its strength at the start of the game is not given: taken as ${strength}`;
    yield* step({ id: 'strength', clause: 'bg:retreat.1', value: strength, text, ruling: 'bg:R117' });
  }
  const value = 2 * counting >= strength ? 'half' : 3 * counting >= strength ? 'third' : 'less';
  const share = { half: 'a half or more', third: 'a third or more', less: 'less than a third, no test' }[
    value
  ];
  const text = `${counting || 'none'} of ${counted(strength, 'figure')} lost: ${share}`;
  const clause = value === 'half' ? 'bg:retreat.2' : 'bg:retreat.1';
  return yield* step({ id: 'test', clause, value, text, ruling: 'bg:R117' });
}

function* retreat(): Rule<number> {
  const from = yield* look(moraleDice.cells.retreat);
  const far = yield* sumOf(from.value, 'retreat');
  const text = `retreats ${from.value}D6 in good order, facing the enemy: ${inches(far)}, nothing off for facing`;
  return yield* step({ id: 'retreat', clause: 'bg:retreat.1', value: far, text, from });
}

/** A rout, of a unit that broke now (retreat.2) or that did not rally (retreat.3). */
export function* rout(clause: 'bg:retreat.2' | 'bg:retreat.3' = 'bg:retreat.2'): Rule<number> {
  const from = yield* look(moraleDice.cells.rout);
  const far = yield* sumOf(from.value, 'rout');
  const text = `routs ${from.value}D6, its back to the enemy: ${inches(far)}`;
  yield* step({ id: 'rout', clause, value: far, text, from });
  const marked = `mark it as routing${clause === 'bg:retreat.3' ? ' still' : ''}: it may not shoot until it rallies`;
  yield* step({ id: 'routing', clause: 'bg:retreat.4', value: true, text: marked, ruling: 'bg:R125' });
  return far;
}

/** What a unit did about its losses, in words. */
export const reactionInWords = ({ outcome, inches: far }: Reaction): string =>
  outcome === 'retreats' || outcome === 'routs'
    ? `${outcome} ${inches(far)}`
    : { holds: 'holds', 'to-test': 'is tested after the card', eliminated: 'is gone' }[outcome];
