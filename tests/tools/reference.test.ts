import { beforeAll, describe, expect, test } from 'vitest';
import { BESIDE, SYSTEMS } from '../../src/engine/systems.js';
import { actionsOf, gameStateOf } from '../../src/rules/system.js';
import { anchor, plain } from '../../tools/docs/markdown.js';
import { type ReferencePage, referencePages } from '../../tools/docs/reference.js';

let pages: Map<string, ReferencePage>;
beforeAll(async () => {
  pages = new Map((await referencePages()).map((page) => [page.path, page]));
});

const text = (path: string): string => pages.get(path)!.text;
const ALL = [...SYSTEMS, ...BESIDE].map((system) => [system.id, system] as const);

describe.each(ALL)('the reference of %s', (id, system) => {
  test('has every action with its inputs, its results and its examples', async () => {
    const page = text(`${id}/actions.md`);
    for (const { name, inputs, result, examples } of await actionsOf(system)) {
      const [, own = ''] = page.split(`{#${anchor(name)}}\n`);
      const section = own.split('\n## ')[0]!;
      for (const [field, { help }] of Object.entries({ ...inputs, ...result } as Record<
        string,
        { help: string }
      >))
        expect(section, `${name} ${field}`).toContain(plain(help));
      for (const [line] of examples) expect(section).toContain(`\n${line}  # `);
    }
  });

  test('has every clause, table and ruling, each at an address of its own', async () => {
    const { book } = await system.book();
    const all = { 'clauses.md': book.clauses, 'tables.md': book.tables, 'rulings.md': book.rulings };
    for (const [name, of] of Object.entries(all)) {
      const ids = Object.keys(of).map(anchor);
      expect(new Set(ids).size).toBe(ids.length);
      for (const one of ids) expect(text(`${id}/${name}`).split(`{#${one}}`), one).toHaveLength(2);
    }
  });

  test('has every kind of unit with what is said of it and the marks it carries', async () => {
    const kinds = Object.values((await gameStateOf(system))?.memory.kinds ?? {});
    for (const { name, profile, marks } of kinds)
      for (const field of Object.keys({ ...profile, ...marks }))
        expect(text(`${id}/units.md`), `${name} ${field}`).toContain(`| <code>${plain(field)}</code> |`);
  });
});

test('links lead to what is there', () => {
  for (const { path, text: page } of pages.values())
    for (const [, to, at] of page.matchAll(/\]\(\.\/([^#)]+)#([^)]+)\)/g))
      expect(text(`${path.split('/')[0]}/${to}`), `${path}: ${to}#${at}`).toContain(`{#${at}}`);
});

test('nothing in a page is taken for a tag, or for a place to fill in', () => {
  for (const { path, text: page } of pages.values()) {
    const prose = page.replace(/```sh\n[\s\S]*?\n```/g, '').replace(/<\/?code>/g, '');
    expect(prose.match(/<[a-z/!]|\{\{/i), path).toBeNull();
  }
});
