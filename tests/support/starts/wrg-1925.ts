import type { Given } from '../play.js';

/** Where random inputs start from, so that inputs that go together meet more often than by luck. */
export const wrg1925: Readonly<Record<string, readonly Given[]>> = {
  period: [{}, { new: true }],
};
