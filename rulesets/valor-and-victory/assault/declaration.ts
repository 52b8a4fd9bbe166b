import { type AnyPermit, permitted } from '../../../src/rules/permit.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { Launched } from '../slots.js';
import { hasLaunched, hexOf, sideOf, type Turn } from '../turn/turns.js';
import { put, refuse, step } from '../words.js';
import type { Assault } from './input.js';

/** The hill levels there are (10.7). */
const LEVELS = 2;

/** The assault as it is declared: group, hexes, and what the turn allows (15.1, 15.6). */
export function* declaration(
  { hex, target, uphill, side }: Assault,
  { launched, assaulted }: Pick<Turn, 'launched' | 'assaulted'>,
): Rule<void> {
  if (uphill > LEVELS) {
    refuse('vv:10.7', `Hills are of Level 1 or Level 2: ${uphill} levels cannot be climbed.`);
  }
  if (hex !== undefined) {
    mustBeOneHex(hex);
    yield* permitted([onceATurn(hex, side, launched)], {});
    yield* put('vv:15.1g', 'launched', [...launched, launchedBy(hex, side)]);
  }
  if (target !== undefined) yield* put('vv:15.1h', 'assaulted', [...assaulted, hexOf(target)]);
  if (hex !== undefined || target !== undefined) {
    const text = `declared${hex === undefined ? '' : ` from ${hex}`}${target === undefined ? '' : ` into ${target}`}: units, leader and weapons first of the assaulters, then of the defenders`;
    yield* step({ id: 'declared', clause: 'vv:15.6a', value: target ?? hex!, text, ruling: 'vv:R29' });
  }
  const before = target === undefined ? 0 : assaulted.filter((other) => other === hexOf(target)).length;
  if (before === 0) return;
  const text = `assault number ${before + 1} on ${target} this turn: by another group, resolved on its own`;
  yield* step({ id: 'repeated', clause: 'vv:15.1h', value: before + 1, text });
}

/** One group from one hex (15.1). */
function mustBeOneHex(hex: string): void {
  if (/,| and |&|\+/.test(hex)) {
    refuse(
      'vv:15.1e',
      `Units of different hexes do not assault together: ${hex}.`,
      'Resolve an assault for each hex.',
    );
  }
}

const launchedBy = (hex: string, side: string | undefined): Launched =>
  side === undefined ? hexOf(hex) : { hex: hexOf(hex), side: sideOf(side) };

/** One assault a turn from a hex, unless the players agree on another (15.1). */
const onceATurn = (hex: string, side: string | undefined, launched: readonly Launched[]): AnyPermit => ({
  clause: 'vv:15.1g',
  when: () => hasLaunched({ launched }, hex, side),
  says: `${hex} has launched its close assault this turn.`,
  way: 'wg turn begins the next turn.',
});
