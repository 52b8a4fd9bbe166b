import type { Conflict } from '../../../src/rules/action.js';
import type { Tally } from '../../../src/rules/draw.js';
import { count, list as listOf, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted, list } from '../../../src/rules/say.js';
import { addUp, dice, type Looked } from '../../../src/rules/words.js';
import { RANKS } from '../casualties/figure.js';
import { fireFault } from '../weapons/firing-group.js';
import { look, ruling, step } from '../words.js';
import { crewEscape } from './tables.js';

const group = { group: 'Aboard' };

/** Who and what is in a vehicle that is knocked out. */
export const aboardFields = {
  crew: count('its crew', { ...group, min: 1, max: 10 }),
  smgs: count('SMGs bought for the crew; 2 if not given', { ...group, max: 10 }),
  softCrew: toggle('it is a soft vehicle: its crew has no SMGs but those that were bought', group),
  crewLeaders: listOf('officers and NCOs of the crew, as its roster has them', {
    ...group,
    metavar: 'sgt',
    max: 10,
    fault: (entry) => (isLeader(entry) ? undefined : { takes: 'ranks: officer, sgt, cpl or lcpl' }),
  }),
  crewLostInBattle: count('men whom the crew lost before in the battle', { ...group, max: 99, default: 0 }),
  crewLostInPeriod: count('men whom it lost before in this period', { ...group, max: 99, default: 0 }),
  passengers: count('infantry riding in or on it', { ...group, min: 1, max: 30 }),
  hw: count('heavy weapons carried in it', { ...group, min: 1, max: 12 }),
  each: listOf('men of each unit that rides in or on it, where there are several', {
    ...group,
    metavar: '8',
    max: 12,
    fault: (entry) => (/^([1-9]|[12]\d|30)$/.test(entry) ? undefined : { takes: 'men by number, as in 8' }),
  }),
  passengerWeapons: listOf('what the infantry aboard has, as its roster has it', {
    ...group,
    metavar: 'rifle:6',
    max: 20,
    fault: fireFault,
  }),
};

const isLeader = (entry: string): boolean =>
  (RANKS as readonly string[]).includes(entry) && entry !== 'private';

interface Aboard {
  readonly softCrew?: boolean;
  readonly crew: number | undefined;
  readonly smgs: number | undefined;
  readonly passengers: number | undefined;
  readonly hw: number | undefined;
  readonly each?: readonly string[] | undefined;
}

/** SMGs are bought for a crew. */
export function aboardConflict({ crew, smgs, passengers, each }: Aboard): Conflict | undefined {
  if (each && sum(each.map(Number)) !== passengers)
    return { input: 'each', message: `has to come to the ${passengers ?? 0} of --passengers` };
  if (smgs === undefined) return undefined;
  if (crew === undefined) return { input: 'smgs', message: 'needs --crew' };
  return smgs > crew
    ? { input: 'smgs', message: `is more than the ${crew} of the crew can carry` }
    : undefined;
}

/** What became of them; each field stands where there was somebody to ask about. */
export type Escaped = {
  withSmg?: number;
  withPistol?: number;
  crewLost?: number;
  passengersOut?: number;
  passengersLost?: number;
  abandoned?: number;
  lostOfEach?: readonly number[];
};

export const escapedFields = {
  withSmg: { help: 'crewmen out with an SMG' },
  withPistol: { help: 'crewmen out with a pistol' },
  crewLost: { help: 'crewmen lost' },
  passengersOut: { help: 'passengers out, with their personal weapons' },
  passengersLost: { help: 'passengers lost' },
  abandoned: { help: 'heavy weapons left aboard' },
  lostOfEach: { help: 'passengers lost of each unit, where there are several' },
};

const sum = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0);

/** Of the crew, and of the passengers by their units. */
type Out = Tally<'sixes' | 'others' | `out${number}`>;
/** The men of each unit that rides in it. */
const unitsIn = ({ passengers = 0, each }: Aboard): readonly number[] =>
  each?.map(Number) ?? (passengers > 0 ? [passengers] : []);

/** Those aboard as they roll to get out: the dice of each, which add up. */
interface Rolls {
  readonly smgs: number;
  readonly units: readonly number[];
  readonly tally: readonly (keyof Out & string)[];
  readonly parts: readonly (() => Rule<Out>)[];
}

function* rollsOf(aboard: Aboard): Rule<Rolls> {
  const { crew = 0, hw = 0 } = aboard;
  const smgs = crew > 0 ? yield* smgsAboard(aboard) : 0;
  if (hw > 0) {
    const text = `${counted(hw, 'heavy weapon')} abandoned in the wreck`;
    yield* step({ id: 'abandoned', clause: 'wrg:crew.4', value: hw, text, ruling: 'wrg:R48' });
  }
  const units = unitsIn(aboard);
  const tally = ['sixes', 'others', ...units.map((_, i) => `out${i}` as const)] as const;
  const nobody = Object.fromEntries(tally.map((name) => [name, 0])) as Out;
  const parts = [
    ...(crew > 0 ? [() => crewOut(crew, smgs, nobody)] : []),
    ...units.map((men, i) => () => passengersOut(men, i, nobody)),
  ];
  return { smgs, units, tally, parts };
}

/** The men aboard a knocked out vehicle roll to get out (crew.1 to crew.4). */
export function* whoEscapes(aboard: Aboard): Rule<Escaped> {
  const { smgs, tally, parts } = yield* rollsOf(aboard);
  return escapedOf(aboard, smgs, yield* addUp(tally, parts));
}

/** How many sixes find an SMG (R48, R168). */
function* smgsAboard({ crew = 0, smgs, softCrew }: Aboard): Rule<number> {
  const bought = smgs ?? (softCrew ? 0 : 2);
  const free = (yield* ruling('wrg:R48')) === 2;
  const shared = !free && bought > 0 && (yield* ruling('wrg:R168')) === 2;
  const n = free || shared ? crew : Math.min(bought, crew);
  const source = free ? 'wrg:R48' : 'wrg:R168';
  const said =
    free || shared
      ? 'whoever rolls for an SMG has one'
      : smgs === undefined && !softCrew
        ? `${counted(n, 'SMG')} among the crew: every AFV crew has 2 at least`
        : `${counted(bought, 'SMG')} bought: ${bought > 0 ? 'the rest of the crew have' : 'the crew of a soft vehicle has'} pistols`;
  const clause = !free && !shared && smgs === undefined && !softCrew ? 'wrg:points.17' : 'wrg:crew.1';
  return yield* step({ id: 'smgs', clause, value: n, text: said, ruling: source });
}

/** A die for each crewman (crew.1). */
function* crewOut(crew: number, smgs: number, nobody: Out): Rule<Out> {
  const smg = yield* look(crewEscape.cells.smg);
  const pistol = yield* look(crewEscape.cells.pistol);
  const out = yield* dice({
    dice: ['crew'],
    times: crew,
    tally: ['sixes', 'others'],
    read: (face) =>
      face >= smg.value ? { sixes: 1, others: 0 } : { sixes: 0, others: face >= pistol.value ? 1 : 0 },
  });
  const { withSmg = 0, withPistol = 0, crewLost = 0 } = crewOf(crew, smgs, out);
  const text = () => `${crewSaid(withSmg, withPistol)}, ${crewLost === 0 ? 'none' : crewLost} lost`;
  yield* step({ id: 'crew', clause: 'wrg:crew.1', value: withSmg + withPistol, text, from: smg });
  if (crewLost < crew) {
    const none = 'crewmen on foot carry no grenades';
    yield* step({ id: 'no-grenades', clause: 'wrg:crew.2', value: 0, text: none, ruling: 'wrg:R48' });
  }
  return { ...nobody, ...out };
}

/** A die for each man of the infantry aboard (crew.3). */
function* passengersOut(passengers: number, unit: number, nobody: Out): Rule<Out> {
  const from: Looked<number> = yield* look(crewEscape.cells.passenger);
  const { out } = yield* dice({
    dice: ['passenger'],
    times: passengers,
    tally: ['out'],
    read: (face) => ({ out: face >= from.value ? 1 : 0 }),
  });
  const text = () => `${out} of ${passengers} out with their personal weapons`;
  yield* step({ id: 'passengers', clause: 'wrg:crew.3', value: out, text, from });
  return { ...nobody, [`out${unit}`]: out };
}

const crewOf = (crew: number, smgs: number, { sixes, others }: Pick<Out, 'sixes' | 'others'>): Escaped => {
  const withSmg = Math.min(sixes, smgs);
  return { withSmg, withPistol: sixes + others - withSmg, crewLost: crew - sixes - others };
};

function escapedOf(aboard: Aboard, smgs: number, out: Out): Escaped {
  const { crew, passengers, hw, each } = aboard;
  const lost = unitsIn(aboard).map((men, i) => men - out[`out${i}`]!);
  return {
    ...(crew !== undefined && crewOf(crew, smgs, out)),
    ...(passengers !== undefined && {
      passengersOut: passengers - sum(lost),
      passengersLost: sum(lost),
    }),
    ...(hw !== undefined && { abandoned: hw }),
    ...(each && { lostOfEach: lost }),
  };
}

/** Nobody had to leave: the vehicle is not knocked out. */
export const allAboard = ({ crew, passengers, hw }: Aboard): Escaped => ({
  ...(crew !== undefined && { withSmg: 0, withPistol: 0, crewLost: 0 }),
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

/** What became of the men aboard, as an umpire says it. */
export function escapesSaid({ withSmg, withPistol = 0, crewLost, passengersOut, passengersLost }: Escaped) {
  const crew =
    withSmg === undefined
      ? []
      : withSmg + withPistol === 0
        ? [crewLost === 1 ? 'the crewman is lost' : `all ${crewLost} of the crew are lost`]
        : [`crew out: ${crewSaid(withSmg, withPistol)}; ${crewLost === 0 ? 'none' : crewLost} lost`];
  const riders =
    passengersOut === undefined
      ? []
      : [`${passengersOut} of ${counted(passengersOut + passengersLost!, 'passenger')} out`];
  return [...crew, ...riders].join('; ');
}
