'use strict';
/** Where a thread of the program begins: one that rolls a part of many repetitions. */
require('./wg.cjs');
