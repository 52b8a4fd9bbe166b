import { describe, expect, test } from 'vitest';
import { takeOver } from '../../../rulesets/wrg-1925/casualties/take-over.js';
import { fraction } from '../../../src/odds/fraction.js';
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
    ['wrg:soft.4 from a man who is not hit', { what: 'rifle', userUnhurt: true }],
    ['wrg:soft.4 what has failed before', { what: 'rifle', failed: true }],
    ['wrg:soft.5 a heavy weapon by a man without its speciality', { what: 'mg-tripod' }],
    ['wrg:soft.6 a weapon to be fired at once', { what: 'rifle', firing: true }],
  ] as [string, Given][])('%s: not allowed', (says, given) => {
    expect(refusalOf(takeOver, given).clause).toBe(says.split(' ')[0]);
  });

  test('wrg:soft.5 wrg:R25 a heavy weapon passes to a man of its speciality; option 2: to nobody', () => {
    const given = { what: 'mg-tripod', specialist: true };
    const played = withDice(takeOver, given, 'serviceable=5');
    expect(stepOf(played, 'specialist').clause).toBe('wrg:soft.5');
    expect(played.result).toEqual({ serviceable: true });
    expect(refusalOf(takeOver, given, { 'wrg:R25': 2 }).clause).toBe('wrg:soft.5');
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
