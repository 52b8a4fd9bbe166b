/**
 * Draws docs/sheet-<id>.png, the pictures of the sheets in the documentation: both pages of A4 beside one another, in black, white and greys.
 * Needs Chromium and pdftoppm (of Poppler).
 *
 *   node tools/build.mjs && node tools/sheet-pictures.mjs
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'wg-sheets-'));
/** Dots an inch: enough to read it. */
const DOTS = '96';
/** Greys of a picture: 4 bits each. */
const GREYS = 16;

/** A picture of `pdftoppm -gray`: a line each for its kind, its size and its brightest grey, then a byte for each dot. */
function greysOf(file) {
  const bytes = readFileSync(file);
  const [head, width, height] = /^P5\n(\d+) (\d+)\n255\n/.exec(bytes.subarray(0, 40).toString('latin1'));
  return { width: Number(width), height: Number(height), dots: bytes.subarray(head.length) };
}

/** Pictures of one height beside one another, as a PNG. */
function png(pictures) {
  const width = pictures.reduce((sum, of) => sum + of.width, 0);
  const [{ height }] = pictures;
  const wide = Math.ceil(width / 2);
  const rows = Buffer.alloc(height * (wide + 1));
  for (let y = 0; y < height; y++) {
    let x = 0;
    for (const { dots, width: own } of pictures)
      for (let i = 0; i < own; i++, x++) {
        const grey = Math.round((dots[y * own + i] * (GREYS - 1)) / 255);
        rows[y * (wide + 1) + 1 + (x >> 1)] |= x % 2 === 0 ? grey << 4 : grey;
      }
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([size, Buffer.from([4, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name, data) {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

try {
  execFileSync(process.execPath, [join(root, 'tools', 'browser.mjs'), folder], { stdio: 'inherit' });
  const ids = readdirSync(folder).flatMap((name) => /^sheet-(.+)-A4\.pdf$/.exec(name)?.[1] ?? []);
  for (const id of ids.filter((of) => of !== 'club')) {
    execFileSync('pdftoppm', ['-gray', '-r', DOTS, join(folder, `sheet-${id}-A4.pdf`), join(folder, id)]);
    const pages = [1, 2].map((page) => greysOf(join(folder, `${id}-${page}.pgm`)));
    writeFileSync(join(root, 'docs', `sheet-${id}.png`), png(pages));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
