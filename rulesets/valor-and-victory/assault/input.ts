import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, list, text, toggle } from '../../../src/rules/field.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { numbered } from '../../../src/rules/text/say.js';
import { isBunker } from '../movement/stack.js';
import { ENTRENCHMENTS, FORTIFICATIONS, isPosition } from '../positions/tables.js';
import { HEXSIDES, TERRAIN } from '../terrain/tables.js';
import { carryField } from '../units/fates.js';
import { ridesAlone, unitsField, unitsIn } from '../units/unit-spec.js';
import { type Counter, isLeader } from '../units/units.js';
import { wrong } from '../words.js';

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
  newGround: toggle('the game does not know that of the hex yet, and keeps it', { group: ground }),
  hexside: choice(HEXSIDES, 'hexside terrain that is crossed', { group: ground }),
  smoke: count('smoke in the hex: Smoke 1 or Smoke 2', { group: ground, max: 2, default: 0 }),
  outsideFfa: toggle('from outside the forward field of fire of the bunker, or of AFVs and vehicles', {
    group: ground,
  }),
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
  afvNames: list('what its AFVs are called, in their order, where there are several', {
    group: defending,
    metavar: 'Tiger',
    max: 12,
    between: /\n+/,
    fault: (entry) =>
      entry.trim() === '' || entry.length > 80 ? { takes: 'a name of 80 characters at most' } : undefined,
  }),
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
export const assaultersNamed = (units: Assault['assault']): readonly Counter[] | undefined =>
  units === undefined || typeof units === 'number' ? undefined : unitsIn(units);

/** Every defender is pinned, where they are counted. */
const onlyPinned = ({ defenders, pinned = 0, pinnedNow = 0 }: Partial<Assault>): boolean =>
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
export const assaultConflict = (input: Assault): Conflict | undefined =>
  // A hex is not assaulted from itself (15.1).
  wrong(
    input.hex !== undefined && input.target !== undefined && sameName(input.hex, input.target),
    'target',
    'is the hex they assault from: an adjacent one is assaulted',
  ) ??
  assaultersConflict(input) ??
  defendersConflict(input) ??
  groundConflict(input) ??
  facingConflict(input);

const assaultersConflict = (input: Assault): Conflict | undefined =>
  wrong(
    input.assault !== undefined && input.attack !== undefined,
    'attack',
    'does not go with --assault: both say what assaults',
  ) ??
  wrong(
    input.leaderUsed && input.leader === 0 && !assaultersNamed(input.assault)?.some(isLeader),
    'leaderUsed',
    'needs a leader among the assaulters, or --leader',
  ) ??
  (typeof input.assault === 'object'
    ? barring(input)(['assaulters'], 'does not go with units by name: they are counted')
    : undefined);

function defendersConflict(input: Assault): Conflict | undefined {
  const barred = barring(input);
  const { defenders, pinned, pinnedNow, afv, defenderLeader } = input;
  const units = assaultersNamed(input.defend);
  const needsAfv = (there: boolean) =>
    there ? undefined : barred(['onAfv'], 'needs --afv, or an AFV by name');
  if (units) {
    const byName = 'does not go with units by name:';
    return (
      ridesAlone('defend', units) ??
      wrong(defenderLeader > 0, 'defenderLeader', `${byName} name him in --defend, as in leader:-1`) ??
      barred(
        ['defenders', 'pinned', 'pinnedNow', 'afv'],
        `${byName} say it of them, as in squad:4-6-4:pinned`,
      ) ??
      needsAfv(units.some(({ kind }) => kind === 'afv'))
    );
  }
  if (defenders === undefined) return undefined;
  const unpinned = defenders - pinned - pinnedNow;
  const tooMany = pinned > 0 ? 'pinned' : 'pinnedNow';
  return (
    wrong(unpinned < 0, tooMany, `cannot be more than the ${numbered(defenders, 'defender')}`) ??
    wrong(
      afv > unpinned,
      'afv',
      `cannot be more than the ${numbered(unpinned, 'defender that is', 'defenders that are')} not pinned`,
    ) ??
    needsAfv(afv > 0)
  );
}

/** A field of fire is that of a bunker, or of machine guns that fire forward only. */
const facingConflict = ({ outsideFfa, terrain, defend }: Assault): Conflict | undefined =>
  wrong(
    outsideFfa &&
      !(isPosition(terrain) && isBunker(terrain)) &&
      !assaultersNamed(defend)?.some(({ ff }) => ff > 0),
    'outsideFfa',
    'needs a bunker, or an AFV or vehicle by name with machine guns that fire forward: afv:mg=4:ff=3',
  );

/** The cover of a hex is said in one way. */
export function groundConflict(input: InputOf<typeof groundFields>): Conflict | undefined {
  const barred = barring(input);
  if (!input.terrain && !input.entrenchment && input.newGround)
    return wrong(true, 'newGround', 'needs --terrain or --entrenchment');
  if (input.cover !== undefined) {
    return barred(['terrain', 'entrenchment'], 'does not go with --cover: that is all the cover of the hex');
  }
  return isPosition(input.terrain)
    ? barred(['entrenchment'], `does not go with --terrain ${input.terrain}`)
    : undefined;
}
