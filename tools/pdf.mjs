/**
 * Reads the text of a PDF that Chromium has written, page by page: what was laid out, and whether any of it lies beyond the page.
 * It knows this one writer: where that writes otherwise, nothing is read, and whoever asked finds no text.
 */
import { inflateSync } from 'node:zlib';

/** @returns for each page its text, and what begins beyond its edges */
export function pagesOf(pdf) {
  const bytes = Buffer.from(pdf);
  const source = bytes.toString('latin1');
  const at = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)].map((m) => [m[1], m.index + m[0].length]),
  );
  const dictionary = (id) => source.slice(at.get(id), source.indexOf('endobj', at.get(id)));
  const stream = (id) => {
    const length = Number(/\/Length (\d+)/.exec(dictionary(id))[1]);
    const from = source.indexOf('stream\n', at.get(id)) + 'stream\n'.length;
    return inflateSync(bytes.subarray(from, from + length)).toString('latin1');
  };
  const letters = new Map();
  const lettersOf = (font) => {
    const id = /\/ToUnicode (\d+) 0 R/.exec(dictionary(font))[1];
    if (!letters.has(id)) letters.set(id, mapOf(stream(id)));
    return letters.get(id);
  };
  return [...at.keys()]
    .filter((id) => /^<<\/Type \/Page\n/.test(dictionary(id)))
    .map((id) => {
      const page = dictionary(id);
      const fonts = new Map([...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [name, font]));
      return laidOut(stream(/\/Contents (\d+) 0 R/.exec(page)[1]), (name) => lettersOf(fonts.get(name)));
    });
}

/** What each glyph stands for. */
function mapOf(cmap) {
  const map = new Map();
  const text = (hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, body] of cmap.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, glyph, is] of body.matchAll(/<(\w+)> <(\w+)>/g))
      map.set(Number.parseInt(glyph, 16), text(is));
  for (const [, body] of cmap.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
    for (const [, from, to, is] of body.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph++)
        map.set(glyph, String.fromCodePoint(Number.parseInt(is, 16) + glyph - first));
    }
  return map;
}

const TOKEN =
  /\/(F\d+) [-\d.]+ Tf|1 0 0 -1 (-?[\d.]+) (-?[\d.]+) Tm|(-?[\d.]+) (-?[\d.]+) Td|<([0-9A-F]+)> Tj/g;

function laidOut(content, lettersOf) {
  // What is shown of the page, and how what is drawn comes to lie on it.
  const shown =
    /\n([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re\nW\* n\nq\n([\d.]+) 0 0 [\d.]+ ([-\d.]+) ([-\d.]+) cm/.exec(
      content,
    );
  const [, left, top, wide, high, scale, right, down] = shown.map(Number);
  const beyond = [];
  let [text, map, x, y] = ['', new Map(), 0, 0];
  for (const [, font, atX, atY, byX, byY, glyphs] of content.matchAll(TOKEN)) {
    if (font) map = lettersOf(font);
    else if (atX) [x, y] = [Number(atX), Number(atY)];
    else if (byX) [x, y] = [x + Number(byX), y - Number(byY)];
    else {
      const said = glyphs
        .match(/..../g)
        .map((glyph) => map.get(Number.parseInt(glyph, 16)) ?? '')
        .join('');
      const [fromLeft, fromTop] = [scale * x + right - left, scale * y + down - top];
      if (fromLeft < -1 || fromTop < 0 || fromLeft > wide || fromTop > high) beyond.push(said);
      text += said;
    }
  }
  return { text, beyond };
}
