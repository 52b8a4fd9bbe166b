import { fire } from './rulings/fire.js';
import { melee } from './rulings/melee.js';
import { turn } from './rulings/turn.js';
import { vehicles } from './rulings/vehicles.js';

export const rulings = { ...turn, ...fire, ...melee, ...vehicles } as const;
