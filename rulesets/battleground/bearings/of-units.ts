import type { Unit } from '../../../src/rules/roster.js';
import { are, capital, names, quoted } from '../../../src/rules/text/say.js';
import { battlefieldOf } from '../battlefield.js';
import { CLASSES } from '../roster/figures.js';
import { isBroken } from '../units/fall-back.js';
import { MOST_FIGURES } from '../units/figures.js';
import { bearings, type Moment } from '../words.js';

/** What speaks against a deed because of what befell those who do it, where it is a matter for the players. */

type Now = Moment;

/** The units that combine, with the figures each has by the line. */
const combining = ({ input, named: { unit = [], other = [] } }: Now) => [
  ...unit.map((of) => ({ unit: of, figures: Number(input.figures) })),
  ...other.map((of) => ({ unit: of, figures: Number(input.otherFigures) })),
];

/** Over twelve nobody combines but for the sake of a unit that was decimated: it has lost figures, however many it is by now. */
const areWhole = (now: Now): boolean => {
  const both = combining(now);
  const all = both.reduce((sum, { figures }) => sum + figures, 0);
  return both.length === 2 && all > MOST_FIGURES && both.every(({ unit }) => unit.marks.fallen === undefined);
};

const areHalves = (now: Now): boolean => {
  const both = combining(now);
  return both.length === 2 && both.every(({ unit }) => unit.marks.divided === true);
};

const staying = (now: Now): readonly Unit[] =>
  combining(now)
    .map(({ unit }) => unit)
    .filter(({ marks }) => marks.stays === true);

const didNotDare = (now: Now): readonly Unit[] =>
  combining(now)
    .map(({ unit }) => unit)
    .filter(({ marks }) => marks.refused === true);

/** Units with prisoners and their guards. */
const guarding = (now: Now): readonly Unit[] =>
  combining(now)
    .map(({ unit }) => unit)
    .filter(({ marks }) => !!marks.prisoners && !!marks.guards);

const leads = ({ kind, marks }: Unit): boolean => kind === 'vehicle' && !!marks.prisoners;

/** Vehicles with prisoners that fight, or fire at those who charge them. */
const escorting = ({ doers, named: { charged = [] }, input: { reaction } }: Now): readonly Unit[] => [
  ...doers.filter(leads),
  ...(reaction === 'shoot' || reaction === 'both' ? charged.filter(leads) : []),
];

/** The lines by which a vehicle lets those go whom it leads away: by their names, where they are known. */
function letGo({ name }: Unit, { state }: Now): string {
  const theirs = state.units.filter(({ marks }) => marks.captured === true && marks.keptBy === name);
  const lines = theirs.map((unit) => `wg roster unmark ${quoted(unit.name)} captured`);
  return lines.length > 0 ? lines.join('; ') : `wg roster unmark ${quoted(name)} prisoners`;
}

/** Of two units that combine those who have left their horses, where the men of the other never had any. */
const leftHorses = (now: Now): readonly Unit[] => {
  const both = combining(now).map(({ unit }) => unit);
  const dismounted = both.filter(({ marks }) => marks.horses === true);
  return dismounted.length < both.length ? dismounted : [];
};

/** Those whom a field attacks by this line, where it does: who stays where he is is not attacked. */
const attackedByMines = ({ input, named: { mover = [] } }: Now): readonly Unit[] =>
  (input.entered !== undefined || input.at !== undefined) && input.still !== true && input.inches !== 0
    ? mover
    : [];

/** Nothing has taken it anywhere of late: neither a card, nor a charge on it, nor its losses. */
const standsStill = ({ marks }: Unit): boolean =>
  !['hasMoved', 'reactedFled', 'overran', 'routing', 'shotAt', 'lastLost', 'aboard'].some(
    (mark) => !!marks[mark],
  );

const isStopped = ({ kind, marks: { stoppedBy, damage } }: Unit): boolean =>
  kind === 'vehicle' && (stoppedBy !== undefined || damage === 'immobilised' || damage === 'both');

/** Those who go somewhere by what they suffer: in flight from a charge, or where their losses shake them. */
const drivenOff = ({ input, named: { charged = [], target = [] } }: Now): readonly Unit[] => [
  ...(input.reaction === 'flee' || input.reaction === 'both' ? charged : []),
  ...(input.retreat === true ? target : []),
];
/** Vehicles of which the game knows one where there are several. */
const severalModels = ({ named }: Now): readonly Unit[] =>
  Object.values(named)
    .flat()
    .filter(({ kind, profile }) => kind === 'vehicle' && Number(profile.models ?? 1) > 1);
const minedOf = (units: readonly Unit[]) => units.filter(({ marks }) => marks.mined === true);

/** Those who shoot with heavy weapons of which nobody has said the class, where it is by their class that they count. */
function unclassed({ input, typed, doers, named: { charged = [] } }: Now): readonly Unit[] {
  if (input.weaponClasses !== true) return [];
  const shootsBack = input.reaction === 'shoot' || input.reaction === 'both';
  const areTold = CLASSES.some((sort) => typed.includes(sort));
  const areTargets = CLASSES.some((sort) => typed.includes(`target${capital(sort)}`));
  return [...(areTold ? [] : doers), ...(shootsBack && !areTargets ? charged : [])].filter(
    ({ kind, profile }) => kind === 'infantry' && Number(profile.hw ?? 0) > 0,
  );
}

export const ofUnits = bearings(
  {
    clause: 'bg:combine.2',
    word: 'whole',
    actions: ['combine'],
    when: areWhole,
    says: (now) =>
      `${names(combining(now).map(({ unit }) => unit))} have lost nobody: over ${MOST_FIGURES} figures units combine only to take on a decimated one (bg:R143).`,
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
    clause: 'bg:charge.1',
    word: 'did not dare',
    actions: ['combine'],
    when: (now) => didNotDare(now).length > 0,
    says: (now) =>
      `${names(didNotDare(now))} did not dare to charge, and makes no move under this card: combining is part of a movement.`,
  },
  {
    clause: 'bg:prison.2',
    word: 'guards',
    actions: ['combine'],
    when: (now) => guarding(now).length > 0,
    says: (now) =>
      `${names(guarding(now))} ${guarding(now).length === 1 ? 'guards' : 'guard'} prisoners: they leave the fighting, and combine with nobody.`,
    way: (now) => {
      const lines = guarding(now).map(({ name }) => `wg roster unmark ${quoted(name)} prisoners guards`);
      return `${lines.join('; ')}, where you agree that they stay`;
    },
  },
  {
    clause: 'bg:vmelee.7',
    word: 'prisoners',
    actions: ['shoot', 'charge', 'overrun'],
    when: (now) => escorting(now).length > 0,
    says: (now) => `${names(escorting(now))} leads prisoners away; to fight on it lets them go.`,
    way: (now) => letGo(escorting(now)[0]!, now),
  },
  {
    clause: 'bg:cav.6',
    actions: ['combine'],
    missing: true,
    when: (now) => leftHorses(now).length > 0,
    says: (now) =>
      `the horses of ${names(leftHorses(now))} carry its own men: with men on foot it mounts no more, and wg roster unmark ${quoted(leftHorses(now)[0]!.name)} horses leaves them for good`,
  },
  {
    clause: 'bg:hw.1',
    actions: ['shoot', 'charge'],
    missing: true,
    when: (now) => unclassed(now).length > 0,
    says: (now) =>
      `the heavy weapons of ${names(unclassed(now))} are of no class on record, and ordinary shooters where classes count: hw-personnel, hw-armour, hw-piat or hw-flame in place of hw, by wg roster mark`,
  },
  {
    clause: 'bg:card.17',
    actions: [
      'move',
      'shoot',
      'charge',
      'melee',
      'overrun',
      'mines',
      'artillery',
      'vehicle-damage',
      'bail-out',
    ],
    missing: true,
    when: (now) => severalModels(now).length > 0,
    says: (now) =>
      `${names(severalModels(now))} ${are(severalModels(now).length)} told as one vehicle, of several models: for each to move, fire and be hit by itself they stand in the roster one by one, with pair: and the name of the other`,
  },
  {
    clause: 'bg:nonstand.2',
    word: 'non-standing',
    actions: ['move'],
    when: ({ input, doers }) => input.digIn === true && doers.some(isBroken),
    says: ({ doers }) =>
      `${names(doers)} ${are(doers.length)} non-standing: it has to fall back, join another unit, or both, and not to dig in.`,
  },
  {
    clause: 'bg:melee.5',
    actions: ['charge'],
    missing: true,
    when: ({ input, typed }) =>
      typed.includes('cover') &&
      (input.cover === 'light' || input.cover === 'medium' || input.cover === 'heavy'),
    says: ({ input }) =>
      `${input.cover} cover may be a building or a wall, which are worth something in the melee: then -c building or -c wall`,
  },
  {
    clause: 'bg:mine.12',
    word: 'attacked',
    actions: ['mines'],
    when: (now) => attackedByMines(now).some(({ marks }) => marks.inMines === true),
    says: (now) =>
      `Mines have attacked ${names(attackedByMines(now))} under this card already: once for each move.`,
  },
  {
    clause: 'bg:mine.12',
    word: 'stopped',
    actions: ['mines'],
    when: (now) => attackedByMines(now).some((unit) => standsStill(unit) && isStopped(unit)),
    says: (now) => `${names(attackedByMines(now))} cannot move: a field attacks only those who do.`,
    way: 'wg mines <unit> --still, or nothing at all',
  },
  {
    clause: 'bg:mine.12',
    actions: ['mines'],
    missing: true,
    when: (now) =>
      battlefieldOf(now.state).deck.dealt > 0 &&
      now.input.turned !== true &&
      attackedByMines(now).some(
        (unit) => standsStill(unit) && !isStopped(unit) && unit.marks.inMines !== true,
      ),
    says: (now) =>
      `${names(attackedByMines(now))} has not moved that anybody told: a field attacks only those who do`,
  },
  {
    clause: 'bg:mine.12',
    actions: ['charge', 'shoot', 'artillery', 'overrun'],
    missing: true,
    when: (now) => minedOf(drivenOff(now)).length > 0,
    says: (now) =>
      `${names(minedOf(drivenOff(now)))} ${are(minedOf(drivenOff(now)).length)} in a minefield, which attacks it where it is driven off: wg mines, with --across where it comes out`,
  },
  {
    clause: 'bg:mine.12',
    word: 'mined',
    actions: ['move', 'charge', 'overrun', 'rally'],
    missing: true,
    when: ({ doers }) => minedOf(doers).length > 0,
    says: ({ doers }) =>
      `${names(minedOf(doers))} ${are(minedOf(doers).length)} in a minefield, which attacks whoever moves there: wg mines, with --across where the move leads out of it`,
  },
);
