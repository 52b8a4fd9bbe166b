import type { Rule } from '../../../src/rules/rule.js';
import { numbered } from '../../../src/rules/text/say.js';
import { metres, type Scale } from '../say.js';
import { look, ruling, step } from '../words.js';
import { HIDES, inPeriods, type SmokeSpan } from './lasting.js';
import { clauseOfSmoke, fireOf, illumination, type SmokeSource, screens } from './tables.js';

/** Which way a screen runs: only off-table fire chooses (smoke.6), projectors lie across the front (smoke.8). */
function wayOf(source: SmokeSource, angle: number, scale: Scale): string {
  if (source === 'projectors') {
    return `parallel to its front and ${metres(50, scale)} from it`;
  }
  if (source !== 'off-table') return 'down wind';
  return angle === 0 ? 'down wind, or at any angle to it' : `at ${numbered(angle, 'degree')} to the wind`;
}

/**
 * The length of a screen (smoke.6 to smoke.8).
 * @param lays what lays it, as the line begins
 * @returns metres
 */
export function* lengthOf(
  source: SmokeSource,
  lays: string,
  { angle = 0, scale }: { readonly angle?: number; readonly scale?: Scale },
): Rule<number> {
  const from = yield* look(screens.cells[source]);
  const text = `${lays} ${metres(from.value, scale)} of smoke, ${wayOf(source, angle, scale)}`;
  return yield* step({ id: 'length', clause: clauseOfSmoke(source), value: from.value, text, from });
}

/**
 * The last period in which what burns feeds its own smoke: the one in which it begins or, if so ruled, as many as
 * fires light (R189). Other smoke is fed by those who lay it.
 */
export function* firesFeedUntil(source: SmokeSource, laid: number): Rule<number> {
  const fire = fireOf(source);
  if (!fire) return laid;
  const long = (yield* ruling('wrg:R189')) === 2;
  const periods = long ? (yield* look(illumination.cells[fire])).value.periods : 1;
  const text = `the fire feeds it ${inPeriods({ from: laid, until: laid + periods - 1 })}${long ? '' : ' alone'}`;
  yield* step({ id: 'fed', clause: 'wrg:smoke.2', value: periods, text, ruling: 'wrg:R189' });
  return laid + periods - 1;
}

/**
 * The periods in which a screen hides (smoke.2): from the one after it was laid to two after it was last fed; if so
 * ruled, it hides at once (R180).
 * @param before the first period in which it hides already, where it is fed
 */
export function* hidesIn(laid: number, fedUntil: number, before?: SmokeSpan): Rule<SmokeSpan> {
  const first = laid + ((yield* ruling('wrg:R180')) === 2 ? 0 : 1);
  const span = {
    from: Math.min(first, before?.from ?? first),
    until: Math.max(fedUntil + HIDES, before?.until ?? 0),
  };
  const fed =
    before !== undefined || fedUntil > laid ? `fed until period ${fedUntil}` : `laid in period ${laid}`;
  const text = `${fed}: it hides all movement beyond it ${inPeriods(span)}, by day and night`;
  return yield* step({ id: 'hides', clause: 'wrg:smoke.2', value: span, text, ruling: 'wrg:R180' });
}
