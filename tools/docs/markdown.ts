/** The little of Markdown that the reference is written in. */

/** Text as it stands, whatever of it would mean something to Markdown, to HTML or to the generator of the site. */
export const plain = (text: string): string =>
  text
    .replace(/[\\`*_[\]|~]/g, '\\$&')
    .replace(/[<>&{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/\s*\n\s*/g, ' ');

/** What is typed. In a table a bar has to be told from those between its cells. */
export const code = (text: string): string => `<code>${plain(text)}</code>`;

/** Lines to type at a shell. */
export const shell = (lines: readonly string[]): string[] => ['', '```sh', ...lines, '```', ''];

/** A heading that is linked to by its id: `bg:shoot.1`. */
export const heading = (level: number, text: string, id?: string): string[] => [
  '',
  `${'#'.repeat(level)} ${text}${id === undefined ? '' : ` {#${anchor(id)}}`}`,
  '',
];

/** An id as it stands in an address. */
export const anchor = (id: string): string => id.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** @returns nothing, where there are no rows */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return rows.length === 0 ? [] : ['', line(head), line(head.map(() => '---')), ...rows.map(line), ''];
};
