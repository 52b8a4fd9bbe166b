import { printable } from '../engine/shown.js';
import type { Page } from './page.js';

/** What a side is called; what nobody is named for has no name. */
export const sideSaid = (side: string | undefined): string =>
  side === undefined ? 'No side named' : printable(side);

const GROUP = 4;

/**
 * A long name of hexadecimal digits or letters in groups, for somebody to note down: rows that are all alike. The place
 * of a line stands before them: `17. 4f1e 09ac`.
 */
export function inGroups(name: string, { width }: Pick<Page, 'width'>): string[] {
  const [, place = '', digits = ''] = /^(\d+\.)?(.*)$/.exec(name) ?? [];
  const groups = digits.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];
  const indent = place === '' ? '    ' : `    ${place} `;
  const room = width - indent.length;
  const perRow = [16, 8, 4].find((n) => n * (GROUP + 1) - 1 <= room) ?? 2;
  const rows: string[] = [];
  for (let i = 0; i < groups.length; i += perRow)
    rows.push(`${i === 0 ? indent : ' '.repeat(indent.length)}${groups.slice(i, i + perRow).join(' ')}`);
  return rows;
}
