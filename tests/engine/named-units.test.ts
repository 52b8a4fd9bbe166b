import { describe, expect, test } from 'vitest';
import { checkGroups, groupsIn } from '../../src/engine/roster/named-units.js';
import type { AnyRole } from '../../src/rules/role.js';
import type { Together, Unit } from '../../src/rules/roster.js';

const unit = (name: string, marks: Unit['marks'] = {}, side = 'Axis'): Unit => ({
  name,
  side,
  kind: 'unit',
  profile: {},
  began: {},
  marks,
});
const UNITS = [
  unit('A', { at: 'Hill' }),
  unit('A B', { at: 'Hill', tired: true }),
  unit('C, D', { at: 'Mill' }),
  unit('Cart', { at: 'Mill' }),
  unit('Rider', { on: 'Cart' }),
  unit('Foe', { at: 'Farm' }, 'Allies'),
];
const together: Together = {
  place: ({ marks }) => (typeof marks.at === 'string' ? marks.at : undefined),
  along: (named, all) => [
    ...named,
    ...all.filter(({ marks }) => named.some(({ name }) => name === marks.on)),
  ],
};
const naming = { most: 2, together };

describe('the beginning of a name', () => {
  const PIAT = [unit('Panzer III'), unit('PIAT'), unit('2 Section'), unit('2 Squad'), unit('Sgt Hill')];
  const short = (typed: string) =>
    groupsIn([typed], PIAT, { most: 1 }).found.map(({ said, short }) => [said, short]);

  test('is looked for among names whose words all begin alike, in a line of very many words', () => {
    const alike = Array.from({ length: 39 }, (_, i) => unit(`${'a '.repeat(39 - i)}b`));
    const others = Array.from({ length: 200 }, (_, i) => unit(`Unit number ${i} of a long company`));
    for (const n of [100, 3000]) {
      const words = Array.from({ length: n }, () => 'a');
      const { rest } = groupsIn(words, [...alike, ...others], { most: 2 });
      expect(rest.length, `${n} words`).toBeGreaterThan(0);
    }
    expect(groupsIn(['aaab'], alike, { most: 1 }).found.map(({ said }) => said)).toEqual(['a a a b']);
    expect(groupsIn(['u7oalc'], others, { most: 1 }).found).toEqual([]);
    expect(groupsIn(['un199oalc'], others, { most: 1 }).found.map(({ said }) => said)).toEqual([
      'Unit number 199 of a long company',
    ]);
  });

  test('goes before the first letters of its words', () => {
    expect(short('pi')).toEqual([['PIAT', 'pi']]);
    expect(short('piii')).toEqual([['Panzer III', 'piii']]);
    expect(short('2se')).toEqual([['2 Section', '2se']]);
    expect(short('sh')).toEqual([['Sgt Hill', 'sh']]);
    expect(short('hi')).toEqual([['Sgt Hill', 'hi']]);
    expect(short('s')).toEqual([['Sgt Hill', 's']]);
    expect(short('sq')).toEqual([['2 Squad', 'sq']]);
  });

  test('of two tells neither', () => {
    expect(short('p')).toEqual([]);
    expect(short('2s')).toEqual([]);
  });
});

test('the beginning of a place is that place, where no unit is called so', () => {
  const at = (typed: string) =>
    groupsIn([typed], UNITS, naming).found.map(({ said, units, short }) => [said, units.length, short]);
  expect(at('mi')).toEqual([['Mill', 3, 'mi']]);
  expect(at('fo')).toEqual([['Foe', 1, 'fo']]);
  expect(at('far')).toEqual([['Farm', 1, 'far']]);
  expect(groupsIn(['mi'], UNITS, { most: 1 }).found).toEqual([]);
});

/** Two roles: the first as it is told, the second for anybody. */
const rolesWith = (of: Partial<AnyRole>) => {
  const role: AnyRole = { name: 'one', says: 'anybody', takes: {}, several: true };
  return { roles: [{ ...role, ...of }, role] };
};

/** Whom words name, group by group, and what is left of them. */
const named = (line: string, more: Partial<Parameters<typeof groupsIn>[2]> = {}) => {
  const { found, rest } = groupsIn(line.split(' '), UNITS, { ...naming, ...more });
  return [...found.map(({ units }) => units.map(({ name }) => name).join(' + ')), ...rest];
};

describe('where the name of one unit goes on as that of another', () => {
  const ALIKE = [
    unit('Gruppe'),
    unit('Gruppe 2'),
    unit('2 Section', {}, 'Allies'),
    unit('1 Section', {}, 'Allies'),
  ];
  const read = (line: string, most = 2) => {
    const { found, rest } = groupsIn(line.split(' '), ALIKE, { most });
    return [found.map(({ said }) => said), rest];
  };

  test('it is read so that every word names somebody, without quotes and by beginnings too', () => {
    expect(read('Gruppe 2 Section')).toEqual([['Gruppe', '2 Section'], []]);
    expect(read('Gruppe 2 2 Section')).toEqual([['Gruppe 2', '2 Section'], []]);
    expect(read('Gruppe 2 1 Section')).toEqual([['Gruppe 2', '1 Section'], []]);
    expect(read('Gruppe 2 sec')).toEqual([['Gruppe', '2 Section'], []]);
    expect(read('2 Section Gruppe 2')).toEqual([['2 Section', 'Gruppe 2'], []]);
  });

  test('where nothing names them all, the longest name is him who is there', () => {
    expect(read('Gruppe 2 Company')).toEqual([['Gruppe 2'], ['Company']]);
    expect(read('Gruppe 2 Section 1', 2)).toEqual([['Gruppe 2'], ['Section', '1']]);
  });

  test('many words are read as soon as few', () => {
    const many = Array.from({ length: 30 }, (_, i) =>
      unit(
        Array(i + 1)
          .fill('a')
          .join(' '),
      ),
    );
    const words = [...Array(60).fill('a'), 'b'];
    expect(groupsIn(words, many, { most: 40 }).rest.at(-1)).toBe('b');
  });
});

describe('units are named behind an action', () => {
  test('by their place, or with commas between them, the longest name first', () => {
    expect(named('hill Foe')).toEqual(['A + A B', 'Foe']);
    expect(named('A,A B Foe')).toEqual(['A + A B', 'Foe']);
    expect(named('A, A B Foe')).toEqual(['A + A B', 'Foe']);
    expect(named('A B')).toEqual(['A B']);
  });

  test('a name may have a comma of its own, alone and among others', () => {
    expect(named('C, D Foe')).toEqual(['C, D', 'Foe']);
    expect(named('A,C, D Foe')).toEqual(['A + C, D', 'Foe']);
  });

  test('who goes along is named with them, but where he is named for himself', () => {
    expect(named('Cart')).toEqual(['Cart + Rider']);
    expect(named('Cart', rolesWith({ alone: true }))).toEqual(['Cart']);
  });

  test('one stands for all of a place where what is done to one is done to all', () => {
    expect(named('A Foe', rolesWith({ place: true }))).toEqual(['A + A B', 'Foe']);
    expect(named('A,A B Foe', rolesWith({ place: true }))).toEqual(['A + A B', 'Foe']);
  });

  test('a place stands for those of it who can; for all of it where nobody can', () => {
    expect(named('Hill', rolesWith({ joins: ({ marks }) => marks.tired !== true }))).toEqual(['A']);
    expect(named('Hill', rolesWith({ joins: () => false }))).toEqual(['A + A B']);
    expect(named('A B', rolesWith({ joins: ({ marks }) => marks.tired !== true }))).toEqual(['A B']);
  });

  test('nothing is a place, a name that nobody has is left over, and so is one too many', () => {
    expect(named('')).toEqual(['']);
    expect(named('A,Nobody')).toEqual(['A,Nobody']);
    expect(named('A Foe Cart')).toEqual(['A', 'Foe', 'Cart']);
  });

  test('without a way to name several, each word is one unit', () => {
    expect(named('Hill', { together: undefined })).toEqual(['Hill']);
    expect(named('A,Cart', { together: undefined })).toEqual(['A,Cart']);
  });

  test('those of two sides do not act together, and nobody is named twice', () => {
    const check = (line: string) => () =>
      checkGroups(groupsIn(line.split(' '), UNITS, naming).found, 'somebody');
    expect(check('A,Foe')).toThrow('not of one side');
    expect(check('A A')).toThrow('named twice');
    expect(check('A Foe')).not.toThrow();
  });
});
