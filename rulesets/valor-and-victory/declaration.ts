import type { Rule } from '../../src/rules/rule.js';
import type { Assault } from './assault-input.js';
import { nameOf, phaseSaid } from './phases.js';
import { hexOf, type Turn } from './turns.js';
import { refuse, step } from './words.js';

/** The hill levels there are (10.7). */
const LEVELS = 2;

/** The phase of close assaults (15.1). */
const ASSAULTS = 'Advance and Assault Phase';

/** The assault as it is declared: group, hexes, and what the turn allows (15.1, 15.6). */
export function* declaration(
  { hex, target, uphill }: Assault,
  { launched, assaulted, phase, byPhases }: Turn,
): Rule<void> {
  if (byPhases && nameOf(phase) !== ASSAULTS) {
    const hint = 'wg turn --phase goes on to the next phase.';
    refuse('vv:15.1b', `Close assaults belong to the ${ASSAULTS}; this is the ${phaseSaid(phase)}.`, hint);
  }
  if (uphill > LEVELS) {
    refuse('vv:10.7', `Hills are of Level 1 or Level 2: ${uphill} levels cannot be climbed.`);
  }
  if (hex !== undefined) mustBeOneHex(hex, launched);
  if (hex !== undefined || target !== undefined) {
    const text = `declared${hex === undefined ? '' : ` from ${hex}`}${target === undefined ? '' : ` into ${target}`}: units, leader and weapons first of the assaulters, then of the defenders`;
    yield* step({ id: 'declared', clause: 'vv:15.6a', value: target ?? hex!, text, ruling: 'vv:R29' });
  }
  const before = target === undefined ? 0 : assaulted.filter((other) => other === hexOf(target)).length;
  if (before === 0) return;
  const text = `assault number ${before + 1} on ${target} this turn: by another group, resolved on its own`;
  yield* step({ id: 'repeated', clause: 'vv:15.1h', value: before + 1, text });
}

/** One group from one hex, and one assault a turn from it (15.1). */
function mustBeOneHex(hex: string, launched: readonly string[]): void {
  if (/,| and |&|\+/.test(hex)) {
    refuse(
      'vv:15.1e',
      `Units of different hexes do not assault together: ${hex}.`,
      'Resolve an assault for each hex.',
    );
  }
  if (launched.includes(hexOf(hex))) {
    refuse('vv:15.1g', `${hex} has launched its close assault this turn.`, 'wg turn begins the next turn.');
  }
}
