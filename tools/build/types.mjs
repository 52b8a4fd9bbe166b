import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isolatedDeclarationSync } from 'oxc-transform';

/** How a declaration names the files that it leads to. */
const LEADS_TO = /(?:from |import\()['"](\.[^'"]+)\.js['"]/g;

/**
 * Writes the types of a module and of all that they lead to, each by itself: whatever is public has its types written out. What
 * is loaded when it runs is no part of them.
 * @param module its path from the root
 * @param folder where they go, by the same paths
 * @throws Error where a type is not written out
 */
export function writeTypes(module, root, folder) {
  const found = new Set();
  const next = [module];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const { code, errors } = isolatedDeclarationSync(file, readFileSync(join(root, file), 'utf8'));
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
    const path = join(folder, file.replace(/\.ts$/, '.d.ts'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
    for (const [, to] of code.matchAll(LEADS_TO)) next.push(`${join(dirname(file), to)}.ts`);
  }
}
