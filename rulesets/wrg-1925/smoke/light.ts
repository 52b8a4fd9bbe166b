import { choice } from '../../../src/rules/field.js';

export const LIGHTS = ['day', 'moonlight', 'illuminated', 'dark'] as const;
export type Light = (typeof LIGHTS)[number];

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
