import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { ruling, step } from './words.js';

/** The losses of a unit, where they are known. */
export interface Losses {
  /** Figures when the game began. */
  readonly figures?: number | undefined;
  readonly casualties?: number | undefined;
  readonly suppressed: number;
}

/**
 * Whether a unit has lost more than half of its figures (activate.7).
 * @returns nothing, where its losses are not known
 */
export function* battered({ figures, casualties, suppressed }: Losses): Rule<boolean | undefined> {
  if (figures === undefined || casualties === undefined) return undefined;
  const lyingCount = suppressed > 0 && (yield* ruling('fubar:R15')) === 2;
  const lost = casualties + (lyingCount ? suppressed : 0);
  // A unit that has lost nobody has nothing to say.
  if (lost === 0) return false;
  const roundedUp = figures % 2 === 1 && (yield* ruling('fubar:R3')) === 2;
  const half = roundedUp ? Math.ceil(figures / 2) : figures / 2;
  const value = lost > half;
  const lying = lyingCount ? ', the suppressed among them' : '';
  const text = `${lost} of ${counted(figures, 'figure')} lost${lying}: ${value ? 'more than half' : 'not more than half'}`;
  yield* step({
    id: 'losses',
    clause: 'fubar:activate.7',
    value: lost,
    text,
    ruling: suppressed > 0 ? 'fubar:R15' : 'fubar:R3',
  });
  return value;
}
