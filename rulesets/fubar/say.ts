import { choice } from '../../src/rules/field.js';
import { counted, outOf } from '../../src/rules/text/say.js';

/** What distances are measured in: the numbers of the book stand as they are, so that larger figures use inches. */
const UNITS = ['cm', 'in'] as const;
export type LengthUnit = (typeof UNITS)[number];

/** The flag of every action that speaks of distances. */
export const lengthUnit = choice(UNITS, 'what distances are measured in, on the table and here', {
  default: 'cm',
});

/** A distance on the table: `6 cm`. */
export const far = (n: number, unitOf: LengthUnit): string => `${Number(n.toFixed(2))} ${unitOf}`;

/** The lowest face that will do, in words: 7 is out of reach, 1 cannot fail. */
export const onFaces = (lowest: number): string =>
  lowest > 6 ? 'on nothing' : lowest <= 1 ? 'on anything' : lowest === 6 ? 'on a 6' : `on ${lowest}+`;

/** How many of so many dice hit: `1 of 3`, of one die `a hit`. */
export const hitSaid = (hits: number, dice: number, what = ''): string =>
  dice === 1 ? (hits ? 'a hit' : 'no hit') : `${outOf(hits, dice)}${what}`;

/** What hits came to: `1 casualty, nobody suppressed`. */
export const takenSaid = (casualties: number, suppressed: number): string =>
  `${counted(casualties, 'casualty', 'casualties')}, ${suppressed || 'nobody'} suppressed`;
