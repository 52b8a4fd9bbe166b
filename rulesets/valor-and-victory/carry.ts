import { list } from '../../src/rules/field.js';
import { EXPENDED } from './kinds.js';

const NAMES = Object.keys(EXPENDED);

/** Counters that units have with them and do not use, in every action in which some may be used up. */
export const carryField = (whose: string, group?: string) =>
  list(`counters that ${whose} have besides, by number of the unit`, {
    ...(group !== undefined && { group }),
    metavar: '2=grenades',
    max: 40,
    fault: (entry) => {
      const [number, name, more] = entry.toLowerCase().split('=');
      const right = /^[1-9]\d?$/.test(number!) && NAMES.includes(name ?? '') && more === undefined;
      return right ? undefined : { takes: `the number of a unit with ${NAMES.join(', ')}: 2=grenades` };
    },
  });
