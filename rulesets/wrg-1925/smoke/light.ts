import { choice } from '../../../src/rules/field.js';

export const LIGHTS = ['day', 'moonlight', 'illuminated', 'dark'] as const;
export type Light = (typeof LIGHTS)[number];

/** The light of the battle as a whole: what is lit on it is so in places. */
export const NATURAL_LIGHTS = ['day', 'moonlight', 'dark'] as const;
export type NaturalLight = (typeof NATURAL_LIGHTS)[number];

/** The flag of every action to which the light matters. */
export const light = choice(LIGHTS, 'the light; illuminated as by flares', { default: 'day' });

/** The column of a printed table: moonlight and battlefield illumination share one. */
export const columnOf = (of: Light): 'day' | 'moonlight' | 'dark' =>
  of === 'illuminated' ? 'moonlight' : of;

/** The light, as a line says it. */
export const inLight: Readonly<Record<Light, string>> = {
  day: 'by day',
  moonlight: 'by moonlight',
  illuminated: 'by battlefield illumination',
  dark: 'in the dark',
};
