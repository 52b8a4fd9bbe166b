import type { Tally } from '../../../src/rules/draw.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted, list, numbered, outOf } from '../../../src/rules/text/say.js';
import { addUp, dice, type Looked, part, restOf, toldAs } from '../../../src/rules/words.js';
import { look, ruling, step } from '../words.js';
import { type Aboard, sum, unitsIn } from './aboard.js';
import { crewEscape } from './tables.js';

/** What became of them; each field stands where there was somebody to ask about. */
export type Escaped = {
  withSmg?: number;
  withPistol?: number;
  crewLost?: number;
  passengersOut?: number;
  passengersLost?: number;
  abandoned?: number;
  lostOfEach?: readonly number[];
  smgsOfEach?: readonly number[];
};

export const escapedFields = {
  withSmg: { help: 'crewmen out with an SMG' },
  withPistol: { help: 'crewmen out with a pistol' },
  crewLost: { help: 'crewmen lost' },
  passengersOut: { help: 'passengers out' },
  passengersLost: { help: 'passengers lost' },
  abandoned: { help: 'heavy weapons left aboard' },
  lostOfEach: { help: 'passengers lost of each unit, where there are several' },
  smgsOfEach: {
    help: 'passengers out with SMGs, of each unit, where they throw as a crew',
  },
};

type Crew = Readonly<Required<Pick<Escaped, 'withSmg' | 'withPistol' | 'crewLost'>>>;

/** What became of the crew, if there is one; and the SMGs of each unit aboard, where the infantry throws as the crew does. */
export interface CrewOut {
  readonly crew?: Crew;
  readonly asCrew?: readonly number[];
}

/** The passengers who get out, by their units; those of them with SMGs are told apart where they throw as a crew. */
type RidersOut = Tally<`out${number}` | `smgs${number}`>;

/** The men aboard a knocked out vehicle roll to get out (crew.1 to crew.4). */
export function* whoEscapes(aboard: Aboard): Rule<Escaped> {
  return yield* ridersFollow(aboard, yield* crewEscapes(aboard));
}

/** The crew is the first to roll (crew.1). */
export function* crewEscapes(aboard: Aboard): Rule<CrewOut> {
  const { crew, hw = 0 } = aboard;
  const asCrew = aboard.asCrew && (yield* smgsOfRiders(aboard, aboard.asCrew));
  const smgs = crew ? yield* smgsAboard(aboard) : 0;
  if (hw > 0) {
    const text = `${counted(hw, 'heavy weapon')} abandoned in the wreck`;
    yield* step({ id: 'abandoned', clause: 'wrg:crew.4', value: hw, text, ruling: 'wrg:R48' });
  }
  const out = crew ? yield* part(crewOut, crew, smgs) : NOBODY_OUT;
  return { ...(crew !== undefined && { crew: out }), ...(asCrew && { asCrew }) };
}

/** The infantry aboard rolls behind the crew, which got out as this (crew.3). */
export function* ridersFollow(aboard: Aboard, { crew, asCrew }: CrewOut): Rule<Escaped> {
  const { passengers, hw, each } = aboard;
  const units = unitsIn(aboard);
  return yield* toldAs(restOf(part(ridersOut, units, asCrew)), (out): Escaped => {
    const lost = units.map((men, i) => men - out[`out${i}`]!);
    return {
      ...crew,
      ...(passengers !== undefined && { passengersOut: passengers - sum(lost), passengersLost: sum(lost) }),
      ...(hw !== undefined && { abandoned: hw }),
      ...(each && { lostOfEach: lost }),
      ...(asCrew && { smgsOfEach: units.map((_, i) => out[`smgs${i}`]!) }),
    };
  });
}

/** Each unit of them rolls by itself. */
function* ridersOut(units: readonly number[], asCrew: CrewOut['asCrew']): Rule<RidersOut> {
  const tally = units.flatMap((_, i) => [`out${i}` as const, ...(asCrew ? [`smgs${i}` as const] : [])]);
  const nobody = Object.fromEntries(tally.map((name) => [name, 0])) as RidersOut;
  const riders = asCrew ? ridersAsCrew : passengersOut;
  const parts = units.map((men, i) => () => part(riders, men, i, nobody, asCrew?.[i]));
  return yield* restOf(addUp(tally, parts));
}

/** How many sixes find an SMG, among so many men who have so many (R48, R168). */
function* smgsFor(men: number, bought: number) {
  const free = (yield* ruling('wrg:R48')) === 2;
  const all = free || (bought > 0 && (yield* ruling('wrg:R168')) === 2);
  return { n: all ? men : Math.min(bought, men), all, ruling: free ? 'wrg:R48' : 'wrg:R168' } as const;
}
const ALL_SMGS = 'whoever rolls for an SMG has one';

function* smgsAboard({ crew = 0, smgs, softCrew }: Aboard): Rule<number> {
  const bought = smgs ?? (softCrew ? 0 : 2);
  const { n, all, ruling } = yield* smgsFor(crew, bought);
  const unsaid = !all && smgs === undefined && !softCrew;
  const text = all
    ? ALL_SMGS
    : unsaid
      ? `${counted(n, 'SMG')} among the crew: every AFV crew has 2 at least`
      : `${counted(bought, 'SMG')} bought: ${bought > 0 ? 'the rest of the crew have' : 'the crew of a soft vehicle has'} pistols`;
  return yield* step({
    id: 'smgs',
    clause: unsaid ? 'wrg:points.17' : 'wrg:crew.1',
    value: n,
    text,
    ruling,
  });
}

/** The same of infantry that throws as crew: its own SMGs are those that were paid for. */
function* smgsOfRiders(aboard: Aboard, bought: readonly number[]): Rule<number[]> {
  const found: number[] = [];
  for (const [i, men] of unitsIn(aboard).entries()) {
    const { n, all, ruling } = yield* smgsFor(men, bought[i] ?? 0);
    const text = all
      ? ALL_SMGS
      : `${counted(n, 'SMG')} among ${numbered(men, 'passenger')}: the rest leave with pistols`;
    found.push(yield* step({ id: 'passenger-smgs', clause: 'wrg:mine.12', value: n, text, ruling }));
  }
  return found;
}

/** A die for each man as for a crewman (crew.1). */
function* thrownAsCrew(die: 'crew' | 'passenger', men: number) {
  const smg = yield* look(crewEscape.cells.smg);
  const pistol = yield* look(crewEscape.cells.pistol);
  const out = yield* dice({
    dice: [die],
    times: men,
    tally: ['sixes', 'others'],
    read: (face) =>
      face >= smg.value ? { sixes: 1, others: 0 } : { sixes: 0, others: face >= pistol.value ? 1 : 0 },
  });
  return { out, smg };
}

/** The crew throws (crew.1). */
function* crewOut(crew: number, smgs: number): Rule<Crew> {
  const { out, smg } = yield* thrownAsCrew('crew', crew);
  const got = crewOf(crew, smgs, out);
  const { withSmg, withPistol, crewLost } = got;
  const text = () => `${crewSaid(withSmg, withPistol)}, ${crewLost === 0 ? 'none' : crewLost} lost`;
  yield* step({ id: 'crew', clause: 'wrg:crew.1', value: withSmg + withPistol, text, from: smg });
  if (crewLost < crew) yield* noGrenades('crewmen on foot carry no grenades');
  return got;
}

function* noGrenades(text: string): Rule<void> {
  yield* step({ id: 'no-grenades', clause: 'wrg:crew.2', value: 0, text, ruling: 'wrg:R48' });
}

/** Infantry aboard throws as the crew does, and keeps no more than it (mine.12, crew.2). */
function* ridersAsCrew(men: number, unit: number, nobody: RidersOut, smgs = 0): Rule<RidersOut> {
  const { out, smg } = yield* thrownAsCrew('passenger', men);
  const { withSmg, withPistol, crewLost } = crewOf(men, smgs, out);
  const text = () =>
    `passengers: ${crewSaid(withSmg, withPistol)}, ${crewLost === 0 ? 'none' : crewLost} lost`;
  yield* step({ id: 'passengers', clause: 'wrg:mine.12', value: withSmg + withPistol, text, from: smg });
  if (crewLost < men) yield* noGrenades('passengers who throw as a crew keep no grenades');
  return { ...nobody, [`out${unit}`]: withSmg + withPistol, [`smgs${unit}`]: withSmg };
}

/** A die for each man of the infantry aboard (crew.3). */
function* passengersOut(passengers: number, unit: number, nobody: RidersOut): Rule<RidersOut> {
  const from: Looked<number> = yield* look(crewEscape.cells.passenger);
  const { out } = yield* dice({
    dice: ['passenger'],
    times: passengers,
    tally: ['out'],
    read: (face) => ({ out: face >= from.value ? 1 : 0 }),
  });
  const text = () =>
    out === 0 ? 'no passenger gets out' : `${outOf(out, passengers)} out with their personal weapons`;
  yield* step({ id: 'passengers', clause: 'wrg:crew.3', value: out, text, from });
  return { ...nobody, [`out${unit}`]: out };
}

/** No more sixes than there are SMGs count as such: the others get out with what is left. */
const crewOf = (crew: number, smgs: number, { sixes, others }: Tally<'sixes' | 'others'>): Crew => {
  const withSmg = Math.min(sixes, smgs);
  return { withSmg, withPistol: sixes + others - withSmg, crewLost: crew - sixes - others };
};

const NOBODY_OUT: Crew = { withSmg: 0, withPistol: 0, crewLost: 0 };

/** Nobody had to leave: the vehicle is not knocked out. */
export const allAboard = ({ crew, passengers, hw }: Aboard): Escaped => ({
  ...(crew !== undefined && NOBODY_OUT),
  ...(passengers !== undefined && { passengersOut: 0, passengersLost: 0 }),
  ...(hw !== undefined && { abandoned: 0 }),
});

/** `1 out with an SMG and 2 with pistols`. */
function crewSaid(smg: number, pistol: number): string {
  const armed = [
    ...(smg > 0 ? [`${smg} with ${smg === 1 ? 'an SMG' : 'SMGs'}`] : []),
    ...(pistol > 0 ? [`${pistol} with ${pistol === 1 ? 'a pistol' : 'pistols'}`] : []),
  ];
  return armed.length === 0 ? 'nobody out' : list(armed);
}

/** `all 6 passengers out`, `no passenger gets out`. */
const ridersSaid = (out: number, all: number): string =>
  out === 0
    ? 'no passenger gets out'
    : all === 1
      ? 'the passenger gets out'
      : `${outOf(out, all)} passengers out`;

/** What became of the men aboard, as an umpire says it. */
export function escapesSaid({ withSmg, withPistol = 0, crewLost, passengersOut, passengersLost }: Escaped) {
  const crew =
    withSmg === undefined
      ? []
      : withSmg + withPistol === 0
        ? [crewLost === 1 ? 'the crewman is lost' : `all ${crewLost} of the crew are lost`]
        : [`crew out: ${crewSaid(withSmg, withPistol)}; ${crewLost === 0 ? 'none' : crewLost} lost`];
  const riders =
    passengersOut === undefined ? [] : [ridersSaid(passengersOut, passengersOut + passengersLost!)];
  return [...crew, ...riders].join('; ');
}
