import { describe, expect, test } from 'vitest';
import { mines } from '../../../rulesets/wrg-1925/mines/mines.js';
import { barred, conflicting, forbidden, refusing, unit } from '../../support/forbids.js';
import { playing, refusalIn } from '../../support/play.js';

const { needs } = playing(mines);
const soft = { at: 'soft' };
const laden = { at: 'soft', type: 'both', crew: 2 };
const hard = { at: 'hard', type: 'anti-tank' };
const men = { men: 3, squares: 1 };
const claymore = { type: 'claymore', range: 20, targets: 3 };

test('wrg:mine.5 of a vehicle of the roster no squares are told, nor what men see on their way', () => {
  const truck = unit('vehicle', { type: 'truck', crew: 2 }, {}, 'Truck');
  const reds = unit('group', { men: 6 }, {}, 'Reds');
  const TOLD = [{ squares: 1 }, { type: 'anti-tank', squares: 3 }, { deep: 20 }, { path: true }];
  for (const told of [...TOLD, { whenSeen: 'on' }, { pace: 'crawl' }]) {
    expect(barred(mines, told, truck)).toBe(
      'wrg:mine.5 Truck is a vehicle, which always sets them off: --squares, --deep, --pace, --path and --when-seen are for men on foot. -> wg mines Truck without them; to clear mines, --clear',
    );
    expect(barred(mines, told, reds)).toBeUndefined();
  }
  expect(barred(mines, { clear: 'vehicle-bangalore', squares: 1 }, truck)).toBeUndefined();
  expect(barred(mines, {}, truck)).toBeUndefined();
});

describe('what the book does not allow', () => {
  test.each([
    [
      'wrg:mine.1',
      { set: true },
      'Only troops in prepared positions use mines other than the Claymore. -> Prepared positions: --prepared.',
    ],
    [
      'wrg:mine.2',
      { ...claymore, operator: 9 },
      'The operator of a Claymore must be 10 metres away; he is at 9 metres.',
    ],
    [
      'wrg:mine.2',
      { ...claymore, operator: 9, scale: '20mm' },
      'The operator of a Claymore must be 10 metres (1 in) away; he is at 9 metres (0.9 in).',
    ],
    [
      'wrg:mine.3',
      { ...claymore, range: 51 },
      'The fragments reach 50 metres; the nearest man is at 51 metres.',
    ],
    [
      'wrg:mine.3',
      { ...claymore, angle: 46 },
      'The fragments fly in a cone of 45 degrees on either side of the centre line; the target is at 46.',
    ],
    [
      'wrg:mine.14',
      { clear: 'detector', pace: 'dash' },
      'An engineer with a detector walks or crawls while he marks mines.',
    ],
    [
      'wrg:mine.15',
      { clear: 'engineers' },
      'Engineers lift mines that were marked before. -> Marked mines: --marked. Marking them: --clear detector or --clear bayonet.',
    ],
  ])('%s nobody does this: %j', (clause, given, said) => {
    expect(refusing(mines, given)).toBe(`${clause} ${said}`);
  });

  test('wrg:mine.19 wrg:R1 by option 2 flails have no speed', () => {
    expect(refusing(mines, { clear: 'flail' }, { 'wrg:R1': 2 })).toBe(
      'wrg:mine.19 Flails clear at reverse speed, and the main table has no number for that. -> The sheet has one: --ruling wrg:R1=1.',
    );
  });

  test.each([
    ['wrg:mine.8', men],
    ['wrg:mine.5', soft],
    ['wrg:mine.14', { clear: 'bayonet' }],
    ['wrg:mine.1', { set: true, prepared: true }],
    ['wrg:mine.4', { ...claymore, type: 'fougasse' }],
  ])('%s wrg:R54 by option 2 the sheet has no mines: %j', (clause, given) => {
    expect(refusing(mines, given, { 'wrg:R54': 2 })).toBe(
      `${clause} The sheet has no mines but the Claymore, and nothing of setting or clearing them. -> The main rules have: --ruling wrg:R54=1.`,
    );
  });

  test('wrg:mine.1 wrg:R54 by option 2 a Claymore is fired all the same, and set up by nobody', () => {
    const sheet = { 'wrg:R54': 2 };
    expect(refusalIn(mines, claymore, sheet)).toBeUndefined();
    expect(refusalIn(mines, { type: 'claymore', set: true }, sheet)?.clause).toBe('wrg:mine.1');
  });
});

describe('what does not go together', () => {
  test.each([
    [{}, 'men needs to be given, or --at, --clear, --set or --range'],
    [{ type: 'claymore' }, 'men needs to be given, or --at, --clear, --set or --range'],
    [{ ...men, at: 'soft' }, 'at does not go with --men: one thing at a time'],
    [{ ...men, clear: 'bangalore' }, 'clear does not go with --men: one thing at a time'],
    [{ set: true, range: 20 }, 'range does not go with --set: one thing at a time'],
    [{ ...men, type: 'claymore' }, 'type claymore does not go with --men'],
    [{ ...men, type: 'wire' }, 'type wire does not go with --men'],
    [{ set: true, type: 'wire' }, 'type wire does not go with --set'],
    [{ range: 20, targets: 3 }, 'type anti-personnel does not go with --range'],
    [{ ...men, crew: 2 }, 'crew does not go with --men'],
    [{ at: 'soft', squares: 2 }, 'squares does not go with --at'],
    [{ at: 'soft', pace: 'dash' }, 'pace does not go with --at'],
    [{ set: true, squares: 1 }, 'squares does not go with --set'],
    [{ ...claymore, light: 'dark' }, 'light does not go with --range'],
    [{ clear: 'detector', closedDown: true }, 'closedDown does not go with --clear detector'],
    [{ clear: 'detector', marked: true }, 'marked does not go with --clear detector'],
    [{ clear: 'bayonet', pace: 'dash' }, 'pace does not go with --clear bayonet'],
    [{ clear: 'bangalore', light: 'dark' }, 'light does not go with --clear bangalore'],
    [{ clear: 'vehicle-bangalore', marked: true }, 'marked does not go with --clear vehicle-bangalore'],
    [{ clear: 'flail', squares: 2 }, 'squares does not go with --clear flail'],
    [{ ...men, deep: 5 }, 'deep stands for --squares: one of the two'],
    [{ clear: 'bangalore', squares: 2, deep: 20 }, 'deep stands for --squares: one of the two'],
    [
      { clear: 'detector', type: 'wire' },
      'type wire does not go with --clear detector: bangalore torpedoes clear it',
    ],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(mines, given)).toBe(said);
  });

  const UNKNOWN = 'is for men who walk or crawl by day over mines they do not know of';
  test.each([
    [{ goBack: 1 }, 'goBack needs --when-seen back'],
    [{ whenSeen: 'on', goBack: 1 }, 'goBack needs --when-seen back'],
    [{ path: true, marked: true }, 'path does not go with --marked: one way across'],
    [{ whenSeen: 'on', light: 'dark' }, `whenSeen ${UNKNOWN}`],
    [{ whenSeen: 'back', pace: 'dash' }, `whenSeen ${UNKNOWN}`],
    [{ whenSeen: 'back', marked: true }, `whenSeen ${UNKNOWN}`],
    [{ whenSeen: 'back', path: true }, `whenSeen ${UNKNOWN}`],
    [{ whenSeen: 'back', type: 'anti-tank' }, 'whenSeen does not go with anti-tank mines alone'],
    [{ path: true, type: 'anti-tank' }, 'path does not go with anti-tank mines alone'],
    [{ path: true, light: 'dark' }, undefined],
    [{ whenSeen: 'back', goBack: 1 }, undefined],
    [{ whenSeen: 'on', pace: 'crawl' }, undefined],
  ])('of men on foot %j: what is said is %s', (given, said) => {
    expect(conflicting(mines, { ...men, ...given })).toBe(said);
  });

  test.each([
    [{ at: 'gun', crew: 2 }, 'crew does not go with --at gun: its men cross with --men'],
    [{ at: 'hard', crew: 2 }, 'crew does not go with anti-personnel mines, which do not harm a hard vehicle'],
    [
      { ...soft, passengers: 2 },
      'passengers does not go with anti-personnel mines, on which only the crew rolls',
    ],
    [
      { ...soft, crew: 2, passengerSmgs: ['3'] },
      'passengerSmgs does not go with anti-personnel mines, on which only the crew rolls',
    ],
    [{ ...hard, crew: 1, smgs: 2 }, 'smgs is more than the 1 of the crew can carry'],
    [{ ...hard, smgs: 1 }, 'smgs needs --crew'],
    [
      { ...hard, passengers: 2, passengerSmgs: ['1'] },
      'passengerSmgs is for a soft vehicle: others throw for their personal weapons',
    ],
    [{ ...laden, passengerSmgs: ['1'] }, 'passengerSmgs needs --passengers'],
    [{ ...laden, passengers: 2, passengerSmgs: ['3'] }, 'passengerSmgs is more than 2 men can carry'],
    [
      { ...laden, passengers: 2, passengerSmgs: ['1', '1'] },
      'passengerSmgs takes 1, one for each unit aboard',
    ],
    [
      { ...laden, passengers: 3, each: ['1', '2'], passengerSmgs: ['2', '1'] },
      'passengerSmgs is more than 1 man can carry',
    ],
    [{ ...laden, passengers: 3, each: ['1', '2'], passengerSmgs: ['1', '2'] }, undefined],
    [{ ...laden, smgs: 1, passengers: 3, passengerSmgs: ['3'] }, undefined],
    [{ ...soft, crew: 2 }, undefined],
  ])('of those who ride %j: what is said is %s', (given, said) => {
    expect(conflicting(mines, given)).toBe(said);
  });

  test.each([
    [{ clear: 'detector', pace: 'crawl', deep: 5 }],
    [{ clear: 'engineers', marked: true, squares: 2 }],
    [{ clear: 'bayonet', squares: 2 }],
    [{ clear: 'bangalore', type: 'wire', deep: 5 }],
    [{ clear: 'vehicle-bangalore', type: 'wire', squares: 2 }],
    [{ clear: 'flail', light: 'dark', closedDown: true, scale: '20mm' }],
    [{ clear: 'flail', knockedOut: true, immobilised: true, target: 'Tank' }],
    [{ set: true, prepared: true, type: 'pungi' }],
    [{ ...claymore, type: 'fougasse', angle: 3, operator: 4, uncovered: 2, target: 'Blues' }],
    [{ ...hard, knockedOut: true, immobilised: true, target: 'Tank', marked: true, light: 'dark' }],
  ])('%j goes together', (given) => {
    expect(conflicting(mines, given)).toBeUndefined();
  });
});

test('what else must be given', () => {
  expect(needs({ men: 3 })).toEqual(['squares']);
  expect(needs({ men: 3, deep: 5 })).toEqual([]);
  expect(needs({ type: 'fougasse' })).toEqual(['range', 'targets']);
  expect(needs({ type: 'fougasse', range: 5 })).toEqual(['targets']);
  expect(needs(soft)).toEqual([]);
  // Of wire nobody has to say how deep it is.
  expect(needs({ men: 3, type: 'wire' })).toEqual([]);
  expect(needs({ range: 20 })).toEqual([]);
});

test('wrg:antitank.14 wrg:mine.13 wrg:mine.6 what cannot move does not go over mines', () => {
  const gone = { knockedOut: true, immobilised: true };
  const out =
    'wrg:antitank.14 out (physical): The vehicle is knocked out: it stays where it was engaged. -> wg game -r wrg says who is.';
  expect(forbidden(mines, { at: 'hard', ...gone })).toEqual([
    out,
    'wrg:mine.13 immobilised (physical): The vehicle is immobilised: it cannot move, though it may fire.',
  ]);
  expect(forbidden(mines, { at: 'soft', ...gone })).toEqual([
    out,
    'wrg:mine.6 disabled (physical): The vehicle is disabled: it cannot move.',
  ]);
  expect(forbidden(mines, { at: 'hard' })).toEqual([]);
});

test('(wrg:mine.19) wrg:mine.13 a tank with flails that is immobilised beats no path', () => {
  const held =
    'wrg:mine.13 immobilised (physical): Tiger is immobilised: it cannot move, though it may fire.';
  expect(forbidden(mines, { clear: 'flail', immobilised: true, target: 'Tiger' })).toEqual([held]);
  expect(forbidden(mines, { clear: 'vehicle-bangalore', immobilised: true, target: 'Tiger' })).not.toContain(
    held,
  );
});
