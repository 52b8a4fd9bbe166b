import { describe, expect, test } from 'vitest';
import { infantry } from '../../rulesets/battleground/roster/kinds.js';
import { action, role, takes } from '../../rulesets/battleground/words.js';
import { SYSTEMS } from '../../rulesets/index.js';
import type { AnyAction } from '../../src/rules/action.js';
import { count, toggle } from '../../src/rules/field.js';
import { filledIn } from '../../src/rules/filled.js';
import type { Bearing, Moment } from '../../src/rules/permit.js';
import { type AnyRole, derived } from '../../src/rules/role.js';
import type { Unit } from '../../src/rules/roster.js';
import { EMPTY_TABLE } from '../../src/rules/state.js';
import { gameStateOf } from '../../src/rules/system.js';
import { type Sources, sourcesIn } from '../support/sources.js';
import { actionsIn } from '../support/systems.js';
import { Watch } from '../support/watched.js';

/** Slips in names that no type looks into. Those that do not compile stand in `slips.test-d.ts`. */

const section: Unit = {
  ...{ name: '2 Section', kind: 'infantry', marks: {} },
  ...{ profile: { grade: 'C', figures: 9 }, began: { grade: 'C', figures: 9 } },
};

const shooter = role('shooter', {
  says: 'who shoots',
  takes: { infantry: takes({ kind: infantry, fields: ['figures'] }) },
});
const shoot = action({
  name: 'shoot',
  says: 'Shoot',
  inputs: { figures: count('figures', { max: 9, default: 0 }), flank: toggle('at the flank', {}) },
  examples: [],
  result: { hits: { help: 'hits' } },
  *resolve() {
    return { hits: 1 };
  },
  announce: ({ hits }) => `${hits}`,
});

/** What is found where a unit stands in each role of the action, and nothing was typed. */
function slipsIn(of: Partial<AnyAction>): string[] {
  const watch = new Watch([{ ...shoot, roles: [shooter], ...of }]);
  const [watched] = watch.actions as [AnyAction];
  const groups = (watched.roles ?? []).map(() => [section]);
  watched.requires?.({});
  watched.conflict?.({});
  watched.waits?.(EMPTY_TABLE);
  watched.asksTable?.({});
  watched.speaksOf?.({});
  watched.lacksWhom?.({});
  filledIn(watched, groups, {}, EMPTY_TABLE);
  for (const { comes } of watched.roles ?? []) comes?.(section, {}, {});
  return watch.slips();
}

/** The same of a role that is otherwise as it should be. */
const slipsOf = (of: Partial<AnyRole>): string[] => slipsIn({ roles: [{ ...shooter, ...of }] });

test('nothing is found where every name is that of something', () => {
  expect(
    slipsIn({
      roles: [
        { ...shooter, fills: ([unit], { flank }, named) => ({ flank: !flank && named.shooter === unit }) },
      ],
      requires: () => ['figures'],
      conflict: () => ({ input: 'flank', message: 'is nowhere' }),
      fromTable: (_, { shooter: units }, { figures = 0 }) => ({ figures, flank: units === undefined }),
      ways: [{ says: 'from behind', input: { flank: true } }],
    }),
  ).toEqual([]);
});

describe('what an action says by name', () => {
  test.each<readonly [string, Partial<AnyAction>, string]>([
    ['it asks for', { requires: () => ['figurse'] }, 'shoot: there is no input figurse'],
    ['it blames', { conflict: () => ({ input: 'flak', message: '' }) }, 'shoot: there is no input flak'],
    ['the table fills in', { fromTable: () => ({ flak: true }) }, 'shoot: there is no input flak'],
    [
      'it reads beside the table',
      { fromTable: (_, __, { flak }) => ({ flank: flak === true }) },
      'shoot: there is no input flak',
    ],
    [
      'a deed it waits for has',
      { waits: () => [{ units: [], says: '', typed: { flak: '1' } }] },
      'shoot: there is no input flak',
    ],
    ['tells of others', { speaksOf: ({ flak }) => [`${flak}`] }, 'shoot: there is no input flak'],
    ['tells of the table', { asksTable: ({ flak }) => flak === true }, 'shoot: there is no input flak'],
    ['tells of nobody', { lacksWhom: ({ flak }) => flak === true }, 'shoot: there is no input flak'],
    ['it is done by', { ways: [{ says: '', input: { flak: true } }] }, 'shoot: there is no input flak'],
  ])('an input that %s', (_, of, slip) => {
    expect(slipsIn(of)).toEqual([slip]);
  });

  test('a role that it looks into', () => {
    const fromTable: AnyAction['fromTable'] = (_, { shoter }) => ({ flank: shoter === undefined });
    expect(slipsIn({ fromTable })).toEqual(['shoot: there is no role shoter']);
  });
});

describe('what a role says by name', () => {
  const inShoot = 'the role shooter in shoot';

  test('an input that it fills in', () => {
    expect(slipsOf({ fills: () => ({ figurse: 3 }) })).toEqual([`${inShoot}: there is no input figurse`]);
    expect(slipsOf({ by: 'firer' })).toEqual([`${inShoot}: there is no input firer`]);
  });

  test('an input that is taken of a unit under another name', () => {
    const infantryOf = takes({ kind: infantry, prefix: 'taget', fields: ['figures'] });
    expect(slipsOf({ takes: { infantry: infantryOf } })).toEqual([
      `${inShoot}: there is no input tagetFigures`,
    ]);
    const flak = derived(toggle('at the flank', {}), () => true);
    expect(slipsOf({ takes: { infantry: takes({ kind: infantry, also: { flak } }) } })).toEqual([
      `${inShoot}: there is no input flak`,
    ]);
  });

  test('an input that a bar looks at', () => {
    const bars = [
      {
        clause: 'bg:shoot.1',
        when: (_: unknown, { flak }: object & { flak?: unknown }) => flak === true,
        says: '',
      },
    ] as const;
    expect(slipsOf({ takes: { infantry: takes({ kind: infantry, bars }) } })).toEqual([
      `${inShoot}: there is no input flak`,
    ]);
  });

  test('another role', () => {
    expect(slipsOf({ otherwise: 'tagret' })).toEqual([`${inShoot}: there is no role tagret`]);
    expect(slipsOf({ comes: (_, { tagret }) => tagret !== undefined })).toEqual([
      `${inShoot}: there is no role tagret`,
    ]);
    expect(slipsOf({ fills: (_, __, { tagret }) => ({ flank: tagret !== undefined }) })).toEqual([
      `${inShoot}: there is no role tagret`,
    ]);
  });
});

describe('what a bearing says by name', () => {
  const moment: Moment = {
    ...{ state: EMPTY_TABLE, action: 'shoot', input: {}, typed: [], named: {}, doers: [] },
  };
  const slipsIn = (of: Bearing): string[] => {
    const watch = new Watch([{ ...shoot, roles: [shooter] }]);
    watch.bearing(of).when(moment);
    return watch.slips();
  };
  const bearing = { clause: 'bg:card.2', actions: ['shoot'], says: () => 'Not now.' } as const;

  test('an action, an input, a role', () => {
    expect(slipsIn({ ...bearing, when: ({ input, named }) => input.flank || named.shooter })).toEqual([]);
    expect(slipsIn({ ...bearing, actions: ['shot'], when: () => false })).toEqual([
      'the bearing by bg:card.2: there is no action shot',
    ]);
    expect(slipsIn({ ...bearing, when: ({ input }) => input.flak })).toEqual([
      'the bearing by bg:card.2: there is no input flak',
    ]);
    expect(slipsIn({ ...bearing, when: ({ named }) => named.tagret })).toEqual([
      'the bearing by bg:card.2: there is no role tagret',
    ]);
  });
});

describe('what an action takes', () => {
  /** What a book says of its own, in place of playing it. */
  const PROSE = /(?:clauses|questions|rulings|sheet|weights|reworded)[\w-]*\.ts$/;
  const wordsIn = (sources: Sources): readonly string[] =>
    [...sources].flatMap(([file, text]) =>
      PROSE.test(file) ? [] : (text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').match(/\w+/g) ?? []),
    );

  /**
   * Inputs that the rules name no second time, itself or what it is put together from: `targetFigures` of `target` and `figures`,
   * `defendersLeft` of a side.
   */
  function unread(actions: readonly AnyAction[], sources: Sources): string[] {
    const times = new Map<string, number>();
    for (const word of wordsIn(sources)) times.set(word, (times.get(word) ?? 0) + 1);
    const inputs = new Set(actions.flatMap((action) => Object.keys(action.inputs)));
    const ends = [
      ...[...inputs].map((of) => of[0]!.toUpperCase() + of.slice(1)),
      ...[...sources.values()].flatMap((text) => [...text.matchAll(/\}(\w+)`/g)].map(([, end]) => end!)),
    ];
    const isPutTogether = (name: string) =>
      ends.some((end) => name.length > end.length && name.endsWith(end));
    return [...inputs].filter((name) => (times.get(name) ?? 0) < 2 && !isPutTogether(name));
  }

  test.each(SYSTEMS.map((system) => [system.title, system] as const))('%s reads every input', (_, system) => {
    const sources = sourcesIn(`rulesets/${system.id}`);
    expect(unread(actionsIn(system.id), sources)).toEqual([]);
  });

  test('one that nobody reads is told', () => {
    const inputs = { ...shoot.inputs, flak: toggle('flak', {}), targetFigures: shoot.inputs.figures };
    const text = `const inputs = { figures, flank, flak, targetFigures };\nconst read = figures + flank; // flak\n`;
    expect(unread([{ ...shoot, inputs }], new Map([['a.ts', text]]))).toEqual(['flak']);
  });
});

describe('what is read of a unit by name', () => {
  /** What sources read of units that no kind has. */
  const slipsIn = (sources: Sources, fields: ReadonlySet<string>): string[] =>
    [...sources].flatMap(([file, text]) =>
      [...text.matchAll(/\b(?:marks|profile)\??\.(\w+)\b(?!')/g)].flatMap(([read, name]) =>
        fields.has(name!) ? [] : [`${file} reads ${read}, which no kind has`],
      ),
    );

  test.each(SYSTEMS.map((system) => [system.title, system] as const))(
    '%s: marks and profiles are those of some kind',
    async (_, system) => {
      const kinds = Object.values((await gameStateOf(system))!.memory.kinds);
      const fields = new Set(kinds.flatMap(({ profile, marks }) => Object.keys({ ...profile, ...marks })));
      const sources = sourcesIn(`rulesets/${system.id}`);
      expect([...sources.values()].join('')).toMatch(/\bmarks\.\w/);
      expect(slipsIn(sources, fields)).toEqual([]);
    },
  );

  test('another is told by its file', () => {
    const text =
      "import type { Marks } from './marks.js';\nconst is = unit?.marks.ran || unit.profile?.figurse;\n";
    expect(slipsIn(new Map([['a.ts', text]]), new Set(['ran', 'figures']))).toEqual([
      'a.ts reads profile?.figurse, which no kind has',
    ]);
  });
});
