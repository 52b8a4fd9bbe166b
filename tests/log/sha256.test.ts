import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmac, sha256, workedOut } from '../../src/log/sha256.js';

test('the names of lines are SHA-256, whatever their length', () => {
  for (let length = 0; length < 300; length++) {
    const bytes = Buffer.alloc(length, `${length} of `);
    expect(workedOut(bytes)).toEqual(createHash('sha256').update(bytes).digest());
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5_000 }), (bytes) => {
      const right = createHash('sha256').update(bytes).digest();
      expect([workedOut(bytes), sha256(bytes)]).toEqual([right, right]);
    }),
  );
});

test('the seeds of a sealed game are HMAC-SHA256, however long the secret is', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (key, message) => {
      expect(hmac(key, message)).toEqual(createHmac('sha256', key).update(message).digest());
    }),
  );
});
