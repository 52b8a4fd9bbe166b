import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, toggle } from '../../../src/rules/field.js';
import { firerFields, firersOf, leaderConflict, shieldConflict } from '../fire/shoot-input.js';
import { coverConflict, coverFields, lineFields } from '../terrain/fire-cover.js';
import { type Counter, isInfantry } from '../units/units.js';
import { wrong } from '../words.js';
import { LETTERS } from './tables.js';

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
  outOfArc: toggle('the target is outside the forward field of fire of the Gun', { group: 'Firers' }),
  turret: toggle('its Gun is in a turret', { group: 'Firers' }),
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
  strike: toggle('the mortars have fired at this hex: its vehicles are rolled for', { group: target }),
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
  const isNot = (not: boolean, names: Parameters<typeof barred>[0], message: string) =>
    not ? barred(names, message) : undefined;
  const { at, weapon, finalFire } = input;
  return (
    isNot(
      at !== 'afv',
      ['armour', 'rearArmour', 'facing', 'immobile', 'finalFire', 'fullHex'],
      'is for an AFV: --at afv',
    ) ??
    isNot(
      weapon === 'mortar',
      [...LINE, 'along', 'facing'],
      'does not go with a mortar: terrain of the hex, and rear armour',
    ) ??
    isNot(weapon !== 'bazooka', ['weaponRange'], 'is for a bazooka; others reach one hex, or any range') ??
    isNot(
      finalFire,
      ['facing', 'range', 'weaponRange', 'hexside', 'along', 'hindrances', 'smokeBetween', 'assaultMove'],
      'does not go with --final-fire: at the rear, as the AFV leaves the hex',
    ) ??
    wrong(finalFire && weapon === 'mortar', 'finalFire', 'is not for mortars') ??
    isNot(weapon !== 'gun', ['outOfArc', 'turret'], 'is for Guns: infantry fires all round') ??
    isNot(weapon !== 'mortar', ['strike'], 'is for mortars: what they fire at is an area') ??
    isNot(weapon !== 'mortar', ['fromBuilding', 'fromBunker'], 'is for mortars: others fire from there') ??
    isNot(weapon !== 'mortar', ['spotter'], 'is for mortars: others see what they fire at') ??
    isNot(weapon === 'mortar', ['fullHex'], 'is for opportunity fire, and mortars make none') ??
    wrong(input.assaultMove, 'assaultMove', 'is for infantry, and no infantry is the target of AT fire') ??
    firersConflict(input) ??
    shieldConflict(input) ??
    coverConflict(input)
  );
}

function firersConflict(input: AntiTank): Conflict | undefined {
  const units = firersOf(input);
  const barred = barring(input);
  const isOdd = (unit: Counter) => unit.advanced || unit.shield || unit.immobile || unit.aboard;
  return (
    leaderConflict(input, units) ??
    (input.weapon === 'gun'
      ? barred(['fire', 'leader', 'valorous', 'fromWire'], 'is for infantry weapons')
      : undefined) ??
    (units && barred(['valorous', 'marked', 'pinned'], 'does not go with units by name: say it of them')) ??
    wrong(!units?.every(isInfantry) && units, 'fire', 'takes infantry here') ??
    wrong(units?.some(isOdd), 'fire', 'takes infantry on foot, valorous, pinned or marked')
  );
}
