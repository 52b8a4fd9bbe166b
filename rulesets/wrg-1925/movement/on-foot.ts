import type { Rule } from '../../../src/rules/rule.js';
import { list } from '../../../src/rules/text/say.js';
import type { Looked } from '../../../src/rules/words.js';
import { metres } from '../say.js';
import { type ClauseId, look, type RulingId, refuse, ruling, step } from '../words.js';
import { type Deduction, deducted, noLessThanNothing, takenOff } from './deductions.js';
import type { Move } from './input.js';
import { mayMoveSo } from './may-move.js';
import { paceOf } from './movers.js';
import { type FootPace, footDeductions, footPaces } from './tables.js';

const GOES: Readonly<Record<FootPace, string>> = {
  walk: 'walking',
  dash: 'a short dash',
  double: 'doubling',
  crawl: 'crawling',
  wade: 'wading knee deep',
  climb: 'climbing with hands',
  manhandle: 'manhandling a gun',
};

/**
 * How far a man on foot may move: the pace (foot.1), less what is done on the way (foot.4, foot.5); silence halves it
 * (foot.6).
 * @param period the one that is played
 * @returns metres
 */
export function* onFoot(input: Move, period: number): Rule<number> {
  const pace = paceOf(input) as FootPace;
  const { silent, scale } = input;
  yield* mayMoveSo(input, pace, period);
  const allowance = yield* allowanceOf(input, pace);
  const before = silent && (yield* ruling('wrg:R113')) === 2;
  const started = before ? yield* halved(allowance, input) : allowance;
  const left = yield* lessDeductions(started, input);
  const paid = yield* noLessThanNothing(left, 'wrg:foot.4', scale);
  const far = silent && !before ? yield* halved(paid, input) : paid;
  yield* countsAs(pace, input);
  if (input.toWeapon && far > 0) {
    const text = 'where the weapon is within reach its crew has it again, and fires it from the next period';
    yield* step({ id: 'to-weapon', clause: 'wrg:soft.6', value: true, text });
  }
  return far;
}

/** The metres of the pace; under the sheet's own words any climb is made at the climbing pace (R5). */
function* allowanceOf({ steepSlope, scale }: Move, pace: FootPace): Rule<number> {
  const from = yield* look(footPaces.cells[pace]);
  const text = `${GOES[pace]}: ${metres(from.value, scale)}`;
  yield* step({ id: 'pace', clause: 'wrg:foot.1', value: from.value, text, from });
  if (!steepSlope || (yield* ruling('wrg:R5')) === 1) return from.value;
  const climbing = yield* look(footPaces.cells.climb);
  const value = Math.min(from.value, climbing.value);
  const slow = `any climb is at ${metres(climbing.value, scale)} at most: ${metres(value, scale)}`;
  return yield* step({ id: 'steep-slope', clause: 'wrg:foot.1', value, text: slow, ruling: 'wrg:R5' });
}

function* halved(left: number, { scale }: Move): Rule<number> {
  const text = `half speed in silence: ${metres(left / 2, scale)}`;
  return yield* step({ id: 'silent', clause: 'wrg:foot.6', value: left / 2, text, ruling: 'wrg:R113' });
}

/** Takes off what is done on the way; if so ruled, all of it together once a period (R112). */
function* lessDeductions(left: number, input: Move): Rule<number> {
  const deductions = yield* deductionsOf(input);
  const paid = deductions.filter((each) => deducted(each) > 0);
  const several = paid.length > 1 || (paid[0]?.times ?? 0) > 1;
  if (!several) return yield* takenOff(left, deductions, input.scale);
  if ((yield* ruling('wrg:R112')) === 1) {
    const each = deductions.map((deduction) => ({ ruling: 'wrg:R112' as const, ...deduction }));
    return yield* takenOff(left, each, input.scale);
  }
  const once = Math.max(...paid.map(({ each }) => each.value));
  const text = `${list(paid.map(({ what }) => what))}: ${metres(once, input.scale)} less, once a period in all`;
  yield* step({ id: 'once', clause: 'wrg:foot.4', value: -once, text, ruling: 'wrg:R112' });
  return left - once;
}

type Row = keyof typeof footDeductions.cells;

function* deductionsOf(input: Move): Rule<Deduction[]> {
  const rows: Deduction[] = [];
  function* add(id: string, row: Row, times: number, what: string, how: How = {}): Rule<void> {
    if (times === 0) return;
    const looked = yield* look(footDeductions.cells[row]);
    const each: Looked<number> = how.free ? { value: 0 } : looked;
    const { clause = 'wrg:foot.4', ruling: by } = how;
    rows.push({ id, clause, times, what, each, ...(by && { ruling: by }) });
  }
  // Option 2 of R5 has made the slope a climb already.
  const slope = input.steepSlope && (yield* ruling('wrg:R5')) === 1;
  yield* add('steep-slope', 'steep-slope', Number(slope), 'a steep slope', { ruling: 'wrg:R5' });
  yield* add('woods', 'woods', Number(input.woods), 'through woods');
  yield* add('obstacles', 'obstacle', input.obstacles, 'crossing an obstacle');
  yield* notNamed(input, add);
  yield* add('indoors', 'indoors', Number(input.indoors), 'inside buildings');
  yield* add('limbering', 'limbering', input.limbering, 'limbering or unlimbering');
  const preparing = 'preparing a mortar or MG to fire';
  yield* add('preparing', 'preparing', input.preparing, preparing);
  yield* add('boarding', 'boarding', input.boarding, 'getting in or out');
  yield* carrying(input, add);
  yield* add('brush', 'brush', Number(input.brush), 'hacking through brush');
  return rows;
}

interface How {
  readonly free?: boolean;
  readonly clause?: ClauseId;
  readonly ruling?: RulingId;
}
type Add = (id: string, row: Row, times: number, what: string, how?: How) => Rule<void>;

/** Obstacles and machine guns that the main list does not name cost nothing unless so ruled (R6). */
function* notNamed({ otherObstacles, preparingLight }: Move, add: Add): Rule<void> {
  if (otherObstacles === 0 && preparingLight === 0) return;
  const how = { free: (yield* ruling('wrg:R6')) === 1, ruling: 'wrg:R6' } as const;
  yield* add('other-obstacles', 'obstacle', otherObstacles, 'crossing an obstacle of another kind', how);
  yield* add('preparing-light', 'preparing', preparingLight, 'preparing a bipod LMG', how);
}

/** A half or a third of a heavy weapon or, by the sheet, a half or three quarters (foot.5, R2). */
function* carrying({ share }: Move, add: Add): Rule<void> {
  if (!share || share === 'none') return;
  const sheet = (yield* ruling('wrg:R2')) === 2;
  if (share === 'three-quarters' && !sheet) {
    refuse(
      'wrg:foot.5',
      'A heavy weapon is carried by halves or thirds.',
      'The sheet has 3/4: --ruling wrg:R2=2.',
    );
  }
  const what = `carrying ${share === 'three-quarters' ? 'three quarters' : `a ${share}`} of a heavy weapon`;
  const how = { free: sheet && share === 'third', clause: 'wrg:foot.5', ruling: 'wrg:R2' } as const;
  yield* add('share', 'share', 1, what, how);
}

/**
 * How the pace makes him look to those who fire at him or look for him (R152). Who throws grenades, gets in or out is erect
 * at a crawl as well (tactical.2).
 */
function* countsAs(pace: FootPace, { grenade, boarding }: Move): Rule<void> {
  if (pace === 'crawl' && (grenade || boarding > 0)) {
    const what = boarding > 0 ? 'who gets in or out' : 'who throws grenades';
    const text = `${what} counts as erect, even at a crawl`;
    yield* step({ id: 'posture', clause: 'wrg:tactical.2', value: 'erect', text });
    return;
  }
  const dashing = pace === 'dash' || (pace === 'double' && (yield* ruling('wrg:R152')) === 2);
  const posture = pace === 'crawl' ? 'prone' : 'erect';
  const text = `counts as ${posture}${dashing ? ' and dashing' : ''}`;
  yield* step({ id: 'posture', clause: 'wrg:foot.1', value: posture, text, ruling: 'wrg:R152' });
}
