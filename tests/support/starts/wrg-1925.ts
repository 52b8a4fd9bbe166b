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
  ],
  period: [{}, { new: true }],
};
