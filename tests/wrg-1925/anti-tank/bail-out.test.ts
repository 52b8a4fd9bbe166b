import { describe, expect, test } from 'vitest';
import { bailOut } from '../../../rulesets/wrg-1925/anti-tank/bail-out.js';
import { crewEscape } from '../../../rulesets/wrg-1925/anti-tank/tables.js';
import { book } from '../../../rulesets/wrg-1925/book.js';
import { blamedIn, oddsAtOnce, oddsOf, playing, stepOf } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const { play, chance, said } = playing(bailOut);

describe('the crew of a knocked out vehicle', () => {
  test('wrg:crew.1 four crewmen with one SMG roll 6, 6, 3 and 2: one out with the SMG, two with pistols, one lost', () => {
    const played = play({ crew: 4, smgs: 1 }, 'crew=6,6,3,2');
    expect(stepOf(played, 'crew')).toMatchObject({ clause: 'wrg:crew.1', value: 3 });
    expect(played.result).toEqual({ withSmg: 1, withPistol: 2, crewLost: 1 });
    expect(said({ crew: 4, smgs: 1 }, '6 6 3 2')).toBe('crew out: 1 with an SMG and 2 with pistols; 1 lost');
  });

  test.each([
    [6, 'withSmg'],
    [5, 'withPistol'],
    [4, 'withPistol'],
    [3, 'withPistol'],
    [2, 'crewLost'],
    [1, 'crewLost'],
  ])('wrg:crew.1 a crewman who rolls %i counts as %s', (face, field) => {
    const nothing = { withSmg: 0, withPistol: 0, crewLost: 0 };
    expect(play({ crew: 1 }, `${face}`).result).toEqual({ ...nothing, [field]: 1 });
  });

  test('wrg:crew.1 a crewman is out 2 times in 3, with an SMG 1 time in 6', () => {
    expect(chance({ crew: 1 }, 'crewLost', 1)).toBe('1/3');
    expect(chance({ crew: 1 }, 'withSmg', 1)).toBe('1/6');
  });

  test('wrg:crew.1 without an SMG bought everybody who escapes has a pistol', () => {
    expect(play({ crew: 2, smgs: 0 }, '6 6').result).toEqual({ withSmg: 0, withPistol: 2, crewLost: 0 });
  });

  test('wrg:points.17 where nothing is said, a crew has the two SMGs that every crew must have', () => {
    const played = play({ crew: 4 }, '6 6 6 1');
    expect(stepOf(played, 'smgs')).toMatchObject({ clause: 'wrg:points.17', value: 2 });
    expect(played.result).toEqual({ withSmg: 2, withPistol: 1, crewLost: 1 });
    expect(stepOf(play({ crew: 1 }, '6'), 'smgs').value).toBe(1);
  });

  test('wrg:crew.2 men who get out carry no grenades; where nobody does nothing is said', () => {
    expect(stepOf(play({ crew: 2 }, '3 1'), 'no-grenades')).toMatchObject({ clause: 'wrg:crew.2', value: 0 });
    expect(() => stepOf(play({ crew: 2 }, '1 2'), 'no-grenades')).toThrow('no step');
  });

  test('wrg:R48 option 1: an SMG must have been bought; option 2: every 6 has one', () => {
    const given = { crew: 3, smgs: 0 };
    expect(play(given, '6 6 3').result).toEqual({ withSmg: 0, withPistol: 3, crewLost: 0 });
    const free = play(given, '6 6 3', { 'wrg:R48': 2 });
    expect(stepOf(free, 'smgs').ruling).toBe('wrg:R48');
    expect(free.result).toEqual({ withSmg: 2, withPistol: 1, crewLost: 0 });
  });

  test('wrg:R168 option 1: as many 6s have an SMG as were bought; option 2: all of them', () => {
    const given = { crew: 3, smgs: 1 };
    expect(play(given, '6 6 3').result).toMatchObject({ withSmg: 1, withPistol: 2 });
    const all = play(given, '6 6 3', { 'wrg:R168': 2 });
    expect(stepOf(all, 'smgs').ruling).toBe('wrg:R168');
    expect(all.result).toMatchObject({ withSmg: 2, withPistol: 1 });
    expect(play({ crew: 3, smgs: 0 }, '6 6 3', { 'wrg:R168': 2 }).result).toMatchObject({ withSmg: 0 });
  });
});

describe('those who ride in it', () => {
  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 1],
  ])('wrg:crew.3 an infantryman who rolls %i: %i gets out', (face, out) => {
    const played = play({ passengers: 1 }, `${face}`);
    expect(stepOf(played, 'passengers')).toMatchObject({ clause: 'wrg:crew.3', value: out });
    expect(played.result).toEqual({ passengersOut: out, passengersLost: 1 - out });
  });

  test('wrg:crew.4 heavy weapons are left in the wreck whoever escapes', () => {
    const played = play({ passengers: 2, hw: 1 }, '6 6');
    expect(stepOf(played, 'abandoned')).toMatchObject({ clause: 'wrg:crew.4', value: 1 });
    expect(played.result).toEqual({ passengersOut: 2, passengersLost: 0, abandoned: 1 });
  });

  test('wrg:crew.1 wrg:crew.3 crew roll before passengers, each with dice of their own', () => {
    const given = { crew: 2, passengers: 3 };
    const played = play(given, 'crew=6,2 passenger=3,2,1');
    expect(played.result).toEqual({
      withSmg: 1,
      withPistol: 0,
      crewLost: 1,
      passengersOut: 1,
      passengersLost: 2,
    });
    expect(said(given, '6 2 / 3 2 1')).toBe('crew out: 1 with an SMG; 1 lost; 1 of 3 passengers out');
    expect(said({ crew: 2 }, '1 1')).toBe('all 2 of the crew are lost');
  });
});

describe('inputs', () => {
  test.each([
    [{}, 'crew'],
    [{ hw: 1 }, 'crew'],
    [{ passengers: 2, smgs: 1 }, 'smgs'],
    [{ crew: 2, smgs: 3 }, 'smgs'],
  ])('(wrg:crew.1) %j means nothing, and is not passed over', (given, input) => {
    expect(blamedIn(bailOut, given)).toBe(input);
  });

  test('the numbers are those of the printed table', () => {
    const { rows } = book.tables['wrg:table.crew-escape']!;
    const { smg, pistol, passenger } = crewEscape.cells;
    for (const [die, crewman, rider] of rows as [number, string, string][]) {
      expect(/SMG/.test(crewman)).toBe(die >= smg.value);
      expect(/pistol/.test(crewman)).toBe(die >= pistol.value && die < smg.value);
      expect(/escapes/.test(rider)).toBe(die >= passenger.value);
    }
    expect(rows).toHaveLength(6);
  });
});

describe('odds', () => {
  test('wrg:crew.1 more SMGs never arm fewer men', () => {
    const armed = (smgs: number) =>
      oddsOf(bailOut, { crew: 4, smgs }).outcomes.reduce(
        (sum, { value, weight }) => sum + Number(value.withSmg) * Number(weight),
        0,
      );
    for (let smgs = 1; smgs <= 4; smgs++) expect(armed(smgs)).toBeGreaterThan(armed(smgs - 1));
  });

  test('the odds of a full vehicle are there at once', () => {
    const given = { crew: 10, smgs: 10, passengers: 30, hw: 12 };
    expect(oddsAtOnce(bailOut, given).outcomes.length).toBeGreaterThan(1000);
  });

  proveAll(bailOut, [
    ['a crewman', { crew: 1 }],
    ['four with one SMG', { crew: 4, smgs: 1 }],
    ['four with none', { crew: 4, smgs: 0 }],
    ['every 6 has an SMG', { crew: 3, smgs: 0 }, { 'wrg:R48': 2 }],
    ['all 6s where SMGs were bought', { crew: 4, smgs: 1 }, { 'wrg:R168': 2 }],
    ['passengers', { passengers: 4 }],
    ['crew and passengers', { crew: 3, smgs: 1, passengers: 2 }],
    ['with a heavy weapon', { crew: 2, passengers: 3, hw: 2 }],
  ]);
});
