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
        text: 'At the table',
        items: [
          { text: 'One evening, from clone to report', link: '/tutorial' },
          { text: 'The rule systems', link: '/rule-systems' },
          { text: 'An evening in few keys', link: '/evening' },
        ],
      },
      {
        text: 'How to',
        items: [
          { text: 'Dice and odds', link: '/how-to/dice-and-odds' },
          { text: 'Decisions: what shall I do?', link: '/how-to/decisions' },
          { text: 'Own dice', link: '/how-to/own-dice' },
          { text: 'Games', link: '/how-to/games' },
          { text: 'Rosters', link: '/how-to/rosters' },
          { text: 'House rules', link: '/how-to/house-rules' },
          { text: 'Disputes', link: '/how-to/disputes' },
          { text: 'Sealed games', link: '/how-to/sealed-games' },
          { text: 'Scripts', link: '/how-to/scripting' },
          { text: 'Many machines', link: '/how-to/many-machines' },
          { text: 'Programs', link: '/how-to/embedding' },
          { text: 'A rule system of your own', link: '/writing-a-rule-system' },
        ],
      },
      {
        text: 'Explanation',
        items: [
          { text: 'How exact odds work', link: '/explanation/exact-odds' },
          { text: 'What is proved', link: '/explanation/what-is-proved' },
          { text: 'How luck is measured', link: '/explanation/luck' },
          { text: 'Architecture', link: '/explanation/architecture' },
          { text: 'Where things live', link: '/map' },
          { text: 'Glossary', link: '/glossary' },
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
