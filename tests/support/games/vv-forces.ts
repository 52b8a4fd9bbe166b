import { RosterGame } from '../roster.js';

/** Two small forces for Valor & Victory, as the example roster has them. */

const HILL = { side: 'Germans', hex: 'Hill 12', terrain: 'open' };
const FARM = { side: 'Americans', hex: 'Farm', terrain: 'building' };
export const VV_FORCES = [
  { ...HILL, name: 'Schmidt', unit: 'leader:-1' },
  { ...HILL, name: '1 Squad', unit: 'squad:4-6-5,lmg:3', half: '2-6-4' },
  { ...HILL, name: '2 Squad', unit: 'squad:4-6-5,grenades', half: '2-6-4' },
  {
    ...{ name: 'Panzer IV', side: 'Germans', unit: 'afv:gun=8:mg=4:ff=2', atfp: 'D' },
    ...{ armour: 'D', 'rear-armour': 'C', mp: 10 },
  },
  { ...FARM, name: 'Coleman', unit: 'leader:-1' },
  { ...FARM, name: 'Able', unit: 'squad:4-6-4,bazooka', half: '2-6-2', atfp: 'D', 'weapon-range': 4 },
  { ...FARM, name: 'Baker', unit: 'squad:4-6-4', half: '2-6-2' },
  {
    ...{ name: 'Truck', side: 'Americans', unit: 'vehicle:cr=3', mp: 14 },
    ...{ transport: 'T2', tow: true, hex: 'Road' },
  },
  { name: 'Charlie', side: 'Americans', unit: 'squad:5-6-4', half: '2-6-2', aboard: 'Truck' },
];

/** A game with these forces. */
export class VvGame extends RosterGame {
  constructor(name: string) {
    super(name, 'valor-and-victory');
  }

  /** Begins it, and goes on by so many phases. */
  async begins(phases = 0, strict = false, units: readonly object[] = VV_FORCES): Promise<void> {
    await this.open(units, `--sides Germans,Americans${strict ? ' --strict' : ''}`);
    await this.phases(phases);
  }

  /** Begins a strict one of two companies. */
  companies = (phases = 0): Promise<void> => this.begins(phases, true, VV_COMPANIES);

  async phases(n: number): Promise<void> {
    for (let i = 0; i < n; i++) await this.allowed('turn --phase');
  }
}

const SQUAD = 'squad:4-6-5';
const RIFLES = 'squad:5-6-4';
const american = (name: string, unit: string, more: object = {}) => ({
  ...{ name, side: 'Americans', unit },
  ...(unit.startsWith('squad') && { half: '2-6-2' }),
  ...more,
});
const german = (name: string, unit: string, more: object = {}) => ({
  ...{ name, side: 'Germans', unit },
  ...(unit.startsWith('squad') && { half: '2-6-3' }),
  ...more,
});

/** Two larger ones, in which there is somebody of every kind in several hexes: with leaders, mortars, carriers and Guns. */
export const VV_COMPANIES = [
  german('Schmidt', 'leader:-1', { hex: 'H1', terrain: 'woods' }),
  german('G1', `${SQUAD},lmg:3`, { hex: 'H1', terrain: 'woods' }),
  german('G2', `${SQUAD},grenades`, { hex: 'H1', terrain: 'woods' }),
  german('M1', `${SQUAD},mortar:5`, { hex: 'H1', terrain: 'woods', atfp: 'A' }),
  german('Hermes', 'leader:-1', { hex: 'H2', terrain: 'open' }),
  german('M2', 'half-squad:2-6-3,mortar:5', { hex: 'H2', terrain: 'open', atfp: 'A' }),
  german('M3', 'half-squad:2-6-3,mortar:5', { hex: 'H2', terrain: 'open', atfp: 'A' }),
  german('G6', `${SQUAD},panzerfaust`, { hex: 'H2', terrain: 'open', atfp: 'D' }),
  german('Tiger', 'afv:gun=14:mg=4:ff=3', {
    ...{ hex: 'H3', terrain: 'open', atfp: 'E', armour: 'E', 'rear-armour': 'D', mp: 10 },
  }),
  german('HT', 'afv:mg=4', { hex: 'H4', terrain: 'open', armour: 'A', mp: 14, transport: 'T1', tow: true }),
  german('G7', `${SQUAD},lmg:3`, { aboard: 'HT' }),
  german('Otto', 'leader:-1', { aboard: 'HT' }),
  german('Pak', 'gun:gun=5:cr=3:shield', { hex: 'H5', terrain: 'open', atfp: 'C' }),
  american('Coleman', 'leader:-1', { hex: 'Farm', terrain: 'building' }),
  american('Able', `${RIFLES},bazooka`, {
    ...{ hex: 'Farm', terrain: 'building', atfp: 'D', 'weapon-range': 4 },
  }),
  american('Baker', `${RIFLES},lmg:3`, { hex: 'Farm', terrain: 'building' }),
  american('Truck', 'vehicle:cr=4', { hex: 'Road', mp: 14, transport: 'T2', tow: true }),
  american('Charlie', `${RIFLES},lmg:3`, { aboard: 'Truck' }),
  american('Dog', RIFLES, { aboard: 'Truck' }),
  american('Gun57', 'gun:gun=5:cr=3', { aboard: 'Truck', atfp: 'C' }),
  american('Sherman', 'afv:gun=12:mg=4:ff=3', {
    ...{ hex: 'Field', terrain: 'open', atfp: 'D', armour: 'E', 'rear-armour': 'C', mp: 10 },
  }),
  american('Easy', `${RIFLES}:elite`, { hex: 'Field', terrain: 'open' }),
];
