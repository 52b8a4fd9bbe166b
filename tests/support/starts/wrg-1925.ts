import type { Given } from '../play.js';

/** Where random inputs start from, so that inputs that go together meet more often than by luck. */
export const wrg1925: Readonly<Record<string, readonly Given[]>> = {
  'anti-tank': [
    { weapon: 'one-man', range: 40 },
    { weapon: 'recoilless', range: 90, weapons: 2 },
    { weapon: 'gun', range: 200, weight: 11, year: 1940 },
    { weapon: 'afv-gun', range: 300, lightGun: true, crew: 3 },
    { weapon: 'heavy-mg', range: 90, mount: 'tripod', at: 'apc' },
    { weapon: 'missile', range: 400, passengers: 2 },
    { points: 3 },
    { closeAttack: 'molotov', range: 20 },
    { offTable: true, crew: 2 },
  ],
  'bail-out': [{ crew: 3 }, { passengers: 4 }, { crew: 4, smgs: 1, passengers: 2 }],
  demolish: [
    { fire: ['afv-gun:1@200'] },
    { fire: ['mortar-81mm:1@400', 'satchel:1', 'flame-thrower:1@40'], men: 3 },
    { fire: ['off-table:2', 'mg-turret:1@90', 'mg-tripod:1@90'] },
    { fire: ['recoilless:2@90', 'satchel:1'], bunker: true, men: 3 },
    { fire: ['gun:2@90'], prepared: true, heavyShell: true },
  shoot: [
    { fire: ['rifle:6', 'lmg-belt:1'], range: 90, men: 8, targets: 8 },
    { fire: ['grenade:2', 'smg:1@40'], range: 20, men: 3, targets: 4, intoBuilding: 1 },
    { fire: ['mg-tripod:1', 'helper:2'], range: 200, men: 3, targets: 5 },
    { fire: ['mortar-2in:1'], range: 90, men: 2, indirect: 'observed', targets: 5 },
    { fire: ['mg-turret:1'], range: 90, men: 3, movingVehicleWeapons: 1, targets: 5 },
    { group: ['rifle:4;men=4;range=90', 'lmg-magazine:1,lmg-no2:1;men=2;range=240'], targets: 5 },
    { points: 12, men: 4, targets: 5 },
    { points: 24, machineGuns: 1, targets: 5 },
    { fire: ['rifle:6'], range: 90, men: 6, figure: ['Sgt:erect,40', '3 Pte:soft,50'] },
    { points: 22, figure: ['Sgt:radio,in=truck,moving', 'Pte:in=truck,moving', 'Lance:in=horse'] },
    { points: 32, figure: ['Sgt:radio', 'Cpl:rank=sgt', 'Pte:rank=sgt'] },
  ],
  'take-over': [{ what: 'rifle' }, { what: 'mg-tripod', specialist: true }, { what: 'radio' }],
  artillery: [
    { targets: 6 },
    { support: 100, targets: 6, uncovered: 3 },
    { figure: ['Sgt:of=Reds,20', '2 Pte:of=Blues,30'], target: ['Reds', 'Blues'] },
    { caller: 'officer' },
    { caller: 'observer', registered: true },
    { register: 3 },
  ],
  period: [{}, { new: true }],
  period: [{}, { new: true }, { new: true, hidden: ['2 Section'] }],
  smoke: [
    {},
    { source: 'off-table', angle: 30 },
    { source: 'projectors', name: 'Tank 1' },
    { source: 'burning-building', where: 'the mill' },
  ],
  illuminate: [{}, { source: 'burning-building' }, { source: 'mortar-81mm' }],
};
