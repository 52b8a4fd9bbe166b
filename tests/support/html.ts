/** An element of a page, with all that stands in it. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Element | string)[];
}

const TAG = /^<(\/?)([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+="[^"<]*")*)\s*(\/?)>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** Elements that hold nothing. */
const VOID = ['meta', 'path', 'rect', 'br', 'hr'];

/** Text with its entities read; a bare `&`, `<` or `>`, or a character that no text may hold, is an error. */
function textIn(raw: string): string {
  if (/[<>]|&(?!(amp|lt|gt|quot|#\d+);)/.test(raw)) throw new Error(`not escaped: ${raw.slice(0, 80)}`);
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(raw)) throw new Error('a control character');
  return raw
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (_, name: string) => ENTITIES[name]!);
}

/**
 * Reads a page strictly: every element is closed in its order, every attribute quoted and there once.
 * @throws Error where that is not so
 */
export function parsed(page: string): Element {
  const start = '<!DOCTYPE html>\n';
  if (!page.startsWith(start)) throw new Error('no doctype');
  const root: { name: string; attributes: Record<string, string>; children: (Element | string)[] } = {
    name: '',
    attributes: {},
    children: [],
  };
  const open = [root];
  for (let at = start.length; at < page.length; ) {
    const within = open.at(-1)!;
    if (page[at] !== '<') {
      const end = page.indexOf('<', at);
      const to = end < 0 ? page.length : end;
      const raw = page.slice(at, to);
      within.children.push(within.name === 'style' ? raw : textIn(raw));
      at = to;
      continue;
    }
    const tag = TAG.exec(page.slice(at, at + 5_000));
    if (!tag) throw new Error(`not a tag: ${page.slice(at, at + 60)}`);
    const [all, closes, name, rest, empty] = tag as unknown as [string, string, string, string, string];
    at += all.length;
    if (closes) {
      if (within.name !== name) throw new Error(`</${name}> closes <${within.name}>`);
      open.pop();
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const [, key, value] of rest.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)) {
      if (Object.hasOwn(attributes, key!)) throw new Error(`${key} twice in <${name}>`);
      attributes[key!] = textIn(value!);
    }
    const element = { name, attributes, children: [] };
    within.children.push(element);
    if (VOID.includes(name) !== (empty === '/')) throw new Error(`<${name}> is closed in the wrong way`);
    if (!empty) open.push(element);
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)!.name}> is not closed`);
  return root;
}

/** Every element of a page, in order. */
const elementsOf = (of: Element): Element[] => [
  of,
  ...of.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
];

/** The text of an element. */
export const textOf = (of: Element): string =>
  of.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

/** All elements of a name, of a class if one is given. */
export const named = (of: Element, name: string, className?: string): Element[] =>
  elementsOf(of).filter(
    (element) =>
      element.name === name &&
      (className === undefined || element.attributes.class?.split(' ').includes(className)),
  );

/** What is wrong with a page, as far as can be told without a browser. */
export function faults(page: Element): string[] {
  const wrong: string[] = [];
  const all = elementsOf(page);
  const ids = all.flatMap(({ attributes: { id } }) => id ?? []);
  if (new Set(ids).size < ids.length) wrong.push('an id twice');
  for (const { name, attributes } of all) {
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith('on')) wrong.push(`${name} ${key}`);
      if (['src', 'data', 'action', 'srcset', 'poster'].includes(key)) wrong.push(`loads ${value}`);
      if (key === 'href' && !(value.startsWith('#') && ids.includes(value.slice(1))))
        wrong.push(`leads to ${value}`);
      if (key.startsWith('aria-') && key !== 'aria-label' && key !== 'aria-hidden' && !ids.includes(value))
        wrong.push(`${key} of ${value}`);
    }
    if (['script', 'link', 'img', 'iframe', 'object', 'embed', 'base', 'form'].includes(name))
      wrong.push(name);
  }
  const style = named(page, 'style').map(textOf).join('');
  if (/url\(|@import|https?:/.test(style)) wrong.push('the style loads something');
  const levels = all.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []));
  if (levels[0] !== 1 || levels.filter((n) => n === 1).length !== 1) wrong.push(`headings ${levels}`);
  for (const [i, n] of levels.entries())
    if (i > 0 && n > levels[i - 1]! + 1) wrong.push(`headings ${levels}`);
  const [body] = named(page, 'body');
  // A page without sections has nothing to lead to.
  const parts = levels.includes(2) ? ['header', 'nav', 'main', 'footer'] : ['header', 'main'];
  for (const name of parts) {
    if (body!.children.filter((child) => typeof child !== 'string' && child.name === name).length !== 1)
      wrong.push(`not one ${name}`);
  }
  for (const of of named(page, 'table')) {
    if (named(of, 'caption').length !== 1) wrong.push('a table without a caption');
    if (named(of, 'th').some(({ attributes: { scope } }) => !scope)) wrong.push('a header of nothing');
  }
  if (named(page, 'html')[0]?.attributes.lang !== 'en') wrong.push('no language');
  return wrong;
}
