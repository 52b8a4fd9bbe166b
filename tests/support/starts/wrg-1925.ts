import type { Given } from '../play.js';

/** Where random inputs start from, so that inputs that go together meet more often than by luck. */
export const wrg1925: Readonly<Record<string, readonly Given[]>> = {
  'bail-out': [{ crew: 3 }, { passengers: 4 }, { crew: 4, smgs: 1, passengers: 2 }],
  period: [{}, { new: true }],
};
