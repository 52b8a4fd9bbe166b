import type { Rule } from '../../../src/rules/rule.js';
import { metres, type Scale } from '../say.js';
import { look, refuse, ruling, step } from '../words.js';
import { inPeriods, type SmokeSpan } from './lasting.js';
import { clauseOfLight, illumination, type LightSource, type Lit } from './tables.js';

/** The area that is lit (light.3 to light.6), said across where it is printed so. */
export function* areaOf(source: LightSource, lights: string, scale: Scale): Rule<Lit> {
  const from = yield* look(illumination.cells[source]);
  const { radius } = from.value;
  const area =
    source === 'trip-flare'
      ? `an area ${metres(2 * radius, scale)} across`
      : `all within ${metres(radius, scale)}`;
  const text = `${lights} ${area}`;
  yield* step({ id: 'area', clause: clauseOfLight(source), value: radius, text, from });
  return from.value;
}

/** The periods in which it is lit, the one in which the light is made among them. */
export function* litIn(source: LightSource, periods: number, period: number): Rule<SmokeSpan> {
  const span = { from: period, until: period + periods - 1 };
  const text = `it is lit ${inPeriods(span)}: what is there is seen as by battlefield illumination`;
  const lasts = source === 'mortar-81mm' ? ({ ruling: 'wrg:R179' } as const) : {};
  return yield* step({ id: 'lights', clause: clauseOfLight(source), value: span, text, ...lasts });
}

/** Whether this gives light at all: buildings do not, if so ruled (R179). */
export function* givesLight(source: LightSource): Rule<boolean> {
  return source !== 'burning-building' || (yield* ruling('wrg:R179')) === 1;
}

/** @throws Refusal where it gives no light */
export function* mustGiveLight(source: LightSource): Rule<void> {
  if (yield* givesLight(source)) return;
  refuse('wrg:light.6', 'Burning buildings give no light, as this table rules (R179).');
}
