/** Units that some rows have besides. */
export { APC, RECOILLESS, RIDERS } from '../../roster/roster-units.js';

const TRUCK = { side: 'Axis', kind: 'vehicle', type: 'truck', load: 3, crew: 2 };
export const LORRY = { ...TRUCK, name: 'Lorry' };
export const CARRIED = { name: 'Carried', side: 'Allies', men: 6, weapons: ['rifle:6'], aboard: 'Truck' };
export const HQ = {
  name: 'HQ',
  side: 'Allies',
  men: 3,
  leaders: ['officer'],
  weapons: ['rifle:3'],
  radios: 1,
};
export const SAPPERS = {
  name: 'Sappers',
  side: 'Allies',
  men: 6,
  weapons: ['rifle:6', 'claymore:1'],
  stores: ['2 x satchel-charge', '1 x bangalore', 'mine-detector'],
};

/** Of whoever it tells nothing is known but his name, and nobody counts periods. */
export const STRANGERS = 'shoot --name Xs --target Ys --fire rifle:1 --men 1 --targets 3 --range 90';

export const FORCE = { name: 'Force', side: 'Axis', kind: 'force', limit: 500, offTable: ['2 periods'] };
export const PAK = { name: 'Pak', side: 'Axis', kind: 'gun', weapon: 'gun', men: 4 };
export const MORTAR = { name: 'Mortar', side: 'Allies', kind: 'gun', weapon: 'mortar-81mm', men: 3 };
export const HORSE = { name: 'Horse', side: 'Allies', men: 6, weapons: ['rifle:6'], rides: 'horse' };
export const PARAS = { name: 'Paras', side: 'Allies', men: 6, weapons: ['rifle:6'], starts: 'air-landed' };
