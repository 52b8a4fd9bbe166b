import type { Row } from '../../../support/games/speaks.js';
import type { Before } from '../../../support/games/spoken.js';
import { FIRE, MOVE, PHASE, until } from './forces.js';

/** What speaks against snipers, missions and smoke besides their phase. */

const THROWN: Before = { G1: { sniperDue: true } };
/** A sniper of the Americans has come, under cover 2, and harmed nobody. */
const SNIPER: readonly Before[] = [...FIRE, THROWN, ['sniper G1 --cover 2 --own-cover 2', '1 1']];
const IN_F3: readonly Before[] = [...FIRE, THROWN, ['sniper G1 --cover 2 --own-cover 2 --own-hex F3', '1 1']];
const COMMAND = until(2 * PHASE.next);
const BARRAGE = 'artillery Farm --mission light-barrage --spotter unpinned';
const LANDED = 'artillery Farm --mission light-barrage --landed';
const SMOKE = 'smoke --by artillery --target X1 --spotter unpinned';

export const OF_SUPPORT: readonly Row[] = [
  {
    name: 'vv:beyond.17.2 a sniper comes with a natural 12',
    before: FIRE,
    line: 'sniper G1 --own-cover 2',
    told: 'vv:beyond.17.2 (called): A natural 12 of infantry brings a sniper, and Schmidt, G1 and G2 threw none. -> Later he fires at units that move: --opportunity.',
    but: [{ before: [...FIRE, THROWN] }, { before: [] }],
  },
  {
    name: 'vv:beyond.17.2 nobody withdraws a sniper who is not on the map',
    before: until(PHASE.after),
    line: 'sniper --withdraw --side Americans',
    told: 'vv:beyond.17.2 (nowhere): No sniper of Americans is on the map: a natural 12 of the enemy brings him.',
    likewise: ['sniper --entered --side Americans', 'sniper --check-only --own-cover 2 --side Americans'],
    but: [{ before: [] }, { before: [...SNIPER, ...until(PHASE.after - PHASE.fire)] }],
  },
  {
    name: 'vv:beyond.17.2 one who is there is not brought again',
    before: [...SNIPER, THROWN],
    line: 'sniper G1',
    told: 'vv:beyond.17.2 (there): The sniper of Americans is on the map already, and stays in his hex till he is withdrawn. -> Where he attacks out of that hex again: --anyway.',
    but: [{ before: [...FIRE, THROWN] }],
  },
  {
    name: 'vv:beyond.17.2 he stays in his hex',
    before: SNIPER,
    line: 'sniper --check-only --own-cover 3 --side Americans',
    told: 'vv:beyond.17.2 (cover): The sniper of Americans stays in his hex till he is withdrawn: its cover is 2, not 3. -> Where it was mistyped: wg undo takes that line back.',
    but: [{ line: 'sniper --check-only --own-cover 2 --side Americans' }, { before: [] }],
  },
  {
    name: 'vv:beyond.17.2 he stays in his hex, whatever its cover is',
    before: IN_F3,
    line: 'sniper --check-only --own-cover 2 --own-hex F4 --side Americans',
    told: 'vv:beyond.17.2 (cover): The sniper of Americans stays in his hex till he is withdrawn: that is F3, not F4. -> Where it was mistyped: wg undo takes that line back.',
    but: [{ line: 'sniper --check-only --own-cover 2 --own-hex f3 --side Americans' }, { before: SNIPER }],
  },
  {
    name: 'vv:beyond.17.6 whoever a sniper has attacked looks for him at once',
    before: [...FIRE, THROWN, ['sniper G1 --cover 2', '1']],
    line: 'turn --phase',
    told: 'vv:beyond.17.6 (sought, missing): The sniper of Americans has attacked, and nobody has looked for him. -> wg sniper --check-only --side Americans --own-cover <cover of his hex>',
    likewise: ['sniper --withdraw --side Americans'],
    but: [
      { before: SNIPER },
      {
        before: [
          ...FIRE,
          THROWN,
          { G1: { pinned: true }, G2: { pinned: true } },
          ['sniper G1 --cover 2', '1'],
        ],
      },
      { line: 'sniper --check-only --own-cover 2 --side Americans' },
      { line: 'sniper --entered --side Americans' },
      { line: 'turn --new' },
      { before: [...FIRE, THROWN, ['sniper G1 --cover 2', '1'], 'turn --phase'] },
      {
        before: [
          ...FIRE,
          THROWN,
          ['sniper G1 --cover 2', '1'],
          ['sniper --check-only --own-cover 2 --side Americans', '1'],
        ],
      },
    ],
  },
  {
    name: 'vv:beyond.17.6 an enemy who enters his hex eliminates him',
    before: [...IN_F3, { G2: { hex: 'f3' } }],
    line: 'turn --phase',
    told: 'vv:beyond.17.6 (entered): G2 has entered F3, where the sniper of Americans is: that eliminates him. -> wg sniper --entered --side Americans',
    likewise: ['sniper --check-only --own-cover 2 --side Americans'],
    but: [
      { line: 'sniper --entered --side Americans' },
      { line: 'turn --new' },
      { before: IN_F3 },
      { before: [...IN_F3, { Able: { hex: 'F3' } }] },
      { before: [...IN_F3, { G2: { hex: 'F3' } }, 'sniper --entered --side Americans'] },
    ],
  },
  {
    name: 'vv:beyond.17.2 he fires at the enemy',
    line: 'sniper G1 --side Germans',
    told: 'vv:beyond.17.2 (own): A sniper of Germans fires at the enemy, and Schmidt, G1 and G2 are of his side.',
    but: [{ line: 'sniper G1 --side Americans' }, { line: 'sniper G1' }],
  },
  {
    name: 'vv:beyond.17.2 one who was found comes no more',
    before: [...FIRE, THROWN, ['sniper G1 --cover 2 --own-cover 2', '1 6'], THROWN],
    line: 'sniper G1',
    told: 'vv:beyond.17.2 (found): The sniper of Americans was eliminated, and a side has one a game.',
    but: [{ before: [...FIRE, THROWN] }],
  },
  {
    name: 'vv:beyond.21.4 missions are of the side whose Command Phase it is',
    before: COMMAND,
    line: 'artillery Farm --mission fighter-bomber --side Americans --markers 1',
    told: 'vv:beyond.21.4 (turn): Americans would act: this is the Command Phase of Germans.',
    likewise: ['smoke --by artillery --target X1 --spotter unpinned --side Americans --factors 4'],
    but: [
      { line: 'artillery Farm --mission fighter-bomber --side Germans --markers 1' },
      { line: 'artillery Farm --mission fighter-bomber' },
      { before: [] },
    ],
  },
  {
    name: 'vv:beyond.21.5 a mission lands once that has scattered',
    before: COMMAND,
    line: LANDED,
    told: 'vv:beyond.21.5 (landed): No light barrage has scattered in this phase, or it has made its attack already. -> One that is called: without --landed.',
    but: [{ before: [...COMMAND, [BARRAGE, '5 1']] }, { before: [] }],
  },
  {
    name: 'vv:beyond.21.7 a barrage of smoke needs a marker of artillery that is left',
    before: [...COMMAND, [`${BARRAGE} --side Germans --markers 1`, '5 1']],
    line: 'smoke --by artillery --target X1 --spotter unpinned --side Germans --factors 4',
    told: 'vv:beyond.21.7 (markers): No artillery marker of Germans is left, and a smoke barrage needs one, light or heavy.',
    but: [{ before: [...COMMAND, [`${BARRAGE} --side Germans --markers 2`, '5 1']] }, { before: COMMAND }],
  },
  {
    name: 'vv:beyond.21.3 somebody sees the hex of a barrage',
    before: COMMAND,
    line: 'artillery Farm --mission light-barrage',
    told: 'vv:beyond.21.3 (spotter, missing): Nobody has told who sees the hex: an unpinned unit of that side has to. -> Say it: --spotter unpinned.',
    likewise: ['smoke --by artillery --target X1'],
    but: [{ line: BARRAGE }, { line: 'artillery Farm --mission fighter-bomber' }],
  },
  {
    name: 'vv:beyond.11 one marker before a move',
    before: [...MOVE, 'smoke G1 --target X1'],
    line: 'smoke G1 --target X2',
    told: 'vv:beyond.11 (smoked): G1 has placed smoke already: one marker before a move.',
    but: [{ line: 'smoke G2 --target X2' }, { before: MOVE }],
  },
  {
    name: 'vv:beyond.11 and one in a hex',
    before: [...COMMAND, SMOKE],
    line: 'smoke --by artillery --target x1 --spotter unpinned',
    told: 'vv:beyond.11 (smoke, refuses): There is smoke in x1 already: a hex has one marker.',
    but: [{ line: 'smoke --by artillery --target X2 --spotter unpinned' }],
  },
  {
    name: 'vv:beyond.11 of smoke in no hex nobody is told',
    before: COMMAND,
    line: 'smoke --by artillery --spotter unpinned',
    told: 'vv:beyond.11 (place, missing): Nobody has told the hex: attacks through it are not told of this smoke. -> Say it: --target C4.',
    but: [{ line: SMOKE }],
  },
];
