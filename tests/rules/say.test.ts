import { expect, test } from 'vitest';
import { spaced } from '../../src/rules/say.js';

test('a name is told in words, and what is short for something stays as it is', () => {
  expect(spaced('assaulterCP')).toBe('assaulter CP');
  expect(spaced('casualtyPoints')).toBe('casualty points');
  expect(spaced('closedDown')).toBe('closed down');
});
