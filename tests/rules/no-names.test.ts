import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';

const SRC = join(import.meta.dirname, '..', '..', 'src');
/** What players read may name a book, as an example. */
const SHOWN = /^(?:render|cli)\//;

test('nothing but the list of rule systems knows what they are called, below what players see', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !SHOWN.test(file));
  expect(files).toContain('engine/systems.ts');
  const titles = SYSTEMS.flatMap(({ id, title }) => [id, title.split(' (')[0]!]);
  const names = new RegExp(
    `\\b(?:${titles.join('|')})\\b|'(?:${SYSTEMS.map(({ short }) => short).join('|')})[':]`,
  );
  const found = files.flatMap((file) =>
    readFileSync(join(SRC, file), 'utf8')
      // Comments may show what is meant by an example.
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .split('\n')
      .flatMap((line) => (names.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
