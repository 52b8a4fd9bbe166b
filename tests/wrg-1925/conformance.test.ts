import { wrg1925 } from '../../rulesets/wrg-1925/index.js';
import { conforms } from '../support/conforms.js';

await conforms(wrg1925);
