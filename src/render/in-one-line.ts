import { printable } from '../engine/shown.js';
import type { Resolution } from '../rules/record.js';
import { diceTogether, nameInWords, seedSaid, type Telling } from './answer-parts.js';
import type { Page } from './page.js';

/** What an answer in one line is written with. */
interface Brief extends Pick<Telling, 'announced' | 'head' | 'remarks'> {
  /** What befell units, besides what whoever acted has done. */
  readonly befell?: readonly string[];
}

/** The answer in one line, for a script or a scoreboard; with what befell units. */
export function inOneLine(
  of: Resolution,
  { announced, head, befell = [], remarks = [] }: Brief,
  { symbols }: Page,
): string {
  const dice = diceTogether(of.steps.flatMap((s) => s.dice ?? [])).map(
    ({ name, faces }) => `${nameInWords(name)} ${faces.join(' ')}`,
  );
  const marks = [
    of.steps.some((s) => s.house) ? symbols.house : '',
    of.steps.some((s) => s.own) ? symbols.own : '',
  ].join('');
  const mark = marks && ` ${marks}`;
  const remarked = remarks.map(({ text }) => `remark: ${text.replace(/\.$/, '')}`);
  const against = of.steps.flatMap(({ id, text }) => (id === 'anyway' ? [text] : []));
  const said = [announced, ...befell, ...against, ...remarked].map(printable).join('; ');
  return `${said}${mark} (${[...dice, seedSaid(of, head)].join(', ')})\n`;
}
