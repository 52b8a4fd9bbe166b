import type { Before, Listed } from '../../../support/games/spoken.js';

const UNIT = { grade: 'C', figures: 6 };
const VEHICLE = { kind: 'vehicle', vehicle: 'medium-tank', mg: 1, gun: 'heavy-gun' };

/** Those who do what others cannot. */
export const SPECIAL = {
  ...UNIT,
  name: 'Special',
  side: 'Allies',
  smoke: true,
  flares: true,
  medics: 1,
  engineers: 1,
};
export const FLAIL = { ...VEHICLE, name: 'Flail', side: 'Allies', clearing: true };

export const ALL: readonly Listed[] = [
  { ...UNIT, name: 'Able', side: 'Allies' },
  { ...UNIT, name: 'Baker', side: 'Allies' },
  { ...VEHICLE, name: 'Sherman', side: 'Allies' },
  { ...UNIT, name: 'Gruppe', side: 'Axis' },
  { ...UNIT, name: 'Trupp', side: 'Axis' },
  { ...VEHICLE, name: 'Panzer', side: 'Axis' },
];

/** Cards are drawn: by hearts the Allies shoot, by diamonds they move; by clubs and spades the Axis does. */
export const cards = (...all: readonly string[]): readonly Before[] =>
  all.map((card) => ['draw-card --sides Axis,Allies', `card=${card}`]);
