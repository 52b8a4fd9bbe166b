import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A page of the side bar. */
interface Listed {
  readonly text: string;
  readonly link: string;
}

const pages = fileURLToPath(new URL('../reference/pages.json', import.meta.url));
/** The pages of the reference, in groups by their rule system; written by tools/docs/write-reference.ts. */
const reference: readonly Listed[] = existsSync(pages) ? JSON.parse(readFileSync(pages, 'utf8')) : [];
/** The first half of a title: the rule system it is of, where it is of one. */
const groupOf = ({ text }: Listed) => (text.includes(': ') ? text.split(': ')[0]! : 'Every rule system');

export default {
  title: 'wg',
  description: 'Dice, rules and exact odds for tabletop wargames',
  cleanUrls: true,
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: [
      {
        text: 'Guide',
        items: [
          { text: 'An evening at the table', link: '/evening' },
          { text: 'Glossary', link: '/glossary' },
          { text: 'Where things live', link: '/map' },
        ],
      },
      ...[...new Set(reference.map(groupOf))].map((group) => ({
        text: group,
        collapsed: true,
        items: reference
          .filter((page) => groupOf(page) === group)
          .map(({ text, link }) => ({ text: text.split(': ').at(-1), link })),
      })),
    ],
  },
};
