import { fire } from './tables/fire.js';
import { turn } from './tables/turn.js';
import { vehicles } from './tables/vehicles.js';

export const tables = { ...turn, ...fire, ...vehicles } as const;
