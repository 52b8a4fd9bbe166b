import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { d6, part, restOf } from '../../../src/rules/words.js';
import { firesAsBound } from '../reaction/bound.js';
import { inPeriod, state } from '../state.js';
import { firePermits, stillPermits, unseenPermits } from '../weapons/may-fire.js';
import { knownOfGunner } from '../weapons/roles.js';
import { action, permits, ruling, step } from '../words.js';
import { engaged, hasEngaged } from './done.js';
import { allAboard, type Escaped, escapedFields, escapesSaid, whoEscapes } from './escape.js';
import { type AntiTank, antiTankConflict, antiTankInputs, weaponRow } from './inputs.js';
import { afv, gunner, passengers } from './roles.js';
import { isCloseOut, isShotOut } from './shot.js';
import { notOut } from './wreck.js';

type Fate = { knockedOut: boolean; onFire: boolean };
type Result = Fate & Escaped;

/** The highest die on which a wreck burns (antitank.16). */
const BURNS_ON = 3;

/** What the AFV that is bombarded or attacked from close by forbids. */
const attackPermits = permits<AntiTank>(
  {
    clause: 'wrg:antitank.14',
    word: 'soft',
    when: ({ targetSoft, points }) => targetSoft && points === undefined,
    says: 'Only AFVs are knocked out.',
    way: 'Soft vehicles are fired on as men are: wg shoot, wg artillery',
    under: { ruling: 'wrg:R165', option: 1 },
  },
  {
    clause: 'wrg:antitank.15',
    word: 'rolled',
    when: ({ attackDiced, closeAttack, offTable }) => attackDiced && (closeAttack !== undefined || offTable),
    says: ({ target = 'The AFV' }) =>
      `${target} has had its die for flame, charges and off-table fire: one in a period, whatever their number.`,
    under: { ruling: 'wrg:R162', option: 1 },
  },
);

export const antiTank = action({
  name: 'anti-tank',
  says: 'Fire at an AFV, or attack it from close by: is it knocked out, does it burn',
  inputs: antiTankInputs,
  requires: ({ weapon, points, weight }) => [
    ...(weapon !== undefined && points === undefined ? ['range'] : []),
    ...(weight !== undefined ? ['year'] : []),
  ],
  conflict: antiTankConflict,
  examples: [
    ['wg anti-tank --weapon one-man --range 40', 'a bazooka at 40 metres'],
    ['wg anti-tank --weapon gun --range 200 --flank --weight 11 --year 1940', 'a 2 pdr at a light tank'],
    [
      'wg anti-tank --weapon afv-gun --range 300 --target-moved --concealed --odds',
      'the chances of a tank gun',
    ],
    ['wg anti-tank --weapon recoilless --range 90 --weapons 2 --dice "3 4 / 2"', 'dice thrown by hand'],
    ['wg anti-tank --close-attack satchel --crew 4', 'a satchel charge, and the escape of the crew'],
    ['wg anti-tank --off-table', 'an AFV in off-table fire'],
  ],
  result: {
    knockedOut: { help: 'the AFV is knocked out', order: ['false', 'true'] },
    onFire: { help: 'it catches fire', order: ['false', 'true'] },
    ...escapedFields,
  },
  roles: [gunner, afv, passengers],
  fromTable: knownOfGunner,
  permits: [...notOut('does not fire'), ...attackPermits, ...unseenPermits, ...firePermits, ...stillPermits],
  memory: state,
  *resolve(input, table: State): Rule<Result> {
    yield* inPeriod();
    const { target = 'it', targetOut } = input;
    if (targetOut) {
      const text = `${target} is knocked out already`;
      yield* step({ id: 'wreck', clause: 'wrg:antitank.14', value: target, text });
    }
    const { range: at } = input;
    const fire = () => (at === undefined ? [] : [{ weapon: weaponRow(input), n: 1, at }]);
    if (input.weapon !== undefined) yield* firesAsBound(input, fire);
    yield* hasEngaged(input, table);
    return yield* aboard(input, yield* part(fate, input));
  },
  // What is a wreck already is not knocked out once more.
  luck: ({ targetOut }) =>
    targetOut ? undefined : { of: 'AFVs knocked out', read: ({ knockedOut }) => Number(knockedOut) },
  announce: (result, input, steps = []) => {
    const wreck = steps.find(({ id }) => id === 'wreck');
    return wreck ? String(wreck.text) : said(result, input);
  },
});

/** Whether it is knocked out, and burns. */
function* fate(input: AntiTank): Rule<Fate> {
  const isShot = input.weapon !== undefined || input.points !== undefined;
  const knockedOut = isShot ? yield* isShotOut(input) : yield* isCloseOut(input);
  return { knockedOut, onFire: knockedOut && (yield* catchesFire(isShot)) };
}

/** A die for a wreck, whatever knocked it out, unless so ruled (antitank.16, R169). */
function* catchesFire(isShot: boolean): Rule<boolean> {
  if (!isShot && (yield* ruling('wrg:R169')) === 2) {
    const text = 'only what anti-tank fire knocks out may burn';
    return yield* step({ id: 'on-fire', clause: 'wrg:antitank.16', value: false, text, ruling: 'wrg:R169' });
  }
  const die = yield* d6('fire');
  const onFire = die <= BURNS_ON;
  const text = onFire ? 'it catches fire' : 'it does not catch fire';
  const source = isShot ? {} : ({ ruling: 'wrg:R169' } as const);
  return yield* step({ id: 'on-fire', clause: 'wrg:antitank.16', value: onFire, text, ...source });
}

/** The men aboard get out of a wreck; where they are not known the answer says what to do about them (crew.1). */
function* aboard(input: AntiTank, { knockedOut, onFire }: Fate): Rule<Result> {
  const { crew, passengers } = input;
  const known = crew !== undefined || passengers !== undefined;
  if (!knockedOut) return { knockedOut, onFire, ...(known && allAboard(input)) };
  if (known) {
    return yield* restOf(part(whoEscapes, input), function* (out): Rule<Result> {
      const did = { knockedOut, onFire, ...out };
      yield* engaged(input, did);
      return did;
    });
  }
  // Nobody is left in a wreck.
  if (input.targetOut) return { knockedOut, onFire };
  const text = 'next, those aboard: wg bail-out -r wrg --crew <n> --passengers <n>';
  yield* step({ id: 'bail-out', clause: 'wrg:crew.1', value: true, text });
  yield* engaged(input, { knockedOut, onFire });
  return { knockedOut, onFire };
}

function said({ knockedOut, onFire, ...out }: Result, { target = 'the AFV' }: AntiTank): string {
  if (!knockedOut) return `${target} is not knocked out`;
  const men = escapesSaid(out);
  return `${target} is knocked out${onFire ? ' and on fire' : ''}${men ? `; ${men}` : ''}`;
}
