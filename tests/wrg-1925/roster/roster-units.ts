/** Small forces for games with a roster. */
export const REDS = {
  name: 'Reds',
  side: 'Allies',
  men: 10,
  leaders: ['cpl', 'lcpl'],
  weapons: ['smg:2', 'lmg-magazine:1', 'rifle:7'],
  grenades: 10,
  radios: 1,
};
export const BLUES = {
  name: 'Blues',
  side: 'Axis',
  men: 8,
  leaders: ['sgt'],
  weapons: ['lmg-belt:1', 'rifle:7'],
};
export const MG = { name: 'MG 34', side: 'Axis', kind: 'gun', weapon: 'mg-tripod', men: 3, leaders: ['cpl'] };
export const PANZER = {
  name: 'Panzer III',
  side: 'Axis',
  kind: 'vehicle',
  type: 'medium-tank',
  weight: 20,
  year: 1943,
  weapons: ['afv-gun:1', 'mg-turret:1'],
  crew: 5,
  leaders: ['cpl'],
  smgs: 2,
  grenades: 1,
  projectors: true,
};
export const PIAT = { name: 'PIAT', side: 'Allies', men: 2, weapons: ['one-man:1', 'rifle:1'] };
export const TRUCK = { name: 'Truck', side: 'Allies', kind: 'vehicle', type: 'truck', load: 3, crew: 2 };
export const APC = {
  name: 'APC',
  side: 'Allies',
  kind: 'vehicle',
  type: 'tracked-afv',
  at: 'apc',
  weight: 12,
  year: 1965,
  weapons: ['mg-pintle:1'],
  crew: 2,
};
export const RIDERS = { name: 'Riders', side: 'Allies', men: 6, weapons: ['rifle:6'], aboard: 'APC' };
export const RECOILLESS = { name: 'Recoilless', side: 'Allies', kind: 'gun', weapon: 'recoilless', men: 3 };
/** Those of most games; the others come where they are wanted. */
export const ALL = [REDS, BLUES, MG, PANZER, PIAT, TRUCK];
