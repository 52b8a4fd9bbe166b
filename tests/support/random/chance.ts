import { beforeEach } from 'vitest';
import { nameOf } from '../name-of.js';
import { chanceOf } from './chance-of-a-test.js';

/** Chance is the same in every run of a test. */
beforeEach(({ task }) => chanceOf(nameOf(task)));
