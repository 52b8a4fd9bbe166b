import { describe, expect, test } from 'vitest';
import { fireBearings } from '../../../rulesets/valor-and-victory/fire/bearings.js';
import { game } from '../../../rulesets/valor-and-victory/game.js';
import { supportBearings } from '../../../rulesets/valor-and-victory/support/bearings.js';
import { outOfPhase } from '../../../rulesets/valor-and-victory/turn/out-of-phase.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { OTHER, PHASE, tableIn, unitOf } from './table.js';

interface Asked {
  readonly input?: Input;
  readonly typed?: readonly string[];
  readonly named?: Readonly<Record<string, readonly Unit[]>>;
  readonly doers?: readonly Unit[];
}

/** What speaks against an action: by which clause, in a word, and in full. */
const against = (
  state: State,
  action: string,
  { input = {}, typed = Object.keys(input), named = {}, doers = [] }: Asked = {},
): string[] =>
  [...outOfPhase, ...fireBearings, ...supportBearings]
    .filter(({ actions }) => actions.includes(action))
    .flatMap(({ clause, word, when, says }) => {
      const now = { state, action, input, typed, named, doers };
      return when(now) ? [`${clause} ${word}: ${says(now)}`] : [];
    });

const ABLE = unitOf('Able', 'Axis', 'squad:4-6-4', { hex: 'C4', terrain: 'open' });
const BAKER = unitOf('Baker', 'Allies', 'squad:4-6-5', { hex: 'D5', terrain: 'open' });
const SCHMIDT = unitOf('Schmidt', 'Axis', 'leader:-1', { hex: 'C4', terrain: 'open', sniperDue: true });
const TANK = unitOf('Tank', 'Allies', 'afv:mg=4', { hex: 'D5', terrain: 'open' });
const ALL = [ABLE, BAKER, SCHMIDT, TANK];

describe('what belongs to a phase', () => {
  const FIRE = ['fire', 'defend'];
  test.each([
    ['close-assault', {}, ['advance'], 'Close assaults belong to the Advance and Assault Phase'],
    ['shoot', {}, FIRE, 'Fire belongs to the Fire Phase or the Defensive Fire Phase'],
    ['shoot', { clearWire: true }, ['fire'], 'Fire belongs to the Fire Phase'],
    ['shoot', { opportunity: true }, ['move'], 'Fire belongs to the Movement Phase'],
    ['shoot', { fireLane: 1 }, ['move'], 'Fire belongs to the Movement Phase'],
    ['shoot', { fullHex: true }, ['move'], 'Fire belongs to the Movement Phase'],
    ['anti-tank', {}, FIRE, 'AT fire belongs to the Fire Phase or the Defensive Fire Phase'],
    ['anti-tank', { finalFire: true }, ['move'], 'AT fire belongs to the Movement Phase'],
    [
      'move',
      {},
      ['move', 'advance'],
      'Movement belongs to the Movement Phase or the Advance and Assault Phase',
    ],
    ['move', { unload: true }, ['move'], 'Movement belongs to the Movement Phase'],
    ['overrun', {}, ['move'], 'Overruns belong to the Movement Phase'],
    ['rally', {}, ['after'], 'Rallying belongs to the After-Action Phase'],
    ['rally', { command: true }, ['command'], 'Rallying belongs to the Command Phase'],
    ['smoke', { target: 'C4' }, ['move'], 'Smoke belongs to the Movement Phase'],
    ['smoke', { target: 'C4', by: 'gun' }, ['fire'], 'Smoke belongs to the Fire Phase'],
    [
      'smoke',
      { target: 'C4', by: 'artillery', spotter: 'unpinned' },
      ['command'],
      'Smoke belongs to the Command Phase',
    ],
    ['smoke', { target: 'C4', by: 'mortar' }, ['fire'], 'Smoke belongs to the Fire Phase'],
    ['move', { carrier: 'Truck' }, ['move'], 'Movement belongs to the Movement Phase'],
    [
      'artillery',
      { mission: 'barrage', spotter: 'unpinned' },
      ['command'],
      'Support missions belong to the Command Phase',
    ],
    [
      'sniper',
      { withdraw: true },
      ['after'],
      'What a sniper does by himself belongs to the After-Action Phase',
    ],
    [
      'sniper',
      { opportunity: true },
      ['move'],
      'What a sniper does by himself belongs to the Movement Phase',
    ],
    ['sniper', {}, Object.keys(PHASE), ''],
  ] as const)('(vv:beyond.5) %s %j', (action, input, phases, says) => {
    for (const [name, phase] of Object.entries(PHASE)) {
      const found = against(tableIn(phase, ALL), action, { input });
      if ((phases as readonly string[]).includes(name)) expect(found, name).toEqual([]);
      else expect(found, name).toEqual([expect.stringContaining(`phase: ${says}; this is the `)]);
    }
    expect(against(tableIn(undefined, ALL), action, { input })).toEqual([]);
  });

  test('(vv:beyond.11) a mortar that is not told to may fire its smoke before a move as well', () => {
    const input = { target: 'C4', by: 'mortar' };
    const found = Object.entries(PHASE).flatMap(([name, phase]) =>
      against(tableIn(phase, ALL), 'smoke', { input, typed: ['target'] }).length === 0 ? [name] : [],
    );
    expect(found).toEqual(['fire', 'move']);
    expect(against(tableIn(PHASE.command, ALL), 'smoke', { input, typed: ['target'] })).toEqual([
      'vv:beyond.11 phase: Smoke belongs to the Fire Phase or the Movement Phase; this is the Command Phase of Axis.',
    ]);
  });

  test('(vv:15.1b) (vv:beyond.14.8) the clause is that of the action, where it has one', () => {
    const now = tableIn(PHASE.fire);
    const clauses = ['close-assault', 'rally', 'move'].map(
      (action) => against(now, action)[0]!.split(' ')[0],
    );
    expect(clauses).toEqual(['vv:15.1b', 'vv:beyond.14.8', 'vv:beyond.5']);
    expect(against(now, 'move')[0]).toMatch(/this is the Fire Phase of (?!player)\w+\.$/);
    const word = (of: string) => outOfPhase.find(({ actions }) => actions[0] === of)!;
    expect([word('close-assault').refuses, word('move').refuses]).toEqual([true, undefined]);
  });
});

describe('whose turn it is', () => {
  test.each([
    ['fire', 'shoot', {}, ABLE],
    ['defend', 'shoot', {}, BAKER],
    ['move', 'move', {}, ABLE],
    ['move', 'shoot', { opportunity: true }, BAKER],
    ['move', 'anti-tank', { finalFire: true }, BAKER],
    ['after', 'rally', {}, ABLE],
    ['move', 'smoke', { target: 'C4' }, ABLE],
  ] as const)('(vv:beyond.5) in the %s phase of the first player: %s %j', (phase, action, input, whose) => {
    const other = whose === ABLE ? BAKER : ABLE;
    const by = (who: Unit, later = 0) =>
      against(tableIn(PHASE[phase] + later, ALL), action, { input, doers: [who] }).filter((said) =>
        said.startsWith('vv:beyond.5 turn'),
      );
    expect(by(whose)).toEqual([]);
    expect(by(other)).toEqual([
      expect.stringContaining(`${other.name} of ${other.side} would act: this is the`),
    ]);
    expect(by(whose, OTHER)).toHaveLength(1);
    expect(by(other, OTHER)).toEqual([]);
  });

  test.each<[string, number | undefined, Input | undefined, string | undefined]>([
    ['its own in his phase', PHASE.move, undefined, 'Axis'],
    ['the other in the Defensive Fire Phase', PHASE.defend, undefined, 'Allies'],
    ['the second in his own', PHASE.move + OTHER, undefined, 'Allies'],
    ['whoever fires at units that move', PHASE.move, { opportunity: true }, 'Allies'],
    ['and fires last at an AFV', PHASE.move, { finalFire: true }, 'Allies'],
    ['and into a full hex', PHASE.move, { fullHex: true }, 'Allies'],
    ['and has laid a fire lane', PHASE.move, { fireLane: 1 }, 'Allies'],
    ['the side that is typed', PHASE.move, { side: 'Allies' }, 'Allies'],
    ['nobody by whole turns', undefined, undefined, undefined],
  ])('(vv:beyond.5) it is the turn of %s', (_, phase, input, side) => {
    const deed = input && { action: 'shoot', input };
    expect(game.acting!(tableIn(phase, ALL), ['Axis', 'Allies'], deed)).toBe(side);
  });

  test('(vv:beyond.5) whoever is of no side takes nobody’s turn, and by whole turns nobody does', () => {
    const { side: _, ...stray } = BAKER;
    expect(against(tableIn(PHASE.move, ALL), 'move', { doers: [stray] })).toEqual([]);
    expect(against(tableIn(undefined, ALL), 'move', { doers: [BAKER] })).toEqual([]);
  });
});

test('what the phase speaks against is told; some of it is refused, and of some a name or a hex is missing', () => {
  const all = outOfPhase.map(({ clause, word, actions, refuses, missing }) =>
    [clause, word, actions.join(' '), ...(refuses ? ['refused'] : []), ...(missing ? ['missing'] : [])].join(
      ', ',
    ),
  );
  expect(all).toEqual([
    'vv:beyond.13.9, whom, shoot',
    'vv:15.1b, phase, close-assault, refused',
    'vv:beyond.5, phase, shoot',
    'vv:beyond.5, phase, anti-tank',
    'vv:beyond.5, phase, move',
    'vv:beyond.5, phase, overrun',
    'vv:beyond.21.4, phase, artillery',
    'vv:beyond.17.5, phase, sniper',
    'vv:beyond.14.8, phase, rally',
    'vv:beyond.11, phase, smoke',
    'vv:beyond.5, turn, close-assault shoot anti-tank move overrun rally smoke',
    'vv:15.1g, launched, close-assault, refused',
    'vv:beyond.14.8, apart, rally, refused',
    'vv:beyond.6.1, stack, move',
    'vv:beyond.6.1, apart, move, missing',
    'vv:beyond.16.2, valour, valour-check',
  ]);
});

describe('fire lanes', () => {
  const lays = (named: Readonly<Record<string, readonly Unit[]>>, input: Input = { fireLane: 1 }) =>
    against(tableIn(undefined, ALL), 'shoot', { input, named });

  test('(vv:beyond.13.9) where nobody enters it, whoever is named has laid it, and is told so', () => {
    expect(lays({ firer: [ABLE] })).toEqual([
      'vv:beyond.13.9 whom: Able is taken for whoever laid the fire lane, and nobody enters it.',
    ]);
    expect(lays({ firer: [ABLE, SCHMIDT] })).toEqual([
      'vv:beyond.13.9 whom: Able and Schmidt are taken for whoever laid the fire lane, and nobody enters it.',
    ]);
    expect([lays({ firer: [ABLE], target: [BAKER] }), lays({ firer: [ABLE] }, {}), lays({})]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('assaults', () => {
  const table = (launched: State['slots']) => tableIn(PHASE.advance, ALL, launched);

  test('(vv:15.1g) a hex that has launched one is told of, where its hex is known and not typed', () => {
    const input = { hex: 'C4' };
    const said = ['vv:15.1g launched: C4 has launched its close assault this turn.'];
    const asked = { input, typed: [], doers: [ABLE] };
    expect(against(table({ launched: ['c4'] }), 'close-assault', asked)).toEqual(said);
    expect(against(table({ launched: [{ hex: 'c4', side: 'axis' }] }), 'close-assault', asked)).toEqual(said);
    expect(against(table({ launched: [{ hex: 'c4', side: 'allies' }] }), 'close-assault', asked)).toEqual([]);
    expect(against(table({ launched: ['d5'] }), 'close-assault', asked)).toEqual([]);
    expect(against(table({ launched: ['c4'] }), 'close-assault', { input, doers: [ABLE] })).toEqual([]);
    expect(against(table({ launched: ['c4'] }), 'close-assault', { ...asked, input: {} })).toEqual([]);
  });
});

describe('who stands where', () => {
  test('(vv:beyond.14.8) a leader rallies those of his own hex', () => {
    const now = tableIn(PHASE.after, ALL);
    const far = { ...SCHMIDT, marks: { hex: 'E6' } };
    expect(against(now, 'rally', { named: { pinned: [ABLE], leader: [far] } })).toEqual([
      'vv:beyond.14.8 apart: They are not all of one hex: C4 and E6.',
    ]);
    expect(against(now, 'rally', { named: { pinned: [ABLE], leader: [SCHMIDT] } })).toEqual([]);
    expect(against(now, 'rally', { named: { pinned: [ABLE, BAKER] } })).toEqual([]);
  });

  test('(vv:beyond.14.5) where firers are typed, who is named alone is taken for them, and told so', () => {
    const fires = (typed: readonly string[], named: Readonly<Record<string, readonly Unit[]>>) =>
      against(tableIn(undefined, ALL), 'shoot', { input: { fire: ['squad:4-6-4'] }, typed, named });
    expect(fires(['fire'], { firer: [ABLE, SCHMIDT] })).toEqual([
      'vv:beyond.14.5 whom: Able and Schmidt are taken for those who fire, with what was typed.',
    ]);
    expect(fires(['fire'], { firer: [ABLE] })[0]).toContain('Able is taken');
    expect(fires(['fire'], { firer: [ABLE], target: [BAKER] })).toEqual([]);
    expect([fires(['range'], { firer: [ABLE] }), fires(['fire'], {})]).toEqual([[], []]);
  });

  test('(vv:beyond.13.8) opportunity fire at who stood still is told of', () => {
    const input = { opportunity: true };
    const at = (marks: Input, given: Input = input, state = tableIn(PHASE.move, ALL)) =>
      against(state, 'shoot', {
        input: given,
        named: { target: [{ ...ABLE, marks }] },
        doers: [BAKER],
      });
    expect(at({})).toEqual([
      'vv:beyond.13.8 still: Opportunity fire is at units that move, and Able stood still.',
    ]);
    expect(at({ moved: true })).toEqual([
      'vv:beyond.13.8 still: Opportunity fire is at units that move, and Able has ended its move.',
    ]);
    expect([at({ moved: true, moving: true }), at({}, {})]).toEqual([[], []]);
    // By whole turns nobody knows who has moved.
    expect(at({}, input, tableIn(undefined, ALL))).toEqual([]);
  });
});

describe('what calls for it', () => {
  const fires = (marks: Input, input: Input = { weapon: 'gun' }, state = tableIn(PHASE.move, ALL)) =>
    against(state, 'anti-tank', {
      input,
      named: { target: [{ ...TANK, side: 'Axis', marks }] },
      doers: [BAKER],
    });

  test('(vv:beyond.13.8) AT fire while the other player moves is at what has moved', () => {
    expect(fires({})).toEqual([
      'vv:beyond.13.8 still: Opportunity fire is at units that move, and Tank stood still.',
    ]);
    expect(fires({ moving: true })).toEqual([]);
    expect(fires({}, {}, tableIn(PHASE.defend, ALL))).toEqual([]);
  });

  test('(vv:beyond.12.6) mortars make no AT fire while the other player moves', () => {
    const mortar = { weapon: 'mortar' };
    expect(fires({ moving: true }, mortar)).toEqual([
      'vv:beyond.12.6 mortar: Mortars make no opportunity fire.',
    ]);
    expect(fires({}, mortar, tableIn(PHASE.defend, ALL))).toEqual([]);
    expect(fires({}, mortar, tableIn(undefined, ALL))).toEqual([]);
  });

  test('(vv:20.7) mines attack those who enter', () => {
    const at = (marks: Input, state = tableIn(PHASE.move, ALL)) =>
      against(state, 'mines', { named: { entering: [{ ...ABLE, marks }] } });
    expect(at({})).toEqual(['vv:20.7 still: Mines attack whoever enters, and Able stood still.']);
    expect([at({ moved: true }), at({ advanced: true }), at({ assaulted: true })]).toEqual([[], [], []]);
    expect(at({}, tableIn(undefined, ALL))).toEqual([]);
  });

  test('(vv:beyond.17.2) a sniper comes with a natural 12 of those whom he fires at', () => {
    const at = (marks: Input, input: Input = {}, state = tableIn(PHASE.fire, ALL)) =>
      against(state, 'sniper', { input, named: { sniped: [{ ...ABLE, marks }] } });
    expect(at({})).toEqual([
      'vv:beyond.17.2 called: A natural 12 of infantry brings a sniper, and Able threw none.',
    ]);
    expect([at({ sniperDue: true }), at({}, { checkOnly: true })]).toEqual([[], []]);
    expect(at({}, {}, tableIn(undefined, ALL))).toEqual([]);
  });
});

describe('what is left to others', () => {
  test('(vv:beyond.19.2) final fire is that of the hex which the AFV has just overrun', () => {
    const input = { finalFire: true };
    const by = (marks: Input) =>
      against(tableIn(PHASE.move + OTHER, ALL), 'anti-tank', {
        input,
        named: { gunner: [{ ...ABLE, marks }], target: [TANK] },
        doers: [ABLE],
      });
    const said =
      'vv:beyond.19.2 overrun: Final opportunity fire is that of one unit of a hex as the AFV leaves it: Able is in none that Tank has just overrun.';
    expect(by({})).toEqual([said]);
    expect(by({ overrunBy: 'Other' })).toEqual([said]);
    expect(by({ overrunBy: ' tank ' })).toEqual([]);
    const two = { gunner: [ABLE, SCHMIDT], target: [TANK] };
    expect(
      against(tableIn(PHASE.move + OTHER, ALL), 'anti-tank', { input, named: two, doers: [ABLE] })[0],
    ).toContain('Able and Schmidt are in none that Tank');
  });

  test('(vv:beyond.17.2) a sniper who was eliminated fires no more', () => {
    const at = (axis: Input, input: Input = { side: 'Axis' }) =>
      against(tableIn(undefined, ALL, { snipers: { axis } as never }), 'sniper', { input });
    expect(at({ gone: true })).toEqual([
      'vv:beyond.17.2 found: The sniper of Axis was eliminated, and a side has one a game.',
    ]);
    expect([at({ cover: 3 }), at({ gone: true }, { side: 'Allies' }), at({ gone: true }, {})]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('(vv:beyond.16.2) valour is checked by those who have attacked, once', () => {
    const by = (marks: Input) =>
      against(tableIn(PHASE.fire, ALL), 'valour-check', { named: { checked: [{ ...ABLE, marks }] } });
    const said = ['vv:beyond.16.2 valour: A natural 2 of an attack calls for it, and Able made none.'];
    expect(by({})).toEqual(said);
    expect(by({ marked: true, valourCheck: 'made' })).toEqual(said);
    expect(by({ valourCheck: 'due' })).toEqual([]);
    expect(by({ marked: true })).toEqual([]);
    expect(against(tableIn(undefined, ALL), 'valour-check', { named: { checked: [ABLE] } })).toEqual([]);
  });

  test('(vv:beyond.6.1) units that move together end in a hex that is told', () => {
    const by = (doers: readonly Unit[], input: Input) =>
      against(tableIn(PHASE.move, ALL), 'move', { input, doers });
    const way = { through: ['open'] };
    expect(by([ABLE, SCHMIDT], way)).toEqual([
      'vv:beyond.6.1 apart: Nobody has told the hex where Able and Schmidt end together.',
    ]);
    expect([by([ABLE], way), by([ABLE, SCHMIDT], { ...way, to: 'D4' }), by([ABLE, SCHMIDT], {})]).toEqual([
      [],
      [],
      [],
    ]);
    expect(by([{ ...ABLE, marks: {} }, SCHMIDT], way)).toHaveLength(1);
    expect(
      by(
        [
          { ...ABLE, marks: {} },
          { ...SCHMIDT, marks: {} },
        ],
        way,
      ),
    ).toEqual([]);
  });

  test('(vv:beyond.6.1) a stack is with others of theirs who are still moving, and end there', () => {
    const moving = (of: Unit, hex: string, more: Input = {}): Unit => ({
      ...of,
      marks: { ...of.marks, moving: true, hex, ...more },
    });
    const by = (other: Unit, input: Input = { to: 'D4' }, doers: readonly Unit[] = [ABLE]) =>
      against(tableIn(PHASE.move, [...doers, other]), 'move', { input: { together: true, ...input }, doers });
    const alone = (where: string) => [
      `vv:beyond.6.1 stack: Able would move as one stack with nobody: no other of theirs that is still moving has come to ${where}.`,
    ];
    expect(by(moving(SCHMIDT, 'D4'))).toEqual([]);
    expect(by(moving(SCHMIDT, ' d4 '))).toEqual([]);
    expect(by(moving(SCHMIDT, 'E6'), {})).toEqual([]);
    expect(by(SCHMIDT, {})).toEqual(alone('that hex'));
    expect(by({ ...SCHMIDT, marks: { hex: 'D4', moved: true } })).toEqual(alone('D4'));
    expect(by(moving(SCHMIDT, 'E6'))).toEqual(alone('D4'));
    expect(by(moving(BAKER, 'D4'))).toEqual(alone('D4'));
    expect(by(SCHMIDT, { to: 'D4' }, [moving(ABLE, 'D4')])).toEqual(alone('D4'));
    expect(by(SCHMIDT, { to: 'D4', together: false })).toEqual([]);
  });
});
