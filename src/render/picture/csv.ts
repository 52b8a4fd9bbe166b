import { printable } from '../../engine/shown.js';
import type { ChartTable } from './picture.js';

/** A table as comma-separated values, by RFC 4180: a header, lines that end in CR LF, quotes where they are needed. */
export const csvOf = ({ columns, rows }: ChartTable): string =>
  [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');

function field(of: string | number): string {
  const text = typeof of === 'number' ? String(of) : harmless(printable(of));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Text from players that a spreadsheet would take for a formula, and run, is marked as text. */
const harmless = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^[-+]?[\d.]+%?$/.test(text) ? `'${text}` : text;
