import { describe, expect, test } from 'vitest';
import { kinds } from '../../../rulesets/fubar/roster/kinds.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { BLUE, inFirstTurn, RED } from '../../support/games/fubar-roster.js';

interface Was {
  readonly profile?: Input;
  readonly began?: Input;
  readonly marks?: Input;
}

/** A unit behind what was said of it by hand: what it is, what it was, its marks. */
function behind(kind: 'infantry' | 'vehicle', was: Was, by?: Partial<Pick<Unit, 'profile' | 'marks'>>): Was {
  const { profile = {}, began = profile, marks = {} } = was;
  const unit: Unit = { name: 'Red 1', kind, profile, began, marks };
  const change = by && { ruleset: 'fubar', unit: 'Red 1', profile: {}, marks: {}, ...by };
  const after = kinds[kind].follows!(unit, change, []);
  return { profile: after.profile, began: after.began, marks: after.marks };
}

describe('(fubar:unit.1) figures that fell are off those that came', () => {
  test.each<[string, Was, Partial<Pick<Unit, 'profile' | 'marks'>> | undefined, Was]>([
    [
      'of a unit that comes in after losses, the rest is left',
      { profile: { figures: 8 }, marks: { casualties: 3, suppressed: 2 } },
      undefined,
      { profile: { figures: 5 }, began: { figures: 8 }, marks: { casualties: 3, suppressed: 2 } },
    ],
    [
      'no more lie down than are left',
      { profile: { figures: 8 }, marks: { casualties: 6, suppressed: 4 } },
      undefined,
      { profile: { figures: 2 }, began: { figures: 8 }, marks: { casualties: 6, suppressed: 2 } },
    ],
    [
      'nobody lies down where nobody is left, and none falls twice',
      { profile: { figures: 8 }, marks: { casualties: 9, suppressed: 4 } },
      undefined,
      { profile: { figures: 0 }, began: { figures: 8 }, marks: { casualties: 8 } },
    ],
    [
      'casualties by hand are counted from those that came',
      { profile: { figures: 6 }, began: { figures: 8 }, marks: { casualties: 5 } },
      { marks: { casualties: 5 } },
      { profile: { figures: 3 }, began: { figures: 8 }, marks: { casualties: 5 } },
    ],
    [
      'figures by hand are those that are left: the others fell',
      { profile: { figures: 3 }, began: { figures: 8 }, marks: { casualties: 1 } },
      { profile: { figures: 3 } },
      { profile: { figures: 3 }, began: { figures: 8 }, marks: { casualties: 5 } },
    ],
    [
      'more by hand than came are those that came',
      { profile: { figures: 10 }, began: { figures: 8 }, marks: { casualties: 1 } },
      { profile: { figures: 10 } },
      { profile: { figures: 10 }, began: { figures: 10 }, marks: {} },
    ],
    [
      'another mark by hand leaves them as they are',
      { profile: { figures: 5 }, began: { figures: 8 }, marks: { casualties: 3, suppressed: 1 } },
      { marks: { suppressed: 1 } },
      { profile: { figures: 5 }, began: { figures: 8 }, marks: { casualties: 3, suppressed: 1 } },
    ],
    [
      'of whom nobody knows how many came, nothing follows',
      { profile: { level: 'green' }, marks: { casualties: 2, suppressed: 1 } },
      undefined,
      { profile: { level: 'green' }, began: { level: 'green' }, marks: { casualties: 2, suppressed: 1 } },
    ],
    [
      'what was told of such a unit later counts',
      { profile: { level: 'green', figures: 4 }, began: { level: 'green' }, marks: {} },
      { profile: { figures: 4 } },
      { profile: { level: 'green', figures: 4 }, began: { level: 'green', figures: 4 }, marks: {} },
    ],
  ])('%s', (_, was, by, is) => {
    expect(behind('infantry', was, by)).toEqual(is);
  });
});

describe('(fubar:action.1) marks by hand', () => {
  const marked = (kind: 'infantry' | 'vehicle', marks: Input, by?: Input) =>
    behind(kind, { marks }, by && { marks: by }).marks;

  test.each(['infantry', 'vehicle'] as const)('what says nothing is no mark: %s', (kind) => {
    expect(marked(kind, { fired: false, moved: true, firing: 0, owed: 2 })).toEqual({ moved: true, owed: 2 });
  });

  test.each(['infantry', 'vehicle'] as const)('an action by hand was taken this turn: %s', (kind) => {
    const before = { action: 'on-guard', earlier: true };
    expect(marked(kind, before, { action: 'on-guard' })).toEqual({ action: 'on-guard', acted: true });
    expect(marked(kind, before, { tried: 'passed' })).toEqual(before);
    expect(marked(kind, before)).toEqual(before);
  });

  test.each(['infantry', 'vehicle'] as const)('without its action it has taken none: %s', (kind) => {
    expect(marked(kind, { acted: true, earlier: true }, { action: '' })).toEqual({});
  });
});

describe('(fubar:damage.3) weapons by hand are those that a vehicle has still', () => {
  const was = { profile: { weapons: ['light-cannon:1'] }, marks: { lostWeapons: 1, stunned: 1 } };
  test('none of them is lost', () => {
    expect(behind('vehicle', was, { profile: { weapons: ['light-cannon:1'] } }).marks).toEqual({
      stunned: 1,
    });
  });
  test('whatever else is said leaves them as they are', () => {
    expect(behind('vehicle', was, { marks: { stunned: 1 } }).marks).toEqual(was.marks);
    expect(behind('vehicle', was).marks).toEqual(was.marks);
  });
});

test('fubar:activate.2 (fubar:R12) a leader who has fallen lends nothing any more', async () => {
  const game = await inFirstTurn([RED, BLUE]);
  const needed = async (): Promise<unknown[]> =>
    (await game.allowed('activate "Red 1" --dice 6 --no-log')).steps
      .filter(({ clause }) => clause === 'fubar:unit.3' || clause === 'fubar:activate.2')
      .map(({ value }) => value);
  expect(await needed()).toEqual([3, 2]);
  await game.allowed('roster unmark "Red 1" leader-level');
  expect(await game.unit('Red 1')).toMatchObject({
    profile: { level: 'veteran', figures: 6 },
    began: { leaderLevel: 'elite' },
  });
  expect((await game.unit('Red 1')).profile).not.toHaveProperty('leaderLevel');
  expect(await needed()).toEqual([3]);
  // So is one who was told by mistake, and armour that is taken off.
  await game.allowed('roster mark "Red 1" leader-level=elite');
  expect(await needed()).toEqual([3, 2]);
  await game.allowed('roster mark "Red 1" leader-level=no armour=no');
  expect((await game.unit('Red 1')).profile).toEqual({
    level: 'veteran',
    figures: 6,
    weapons: ['infantry-rifle:6'],
  });
  await game.allowed('undo');
  expect(await needed()).toEqual([3, 2]);
  expect((await game.type('roster unmark "Red 1" level')).stderr).toContain('has no mark');
  game.clean();
});
