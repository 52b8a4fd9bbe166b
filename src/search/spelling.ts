import { distance } from '../engine/suggest.js';
import { stemOf } from './stems.js';

/** Stems that a stem may have been meant for: those that begin with it, or else the nearest by spelling. */
export function stemSpelt(stem: string, stems: Readonly<Record<string, unknown>>): string[] {
  if (stem.length < 3 || /\d/.test(stem)) return [];
  // What is called across a table drops its last letter: `diggin in`.
  const whole = stem.endsWith('in') ? stemOf(`${stem}g`) : '';
  if (Object.hasOwn(stems, whole)) return [whole];
  const all = Object.keys(stems);
  const longer = all.filter((other) => other.startsWith(stem));
  if (longer.length > 0) return longer.slice(0, 8);
  const most = stem.length < 4 ? 0 : stem.length < 7 ? 1 : 2;
  let least = most + 1;
  let nearest: string[] = [];
  for (const other of all) {
    if (Math.abs(other.length - stem.length) > most || other[0] !== stem[0]) continue;
    const edits = distance(stem, other);
    if (edits < least) [least, nearest] = [edits, [other]];
    else if (edits === least && edits <= most) nearest.push(other);
  }
  return nearest.slice(0, 3);
}
