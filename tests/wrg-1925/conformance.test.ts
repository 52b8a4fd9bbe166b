import { wrg1925 } from '../../rulesets/wrg-1925/index.js';
import { wrg1925 as bounds } from '../rules/bounds/wrg-1925.js';
import { conforms } from '../support/conforms.js';

await conforms(wrg1925, { bounds });
