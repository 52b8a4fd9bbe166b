import type { Heaviest } from './heaviest.js';

/** The heaviest legal inputs of each action, as far as we know. */
export const fubar: Heaviest = {
  muster: { name: 'Red 1', level: 'elite' },
  initiative: { sides: 'Red,Blue,Green,White' },
  activate: { level: 'green', leaderLevel: 'elite', suppressed: 1, outOfTouch: 2 },
  pass: {},
  move: { action: 'walk' },
  shoot: [
    { level: 'elite', fp: 60, armour: 'heavy', targetFigures: 12, targetLevel: 'elite', targetSuppressed: 2 },
    { level: 'elite', weapon: 'heavy-cannon', figures: 12, mount: 'bunker', at: 'light-tank' },
  ],
  melee: {
    attackers: 10,
    attackerLevel: 'seasoned',
    attackerArmour: 'heavy',
    attackersSuppressed: 4,
    defenders: 10,
    defenderLevel: 'elite',
    defenderArmour: 'medium',
    defendersSuppressed: 4,
  },
  withdraw: { level: 'seasoned', suppressed: 2, pursuerLevel: 'veteran', pursuerSuppressed: 1 },
  'vehicle-damage': {
    hits: 12,
    armour: 'medium',
    facing: 'rear',
    passengers: 12,
    passengerLevel: 'elite',
    passengerArmour: 'heavy',
  },
  overrun: { level: 'elite', figures: 12, armour: 'heavy', suppressed: 4 },
};
