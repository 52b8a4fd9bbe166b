// @ts-check
import { test } from 'node:test';
import { conformance } from 'wg/testing';
import system from '../index.js';

await conformance({
  test,
  system,
  unmet: { 'lite:unit.1': 'a friend is named for the enemy in a game alone' },
});
