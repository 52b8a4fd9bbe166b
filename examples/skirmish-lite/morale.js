// @ts-check
import { action, inputsOf, say, sumOf } from 'wg/rules';
import { tester } from './roles.js';
import { nerve } from './tables.js';
import { look, step } from './words.js';

export const morale = action({
  name: 'morale',
  says: 'A test of morale',
  roles: [tester],
  inputs: inputsOf(tester),
  examples: [
    ['wg morale -r lite --quality trained --lost 2', 'trained men who have lost two figures'],
    ['wg morale -r lite -q elite --dice "3 4"', 'with dice thrown by hand'],
  ],
  result: { stands: { help: 'whether the unit stands' } },
  *resolve({ quality, lost = 0 }) {
    const needed = yield* look(nerve.cells[quality]);
    const thrown = yield* sumOf(2, 'morale');
    if (lost > 0)
      yield* step({
        id: 'lost',
        clause: 'lite:morale.2',
        value: -lost,
        text: `${say.counted(lost, 'figure')} lost: ${-lost}`,
      });
    const stands = thrown - lost >= needed.value;
    yield* step({
      id: 'test',
      clause: 'lite:morale.1',
      value: stands,
      text: () => `${thrown - lost} of ${needed.value} needed: ${stands ? 'it stands' : 'it fails'}`,
      from: needed,
    });
    yield* tester.as.infantry.set('lite:morale.3', { shaken: stands ? null : true });
    return { stands };
  },
  luck: () => ({ of: 'tests passed', read: ({ stands }) => Number(stands) }),
  announce: ({ stands }) => (stands ? 'it stands' : 'it is shaken'),
});
