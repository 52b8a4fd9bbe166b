import type { Before, Listed } from '../../../support/games/spoken.js';

const german = (name: string, unit: string, more: object = {}) => ({
  name,
  side: 'Germans',
  unit: [unit],
  ...more,
});
const american = (name: string, unit: string, more: object = {}) => ({
  ...{ name, side: 'Americans', unit: [unit] },
  ...more,
});
const HILL = { hex: 'H1', terrain: 'open' };
const FARM = { hex: 'Farm', terrain: 'building' };

/** Those of most rows: somebody of every kind, in hexes whose ground is known. */
export const ALL: readonly Listed[] = [
  german('Schmidt', 'leader:-1', HILL),
  german('G1', 'squad:4-6-5,lmg:3-6', HILL),
  german('G2', 'squad:4-6-5,panzerfaust,satchel:6', HILL),
  german('Tube', 'squad:4-6-5,mortar:5-9', { hex: 'H2', terrain: 'open', atfp: 'A' }),
  german('Tiger', 'afv:gun=14:mg=4:ff=3', {
    ...{ hex: 'H3', terrain: 'open', atfp: 'E', armour: 'E', rearArmour: 'D', mp: 10 },
  }),
  german('HT', 'afv:mg=4', { hex: 'H4', terrain: 'open', armour: 'A', mp: 14, transport: 'T2', tow: true }),
  german('G7', 'squad:4-6-5,lmg:3-6', { aboard: 'HT' }),
  german('Pak', 'gun:gun=5:cr=3:shield', { hex: 'H5', terrain: 'open', atfp: 'C' }),
  american('Coleman', 'leader:-1', FARM),
  american('Able', 'squad:4-6-4,bazooka', { ...FARM, half: '2-6-2', atfp: 'D', weaponRange: 4 }),
  american('Baker', 'squad:4-6-4,lmg:3-6', { ...FARM, half: '2-6-2' }),
  american('Truck', 'vehicle:cr=4', { hex: 'Road', terrain: 'road', mp: 14, transport: 'T2', tow: true }),
  american('Charlie', 'squad:5-6-4', { aboard: 'Truck', half: '2-6-2' }),
  american('Sherman', 'afv:gun=12:mg=4:ff=3', {
    ...{ hex: 'Field', terrain: 'open', atfp: 'D', armour: 'E', rearArmour: 'C', mp: 10 },
  }),
];

/** The phases of a player in the order of the book; those of the other are six later. */
export const PHASE = { fire: 1, move: 2, defend: 3, advance: 4, after: 5, next: 6 } as const;
/** A game that goes phase by phase, as far as one of the twelve. */
export const until = (phase: number): readonly Before[] => Array<Before>(phase).fill('turn --phase');

export const FIRE = until(PHASE.fire);
export const MOVE = until(PHASE.move);
export const ADVANCE = until(PHASE.advance);
export const AFTER = until(PHASE.after);
