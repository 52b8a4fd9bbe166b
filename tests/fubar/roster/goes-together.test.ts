import { describe, expect, test } from 'vitest';
import { kinds } from '../../../rulesets/fubar/roster/kinds.js';
import type { Fields } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { inTurn, START, tableOf } from '../../support/games/fubar-battle.js';

const RED = { name: 'Red 1', side: 'Red', level: 'veteran', figures: 8 } as const;

/** What is wrong with what is said of a unit: `input: message`. */
const said = (wrong: { input: string; message: string } | undefined) =>
  wrong && `${wrong.input}: ${wrong.message}`;

describe('what does not go together in a roster', () => {
  const { conflict } = kinds.infantry;
  const coming = (unit: Input) => said(conflict!({ figures: 8, ...unit }));

  test.each<[string | undefined, Input]>([
    [undefined, {}],
    ['suppressed: there are only 8 figures', { suppressed: 9 }],
    [undefined, { suppressed: 8 }],
    ['casualties: there were only 8 figures', { casualties: 9 }],
    [undefined, { casualties: 8 }],
    ['weapons: arms 9 figures: there are only 8', { weapons: ['infantry-rifle:6', 'pistol:3'] }],
    [undefined, { weapons: ['infantry-rifle:6', 'pistol:2', 'grenades:4'] }],
  ])('(fubar:unit.1) %j', (wrong, unit) => {
    expect(coming(unit)).toBe(wrong);
  });

  test.each(['fired', 'reacted', 'assaulted', 'drove', 'tried'])(
    '(fubar:turn.1) %s is a mark of a turn, and there is none yet',
    (mark) => {
      const wrong = `${mark}: is a mark of a turn: wg initiative begins one`;
      const unit = { figures: 8, [mark]: 'passed' };
      expect([undefined, START].map((table) => said(conflict!(unit, table)))).toEqual([wrong, wrong]);
      expect(conflict!(unit, inTurn(1))).toBeUndefined();
      expect(said(kinds.vehicle.conflict!({ [mark]: true }, START))).toBe(wrong);
      expect(kinds.vehicle.conflict!({ [mark]: true }, inTurn(1))).toBeUndefined();
    },
  );

  test.each<[string, number, string | undefined]>([
    ['as many as came', 8, undefined],
    ['one more than came', 9, 'casualties: there were only 8 figures'],
  ])('(fubar:unit.1) in the game casualties are counted from the start: %s', (_, casualties, wrong) => {
    const table = tableOf({ units: [{ ...RED, casualties: 5 }] });
    const who = { name: 'Red 1' };
    expect(said(conflict!({ figures: 3, casualties }, table, who))).toBe(wrong);
    // Weapons of those who fell are still there.
    expect(conflict!({ figures: 3, weapons: ['infantry-rifle:8'] }, table, who)).toBeUndefined();
    expect(said(conflict!({ figures: 3, suppressed: 4 }, table, who))).toBe(
      'suppressed: there are only 3 figures',
    );
  });

  test('(fubar:unit.1) more figures than came are those that came, and of one nobody has counted any may have fallen', () => {
    const table = tableOf({ units: [RED, { name: 'Ghost', level: 'green' }] });
    expect(said(conflict!({ figures: 10, casualties: 11 }, table, { name: 'Red 1' }))).toBe(
      'casualties: there were only 10 figures',
    );
    expect(conflict!({ figures: 4, casualties: 5 }, table, { name: 'Ghost' })).toBeUndefined();
    expect(conflict!({ figures: 4, casualties: 5 }, table)).toBeUndefined();
  });
});

describe('(fubar:vehicle.7) nobody rides in what is no vehicle of his side, or in a wreck', () => {
  const unit = (name: string, of: Partial<Unit>): Unit => ({
    ...{ name, kind: 'vehicle', profile: {}, began: {}, marks: {} },
    ...of,
  });
  const ALL = [
    unit('APC', { side: 'Red' }),
    unit('Car', { side: 'Blue' }),
    unit('Cart', {}),
    unit('Wreck', { side: 'Red', marks: { destroyed: true } }),
    unit('Red 2', { kind: 'infantry', side: 'Red' }),
  ];
  const rides = (aboard: string | undefined, side: string | undefined = 'Red') => {
    const marks = aboard === undefined ? {} : { aboard };
    const whose = side === '' ? {} : { side };
    return said(kinds.infantry.amiss!(unit('Red 1', { kind: 'infantry', marks, ...whose }), ALL));
  };

  test.each<[string | undefined, string | undefined, string?]>([
    [undefined, undefined],
    ['APC', undefined],
    [' apc ', undefined, 'RED'],
    ['Cart', undefined],
    ['Car', undefined, ''],
    ['Car', 'aboard: Car is of Blue'],
    ['Wreck', 'aboard: Wreck is destroyed'],
    ['Red 2', 'aboard: names no vehicle: Red 2'],
    ['Nowhere', 'aboard: is the name of no vehicle: Nowhere'],
  ])('aboard %j: %j', (aboard, wrong, side) => {
    expect(rides(aboard, side)).toBe(wrong);
  });
});

describe('the numbers that a roster takes', () => {
  const bounds = (kind: 'infantry' | 'vehicle') =>
    Object.entries({ ...kinds[kind].profile, ...kinds[kind].marks } as Fields).flatMap(([name, field]) => {
      if (field.kind === 'count') return [`${name} ${field.min}..${field.max}`];
      return field.kind === 'measure' ? [`${name} ${field.min}..${field.max} ${field.unit}`] : [];
    });

  test('(fubar:unit.1) of a unit on foot', () => {
    expect(bounds('infantry')).toEqual([
      ...['figures 0..20', 'casualties 0..20', 'suppressed 0..20', 'gone 0..200 cm', 'downed 0..20'],
      ...['bout 0..20', 'unstruck 0..20', 'contact 0..20', 'firing 0..80', 'points 0..240', 'owed 0..100'],
    ]);
  });

  test('(fubar:damage.2) of a vehicle', () => {
    expect(bounds('vehicle')).toEqual([
      ...['stunned 0..6', 'lostWeapons 0..24', 'owed 0..100', 'driven 0..200 cm', 'firing 0..80'],
      'points 0..240',
    ]);
  });
});
