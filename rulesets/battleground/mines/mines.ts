import type { Rule } from '../../../src/rules/rule.js';
import { optionalRules } from '../optional/optional-rules.js';
import { reactionResult } from '../optional/retreat.js';
import { actedInReaction, boundToMelee, cannotDrive, waitsForRiders } from '../permits.js';
import { specialLost } from '../shooting/casualties.js';
import { savesByGrade } from '../shooting/inputs.js';
import type { ShotResult } from '../shooting/shot.js';
import { announced } from '../shooting/shot-results.js';
import { STATES } from '../vehicles/tables.js';
import { action, type Forbids, inches, permits } from '../words.js';
import { hasNotMoved, onFigures, onVehicle } from './attack.js';
import { clearingVehicle, engineers, type Path } from './clear.js';
import { detection, fieldSize } from './field.js';
import { type Mines, mineInputs, minesConflict, modesOf } from './input.js';
import { mover } from './roles.js';

type Result = Partial<ShotResult & Path> & { found?: boolean; area?: number };

const onlyWith =
  (mode: 'engineers' | 'clearingVehicle') =>
  <P extends Forbids<Mines, 'bg:R61'>>(permit: P): P => ({
    ...permit,
    when: (input: Partial<Mines>) => input[mode] !== undefined && permit.when(input),
  });
/** What forbids only those who clear on foot: whoever goes in has not shot for that. */
const ofTeam = onlyWith('engineers');
/** What forbids only a vehicle that clears. */
const ofVehicle = onlyWith('clearingVehicle');

/** What of its state forbids a unit to clear a path, or to go in at all. */
const minePermits = permits<Mines>(
  boundToMelee('clear mines'),
  {
    clause: 'bg:pass.4',
    word: 'aboard',
    when: ({ riding }) => riding,
    says: 'The unit rides in a vehicle: it clears nothing, and the vehicle is what goes into a field.',
    way: 'What becomes of passengers: wg bail-out.',
  },
  {
    clause: 'bg:retreat.4',
    word: 'routs',
    when: ({ routing }) => routing,
    says: 'A routing unit may not shoot, and mines are cleared in place of that.',
    way: 'wg rally <unit>',
  },
  {
    clause: 'bg:mine.14',
    word: 'shot',
    when: ({ hasShot }) => hasShot,
    says: 'They clear in place of shooting: under this card they have shot, or cleared.',
  },
  ofTeam(actedInReaction('shoot')),
  ofTeam({
    clause: 'bg:nonstand.3',
    word: 'non-standing',
    when: ({ nonStanding }) => nonStanding,
    says: 'A non-standing unit may not shoot, and mines are cleared in place of that.',
  }),
  ...cannotDrive<Mines>('The vehicle cannot move').map(ofVehicle),
  ofVehicle({ ...actedInReaction('move'), when: ({ fled }) => fled }),
  ofVehicle(waitsForRiders),
);

export const mines = action({
  name: 'mines',
  says: 'Find a minefield, go into one, or clear it',
  inputs: mineInputs,
  requires: (input) => {
    const [mode, second] = modesOf(input);
    if (second) return [];
    if (mode === 'at') return input.still || input.turned ? ['at'] : ['inches', 'at'];
    return [
      ...(input.retreat ? ['targetFigures'] : []),
      ...(input.retreat || savesByGrade(input) ? ['targetGrade'] : []),
    ];
  },
  conflict: minesConflict,
  examples: [
    ['wg mines --detect 4', 'a unit 4 in from a hidden field'],
    ['wg mines --inches 5 --at medium-tank', 'a tank that drove 5 in onto a field'],
    ['wg mines --entered 4 --target-figures 9 --odds', 'chances of four figures of nine in a field'],
    ['wg mines --entered 4 --dice "6 1 6 3"', 'dice thrown by hand'],
    ['wg mines --engineers 6', 'an engineer team clears a path'],
    ['wg mines --clearing-vehicle tank --width 1.5', 'a tank with a flail'],
    ['wg mines --size 3x8', 'a field of the right size'],
  ],
  result: {
    found: { help: 'the hidden field is found', order: ['false', 'true'] },
    hits: { help: 'hits after cancels' },
    state: { help: 'the vehicle from now on', order: STATES },
    casualties: { help: 'figures of the unit that fall' },
    ...specialLost,
    prisonersLost: { help: 'prisoners hit with the unit' },
    ...reactionResult,
    wide: { help: 'width of the cleared path, in inches, where it is known' },
    deep: { help: 'how deep the path goes, in inches' },
    left: { help: 'depth that is left to clear, in inches' },
    immobilised: { help: 'the clearing vehicle broke down for good', order: ['false', 'true'] },
    area: { help: 'area of the field, in square inches' },
  },
  reminders: [
    'bg:mine.2',
    ['bg:mine.5', ({ detect }) => detect !== undefined],
    ['bg:cas.5', ({ targetFigures }) => targetFigures !== undefined],
  ],
  roles: [mover],
  // A field attacks by itself; who clears one has his fire or his move with that (mine.13, mine.14).
  ways: [{ says: 'to clear a path', input: { depth: 1 } }],
  permits: minePermits,
  *resolve(input): Rule<Result> {
    yield* optionalRules(input);
    if (input.detect !== undefined) return yield* detection(input);
    if (input.at) return yield* onVehicle(input);
    if (input.entered !== undefined) return yield* onFigures(input);
    if (input.engineers !== undefined) return yield* engineers(input);
    if (input.clearingVehicle !== undefined) return yield* clearingVehicle(input);
    return yield* fieldSize(input.size!);
  },
  luck: ({ detect }) =>
    detect === undefined
      ? { of: 'hits by mines', read: ({ hits }) => hits, fewer: true }
      : { of: 'minefields found', read: ({ found }) => Number(found) },
  announce: (result, input) => said(result, input),
});

function said({ found, area, wide, deep, left, immobilised, hits, ...struck }: Result, input: Mines): string {
  if (found !== undefined) return found ? 'the field is found: lay it on the table' : 'not found';
  if (area !== undefined) return 'a field of the right size';
  if (hits !== undefined) {
    return hasNotMoved(input) ? 'no attack' : announced({ hits, ...struck }, input);
  }
  if (immobilised && deep === 0) return 'broken down for good';
  const path = `${wide === undefined ? 'as wide as the model' : `${inches(wide)} wide`}, ${inches(deep!)} deep`;
  const end = left === undefined ? '' : left === 0 ? ': through the field' : `: ${inches(left)} left`;
  return `cleared ${path}${end}${immobilised ? ', then broken down for good' : ''}`;
}
