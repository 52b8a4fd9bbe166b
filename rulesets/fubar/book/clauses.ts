import { actions } from './clauses/actions.js';
import { fire } from './clauses/fire.js';
import { melee } from './clauses/melee.js';
import { turn } from './clauses/turn.js';
import { vehicles } from './clauses/vehicles.js';
import { weapons } from './clauses/weapons.js';

export const clauses = { ...turn, ...actions, ...fire, ...weapons, ...melee, ...vehicles } as const;
