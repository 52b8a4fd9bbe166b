import { describe, expect, test } from 'vitest';
import { takeOver } from '../../../rulesets/wrg-1925/casualties/take-over.js';
import { fraction } from '../../../src/odds/fraction.js';
import { filledBy } from '../../../src/rules/filled.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { chanceOf, type Given, inputOf, stepOf } from '../../support/play.js';
import { oddsOf, proveAll, refusalOf, tableOf, withDice } from '../in-battle.js';

describe('taking over from a casualty', () => {
  test.each(['rifle', 'lmg-belt', 'radio'])('wrg:soft.4 a %s still works on 4, 5 or 6', (what) => {
    expect(withDice(takeOver, { what }, 'serviceable=4').result).toEqual({ serviceable: true });
    expect(withDice(takeOver, { what }, 'serviceable=3').result).toEqual({ serviceable: false });
    const odds = oddsOf(takeOver, { what });
    expect(fraction(...chanceOf(odds, ({ serviceable }) => serviceable === true))).toBe('1/2');
  });

  test.each([
    [
      'wrg:soft.4 from a man who is not hit',
      { what: 'rifle', userUnhurt: true },
      'A weapon or radio passes on when the man who has it is hit.',
    ],
    [
      'wrg:soft.4 what has failed before',
      { what: 'rifle', failed: true },
      'It is rolled for once: what fails is useless for the battle.',
    ],
    [
      'wrg:soft.5 a heavy weapon by a man without its speciality',
      { what: 'mg-tripod' },
      'A heavy weapon passes only to a soldier of that speciality.',
    ],
    [
      'wrg:soft.6 a weapon to be fired at once',
      { what: 'rifle', firing: true },
      'The new man uses it from the period after he reaches it.',
    ],
  ] as [string, Given, string][])('%s: not allowed', (says, given, message) => {
    expect(refusalOf(takeOver, given)).toMatchObject({ clause: says.split(' ')[0], message });
  });

  test('wrg:soft.4 a group without it has nothing to be taken over; its weapons are filled in', () => {
    const unit = (kind: string, profile: Input): Unit => ({
      name: 'Reds',
      side: 'Allies',
      kind,
      profile,
      began: profile,
      marks: {},
    });
    const filled = (what: string | undefined, of: Unit) =>
      filledBy(takeOver, [[of]], what === undefined ? {} : { what });
    const reds = unit('group', { men: 8, weapons: ['rifle:7', 'lmg-belt:1'], radios: 1 });
    for (const what of ['rifle', 'lmg-belt', 'radio', undefined])
      expect(filled(what, reds), what).toEqual({
        name: 'Reds',
        weapons: ['rifle:7', 'lmg-belt:1'],
        armsTried: [],
      });
    for (const what of ['smg', 'mg-tripod'])
      expect(() => filled(what, reds), what).toThrow('Reds has none of that to be taken over.');
    const none = unit('group', { men: 8, weapons: ['rifle:7'] });
    expect(() => filled('radio', none)).toThrow('Reds has none of that to be taken over.');
    const crew = unit('gun', { men: 3, weapon: 'mg-tripod' });
    expect(filled('mg-tripod', crew)).toEqual({ name: 'Reds', armsTried: [] });
    expect(() => filled('gun', crew)).toThrow('Reds has none of that to be taken over.');
    const abandoned = unit('gun', { men: 3, weapon: 'mg-tripod', pieces: 0 });
    expect(() => filled('mg-tripod', abandoned)).toThrow('Reds has none of that to be taken over.');
  });

  test('wrg:soft.5 wrg:R25 a heavy weapon passes to a man of its speciality; option 2: to nobody', () => {
    const given = { what: 'mg-tripod', specialist: true };
    const played = withDice(takeOver, given, 'serviceable=5');
    expect(stepOf(played, 'specialist').clause).toBe('wrg:soft.5');
    expect(played.result).toEqual({ serviceable: true });
    expect(refusalOf(takeOver, given, { 'wrg:R25': 2 })).toMatchObject({
      clause: 'wrg:soft.5',
      message: 'Heavy weapons cannot be taken over.',
      hint: 'By wrg:R25, option 2.',
    });
  });

  test('wrg:R127 what fails is useless for the battle; option 2: it may be tried again', () => {
    const again = { 'wrg:R127': 2 };
    const failed = { what: 'rifle', failed: true };
    expect(refusalOf(takeOver, failed).clause).toBe('wrg:soft.4');
    const played = withDice(takeOver, failed, 'serviceable=4', again);
    expect(stepOf(played, 'again').ruling).toBe('wrg:R127');
    expect(played.result).toEqual({ serviceable: true });
    const fails = withDice(takeOver, { what: 'rifle' }, 'serviceable=3', again);
    expect(stepOf(fails, 'serviceable').text).toContain('not this period');
  });

  test.each(['grenade', 'claymore'])('wrg:soft.4 a %s is in the list of small arms and passes on', (what) => {
    expect(withDice(takeOver, { what }, 'serviceable=4').result).toEqual({ serviceable: true });
  });

  test('wrg:soft.5 an AFV gun under 75mm is a heavy weapon', () => {
    expect(refusalOf(takeOver, { what: 'light-gun' }).clause).toBe('wrg:soft.5');
  });

  test('wrg:soft.6 the new man fires from the period after', () => {
    const played = withDice(takeOver, { what: 'rifle' }, 'serviceable=6', {}, tableOf({ period: 3 }));
    expect(stepOf(played, 'next-period')).toMatchObject({ clause: 'wrg:soft.6', value: 4 });
    const said = takeOver.announce(played.result as never, inputOf(takeOver, { what: 'rifle' }) as never);
    expect(said).toBe('the rifle is taken over');
  });
});

proveAll(takeOver, [
  ['a radio', { what: 'radio' }],
  ['tried again', { what: 'rifle', failed: true }, { 'wrg:R127': 2 }],
  ['a heavy weapon', { what: 'gun', specialist: true }],
]);
