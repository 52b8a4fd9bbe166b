import { createHash } from 'node:crypto';

/** Whose chance it is, and how often it was asked. */
let turn = { of: '', times: 0 };

/** From here on chance is that of this test: another every time it is asked, and the same in every run. */
export const chanceOf = (test: string): void => {
  turn = { of: test, times: 0 };
};

export const chance = (length: number): Uint8Array =>
  createHash('sha256')
    .update(`${turn.of} ${turn.times++}`)
    .digest()
    .subarray(0, length);
