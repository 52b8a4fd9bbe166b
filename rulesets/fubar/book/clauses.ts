import { fire } from './clauses/fire.js';
import { melee } from './clauses/melee.js';
import { turn } from './clauses/turn.js';
import { vehicles } from './clauses/vehicles.js';

export const clauses = { ...turn, ...fire, ...melee, ...vehicles } as const;
