import { shoot } from '../../rulesets/battleground/shooting/shoot.js';
import type { Rulings } from '../../src/dice/play.js';
import { meanOf } from '../../src/odds/distribution.js';
import { type Given, oddsOf, withSeed } from '../support/play.js';

/** How many dice of each colour lie on the table after a shot. */
export function thrown(given: Given, rulings: Rulings = {}) {
  const { steps } = withSeed(shoot, given, 'test', 0, rulings);
  const faces = (colour: string) => steps.find(({ id }) => id === colour)?.dice?.[0]?.faces.length ?? 0;
  return { white: faces('white'), blue: faces('blue'), red: faces('red') };
}

/** The red dice of a shot. */
export const red = (given: Given, rulings: Rulings = {}): number => thrown(given, rulings).red;

/** The mean number of hits of a shot, from its exact odds. */
export const meanHits = (given: Given, rulings: Rulings = {}): number =>
  meanOf(oddsOf(shoot, given, rulings), ({ hits }) => hits as number);
