/** Writes the reference of the documentation: `tsx tools/docs/write-reference.ts <folder>`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { referencePages } from './reference.js';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('write-reference takes the folder that the pages go to');
const pages = await referencePages();
for (const { path, text } of pages) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const listed = pages.map(({ path, title }) => ({
  text: title,
  link: `/reference/${path.replace(/\.md$/, '')}`,
}));
writeFileSync(join(folder, 'pages.json'), `${JSON.stringify(listed, null, 2)}\n`);
