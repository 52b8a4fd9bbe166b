import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The licences of the libraries that are bundled, as they ask for. */
export function licences(metafiles, root) {
  const packages = new Set(
    metafiles.flatMap(({ inputs }) =>
      Object.keys(inputs).flatMap(
        (input) =>
          input
            .match(/^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//)
            ?.slice(0, 2)
            .join('|') ?? [],
      ),
    ),
  );
  const texts = [...packages].sort().map((entry) => {
    const [folder, name] = entry.split('|');
    const { version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const file = ['LICENSE', 'LICENSE.md', 'license', 'LICENSE.txt', 'Readme.md', 'README.md'].find((f) => {
      try {
        return readFileSync(join(root, folder, f));
      } catch {
        return false;
      }
    });
    const text =
      file && /license/i.test(file)
        ? readFileSync(join(root, folder, file), 'utf8')
        : `Licence: ${license}\n`;
    return `${name} ${version}\n\n${text.trim()}\n`;
  });
  return texts.join(`\n${'-'.repeat(72)}\n\n`);
}
