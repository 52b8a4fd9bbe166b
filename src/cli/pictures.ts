import { shown as asShown } from '../engine/shown.js';
import { inAscii } from '../render/html.js';
import { hang, type Page, toAscii, writtenLines } from '../render/page.js';
import { csvOf } from '../render/picture/csv.js';
import { pageOf } from '../render/picture/page.js';
import type { Picture } from '../render/picture/picture.js';
import { svgOf } from '../render/picture/svg.js';
import type { Io } from './io.js';
import { writePage } from './new-file.js';
import type { Shown } from './shown-as.js';

// What is drawn is put into pictures by the code that drew it: all of it is loaded together.
export { comparePicture } from '../render/picture/of-compare.js';
export { luckPicture } from '../render/picture/of-luck.js';
export { oddsPicture } from '../render/picture/of-odds.js';
export { planPicture } from '../render/picture/of-plan.js';
export { sweepPicture } from '../render/picture/of-sweep.js';
export { tallyPicture } from '../render/picture/of-tally.js';

/**
 * Shows figures as data on stdout, or as a picture or a page in a file.
 * @throws CliError `output-failed`
 */
export async function show(
  picture: Picture,
  shown: Shown,
  { io, page }: { readonly io: Io; readonly page: Page },
): Promise<void> {
  if (shown.as === 'csv') return io.stdout.write(dataFor(csvOf(picture.data), io, page));
  const { path, force } = shown;
  const document = shown.as === 'svg' ? svgOf(picture) : pageOf(picture);
  const text = page.ascii ? inAscii(document) : document;
  if (path === '-') return io.stdout.write(text);
  const file = await writePage(shown.as === 'svg' ? 'picture' : 'page', { path, name: path, force }, [text]);
  const says = `${asShown(file, 4096)} shows: ${picture.says}`;
  io.stdout.write(
    writtenLines(hang(page.theme.result('Result: '), page.theme.result(says), page.width), page),
  );
}

/** Data as bytes, line ends and all; as lines, where somebody reads them on a terminal. */
function dataFor(csv: string, { stdout }: Io, { ascii }: Page): string | Uint8Array {
  if (stdout.isTTY) return csv.replaceAll('\r\n', '\n');
  return Buffer.from(ascii ? csv.replace(/[^\r\n]+/g, toAscii) : csv);
}
