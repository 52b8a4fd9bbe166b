import type { Clause } from '../../../src/rules/book.js';

/** Fire at men: target and tactical points, the chance dice, and potential casualties. */
export const fire = {
  'wrg:tactical.1': {
    title: 'Target without hard cover',
    says: 'Add 1 for each figure of the target that did not dash, unless a trench, building, gun shield, or AFV around part of it protects it.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Target and Tactical Points for Anti-Personnel Fire',
  },
  'wrg:tactical.2': {
    title: 'Target erect or crowded',
    says: 'Add 1 for each figure of the target that is erect in the open (throwing grenades and getting in or out of vehicles included) or overlaps the base of another.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Target and Tactical Points for Anti-Personnel Fire',
  },
  'wrg:tactical.3': {
    title: 'Heavy blows on strongpoints',
    says: 'Add 2 for each grenade into a slit or building, each launcher or flame thrower fired into one, each guided missile, one-man anti-tank weapon, conventional or recoilless gun, or tank gun from 75mm fired at a bunker or building, and each satchel charge on it.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Target and Tactical Points for Anti-Personnel Fire',
  },
  'wrg:tactical.4': {
    title: 'Firer moved or opened fire',
    says: 'Deduct 1 for each figure firing or grenading that moved this period or did not fire in the last one; heavy weapons on the ground included.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Target and Tactical Points for Anti-Personnel Fire',
  },
  'wrg:tactical.5': {
    title: 'Weapon on moving vehicle',
    says: 'Deduct 2 for each weapon used from a vehicle that is moving.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Target and Tactical Points for Anti-Personnel Fire',
  },
  'wrg:tactical.6': {
    title: 'Target in bunker',
    says: 'Deduct 3 for each enemy figure in a bunker.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Target and Tactical Points for Anti-Personnel Fire',
  },
  'wrg:chance.1': {
    title: 'Chance die',
    says: 'Roll one die for each firing group and add it to the points on the target.',
    kind: 'dice',
    action: 'shoot',
    source: 'Chance Factor for Anti-Personnel Fire',
  },
  'wrg:chance.2': {
    title: 'Small groups lose chance',
    says: 'A chance die that beats the number of men in the group counts as zero.',
    kind: 'limit',
    action: 'shoot',
    source: 'Chance Factor for Anti-Personnel Fire',
  },
  'wrg:potential.1': {
    title: 'Total against a group',
    says: 'Add fire effect, target and tactical points, and chance dice for everything that fires at one group.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Calculating Potential Personnel Casualties.',
  },
  'wrg:potential.2': {
    title: 'Totals under twenty',
    says: 'Under 5 a roll of 6 gives 1 potential hit; from 5, 5 or 6; from 10, 4 to 6; from 15, 3 to 6.',
    kind: 'dice',
    action: 'shoot',
    source: 'Calculating Potential Personnel Casualties.',
  },
  'wrg:potential.3': {
    title: 'Totals of twenty up',
    says: 'From 20 no die is rolled: 1 potential hit at 20, 2 at 30, 3 at 40 or more.',
    kind: 'table',
    action: 'shoot',
    source: 'Calculating Potential Personnel Casualties.',
  },
} as const satisfies Record<string, Clause>;
