import { assault } from './tables/assault.js';
import { beyond } from './tables/beyond.js';
import { elsewhere } from './tables/elsewhere.js';

export const tables = { ...assault, ...elsewhere, ...beyond } as const;
