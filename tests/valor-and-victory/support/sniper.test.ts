import { expect, test } from 'vitest';
import { sniper } from '../../../rulesets/valor-and-victory/support/sniper.js';
import { fraction } from '../../../src/odds/fraction.js';
import { chanceOf, inputOf, oddsOf, playing, refusalOf, stepOf, withDice } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const { blamed: conflictOf } = playing(sniper);

test('vv:beyond.17.5 at targets in woods a die of 5 makes 3 Casualty Points', () => {
  const played = withDice(sniper, { terrain: 'woods' }, '5');
  expect(stepOf(played, 'points')).toMatchObject({ clause: 'vv:beyond.17.5', value: 3 });
  expect(played.result).toEqual({ casualtyPoints: 3, sniperEliminated: false });
  expect(withDice(sniper, { terrain: 'woods', hindrances: 1 }, '3').result.casualtyPoints).toBe(0);
  expect(sniper.announce(played.result as never, inputOf(sniper, {}) as never)).toBe(
    '3 Casualty Points on the hex',
  );
});
test('vv:beyond.17.5 one opportunity fire a turn, within six hexes', () => {
  expect(refusalOf(sniper, { opportunity: true, used: true }).clause).toBe('vv:beyond.17.5');
  expect(refusalOf(sniper, { opportunity: true, range: 7 }).clause).toBe('vv:beyond.17.5');
  const played = withDice(sniper, { opportunity: true, range: 6 }, '2');
  expect(played.result.casualtyPoints).toBe(2);
  expect(stepOf(played, 'opportunity').text).toBe('opportunity fire: its only one of this turn');
  expect(conflictOf({ used: true })).toBe('used');
});
test('vv:beyond.17.2 it appears in a cover hex within six hexes', () => {
  expect(refusalOf(sniper, { range: 7 }).clause).toBe('vv:beyond.17.2');
  expect(refusalOf(sniper, { ownCover: 0 }).clause).toBe('vv:beyond.17.2');
});
test('vv:beyond.17.6 a die above its cover eliminates it, if an unpinned unit is left', () => {
  expect(withDice(sniper, { ownCover: 3 }, '1 4').result.sniperEliminated).toBe(true);
  expect(withDice(sniper, { ownCover: 3 }, '1 3').result.sniperEliminated).toBe(false);
  const alone = { checkOnly: true, ownCover: 2 };
  expect(stepOf(withDice(sniper, alone, '3'), 'check')).toMatchObject({
    clause: 'vv:beyond.17.6',
    value: true,
  });
  expect(
    sniper.announce({ casualtyPoints: 0, sniperEliminated: true }, inputOf(sniper, alone) as never),
  ).toBe('the sniper is eliminated');
  expect(stepOf(withDice(sniper, { pinnedOnly: true }, '3'), 'check').value).toBe(false);
  expect(
    fraction(...chanceOf(oddsOf(sniper, alone), ({ sniperEliminated }) => sniperEliminated === true)),
  ).toBe('2/3');
  expect(conflictOf({ ...alone, terrain: 'woods' })).toBe('terrain');
  expect(conflictOf({ pinnedOnly: true, ownCover: 2 })).toBe('pinnedOnly');
  expect(sniper.requires!({ checkOnly: true })).toEqual(['ownCover']);
});
proveAll(sniper, [
  ['woods', { terrain: 'woods', range: 4 }],
  ['with the check', { ownCover: 3, smoke: 1 }],
  ['the check alone', { checkOnly: true, ownCover: 2 }],
  ['over a hedge', { range: 1, hexside: 'hedge' }, { 'vv:R49': 2 }],
]);

test('vv:beyond.17.6 hindrances on the way hinder those who look for him too', () => {
  const check = (given: object) =>
    stepOf(withDice(sniper, { ownCover: 2, hindrances: 1, smokeBetween: 1, ...given }, '6 4'), 'check');
  expect(check({})).toMatchObject({
    value: false,
    text: 'elimination check, above 2 and 2 on the way: 4, it stays',
  });
  // Smoke on those who look is none of theirs: their line does not go into it.
  expect(check({ smoke: 2 }).value).toBe(false);
  expect(stepOf(withDice(sniper, { ownCover: 2, smoke: 2 }, '6 3'), 'check').value).toBe(true);
  const alone = { checkOnly: true, ownCover: 2, along: ['orchard/building'] };
  expect(withDice(sniper, alone, '3').result.sniperEliminated).toBe(false);
  expect(withDice(sniper, alone, '4').result.sniperEliminated).toBe(true);
});
