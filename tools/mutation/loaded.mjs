/**
 * Loads what is changed ahead of all tests. Files of tests share what one of them has loaded, some of it in the midst of a test:
 * what happens while code is loaded would be taken for something that this test alone comes by.
 */
import { resolve } from 'node:path';

for (const file of JSON.parse(process.env.WG_MUTATION_TARGETS ?? '[]'))
  await import(/* @vite-ignore */ resolve(import.meta.dirname, '..', '..', file));
