// @ts-check
import { printed, table } from './words.js';

export const COVER = /** @type {const} */ (['open', 'soft', 'hard']);
export const QUALITY = /** @type {const} */ (['raw', 'trained', 'elite']);

const face = /** @type {[string, (n: number) => boolean]} */ ([
  'a number from 2 to 6',
  (n) => n >= 2 && n <= 6,
]);

export const cover = table({
  id: 'lite:table.cover',
  title: 'What hits, by the cover of the target',
  unit: 'or more on a die',
  must: face,
  cells: { open: printed(4), soft: printed(5), hard: printed(6) },
});

export const limits = table({
  id: 'lite:table.limits',
  title: 'Distances and limits',
  unit: 'inches, or a die',
  cells: { 'long range': printed(12), 'melee hit': printed(5) },
});

export const nerve = table({
  id: 'lite:table.nerve',
  title: 'What a unit needs to stand',
  unit: 'or more on two dice',
  cells: { raw: printed(8), trained: printed(7), elite: printed(6) },
});
