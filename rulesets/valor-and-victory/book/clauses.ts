import { assault } from './clauses/assault.js';
import { beyond } from './clauses/beyond.js';
import { elsewhere } from './clauses/elsewhere.js';

export const clauses = { ...assault, ...elsewhere, ...beyond } as const;
