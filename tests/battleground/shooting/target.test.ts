import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { stepOf, withDice, withSeed } from '../../support/play.js';
import { red, thrown } from '../thrown.js';

const EIGHT = { grade: 'C', figures: 8 };

describe('cover', () => {
  test('bg:shoot.4 bg:dig.3 a target dug in inside a house has 2 + 1 = 3 red dice', () => {
    const given = { ...EIGHT, cover: 'medium', dugIn: true };
    const shot = withSeed(shoot, given);
    expect(stepOf(shot, 'cover')).toMatchObject({ clause: 'bg:shoot.4', value: 2 });
    expect(stepOf(shot, 'dug-in')).toMatchObject({ clause: 'bg:dig.3', value: 1 });
    expect(thrown(given)).toEqual({ white: 4, blue: 0, red: 3 });
    expect(red({ ...EIGHT, cover: 'building', dugIn: true })).toBe(3);
  });

  test('bg:dig.3 a dug-in target in the open has 1 red die', () => {
    expect(red({ ...EIGHT, dugIn: true })).toBe(1);
    expect(red(EIGHT)).toBe(0);
  });

  test.each([
    ['none', 0, 0],
    ['light', 1, 1],
    ['medium', 2, 2],
    ['heavy', 3, 3],
    ['brush', 1, 1],
    ['woods', 1, 2],
    ['wall', 1, 2],
    ['fence', 0, 0],
    ['hill', 0, 0],
    ['building', 2, 2],
  ])('bg:cover.4 bg:R31 %s: %i red by option 1 and %i by option 2', (cover, first, second) => {
    expect(red({ ...EIGHT, cover })).toBe(first);
    expect(red({ ...EIGHT, cover }, { 'bg:R31': 2 })).toBe(second);
  });

  test('bg:R31 option 2 changes woods and walls; crops, which it does not name, stay at 1', () => {
    expect(red({ ...EIGHT, cover: 'crops' })).toBe(1);
    expect(red({ ...EIGHT, cover: 'crops' }, { 'bg:R31': 2 })).toBe(1);
  });

  test('bg:R31 numbers of our own are marked, the printed ones are not', () => {
    const line = (cover: string) => stepOf(withSeed(shoot, { ...EIGHT, cover }), 'cover');
    expect(line('woods')).toMatchObject({ ruling: 'bg:R31', house: true });
    expect(line('building').house).toBeUndefined();
    expect(line('medium').ruling).toBeUndefined();
  });

  test('bg:shoot.4 a scenario may set the red dice of its terrain itself', () => {
    expect(red({ ...EIGHT, cover: 4 })).toBe(4);
    expect(red({ ...EIGHT, cover: 0 })).toBe(0);
  });

  test('bg:terrain.4 a wall protects and a fence only slows', () => {
    const fence = withSeed(shoot, { ...EIGHT, cover: 'fence' });
    expect(stepOf(fence, 'cover')).toMatchObject({ clause: 'bg:terrain.4', value: 0 });
    expect(red({ ...EIGHT, cover: 'wall' })).toBe(1);
    const both = withSeed(shoot, { ...EIGHT, cover: 'wall', across: 'fence' });
    expect(both.steps.map(({ id }) => id)).not.toContain('covers');
    expect(red({ ...EIGHT, cover: 'wall', across: 'fence' })).toBe(1);
  });

  test('bg:cover.2 terrain that the shot passes through protects a target beyond it', () => {
    const given = { ...EIGHT, across: 'brush' };
    expect(stepOf(withSeed(shoot, given), 'across')).toMatchObject({ clause: 'bg:cover.2', value: 1 });
    expect(thrown(given)).toEqual({ white: 4, blue: 0, red: 1 });
  });

  test('bg:cover.3 from the edge of the woods a target in the clear has no red dice', () => {
    const edge = { ...EIGHT, across: 'woods', fromEdge: true };
    expect(stepOf(withSeed(shoot, edge), 'edge')).toMatchObject({ clause: 'bg:cover.3', value: 0 });
    expect(red(edge)).toBe(0);
    expect(red({ ...edge, fromEdge: false })).toBe(1);
    expect(red({ ...edge, dugIn: true })).toBe(1);
  });

  test('bg:cover.3 from the edge of the woods, a wall that the target is behind still protects it', () => {
    expect(red({ ...EIGHT, cover: 'wall', across: 'woods', fromEdge: true })).toBe(1);
  });

  test.each([
    ['bg:R30 option 1: the better of two kinds of cover counts', 1, 2],
    ['bg:R30 option 2: both kinds of cover count', 2, 3],
  ])('%s (option %i: %i red), and being dug in comes on top', (_name, option, dice) => {
    const given = { ...EIGHT, cover: 'building', across: 'brush' };
    const rulings = { 'bg:R30': option };
    const shot = withSeed(shoot, given, 'test', 0, rulings);
    expect(stepOf(shot, 'covers')).toMatchObject({ clause: 'bg:cover.2', value: dice, ruling: 'bg:R30' });
    expect(shot.rulings['bg:R30']).toBe(option);
    expect(red(given, rulings)).toBe(dice);
    expect(red({ ...given, cover: 'brush', across: 2 }, rulings)).toBe(dice);
    expect(red({ ...given, dugIn: true }, rulings)).toBe(dice + 1);
  });
});

describe('flank and road', () => {
  test('bg:flank.2 an attack from behind has 1 more blue die', () => {
    const given = { ...EIGHT, hw: 1, flank: true };
    expect(stepOf(withSeed(shoot, given), 'flank')).toMatchObject({ clause: 'bg:flank.2', value: 1 });
    expect(thrown(given)).toEqual({ white: 4, blue: 2, red: 0 });
    expect(thrown({ ...given, flank: false }).blue).toBe(1);
  });

  test('bg:flank.3 a unit that is dug in cannot be flanked', () => {
    const given = { ...EIGHT, flank: true, dugIn: true };
    expect(stepOf(withSeed(shoot, given), 'flank')).toMatchObject({ clause: 'bg:flank.3', value: 0 });
    expect(thrown(given)).toEqual({ white: 4, blue: 0, red: 1 });
  });

  test('bg:build.1 a unit in a building cannot be flanked, one behind a wall can', () => {
    const given = { ...EIGHT, flank: true, cover: 'building' };
    expect(stepOf(withSeed(shoot, given), 'flank')).toMatchObject({ clause: 'bg:build.1', value: 0 });
    expect(thrown(given)).toEqual({ white: 4, blue: 0, red: 2 });
    expect(thrown({ ...given, cover: 'wall' })).toEqual({ white: 4, blue: 1, red: 1 });
  });

  test.each([
    ['bg:R3 option 1 gives 1 more blue die', 1, { white: 4, blue: 1, red: 2 }],
    ['bg:R3 option 2 gives 1 more white die', 2, { white: 5, blue: 0, red: 2 }],
    ['bg:R3 option 3 takes 1 red die away', 3, { white: 4, blue: 0, red: 1 }],
  ])('bg:shoot.5 shooting at a unit with the road marker: %s', (_name, option, dice) => {
    const given = { ...EIGHT, targetOnRoad: true, cover: 'medium' };
    const rulings = { 'bg:R3': option };
    const shot = withSeed(shoot, given, 'test', 0, rulings);
    expect(stepOf(shot, 'road')).toMatchObject({ clause: 'bg:shoot.5', ruling: 'bg:R3', house: true });
    expect(shot.rulings['bg:R3']).toBe(option);
    expect(thrown(given, rulings)).toEqual(dice);
  });

  test('bg:R3 option 3 has no effect where the target has no red die', () => {
    const given = { ...EIGHT, targetOnRoad: true };
    expect(thrown(given, { 'bg:R3': 3 })).toEqual({ white: 4, blue: 0, red: 0 });
    expect(stepOf(withSeed(shoot, given, 'test', 0, { 'bg:R3': 3 }), 'road').value).toBe(0);
  });

  test('bg:move.9 the road marker comes off a unit once it has been shot at, hit or not', () => {
    const missed = withDice(shoot, { ...EIGHT, targetOnRoad: true }, 'white=2,2,2,2 blue=2');
    expect(missed.result).toEqual({ hits: 0 });
    expect(stepOf(missed, 'road-marker')).toMatchObject({ clause: 'bg:move.9', value: true });
    expect(withSeed(shoot, EIGHT).steps.map(({ id }) => id)).not.toContain('road-marker');
    const ran = withSeed(shoot, { ...EIGHT, ran: true, targetOnRoad: true });
    expect(ran.steps.slice(-2).map(({ id }) => id)).toEqual(['ran-off', 'road-marker']);
  });
});

describe('the optional defence by grade', () => {
  test.each([
    ['A', 4],
    ['B', 3],
    ['C', 2],
    ['D', 1],
  ])('bg:quality.1 a target in the open, by grade: %s has %i red', (targetGrade, dice) => {
    const given = { ...EIGHT, targetGrade, targetQualityDefence: true };
    expect(stepOf(withSeed(shoot, given), 'quality')).toMatchObject({ clause: 'bg:quality.1', value: dice });
    expect(red(given)).toBe(dice);
    expect(red({ ...given, targetQualityDefence: false })).toBe(0);
  });

  test.each([
    ['bg:R115 option 1 adds them to house and dug in: 3 + 3', 1, 6],
    ['bg:R115 option 2 takes the higher: 3', 2, 3],
  ])('%s (option %i: %i red)', (_name, option, dice) => {
    const given = { ...EIGHT, cover: 'medium', dugIn: true, targetGrade: 'B', targetQualityDefence: true };
    const shot = withSeed(shoot, given, 'test', 0, { 'bg:R115': option });
    expect(stepOf(shot, 'quality')).toMatchObject({ value: 3, ruling: 'bg:R115' });
    expect(shot.rulings['bg:R115']).toBe(option);
    expect(red(given, { 'bg:R115': option })).toBe(dice);
  });

  test('bg:R115 option 2 keeps the better of the two, whichever it is', () => {
    const target = { ...EIGHT, targetQualityDefence: true, cover: 'heavy' };
    expect(red({ ...target, targetGrade: 'D' }, { 'bg:R115': 2 })).toBe(3);
    expect(red({ ...target, targetGrade: 'A' }, { 'bg:R115': 2 })).toBe(4);
  });
});
