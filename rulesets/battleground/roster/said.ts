import { sameName } from '../../../src/rules/text/likeness.js';
import { counted, list } from '../../../src/rules/text/say.js';
import { sumOf } from '../units/stands.js';
import { DAMAGED } from '../vehicles/tables.js';
import { modelSaid } from '../words.js';
import { isNonStanding } from './figures.js';
import type { Driven, Emplaced, Foot } from './kinds.js';

/** What is told of a unit by its fields, in this order: a word for what is so, or what one comes to. */
type Words<U> = { readonly [F in keyof U]?: string | ((is: NonNullable<U[F]>, of: U) => string | undefined) };
const told = <U extends object>(of: U, words: Words<U>): string[] =>
  Object.entries(words as Words<Readonly<Record<string, unknown>>>).flatMap(([field, says]) => {
    const is = of[field as keyof U];
    return (is && (typeof says === 'function' ? says(is, of as never) : says)) || [];
  });

const FOOT_SAID: Words<Foot> = {
  leaders: (n) => counted(n, 'leader'),
  hw: (n) => counted(n, 'heavy weapon'),
  medics: (n) => counted(n, 'medic'),
  engineers: (n) => counted(n, 'engineer'),
  onStands: (left, { figures }) => (figures === sumOf(left) ? `on stands of ${list(left)}` : undefined),
  captured: (_, { figures }) => (figures > 0 ? 'surrendered' : undefined),
  partOf: (unit) => `part of ${unit}`,
  melee: meleeSaid,
  routing: 'routing',
  ran: 'ran',
  dugIn: 'dug in',
  road: 'used the road',
  mounted: 'mounted',
  horses: 'one holds the horses',
  aboard: (vehicle) => `aboard ${vehicle}`,
  bailOut: (state, { outOf = 'its vehicle' }) =>
    state === 'destroyed' ? `has to bail out of ${outOf}` : `rides in ${outOf}, which was hit`,
  mined: 'in a minefield',
  prisoners: (n) => counted(n, 'prisoner'),
  guards: (n) => counted(n, 'guard'),
  // Where nobody may try for them they are of no consequence.
  dead: (n, { medics }) => (medics > 0 ? `${n} dead a medic may try for` : undefined),
  clears: (n) => `${counted(n, 'engineer')} at the mines`,
  hasShot: 'has shot',
  hasMoved: 'has moved',
  shotAt: 'shot at',
  untested: 'its losses are to be tested',
  reactedShot: 'has shot in reaction',
  reactedFled: 'has fled',
  hasCharged: 'its charge fell short',
  stays: 'has rallied',
  refused: 'did not dare to charge',
  divided: 'has divided',
};

export function footSaid(of: Foot): string[] {
  // What it did before nobody was left is nobody's concern.
  if (of.figures === 0 && of.partOf === undefined) return [`grade ${of.grade}`, 'no figures left'];
  // All of it are others by now: nobody has fallen.
  if (of.figures === 0) return [`grade ${of.grade}`, `part of ${of.partOf}`];
  // Whoever went over to another unit is not lost.
  const had = of.figures + of.fallen;
  return [
    `grade ${of.grade}`,
    of.fallen > 0 ? `${of.figures} of ${counted(had, 'figure')} left` : counted(of.figures, 'figure'),
    ...(isNonStanding(of) ? ['non-standing'] : []),
    ...told(of, FOOT_SAID),
  ];
}

/** In a melee; in that of another, where it is known which one was charged. */
function meleeSaid(melee: string, { name }: Pick<Foot | Driven, 'name'>): string {
  return isSomebody(melee) && !sameName(melee, name) ? `in the melee of ${melee}` : 'in a melee';
}

/** Whether a mark names a unit: somebody whom nobody has named is whoever stands in a role, `a charged`. */
export const isSomebody = (name: unknown): name is string =>
  typeof name === 'string' && !/^a (?:melee|target|charged|defender)$/.test(name);

const VEHICLE_SAID: Words<Driven> = {
  gun: (is) => (is === 'none' ? undefined : is.replace('-', ' ')),
  mg: (n, { bowMg }) => counted(n + bowMg, 'machine gun'),
  bowMg: (n, { mg }) => (mg > 0 ? undefined : counted(n, 'machine gun')),
  pair: (name) => `one unit with ${name}`,
  damage: (is) => (is === 'none' ? undefined : DAMAGED[is]),
  stoppedBy: (by) => (by === 'mines' ? 'stopped by mines' : 'broken down'),
  dugIn: 'dug in',
  melee: meleeSaid,
  mined: 'in a minefield',
  prisoners: (n) => `leads ${counted(n, 'prisoner')} away`,
  hasMoved: 'has moved',
  overran: 'has driven through infantry',
  boarded: 'somebody got on or off',
  mgShots: 'has shot',
  gunShots: (_, { mgShots }) => (mgShots > 0 ? undefined : 'has shot'),
  reactedShot: 'has shot in reaction',
  reactedFled: 'has fled',
};

export const vehicleSaid = (of: Driven): string[] => [
  modelSaid(of.vehicle),
  `grade ${of.grade}`,
  ...(of.destroyed ? ['destroyed'] : told(of, VEHICLE_SAID)),
];

const EMPLACEMENT_SAID: Words<Emplaced> = { marked: 'hit once', hasShot: 'has shot' };

export const emplacementSaid = (of: Emplaced): string[] => [
  modelSaid(of.type),
  `grade ${of.grade}`,
  ...(of.destroyed ? ['destroyed'] : told(of, EMPLACEMENT_SAID)),
];
