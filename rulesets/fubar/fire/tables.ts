import { type PlayedTable, played } from '../../../src/rules/book.js';
import { inferred, printed, table } from '../words.js';

export const COVER = ['open', 'soft', 'moderate', 'hard'] as const;
export type Cover = (typeof COVER)[number];

export const coverModifiers = table<number, Exclude<Cover, 'open'>>({
  id: 'fubar:table.cover',
  title: 'Cover',
  unit: 'on the number needed',
  cells: { soft: printed(1), moderate: printed(2), hard: printed(3) },
});

/** What kind of cover the things on the table are. */
export const terrain = table<Cover, string>({
  id: 'fubar:table.cover',
  title: 'Examples of cover',
  unit: 'cover',
  cells: {
    undergrowth: printed('soft'),
    woods: printed('soft'),
    'wooden-building': printed('soft'),
    hedgerow: printed('soft'),
    'rifle-pit': printed('soft'),
    wall: printed('moderate'),
    building: printed('moderate'),
    rubble: printed('moderate'),
    trench: printed('moderate'),
    bunker: printed('hard'),
  },
});
export const TERRAIN = Object.keys(terrain.cells);

/** The worst number that cover can make (cover.3). */
export const limits = table({
  id: 'fubar:table.to-hit',
  title: 'The worst number that cover makes',
  unit: 'on a die',
  must: ['a number from 2 to 6', (n) => n >= 2 && n <= 6],
  cells: { cap: inferred(6, 'fubar:R17') },
});

/** The cover of a row that has such an example. */
const coverOf = (example: string, name = '', examples = ''): string =>
  examples.split(', ').includes(example) ? name.toLowerCase() : `no ${example}`;
const OF_COVER = ['Cover', 'Examples'];

/** As our copy of the book has it. */
export const coverPrinted: PlayedTable = {
  title: 'Cover',
  source: 'Cover',
  provenance: 'book',
  columns: ['Cover', 'Mod', 'Examples'],
  rows: [
    ['Soft', 1, 'Undergrowth, Woods, Wooden Buildings, Hedgerows, Rifle Pits'],
    ['Moderate', 2, 'Stone or Brick Walls, Buildings or Rubble, Trenches'],
    ['Hard', 3, 'Bunkers'],
  ],
  played: [
    /* @__PURE__ */ played(coverModifiers, {
      soft: ['Soft', 'Mod'],
      moderate: ['Moderate', 'Mod'],
      hard: ['Hard', 'Mod'],
    }),
    /* @__PURE__ */ played(terrain, {
      undergrowth: ['Soft', OF_COVER, (...row) => coverOf('Undergrowth', ...row)],
      woods: ['Soft', OF_COVER, (...row) => coverOf('Woods', ...row)],
      'wooden-building': ['Soft', OF_COVER, (...row) => coverOf('Wooden Buildings', ...row)],
      hedgerow: ['Soft', OF_COVER, (...row) => coverOf('Hedgerows', ...row)],
      'rifle-pit': ['Soft', OF_COVER, (...row) => coverOf('Rifle Pits', ...row)],
      wall: ['Moderate', OF_COVER, (...row) => coverOf('Stone or Brick Walls', ...row)],
      building: ['Moderate', OF_COVER, (...row) => coverOf('Buildings or Rubble', ...row)],
      rubble: ['Moderate', OF_COVER, (...row) => coverOf('Buildings or Rubble', ...row)],
      trench: ['Moderate', OF_COVER, (...row) => coverOf('Trenches', ...row)],
      bunker: ['Hard', OF_COVER, (...row) => coverOf('Bunkers', ...row)],
    }),
  ],
};

/** As our copy of the book has it. */
export const toHitPrinted: PlayedTable = {
  title: 'Number needed to hit, by expertise and cover (no aimed fire)',
  source: 'Cover; Firing',
  provenance:
    'inferred (expertise number + cover modifier, held at 6+ by the cap; aimed fire under R17 then adds 1 to each die)',
  columns: ['Expertise', 'Open', 'Soft', 'Moderate', 'Hard'],
  rows: [
    ['6+', '6+', '6+', '6+', '6+'],
    ['5+', '5+', '6+', '6+', '6+'],
    ['4+', '4+', '5+', '6+', '6+'],
  ],
  played: [/* @__PURE__ */ played(limits, { cap: ['4+', 'Hard'] })],
};
