import type { Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, list, measure, text, toggle } from '../../../src/rules/field.js';
import { flagOf, isGiven as saysMore } from '../../../src/rules/flag.js';
import { counted } from '../../../src/rules/text/say.js';
import { aboardConflict, aboardFields } from '../anti-tank/aboard.js';
import { beforeFields } from '../fire/before.js';
import { targetConflict, targetFields } from '../fire/target-fields.js';
import { LONGEST_NAME, scale } from '../say.js';
import { light } from '../smoke/light.js';
import { ofTarget } from '../weapons/bound-fields.js';

const on = 'Going over mines';
const clearing = 'Finding and clearing';
const firing = 'Claymore and fougasse';

/** What lies in the ground, or in the way. */
const TYPES = ['anti-personnel', 'anti-tank', 'both', 'pungi', 'claymore', 'fougasse', 'wire'] as const;
const DRIVEN = ['soft', 'hard', 'gun'] as const;
const MEANS = ['detector', 'engineers', 'bayonet', 'bangalore', 'vehicle-bangalore', 'flail'] as const;

const { figure: _, ...counts } = targetFields;
const { targetLeaders, targetRadios } = ofTarget;
const { pointsBefore, potentialBefore, dieBefore, sparedBefore } = beforeFields;
/** Those in the cone, and what the game knows of them. */
const inCone = {
  ...counts,
  ...{ targetLeaders, targetRadios },
  ...{ pointsBefore, potentialBefore, dieBefore, sparedBefore },
};

export const mineInputs = {
  type: choice(TYPES, 'what it is; pungi: traps with lids', { default: 'anti-personnel' }),
  men: count('men on foot who cross, together', { group: on, min: 1, max: 99 }),
  at: choice(DRIVEN, 'a soft or hard vehicle, or a wheeled gun, that goes over the mines', { group: on }),
  squares: count('10 metre squares with mines in them; 1 to clear, if not given', { min: 1, max: 10 }),
  deep: measure('how deep mines or wire are, in place of --squares', {
    unit: 'metres',
    min: 1,
    max: 100,
  }),
  light,
  pace: choice(['walk', 'crawl', 'dash', 'double', 'wade', 'climb'], 'how the men move', {
    group: on,
    default: 'walk',
  }),
  whenSeen: choice(['on', 'back'], 'what the group does once a man has seen a mine; on, if not given', {
    group: on,
  }),
  goBack: count(
    'how many of them go back then, those who saw it first; all with --when-seen back, if not given',
    {
      group: on,
      min: 1,
      max: 99,
    },
  ),
  path: toggle('the men keep to the track of a hard vehicle that went before', { group: on }),
  marked: toggle('the mines are marked', {}),
  ...aboardFields,
  smgs: { ...aboardFields.smgs, help: 'SMGs bought for the crew; if not given, 2 in a hard vehicle' },
  passengerSmgs: list('SMGs of the infantry in a soft vehicle, of each unit where there are several', {
    group: aboardFields.each.group,
    metavar: '2',
    max: 12,
    fault: (entry) => (/^\d{1,2}$/.test(entry) ? undefined : { takes: 'SMGs by number, as in 2' }),
  }),
  clear: choice(MEANS, 'find or clear mines, by this means', { group: clearing }),
  closedDown: toggle('the flail vehicle moves closed down', { group: clearing }),
  set: toggle('mines are set up', { group: clearing }),
  prepared: toggle('by troops in prepared positions', { group: clearing }),
  range: measure('from the mine to the nearest man in the cone', { group: firing, unit: 'metres', max: 500 }),
  angle: measure('of the target from the centre line, on either side', {
    group: firing,
    unit: 'degrees',
    max: 180,
    default: 0,
  }),
  ...inCone,
  operator: measure('from the mine to its operator', { group: firing, unit: 'metres', max: 500 }),
  target: text('the group or vehicle on the mines, for the game', {
    group: 'For the game',
    metavar: 'Blues',
    max: LONGEST_NAME,
  }),
  working: toggle('the game keeps how long its men are at work with them', { group: 'For the game' }),
  keepsFire: toggle('the game keeps that the vehicle burns', { group: 'For the game' }),
  unlisted: toggle('mines of this type stand in no roster of whoever sets one up', { group: 'For the game' }),
  knockedOut: toggle('the vehicle is knocked out', { group: on }),
  immobilised: toggle('the vehicle cannot move', { group: on }),
  scale,
};
export type Mines = InputOf<typeof mineInputs>;
type Name = keyof Mines;
type MineType = Mines['type'];

/** Command detonated: fired by hand, not set off by whoever goes over them. */
const COMMANDED: readonly MineType[] = ['claymore', 'fougasse'];
const BURIED: readonly MineType[] = ['anti-personnel', 'anti-tank', 'both', 'pungi'];

const IN_CONE = Object.keys(inCone) as (keyof typeof inCone)[];
const ABOARD = [...(Object.keys(aboardFields) as (keyof typeof aboardFields)[]), 'passengerSmgs'] as const;

/** What a player wants of mines, with the inputs that belong to it and the mines it is about. */
const MODES = {
  men: {
    own: ['squares', 'deep', 'light', 'pace', 'whenSeen', 'goBack', 'path', 'marked', 'target'],
    types: BURIED,
  },
  at: {
    own: ['light', 'marked', ...ABOARD, 'target', 'knockedOut', 'immobilised', 'keepsFire'],
    types: BURIED,
  },
  clear: {
    own: [
      ...(['squares', 'deep', 'marked', 'light', 'pace', 'closedDown', 'target', 'working'] as const),
      ...(['knockedOut', 'immobilised'] as const),
    ],
    types: [...BURIED, 'wire'],
  },
  set: { own: ['prepared', 'target', 'working', 'unlisted'], types: [...BURIED, ...COMMANDED] },
  range: { own: [...IN_CONE, 'angle', 'operator', 'target'], types: COMMANDED },
} as const satisfies Partial<Record<Name, { own: readonly Name[]; types: readonly MineType[] }>>;
type Mode = keyof typeof MODES;
const modes = Object.keys(MODES) as Mode[];

/** What belongs to each means of clearing. */
const BY_MEANS: Readonly<Record<(typeof MEANS)[number], readonly Name[]>> = {
  detector: ['squares', 'deep', 'pace', 'target', 'working'],
  engineers: ['squares', 'deep', 'marked', 'target', 'working'],
  bayonet: ['squares', 'deep', 'target', 'working'],
  bangalore: ['squares', 'deep', 'target'],
  'vehicle-bangalore': ['squares', 'deep', 'target'],
  flail: ['light', 'closedDown', 'target', 'knockedOut', 'immobilised'],
};

/** Mines for men alone; traps are such mines (option.13). */
export const isAntiPersonnel = ({ type }: Mines): boolean => type === 'anti-personnel' || type === 'pungi';

const isGiven = (input: Partial<Mines>, name: Name): boolean => saysMore(mineInputs, input, name);

/** All that a player wants; it should be one thing. */
const modesOf = (input: Partial<Mines>): Mode[] => modes.filter((name) => isGiven(input, name));

/** Inputs that must be given in view of the others. */
export function minesNeed(input: Partial<Mines>): Name[] {
  const [mode] = modesOf(input);
  // Mines that cannot be meant are told before anything more is asked.
  if (mode && input.type && !(MODES[mode].types as readonly MineType[]).includes(input.type)) return [];
  if (mode === 'range') return ['targets'];
  if (mode === 'men') return input.deep === undefined ? ['squares'] : [];
  return mode === undefined && input.type && COMMANDED.includes(input.type) ? ['range', 'targets'] : [];
}

/** Inputs that mean nothing together: one thing at a time, with nothing that belongs to another. */
export function minesConflict(input: Mines): Conflict | undefined {
  const [mode, second] = modesOf(input);
  if (!mode && input.type === 'wire') {
    const message = 'wire is an obstacle to cross, wg move --obstacles 1, or to clear, --clear bangalore';
    return { input: 'type', message };
  }
  if (!mode) return { input: 'men', message: 'needs to be given, or --at, --clear, --set or --range' };
  if (second) return { input: second, message: `does not go with ${flagOf(mode)}: one thing at a time` };
  const { own, types } = MODES[mode] as { own: readonly Name[]; types: readonly MineType[] };
  if (!types.includes(input.type))
    return { input: 'type', message: `${input.type} does not go with ${flagOf(mode)}` };
  const belongs: readonly Name[] = [mode, 'type', 'scale', ...(input.clear ? BY_MEANS[input.clear] : own)];
  const stray = (Object.keys(mineInputs) as Name[]).find(
    (name) => isGiven(input, name) && !belongs.includes(name),
  );
  if (stray) {
    const with_ = input.clear ? `--clear ${input.clear}` : flagOf(mode);
    return { input: stray, message: `does not go with ${with_}` };
  }
  if (input.squares !== undefined && input.deep !== undefined)
    return { input: 'deep', message: 'stands for --squares: one of the two' };
  if (mode === 'men') return crossing(input);
  if (mode === 'range') return targetConflict({ ...input, figure: undefined });
  return mode === 'at' ? aboard(input) : mode === 'clear' ? torpedoed(input) : undefined;
}

/** By day, a man who walks or crawls may see a mine before he steps on it (mine.8, mine.9). */
export const maySee = ({ light, pace }: Mines): boolean =>
  light === 'day' && (pace === 'walk' || pace === 'crawl');

function crossing(input: Mines): Conflict | undefined {
  const { whenSeen, goBack, path, marked, type } = input;
  if (goBack !== undefined && whenSeen !== 'back')
    return { input: 'goBack', message: 'needs --when-seen back' };
  if (path && marked) return { input: 'path', message: 'does not go with --marked: one way across' };
  if (!whenSeen && !path) return undefined;
  const input_ = whenSeen ? 'whenSeen' : 'path';
  if (type === 'anti-tank') return { input: input_, message: 'does not go with anti-tank mines alone' };
  if (whenSeen && (!maySee(input) || path || marked))
    return { input: input_, message: 'is for men who walk or crawl by day over mines they do not know of' };
  return undefined;
}

function aboard(input: Mines): Conflict | undefined {
  const rolls: readonly Name[] =
    input.at === 'gun' ? [] : !isAntiPersonnel(input) ? ABOARD : input.at === 'soft' ? ['crew'] : [];
  const stray = ABOARD.find((name) => isGiven(input, name) && !rolls.includes(name));
  if (!stray) return aboardConflict(input) ?? smgsOfRiders(input);
  const why =
    input.at === 'gun'
      ? 'does not go with --at gun: its men cross with --men'
      : input.at === 'hard'
        ? 'does not go with anti-personnel mines, which do not harm a hard vehicle'
        : 'does not go with anti-personnel mines, on which only the crew rolls';
  return { input: stray, message: why };
}

/** Whoever rides in a soft vehicle throws as its crew, for an SMG as well (mine.12). */
function smgsOfRiders({ at, passengers, each, passengerSmgs }: Mines): Conflict | undefined {
  if (!passengerSmgs) return undefined;
  const conflict = (message: string) => ({ input: 'passengerSmgs', message });
  if (at !== 'soft') return conflict('is for a soft vehicle: others throw for their personal weapons');
  if (passengers === undefined) return conflict('needs --passengers');
  const units = each ?? [String(passengers)];
  if (passengerSmgs.length !== units.length)
    return conflict(`takes ${units.length}, one for each unit aboard`);
  const over = units.find((men, i) => Number(passengerSmgs[i]) > Number(men));
  return over === undefined
    ? undefined
    : conflict(`is more than ${counted(Number(over), 'man', 'men')} can carry`);
}

const torpedoed = ({ type, clear }: Mines): Conflict | undefined =>
  type === 'wire' && !clear!.endsWith('bangalore')
    ? { input: 'type', message: `wire does not go with --clear ${clear}: bangalore torpedoes clear it` }
    : undefined;
