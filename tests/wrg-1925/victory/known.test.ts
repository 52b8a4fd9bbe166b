import { expect, test } from 'vitest';
import { victory } from '../../../rulesets/wrg-1925/victory/victory.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { EMPTY_TABLE, type State } from '../../../src/rules/state.js';

const known = (units: readonly Unit[], asked: Input = {}, of: Partial<State> = {}): Input =>
  victory.fromTable!({ ...EMPTY_TABLE, units, ...of }, {}, asked);

const unit = (name: string, side: string, profile: Input, of: Partial<Unit> = {}): Unit => ({
  name,
  side,
  kind: 'group',
  profile,
  began: profile,
  marks: {},
  ...of,
});
/** Eight men with rifles under a sergeant: 80, 40 and 15. */
const SECTION = { men: 8, leaders: ['sgt'], weapons: ['rifle:8'] };
const REDS = unit('Reds', 'Allies', SECTION);
/** Two men, a corporal among them, with an LMG and grenades: 20, 10, 20 and 4. */
const GUNNERS = { men: 2, leaders: ['cpl'], weapons: ['lmg-belt:1'], grenades: 2 };
const BLUES = unit('Blues', 'Axis', GUNNERS);

test('(wrg:victor.1) at first a side has all that its troops cost', () => {
  expect(known([REDS, BLUES])).toEqual({
    side: 'Allies',
    enemy: 'Axis',
    remaining: 135,
    destroyed: 0,
    prisoners: 0,
    strength: 135,
    defences: 0,
    enemyRemaining: 54,
    enemyDestroyed: 0,
    enemyPrisoners: 0,
    enemyStrength: 54,
    enemyDefences: 0,
  });
});

test('(wrg:victor.1) (wrg:victor.2) men who fell are lost with their weapons, and destroyed for the other side', () => {
  const left = { ...REDS, profile: { ...SECTION, men: 5 } };
  expect(known([left, BLUES])).toMatchObject({ remaining: 90, strength: 135, enemyDestroyed: 45 });
});

test('(wrg:victor.2) who is out of the battle is destroyed whole', () => {
  const gone = { ...REDS, marks: { out: true } };
  expect(known([gone, BLUES])).toMatchObject({ remaining: 0, strength: 135, enemyDestroyed: 135 });
});

test('(wrg:victor.3) prisoners count with man and rank points, and (wrg:victor.2) what was taken from them is destroyed', () => {
  const taken = { ...BLUES, marks: { prisoner: true } };
  expect(known([REDS, taken])).toMatchObject({
    enemyRemaining: 0,
    enemyStrength: 54,
    destroyed: 24,
    prisoners: 30,
  });
});

test('(wrg:victor.2) it is all the same whether a group was taken whole or some of it surrendered', () => {
  const taken = { met: true, marks: { prisoner: true } } as const;
  const some = unit('Blues prisoners', 'Axis', { men: 2, leaders: ['cpl'] }, taken);
  const left = { ...BLUES, profile: { ...BLUES.profile, men: 0 } };
  const whole = known([REDS, { ...BLUES, marks: { prisoner: true } }]);
  expect(known([REDS, left, some])).toMatchObject({ destroyed: whole.destroyed, prisoners: 30 });
});

test('(wrg:victor.2) of what was met in the battle nobody knows the strength', () => {
  const met = unit('Greens', 'Axis', SECTION, { met: true });
  const stranger = unit('Somebody', 'Axis', {}, { met: true });
  expect(known([REDS, BLUES, met, stranger])).toMatchObject({
    enemyRemaining: 189,
    enemyStrength: 54,
    destroyed: 0,
  });
});

test('(wrg:victor.6) (wrg:victor.7) the side that was agreed to defend is known, with its field defences', () => {
  const force = unit(
    'Force',
    'Axis',
    { defender: true, defences: ['bunker 5', 'trench 100 mm'] },
    { kind: 'force' },
  );
  expect(known([REDS, BLUES, force])).toMatchObject({
    defender: 'enemy',
    defences: 0,
    enemyDefences: 70,
    enemyRemaining: 54,
  });
  expect(known([REDS, BLUES, force], { side: 'Axis' })).toMatchObject({
    side: 'Axis',
    enemy: 'Allies',
    defender: 'side',
    defences: 70,
  });
  const attacker = { ...force, profile: { defences: ['bunker 5'] } };
  expect(known([REDS, BLUES, attacker])).toMatchObject({ enemyDefences: 0 });
  expect(known([REDS, BLUES, attacker]).defender).toBeUndefined();
});

test('the sides are those of the game, as far as nobody has said otherwise', () => {
  const sides = { sides: ['Axis', 'Allies'] };
  expect(known([REDS, BLUES], {}, sides)).toMatchObject({ side: 'Axis', enemy: 'Allies' });
  expect(known([REDS, BLUES], { enemy: 'Allies' })).toMatchObject({ side: 'Axis', enemy: 'Allies' });
  expect(known([REDS])).toEqual({});
  expect(known([REDS], {}, sides)).toEqual({});
  expect(known([BLUES], {}, sides)).toEqual({});
  // Of three sides somebody has to say which is meant.
  const three = [REDS, BLUES, unit('Greens', 'Neutrals', SECTION)];
  expect(known(three)).toEqual({});
  expect(known(three, { side: 'Allies', enemy: 'Neutrals' })).toMatchObject({ enemyStrength: 135 });
});

const FORCE = (profile: Input) => unit('Force', 'Axis', profile, { kind: 'force' });

test('(wrg:victor.1) off-table fire that was bought is among what a side has, and had', () => {
  const bought = FORCE({ offTable: ['2 periods', '1 period, doubled'] });
  expect(known([REDS, BLUES, bought])).toMatchObject({ enemySupport: 200, enemyStrength: 254 });
});

test('(wrg:victor.5) (wrg:victor.7) wire and mines are expended; man places and emplacements are held', () => {
  const built = FORCE({
    defender: true,
    defences: ['bunker 5', 'wire 100 m', '2 x fougasse', 'ap-mines 50 m', 'trip-flare'],
  });
  expect(known([REDS, BLUES, built])).toMatchObject({ enemyDefences: 50 });
  const weapon = { weapon: 'gun', pieces: 1, men: 1, emplaced: true };
  const gun = unit('Gun', 'Axis', weapon, { kind: 'gun' });
  expect(known([REDS, BLUES, built, gun])).toMatchObject({ enemyDefences: 75 });
  const left = { ...gun, marks: { leftWeapon: true } };
  expect(known([REDS, BLUES, built, left])).toMatchObject({ enemyDefences: 50 });
});

test('(wrg:victor.6) troops that came later have no extra points', () => {
  const late = unit('Late', 'Axis', { ...SECTION, starts: 'later' });
  const force = FORCE({ defender: true });
  expect(known([REDS, BLUES, force])).not.toHaveProperty('premiumLeft');
  expect(known([REDS, BLUES, force, late])).toMatchObject({
    enemyRemaining: 189,
    premiumLeft: 54,
    premiumDestroyed: 0,
  });
  const gone = { ...BLUES, marks: { out: true } };
  expect(known([REDS, gone, force, late])).toMatchObject({ premiumLeft: 0, premiumDestroyed: 54 });
  expect(known([REDS, BLUES, force, late], { enemyRemaining: 100 })).not.toHaveProperty('premiumLeft');
});
