// @ts-check
import { test } from 'node:test';
import { conformance } from 'wg/testing';
import system from '../index.js';

// Everything that holds of any rule system: examples run, odds are those of every face, games can be taken back and proved.
await conformance({ test, system });
