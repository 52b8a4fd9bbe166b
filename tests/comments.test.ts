import { describe, expect, test } from 'vitest';
import { type Sources, sourcesIn } from './support/sources.js';

/** Comments of declarations, each with the declaration behind it. */
const DECLARED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?=(.*))/g;
const PARAMETER = /@param (\w+)/g;
const LINK = /\{@link (\w+)/g;

/** What stands between the first brackets from here on: the parameters of a function, with whatever brackets stand in them. */
function inBrackets(text: string, from: number): string {
  const opens = text.indexOf('(', from);
  let depth = 0;
  for (let at = opens; at >= 0 && at < text.length; at++) {
    if ('([{'.includes(text[at]!)) depth++;
    else if (')]}'.includes(text[at]!) && --depth === 0) return text.slice(opens + 1, at);
  }
  return '';
}

/** Parameters that are taken apart at once: they have no name but that of the comment. */
const takenApart = (parameters: string): number => parameters.match(/(?:^|,\s)\s*[[{]/g)?.length ?? 0;

/** What comments tell of, and is not there, by file and line. */
function strays(sources: Sources): string[] {
  const words = new Map([...sources].map(([file, text]) => [file, text.replace(LINK, '')]));
  const everywhere = [...words.values()].join('\n');
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(DECLARED)].flatMap(({ 0: all, 1: comment, index }) => {
      const at = `${file}:${text.slice(0, index).split('\n').length}`;
      const parameters = inBrackets(text, index + all.length);
      const isThere = (name: string, where: string) => new RegExp(`\\b${name}\\b`).test(where);
      const named = [...comment!.matchAll(PARAMETER)].map(([, name]) => name!);
      const missing = named.filter((name) => !isThere(name, parameters));
      const links = [...comment!.matchAll(LINK)].map(([, name]) => name!);
      return [
        ...(missing.length > takenApart(parameters) ? missing.map((name) => `${at} tells of ${name}`) : []),
        ...links
          .filter(
            (name) =>
              !new RegExp(`(?:const|function\\*?|class|interface|type|readonly) ${name}\\b`).test(everywhere),
          )
          .map((name) => `${at} leads to ${name}`),
      ];
    }),
  );
}

test('comments tell of parameters that are there, and lead to what is declared', () => {
  expect(strays(sourcesIn('src', 'rulesets', 'tests', 'bench', 'tools'))).toEqual([]);
});

describe('what would be found', () => {
  const found = (text: string) => strays(new Map([['a.ts', text]]));

  test('a parameter that is called otherwise, and one too many', () => {
    const told = (...parameters: string[]) => `
/**
 * Lights it.
${parameters.map((name) => ` * @param ${name} how\n`).join('')} */
`;
    const LIT = 'export const lit = (dark: string, { dusk }: { readonly dusk: () => void }) => dark;\n';
    expect(found(`${told('dark', 'by')}${LIT}`)).toEqual([]);
    expect(found(`${told('light', 'by')}${LIT}`)).toEqual(['a.ts:2 tells of light', 'a.ts:2 tells of by']);
  });

  test('a link to what nobody declares', () => {
    expect(found('/** See {@link dark}. */\nconst lit = 1;\n')).toEqual(['a.ts:1 leads to dark']);
    expect(found('/** See {@link dark}. */\nconst lit = 1;\nconst dark = 2;\n')).toEqual([]);
  });
});
