import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the package in which the program was built. */
    readonly built: string;
  }
}

const ROOT = resolve(import.meta.dirname, '..', '..', '..');

/**
 * Builds the program in a copy of the project, so that those who run it and whoever works in the checkout keep their own
 * `dist`.
 */
export function builtApart(): { readonly folder: string; readonly clean: () => void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wg-built-')));
  for (const part of [
    'bin',
    'src',
    'rulesets',
    'tools',
    'examples',
    'package.json',
    'README.md',
    'LICENSE',
  ]) {
    if (existsSync(join(ROOT, part))) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  // Compiled code that those who run it leave for one another.
  mkdirSync(join(folder, 'cache'));
  const { status, stderr } = spawnSync(process.execPath, ['tools/build.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  if (status !== 0) {
    const failed = new Error(`the build failed: ${stderr}`);
    // What is wrong is told there, and not by this place: whoever shows it trips over the lines of a module of this kind.
    failed.stack = failed.message;
    throw failed;
  }
  return { folder, clean: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Builds the program for the tests that run it. */
export default function build({ provide }: TestProject): () => void {
  const { folder, clean } = builtApart();
  provide('built', folder);
  return clean;
}
