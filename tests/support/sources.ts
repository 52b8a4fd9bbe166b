import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** The text of each file, by its path from the root. */
export type Sources = ReadonlyMap<string, string>;

/** Every file of these folders that is written in TypeScript. */
export const sourcesIn = (...folders: readonly string[]): Sources =>
  new Map(
    folders.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(folder, name))
        .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const),
    ),
  );

/** The file that one imports by this path. */
export const fileFrom = (file: string, path: string): string => `${join(dirname(file), path)}.ts`;
