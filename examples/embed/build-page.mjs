/** Puts the engine into page.html, and writes odds.html (or the file that is named): a page of one file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const page = readFileSync(join(here, 'page.html'), 'utf8');
const [whole, source] = /<script type="module">\n([\s\S]*?)<\/script>/.exec(page);
const { outputFiles } = await build({
  stdin: { contents: source, resolveDir: here },
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  write: false,
});
// Nothing in a script may look like its end.
const script = outputFiles[0].text.replaceAll('</script', '<\\/script');
writeFileSync(
  process.argv[2] ?? join(here, 'odds.html'),
  page.replace(whole, () => `<script type="module">\n${script}</script>`),
);
