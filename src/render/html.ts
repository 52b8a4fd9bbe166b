import { printable } from '../engine/shown.js';

/** HTML that may be written as it is. */
export class Html {
  constructor(readonly text: string) {}
}

/** What may stand in a template: text, which is escaped; HTML; several of them; nothing. */
type Content = string | number | Html | undefined | false | readonly Content[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text in which nothing is to be escaped: ASCII without controls and entities, as most of a report is. */
const PLAIN = /^[ !#-%(-;=?-~]*$/;

/** Text as HTML shows it, in an attribute too; what would steer a terminal or turn the line about is escaped. */
const escaped = (text: string): string =>
  PLAIN.test(text) ? text : printable(text).replace(/[&<>"']/g, (c) => ENTITIES[c]!);

function textOf(content: Content): string {
  if (content === undefined || content === false) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(textOf).join('');
  return escaped(String(content));
}

/** HTML from a template: whatever is put into it is escaped, unless it is HTML itself. */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Html =>
  new Html(parts.reduce((all, part, i) => `${all}${textOf(contents[i - 1])}${part}`));

/** The start of a page that loads nothing and runs nothing, up to its body. */
export const pageStart = (title: Content, style: string): Html => html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
<title>${title}</title>
<style>${new Html(style)}</style>
</head>`;

/** A document in which nothing is beyond ASCII. */
export const inAscii = (text: string): string =>
  text.replace(/[^\n\x20-\x7e]/gu, (c) => `&#${c.codePointAt(0)};`);
