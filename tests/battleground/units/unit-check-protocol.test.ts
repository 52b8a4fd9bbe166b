import { expect, test } from 'vitest';
import { unitCheck } from '../../../rulesets/battleground/units/unit-check.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:unit.1 bg:unit.2 bg:unit.4 bg:unit.5 a unit as the book likes it', () => {
  expect(protocolOf(unitCheck, { grade: 'C', figures: 9, leaders: 1, hw: 1 })).toEqual([
    'bg:grade.1 grade = "C": grade C, the average: no marker',
    'bg:unit.1 men = 45: 9 figures: 9 to 45 men',
    'bg:unit.2 size = true: 9 figures: within 2 to 12',
    'bg:unit.4 leaders = true: 1 leader: at most 3 among 9 figures',
    'bg:unit.5 heavy-weapons = true: 1 heavy weapon: at most 2 among 9 figures',
    'bg:nonstand.1 standing = true: it stands',
    'bg:melee.9 bg:R76 quarter = 36: against 36 or more it surrenders once a round is fought',
    '{"legal":true,"standing":true,"surrendersTo":36}',
    '= a legal unit; it stands and surrenders to 36 or more once a round is fought',
  ]);
});

test('bg:unit.4 bg:unit.5 too many leaders, too many heavy weapons', () => {
  expect(protocolOf(unitCheck, { grade: 'B', figures: 4, leaders: 2, hw: 2 })).toEqual([
    'bg:grade.1 grade = "B": grade B, a good unit: blue marks it',
    'bg:unit.1 men = 20: 4 figures: 4 to 20 men',
    'bg:unit.2 size = true: 4 figures: within 2 to 12',
    'bg:unit.4 leaders = false: 2 leaders: too many, at most 1 among 4 figures',
    'bg:unit.5 heavy-weapons = false: 2 heavy weapons: too many, at most 1 among 4 figures',
    'bg:nonstand.1 standing = true: it stands',
    'bg:melee.9 bg:R76 quarter = 16: against 16 or more it surrenders once a round is fought',
    '{"legal":false,"standing":true,"surrendersTo":16}',
    '= not a legal unit (2 leaders: too many, at most 1 among 4 figures; 2 heavy weapons: too many, at most 1 among 4 figures); it stands and surrenders to 16 or more once a round is fought',
  ]);
});

test('bg:unit.2 bg:nonstand.1 two without a leader are no unit', () => {
  expect(protocolOf(unitCheck, { grade: 'D', figures: 2 })).toEqual([
    'bg:grade.1 grade = "D": grade D, a poor unit: red marks it',
    'bg:unit.1 men = 10: 2 figures: 2 to 10 men',
    'bg:unit.2 size = false: 2 figures without a leader: a unit of 2 starts with one',
    'bg:unit.4 leaders = true: no leaders: at most 1 among 2 figures',
    'bg:unit.5 heavy-weapons = true: no heavy weapons: at most 1 among 2 figures',
    'bg:nonstand.1 standing = false: non-standing: two figures without a leader',
    'bg:nonstand.2 must = true: it must retreat or join another unit',
    'bg:nonstand.3 may-not = true: it may neither shoot nor charge',
    'bg:melee.9 bg:R76 quarter = 8: against 8 or more it surrenders once a round is fought',
    'bg:nonstand.5 bg:R77 three-to-one = 6: against 6 or more, 3 to 1, it surrenders even before the first round',
    '{"legal":false,"standing":false,"surrendersTo":6}',
    '= not a legal unit (2 figures without a leader: a unit of 2 starts with one); it is non-standing and surrenders to 6 or more',
  ]);
});

test('(bg:unit.6) bg:nonstand.1 in play the limits bind no more', () => {
  expect(protocolOf(unitCheck, { grade: 'C', figures: 3, leaders: 0, hw: 0, inPlay: true })).toEqual([
    'bg:grade.1 grade = "C": grade C, the average: no marker',
    'bg:unit.1 men = 15: 3 figures: 3 to 15 men',
    'bg:combine.2 size = true: not more than 12 figures, and by now it may have any fewer',
    'bg:unit.4 leaders = true: no leaders: at most 1 among 3 figures',
    'bg:unit.5 heavy-weapons = true: no heavy weapons: at most 1 among 3 figures',
    'bg:nonstand.1 standing = false: non-standing: three figures without leader or heavy weapon',
    'bg:nonstand.2 must = true: it must retreat or join another unit',
    'bg:nonstand.3 may-not = true: it may neither shoot nor charge',
    'bg:melee.9 bg:R76 quarter = 12: against 12 or more it surrenders once a round is fought',
    'bg:nonstand.5 bg:R77 three-to-one = 9: against 9 or more, 3 to 1, it surrenders even before the first round',
    '{"legal":true,"standing":false,"surrendersTo":9}',
    '= a legal unit; it is non-standing and surrenders to 9 or more',
  ]);
});

test('bg:card.17 bg:vshoot.4 two models of cars may be one unit; weapons have an even number of dice', () => {
  expect(protocolOf(unitCheck, { vehicle: 'car', models: 2, armour: 1, weaponDice: '2,4' })).toEqual([
    'bg:grade.3 grade = "C": grade C: as vehicles normally are',
    'bg:card.17 models = true: two light models may be declared one unit before play or on entry',
    'bg:card.17 pair = true: each rolls its own movement and may pick its own target',
    'bg:vshoot.5 armoured = false: car: unarmoured, attacked in the ordinary way',
    'bg:vshoot.4 armour = true: 1 red',
    'bg:vshoot.4 weapons = true: weapons of 2 and 4 dice: even, so that damage halves them exactly',
    '{"legal":true}',
    '= a legal unit',
  ]);
});

test('bg:card.17 bg:vshoot.4 two tanks may not, and three dice cannot be halved', () => {
  expect(protocolOf(unitCheck, { vehicle: 'heavy-tank', models: 2, armour: 0, weaponDice: '3' })).toEqual([
    'bg:grade.3 grade = "C": grade C: as vehicles normally are',
    'bg:card.17 models = false: one model is one whole unit: a heavy tank is too heavy to go in pairs',
    'bg:vshoot.5 armoured = true: heavy tank: armoured',
    'bg:vshoot.4 armour = false: 0 red: every vehicle has at least 1',
    'bg:vshoot.4 weapons = false: weapons of 3 dice: 3 cannot be halved exactly',
    '{"legal":false}',
    '= not a legal unit (one model is one whole unit: a heavy tank is too heavy to go in pairs; 0 red: every vehicle has at least 1; weapons of 3 dice: 3 cannot be halved exactly)',
  ]);
});

test('bg:nonstand.5 so few against so many would give up', () => {
  expect(protocolOf(unitCheck, { figures: 2, inPlay: true, enemies: 6 })).toEqual([
    'bg:grade.1 grade = "C": grade C, the average: no marker',
    'bg:unit.1 men = 10: 2 figures: 2 to 10 men',
    'bg:combine.2 size = true: not more than 12 figures, and by now it may have any fewer',
    'bg:unit.4 leaders = true: no leaders: at most 1 among 2 figures',
    'bg:unit.5 heavy-weapons = true: no heavy weapons: at most 1 among 2 figures',
    'bg:nonstand.1 standing = false: non-standing: two figures without a leader',
    'bg:nonstand.2 must = true: it must retreat or join another unit',
    'bg:nonstand.3 may-not = true: it may neither shoot nor charge',
    'bg:melee.9 bg:R76 quarter = 8: against 8 or more it surrenders once a round is fought',
    'bg:nonstand.5 bg:R77 three-to-one = 6: against 6 or more, 3 to 1, it surrenders even before the first round',
    'bg:nonstand.5 surrender = true: 2 against 6 enemies: it surrenders',
    '{"legal":true,"standing":false,"surrendersTo":6,"surrenders":true}',
    '= a legal unit; it is non-standing and surrenders to 6',
  ]);
});
