import type { Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, list, measure, text, toggle } from '../../../src/rules/field.js';
import { flagOf, isGiven as saysMore } from '../../../src/rules/flag.js';
import { LONGEST_NAME, scale } from '../say.js';
import { fireFault } from '../weapons/firing-group.js';
import { WEAPONS } from '../weapons/weapons.js';

const dropping = 'Paratroops';
const landing = 'Gliders and helicopters';
const fired = 'Fire at air landed troops';
const crash = 'Brought down';

export const airInputs = {
  by: choice(['parachute', 'glider', 'helicopter'], 'how they come', { default: 'parachute' }),
  men: count('men who land, or who are aboard and unhurt', { min: 1, max: 99 }),
  hw: count('heavy weapons that land with them', { min: 1, max: 12 }),
  rough: count('men who land in woods, built-up areas or water', { group: dropping, max: 99, default: 0 }),
  offTable: count('men who land off the table', { group: dropping, max: 99, default: 0 }),
  hwInWater: count('heavy weapons that land in water', { group: dropping, max: 12, default: 0 }),
  hwOffTable: count('heavy weapons that land off the table', { group: dropping, max: 12, default: 0 }),
  period: count('period on the ground, the first one is 1: who may fire in it', { min: 1, max: 20 }),
  run: measure('from passing over a tree or hedge to where the glider stops', {
    group: landing,
    unit: 'metres',
    max: 2000,
  }),
  clearance: measure('clear space beyond the rotor disks of the helicopter', {
    group: landing,
    unit: 'metres',
    max: 100,
  }),
  doorGuns: count('machine guns with which a helicopter returns fire, to one side', {
    group: landing,
    min: 1,
    max: 4,
  }),
  targets: count('figures in sight, range and arc of those who fire at them', {
    group: fired,
    min: 1,
    max: 99,
  }),
  leaving: toggle('they are getting in or out', { group: fired }),
  weapon: choice(WEAPONS, 'a weapon that fires at the aircraft', { group: fired }),
  range: measure('range; at an aircraft: to its flight path', { unit: 'metres', max: 2000 }),
  hits: count('men hit by ground fire while aboard', { group: crash, min: 1, max: 99 }),
  crew: count('crew unhurt; 2 in a glider and 4 in a helicopter, if not given', {
    group: crash,
    max: 4,
  }),
  weapons: list('what the group that lands has, as its roster has it', {
    metavar: 'rifle:6',
    max: 20,
    fault: fireFault,
    group: 'For the game',
  }),
  target: text('the group that lands, for the game', {
    group: 'For the game',
    metavar: 'Blues',
    max: LONGEST_NAME,
  }),
  inCover: toggle('it stood in cover on the table before', { group: 'For the game' }),
  scale,
};
export type Landing = InputOf<typeof airInputs>;
type Name = keyof Landing;
export type LandedBy = Landing['by'];

const AIRCRAFT: readonly LandedBy[] = ['glider', 'helicopter'];
const ANY: readonly LandedBy[] = ['parachute', ...AIRCRAFT];

/** What a player wants to know, with the inputs that belong to it and the way of landing it is about. */
const MODES = {
  hits: { own: ['men', 'hw', 'crew', 'weapons', 'target', 'inCover'], by: AIRCRAFT },
  run: { own: ['target', 'inCover'], by: ['glider'] },
  clearance: { own: ['men', 'target', 'inCover'], by: ['helicopter'] },
  doorGuns: { own: ['range'], by: AIRCRAFT },
  targets: { own: ['leaving', 'weapon', 'range', 'period'], by: ANY },
  period: { own: [], by: ANY },
  men: {
    own: ['hw', 'rough', 'offTable', 'hwInWater', 'hwOffTable', 'weapons', 'target', 'inCover'],
    by: ['parachute'],
  },
  hw: { own: ['hwInWater', 'hwOffTable', 'weapons', 'target', 'inCover'], by: ['parachute'] },
} as const satisfies Partial<Record<Name, { own: readonly Name[]; by: readonly LandedBy[] }>>;
/** Where men who drop may come down. */
const OF_A_DROP = ['rough', 'offTable', 'hwInWater', 'hwOffTable'] as const;
type Mode = keyof typeof MODES;
const modes = Object.keys(MODES) as Mode[];

const isGiven = (input: Partial<Landing>, name: Name): boolean => saysMore(airInputs, input, name);

/** What a player wants to know, if that can be told: the first that was asked. */
export const landingMode = (input: Partial<Landing>): Mode | undefined =>
  modes.find((name) => isGiven(input, name));

/** What is asked of troops who come that way, where nothing was told of them. */
const ASKED_FIRST = {
  parachute: 'men',
  glider: 'run',
  helicopter: 'clearance',
} as const satisfies Record<LandedBy, Mode>;

/** What says who lands, and asks nothing of them. */
const WHO: readonly Name[] = ['target', 'weapons', 'inCover'];

/** The first input that has no part in what is asked. */
const strayIn = (input: Partial<Landing>, mode: Mode | undefined): Name | undefined =>
  (Object.keys(airInputs) as Name[]).find(
    (name) =>
      isGiven(input, name) &&
      !['by', 'scale', mode, ...(mode ? (MODES[mode].own as readonly string[]) : WHO)].includes(name),
  );

/** Inputs that must be given in view of the others. */
export function airNeeds(input: Partial<Landing>): Name[] {
  switch (landingMode(input)) {
    case undefined:
      return strayIn(input, undefined) ? [] : [ASKED_FIRST[input.by ?? 'parachute']];
    case 'clearance':
      return input.clearance! < 2 ? ['men'] : [];
    case 'doorGuns':
      return ['range'];
    case 'targets':
      return input.weapon ? ['range'] : [];
    default:
      return [];
  }
}

/** Inputs that mean nothing together: one question at a time, of troops who came that way. */
export function airConflict(input: Landing): Conflict | undefined {
  const mode = landingMode(input);
  const stray = strayIn(input, mode);
  if (!mode) return stray && { input: stray, message: needed(input, stray) };
  if (stray) return { input: stray, message: `does not go with ${flagOf(mode)}` };
  const ways: readonly LandedBy[] = MODES[mode].by;
  if (!ways.includes(input.by)) {
    const place = mode === 'men' && OF_A_DROP.find((name) => isGiven(input, name));
    if (place) return { input: place, message: 'is for men who drop: --by parachute' };
    return { input: 'by', message: `must be ${ways.join(' or ')} with ${flagOf(mode)}` };
  }
  return mode === 'targets' ? targeted(input) : landed(input);
}

/** What makes an input mean something, of troops who come that way; if nothing does, how they must come. */
function needed({ by }: Landing, stray: Name): string {
  const asking = modes.filter((mode) => (MODES[mode].own as readonly Name[]).includes(stray));
  const own = asking.filter((mode) => (MODES[mode].by as readonly LandedBy[]).includes(by));
  if (own.length > 0) return `needs ${own.map(flagOf).join(' or ')}`;
  const ways = ANY.filter((way) =>
    asking.some((mode) => (MODES[mode].by as readonly LandedBy[]).includes(way)),
  );
  return `is for --by ${ways.join(' or ')}`;
}

function targeted({ by, leaving, weapon, range, period }: Landing): Conflict | undefined {
  if (by === 'parachute' && (leaving || weapon))
    return { input: leaving ? 'leaving' : 'weapon', message: 'is for gliders and helicopters: with --by' };
  if (by !== 'parachute' && period !== undefined)
    return { input: 'period', message: 'goes with --targets for paratroops alone' };
  return range !== undefined && !weapon ? { input: 'range', message: 'needs --weapon' } : undefined;
}

/** No more of them in a place than there are. */
function landed(input: Landing): Conflict | undefined {
  const { men = 0, rough, offTable, hw = 0, hwInWater, hwOffTable } = input;
  if (rough + offTable > men)
    return { input: rough > 0 ? 'rough' : 'offTable', message: `is more than the men who land: ${men}` };
  if (hwInWater + hwOffTable > hw) {
    const name = hwInWater > 0 ? 'hwInWater' : 'hwOffTable';
    return { input: name, message: `is more than the heavy weapons that land: ${hw}` };
  }
  return undefined;
}
