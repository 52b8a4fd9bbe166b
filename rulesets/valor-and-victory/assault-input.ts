import { barring, type Conflict } from '../../src/rules/action.js';
import { choice, count, type InputOf, list, text, toggle } from '../../src/rules/field.js';
import { carryField } from './carry.js';
import { ENTRENCHMENTS, FORTIFICATIONS, HEXSIDES, TERRAIN } from './tables.js';
import { unitsField, unitsIn } from './unit-spec.js';
import { isLeader, type Unit } from './units.js';

const assaulting = 'Assaulters';
const defending = 'Defenders';
const ground = 'Ground';

/** Units, or what their APFP comes to. */
const TOTAL = [0, 200] as const;

/** What the hex gives to those in it, in every action that counts cover. */
export const groundFields = {
  terrain: choice([...TERRAIN, ...FORTIFICATIONS, ...ENTRENCHMENTS], 'terrain of the hex', { group: ground }),
  cover: count('cover modifier of the hex, in place of its terrain', { group: ground, max: 9 }),
  entrenchment: choice(ENTRENCHMENTS, 'entrenchment beside the terrain', { group: ground }),
  hexside: choice(HEXSIDES, 'hexside terrain that is crossed', { group: ground }),
  smoke: count('smoke in the hex: Smoke 1 or Smoke 2', { group: ground, max: 2, default: 0 }),
  outsideFfa: toggle('from outside the forward field of fire of the bunker, AFVs or Guns', { group: ground }),
};

export const assaultFields = {
  attack: count('APFP total of the assaulting units', { group: assaulting, max: 200 }),
  assault: unitsField('assaulting units by name, or their APFP total', { group: assaulting, or: TOTAL }),
  carry: carryField('they', assaulting),
  assaulters: count('assaulting units, where their APFP is a total', { group: assaulting, min: 1, max: 12 }),
  leader: count('modifier of their leader, 1 for -1; with names: of one who stays behind', {
    group: assaulting,
    max: 5,
    default: 0,
  }),
  grenades: count('Grenades counters they use', { group: assaulting, max: 12, default: 0 }),
  marked: toggle('some of them carry Move or Fire markers', { group: assaulting }),
  advanced: toggle('they have advanced in this phase', { group: assaulting }),
  leaderUsed: toggle('the leader has modified an attack this turn already', { group: assaulting }),
  fromWire: toggle('they assault out of barbed wire', { group: assaulting }),
  defend: unitsField('defending units by name, or their APFP total without pinned ones', {
    group: defending,
    or: TOTAL,
  }),
  defenders: count('defending units, pinned ones among them, where their APFP is a total', {
    group: defending,
    min: 1,
    max: 12,
  }),
  pinned: count('of these, units pinned before', { group: defending, max: 12, default: 0 }),
  pinnedNow: count('of these, units pinned earlier in this phase', { group: defending, max: 12, default: 0 }),
  afv: count('of these, AFVs', { group: defending, max: 4, default: 0 }),
  defenderLeader: count('modifier of their leader, 1 for -1; with names he is one of them', {
    group: defending,
    max: 5,
    default: 0,
  }),
  defenderGrenades: count('Grenades counters they use', { group: defending, max: 12, default: 0 }),
  defenderCarry: carryField('they', defending),
  onAfv: list('points put on an AFV if the assault fails, once for each AFV', {
    group: defending,
    metavar: '2',
    max: 2,
    fault: (entry) =>
      /^[0-9]$/.test(entry)
        ? undefined
        : { takes: 'points on one AFV, from 0 to 9; for two: --on-afv 2 --on-afv 1' },
  }),
  ...groundFields,
  uphill: count('levels climbed by the assault', { group: ground, max: 9, default: 0 }),
  minefield: toggle('the hex is mined: says what awaits those who take it', { group: ground }),
  hex: text('the hex they assault from, as the players call it', { metavar: 'hex', max: 40, group: 'Game' }),
  side: text('the side that assaults', { metavar: 'Axis', max: 40, group: 'Game' }),
  target: text('the hex that is assaulted', { metavar: 'hex', max: 40, group: 'Game' }),
};
export type Assault = InputOf<typeof assaultFields>;

/** The APFP total of the assaulters, where it was typed as a number. */
export const attackTotal = ({ attack, assault }: Partial<Assault>): number | undefined =>
  typeof assault === 'number' ? assault : attack;

/** Units by name, where that is how they were typed. */
export const named = (units: Assault['assault']): readonly Unit[] | undefined =>
  units === undefined || typeof units === 'number' ? undefined : unitsIn(units);

/** Every defender is pinned, where they are counted. */
export const onlyPinned = ({ defenders, pinned = 0, pinnedNow = 0 }: Partial<Assault>): boolean =>
  defenders !== undefined && pinnedNow === 0 && pinned >= defenders;

/** What must be given: each side as a total with its units, or by name. */
export function assaultNeeds(input: Partial<Assault>): readonly string[] {
  const byName = typeof input.assault === 'object';
  const defendersByName = typeof input.defend === 'object';
  return [
    ...(byName || attackTotal(input) !== undefined || onlyPinned(input) ? [] : ['attack']),
    ...(byName ? [] : ['assaulters']),
    ...(defendersByName || input.defend !== undefined || onlyPinned(input) ? [] : ['defend']),
    ...(defendersByName ? [] : ['defenders']),
  ];
}

/** The first thing that means nothing beside the rest. */
export function assaultConflict(input: Assault): Conflict | undefined {
  return (
    hexConflict(input) ||
    assaultersConflict(input) ||
    defendersConflict(input) ||
    groundConflict(input) ||
    facingConflict(input)
  );
}

/** A hex is not assaulted from itself (15.1). */
function hexConflict({ hex, target }: Assault): Conflict | undefined {
  const same = hex !== undefined && hex.trim().toLowerCase() === target?.trim().toLowerCase();
  return same
    ? { input: 'target', message: 'is the hex they assault from: an adjacent one is assaulted' }
    : undefined;
}

function assaultersConflict(input: Assault): Conflict | undefined {
  const barred = barring(input);
  if (input.assault !== undefined && input.attack !== undefined) {
    return { input: 'attack', message: 'does not go with --assault: both say what assaults' };
  }
  if (input.leaderUsed && input.leader === 0 && !named(input.assault)?.some(isLeader)) {
    return { input: 'leaderUsed', message: 'needs a leader among the assaulters, or --leader' };
  }
  if (typeof input.assault === 'object') {
    const message = 'does not go with units by name: they are counted';
    return barred(['assaulters'], message);
  }
  return undefined;
}

function defendersConflict(input: Assault): Conflict | undefined {
  const barred = barring(input);
  const { defenders, pinned, pinnedNow, afv } = input;
  if (typeof input.defend === 'object') {
    const units = named(input.defend)!;
    const stray = units.find((unit) => unit.aboard);
    if (stray)
      return {
        input: 'defend',
        message: 'a unit aboard stands behind its carrier: afv:mg=4,squad:4-6-4:aboard',
      };
    const message = 'does not go with units by name: say it of them, as in squad:4-6-4:pinned';
    if (input.defenderLeader > 0) {
      const message = 'does not go with units by name: name him in --defend, as in leader:-1';
      return { input: 'defenderLeader', message };
    }
    const noAfv = !units.some(({ kind }) => kind === 'afv');
    return (
      barred(['defenders', 'pinned', 'pinnedNow', 'afv'], message) ||
      (noAfv ? barred(['onAfv'], 'needs --afv, or an AFV by name') : undefined)
    );
  }
  if (defenders === undefined) return undefined;
  if (pinned + pinnedNow > defenders) {
    return {
      input: pinned > 0 ? 'pinned' : 'pinnedNow',
      message: `cannot be more than the ${defenders} defenders`,
    };
  }
  const unpinned = defenders - pinned - pinnedNow;
  if (afv > unpinned) {
    return { input: 'afv', message: `cannot be more than the ${unpinned} defenders that are not pinned` };
  }
  return afv === 0 ? barred(['onAfv'], 'needs --afv, or an AFV by name') : undefined;
}

/** A field of fire is that of a bunker, or of machine guns that fire forward only. */
function facingConflict({ outsideFfa, terrain, defend }: Assault): Conflict | undefined {
  const inBunker = terrain === 'bunker' || terrain === 'earthen-bunker';
  if (!outsideFfa || inBunker || named(defend)?.some(({ ff }) => ff > 0)) return undefined;
  const message =
    'needs a bunker, or an AFV or vehicle by name with machine guns that fire forward: afv:mg=4:ff=3';
  return { input: 'outsideFfa', message };
}

/** The cover of a hex is said in one way. */
export function groundConflict(input: InputOf<typeof groundFields>): Conflict | undefined {
  const barred = barring(input);
  if (input.cover !== undefined) {
    return barred(['terrain', 'entrenchment'], 'does not go with --cover: that is all the cover of the hex');
  }
  const isPosition = ([...FORTIFICATIONS, ...ENTRENCHMENTS] as readonly (string | undefined)[]).includes(
    input.terrain,
  );
  return isPosition ? barred(['entrenchment'], `does not go with --terrain ${input.terrain}`) : undefined;
}
