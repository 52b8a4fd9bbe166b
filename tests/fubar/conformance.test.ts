import { fubar } from '../../rulesets/fubar/index.js';
import { fubar as bounds } from '../rules/bounds/fubar.js';
import { conforms } from '../support/conforms.js';

await conforms(fubar, { bounds });
