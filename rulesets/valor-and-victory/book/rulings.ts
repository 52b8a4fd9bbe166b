import { assault } from './rulings/assault.js';
import { beyond } from './rulings/beyond.js';
import { elsewhere } from './rulings/elsewhere.js';

export const rulings = { ...assault, ...elsewhere, ...beyond } as const;
