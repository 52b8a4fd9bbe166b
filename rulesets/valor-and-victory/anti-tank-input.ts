import { barring, type Conflict } from '../../src/rules/action.js';
import { choice, count, type InputOf, toggle } from '../../src/rules/field.js';
import { LETTERS } from './armour-tables.js';
import { coverConflict, coverFields, lineFields } from './fire-cover.js';
import { firerFields, firersOf } from './shoot-input.js';
import { isInfantry, isLeader } from './units.js';

const weapon = 'Weapon';
const target = 'Target';

export const AT_WEAPONS = ['bazooka', 'panzerfaust', 'at-grenades', 'gun', 'mortar'] as const;

export const antiTankFields = {
  weapon: choice(AT_WEAPONS, 'what fires', { group: weapon, required: true }),
  atfp: choice(LETTERS, 'its anti-tank factor', { group: weapon }),
  weaponRange: count('its printed range in hexes; a Panzerfaust and AT grenades: 1', {
    group: weapon,
    min: 1,
    max: 30,
  }),
  ...firerFields,
  valorous: toggle('the unit that fires is valorous', { group: 'Firers' }),
  marked: toggle('it carries a Fire marker', { group: 'Firers' }),
  pinned: toggle('the Gun that fires is pinned', { group: 'Firers' }),
  at: choice(['afv', 'vehicle', 'gun'], 'the target; vehicle: an unarmoured one', {
    group: target,
    default: 'afv',
  }),
  armour: choice(LETTERS, 'armour of the AFV: its front armour, or its only printed one', { group: target }),
  rearArmour: choice(LETTERS, 'rear armour, where it has another', { group: target }),
  facing: choice(['front', 'rear', 'line'], 'where it is hit; line: along the line between the two', {
    group: target,
  }),
  immobile: toggle('the AFV is immobile already', { group: target }),
  finalFire: toggle('final opportunity fire at an AFV that overran the hex', { group: target }),
  fullHex: toggle('opportunity fire at an AFV inside a full friendly hex', { group: target }),
  shield: toggle('the Gun has a Gun Shield', { group: target }),
  moving: toggle('the Gun is moving', { group: target }),
  outsideFfa: toggle('from outside the forward field of fire of the Gun', { group: target }),
  ...coverFields,
};
export type AntiTank = InputOf<typeof antiTankFields>;

export const antiTankNeeds = ({
  weapon: by,
  at = 'afv',
  finalFire,
}: Partial<AntiTank>): readonly string[] => [
  ...(at === 'afv' ? ['armour', ...(by === 'panzerfaust' ? [] : ['atfp'])] : []),
  ...(by === 'gun' && !finalFire ? ['range'] : []),
  ...(by === 'bazooka' && !finalFire ? ['weaponRange'] : []),
];

const LINE = Object.keys(lineFields).filter((name) => name !== 'along') as (keyof typeof lineFields)[];

/** The first thing that means nothing beside the rest. */
export function antiTankConflict(input: AntiTank): Conflict | undefined {
  const barred = barring({ ...input, along: input.along?.length ? input.along : undefined });
  const units = firersOf(input);
  const unlike =
    input.at === 'afv'
      ? undefined
      : barred(
          ['armour', 'rearArmour', 'facing', 'immobile', 'finalFire', 'fullHex', 'atfp'],
          'is for an AFV: --at afv',
        );
  if (unlike) return unlike;
  if (input.weapon === 'mortar') {
    const none = barred(
      [...LINE, 'along', 'facing'],
      'does not go with a mortar: terrain of the hex, and rear armour',
    );
    if (none) return none;
  }
  if (input.weapon !== 'bazooka') {
    const none = barred(['weaponRange'], 'is for a bazooka; others reach one hex, or any range');
    if (none) return none;
  }
  if (input.finalFire) {
    const message = 'does not go with --final-fire: at the rear, as the AFV leaves the hex';
    const none =
      barred(
        ['facing', 'range', 'weaponRange', 'hexside', 'along', 'hindrances', 'smokeBetween', 'assaultMove'],
        message,
      ) ?? (input.weapon === 'mortar' ? { input: 'finalFire', message: 'is not for mortars' } : undefined);
    if (none) return none;
  }
  return firersConflict(input, units) ?? shieldConflict(input) ?? coverConflict(input);
}

function firersConflict(input: AntiTank, units: ReturnType<typeof firersOf>): Conflict | undefined {
  const barred = barring(input);
  if (input.leaderUsed && input.leader === 0 && !units?.some(isLeader))
    return { input: 'leaderUsed', message: 'needs a leader among the firers, or --leader' };
  if (input.weapon === 'gun')
    return barred(['fire', 'leader', 'valorous', 'fromWire'], 'is for infantry weapons');
  if (!units) return undefined;
  const wrong = barred(['valorous', 'marked', 'pinned'], 'does not go with units by name: say it of them');
  if (wrong) return wrong;
  if (units.some((unit) => !isInfantry(unit))) return { input: 'fire', message: 'takes infantry here' };
  if (units.some(({ advanced, shield, immobile, aboard }) => advanced || shield || immobile || aboard))
    return { input: 'fire', message: 'takes infantry on foot, valorous, pinned or marked' };
  if (input.leader > 0 && units.some(isLeader))
    return { input: 'leader', message: 'does not go with a leader by name' };
  return undefined;
}

function shieldConflict(input: AntiTank): Conflict | undefined {
  if (input.shield) return input.at === 'gun' ? undefined : { input: 'shield', message: 'needs --at gun' };
  return barring(input)(['moving', 'outsideFfa'], 'needs --at gun with --shield');
}
