import { RosterGame } from './roster.js';

/** Two small forces for Valor & Victory, as the example roster has them. */

const HILL = { side: 'Germans', hex: 'Hill 12' };
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

  async phases(n: number): Promise<void> {
    for (let i = 0; i < n; i++) await this.allowed('turn --phase');
  }
}
