import { sameName } from '../../../src/rules/likeness.js';

interface InHex {
  readonly hex?: string | undefined;
  /** The hex in whose barbed wire it stopped. */
  readonly wire?: string | undefined;
}

/** Whoever stopped in the barbed wire of the hex where he is, is in it (20.8). */
export const isInWire = ({ wire, hex }: InHex): boolean =>
  wire !== undefined && hex !== undefined && sameName(wire, hex);
