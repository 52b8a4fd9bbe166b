import type { Moment } from '../../src/rules/permit.js';
import type { Unit } from '../../src/rules/roster.js';
import { list } from '../../src/rules/say.js';
import { MOST } from './units/figures.js';
import { bearings } from './words.js';

/** What speaks against a deed because of what befell those who do it, where it is a matter for the players. */

type Now = Moment;

const names = (units: readonly Unit[]): string => list(units.map(({ name }) => name));
const are = (units: readonly Unit[]): string => (units.length === 1 ? 'is' : 'are');

/** The units that combine, with the figures each has by the line. */
const combining = ({ input, named: { unit = [], other = [] } }: Now) => [
  ...unit.map((of) => ({ unit: of, figures: Number(input.figures) })),
  ...other.map((of) => ({ unit: of, figures: Number(input.otherFigures) })),
];

/** Over twelve nobody combines but for the sake of a unit that was decimated: who has grown since may be one. */
const areWhole = (now: Now): boolean => {
  const both = combining(now);
  const all = both.reduce((sum, { figures }) => sum + figures, 0);
  return both.length === 2 && all > MOST && both.every(({ unit, figures }) => unit.began.figures === figures);
};

const areHalves = (now: Now): boolean => {
  const both = combining(now);
  return both.length === 2 && both.every(({ unit }) => unit.marks.divided === true);
};

const staying = (now: Now): readonly Unit[] =>
  combining(now)
    .map(({ unit }) => unit)
    .filter(({ marks }) => marks.stays === true);

const mined = ({ doers }: Now): readonly Unit[] => doers.filter(({ marks }) => marks.mined === true);

export const ofUnits = bearings(
  {
    clause: 'bg:combine.2',
    word: 'whole',
    actions: ['combine'],
    when: areWhole,
    says: (now) =>
      `${names(combining(now).map(({ unit }) => unit))} are whole: over ${MOST} figures units combine only to take on a decimated one.`,
  },
  {
    clause: 'bg:combine.2',
    word: 'divided',
    actions: ['combine'],
    when: areHalves,
    says: (now) =>
      `${names(combining(now).map(({ unit }) => unit))} have combined and divided under this card already.`,
  },
  {
    clause: 'bg:retreat.3',
    word: 'rallied',
    actions: ['combine'],
    when: (now) => staying(now).length > 0,
    says: (now) =>
      `${names(staying(now))} rallied, and stays where it is under this card (bg:R123): combining is part of a movement.`,
  },
  {
    clause: 'bg:mine.12',
    word: 'mined',
    actions: ['move', 'charge', 'overrun', 'rally'],
    missing: true,
    when: (now) => mined(now).length > 0,
    says: (now) =>
      `${names(mined(now))} ${are(mined(now))} in a minefield, which attacks whoever moves there: wg mines, with --across where the move leads out of it`,
  },
);
