import { choice } from '../../src/rules/field.js';
import { likeness } from '../../src/rules/text/likeness.js';

/** The figures on the table, which decide what a metre is there (scale.1, scale.2). */
export const SCALES = ['20mm', '54mm'] as const;
export type Scale = (typeof SCALES)[number] | undefined;

/** The flag of every action that speaks of distances: what they are on the table stands beside the metres. */
export const scale = choice(SCALES, 'also say distances on the table, for these figures', {});

/** A distance on the battlefield: `60 metres`, or `60 metres (6 in)` where the figures are known. */
export function metres(n: number, figures?: Scale): string {
  const rounded = Number(n.toFixed(2));
  const said = `${rounded} ${rounded === 1 ? 'metre' : 'metres'}`;
  if (!figures) return said;
  return `${said} (${figures === '20mm' ? `${Number((n / 10).toFixed(2))} in` : `${rounded} cm`})`;
}

/** The most characters of the name of a group or vehicle, as the game and a roster know it. */
export const LONGEST_NAME = 80;

/** What a factor comes to: `+2`, `-1`, `0`. */
export const factorSigned = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

/** A name as it is compared: nobody minds capitals and spaces while he plays. */

/** Whether a name is among others. */
export const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((other) => likeness(other) === likeness(name));

/** The names in a flag that may be given once or several times, each once. */
export function namesIn(value: unknown): string[] {
  const all = typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];
  return all.filter((name, i) => !isAmong(all.slice(0, i), name));
}
