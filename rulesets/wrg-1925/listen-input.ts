import { choice, measure, toggle } from '../../src/rules/field.js';
import { hearingRanges, type Noise } from './location-tables.js';
import { scale } from './say.js';

export const NOISES = Object.keys(hearingRanges.cells) as Noise[];

export const inputs = {
  noise: choice(NOISES, 'what makes the noise; tracked and wheeled vehicles on the move, an engine idling', {
    required: true,
  }),
  range: measure('how far off it is: then whether it is heard', { unit: 'metres', max: 9999 }),
  firing: measure('how far off the nearest firing is from those who listen', { unit: 'metres', max: 9999 }),
  bursts: measure('how far off the nearest high explosive burst is', { unit: 'metres', max: 9999 }),
  friend: toggle('those who listen are on the side of those who speak', {}),
  scale,
};
