import { describe, expect, test } from 'vitest';
import { drawCard } from '../../../rulesets/battleground/cards/draw-card.js';
import { tidyUp } from '../../../rulesets/battleground/smoke/clouds.js';
import { flare } from '../../../rulesets/battleground/smoke/flare.js';
import { smoke } from '../../../rulesets/battleground/smoke/smoke.js';
import type { AnyAction } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import { conflicting, filled, forbidden, unit } from '../../support/forbids.js';
import { EMPTY, tableOf } from '../../support/games/battlefield.js';
import { type Given, inputOf, refusalIn, withDice } from '../../support/play.js';
import { playedWith } from '../played.js';

const LAID = [
  [smoke, 'bg:smoke.1', 'lay smoke', 'smoke is laid'],
  [flare, 'bg:flare.1', 'launch a flare', 'a flare is launched'],
] as readonly (readonly [AnyAction, string, string, string])[];

describe.each(LAID)('$0.name', (action, clause, does, done) => {
  test(`${clause} it takes the place of a shot: who may not shoot may not ${does}`, () => {
    expect(forbidden(action, {})).toEqual([]);
    expect(forbidden(action, { hasShot: true })).toEqual([
      `${clause} shot: The unit has shot; ${done} in place of shooting.`,
    ]);
    expect(forbidden(action, { nonStanding: true })).toEqual([
      `bg:nonstand.3 non-standing: A non-standing unit may not shoot, and ${done} in place of that.`,
    ]);
    expect(forbidden(action, { nobodyFires: true })).toEqual([
      `${clause} nobody: Its figures are medics, guards, or engineers at the mines, who do not shoot, and ${done} in place of that.`,
    ]);
    expect(forbidden(action, { routing: true })).toEqual([
      `bg:retreat.4 routs: A routing unit may not shoot, and ${done} in place of that.`,
    ]);
  });

  test(`bg:melee.10 bg:defend.3 a melee and a shot in reaction keep a unit from it`, () => {
    expect(forbidden(action, { inMelee: true })).toEqual([
      `bg:melee.10 melee: A unit in a melee may not ${does}: it fights to the end of it. -> wg melee <unit>`,
    ]);
    expect(forbidden(action, { reacted: true })).toEqual([
      'bg:defend.3 reacted (bg:R61=1): It may not shoot: it shot in reaction to a charge this turn. -> Ruled so by bg:R61, unless an ace lets it.',
    ]);
  });

  test('artillery is no unit on the table', () => {
    for (const state of ['hasShot', 'reacted', 'nonStanding', 'nobodyFires', 'inMelee', 'routing'])
      expect(conflicting(action, { artillery: true, [state]: true })).toBe(
        `${state} is for infantry and does not go with --artillery`,
      );
    expect(conflicting(action, { artillery: true, specialActions: true })).toBeUndefined();
  });

  test(`${clause} what a unit fills in; whoever was not named before the game stays out of it`, () => {
    const named = { grade: 'C', figures: 9, smoke: true, flares: true };
    const marks = { hasShot: true, routing: true, melee: 'Mill', reactedShot: true };
    expect(filled(action, unit('infantry', named, marks))).toEqual({
      hasShot: true,
      routing: true,
      reacted: true,
      inMelee: true,
    });
    expect(filled(action, unit('infantry', { ...named, figures: 2 }))).toEqual({ nonStanding: true });
    const busy = (profile: Input, marks: Input) =>
      filled(action, unit('infantry', { ...named, ...profile }, marks));
    const nobody = { nobodyFires: true };
    expect(busy({ engineers: 6 }, { clears: 6 })).toEqual({});
    expect(busy({ figures: 6, engineers: 6 }, { clears: 6 })).toEqual(nobody);
    expect(busy({ figures: 6, engineers: 6, medics: 1 }, { clears: 3, prisoners: 8, guards: 2 })).toEqual(
      nobody,
    );
    // One holds the horses.
    expect(busy({ figures: 5 }, { guards: 4, prisoners: 13, horses: true })).toEqual(nobody);
    expect(filled(action, unit('vehicle', { vehicle: 'truck' }))).toMatch(
      new RegExp(`^${clause} it is no infantry: it cannot `),
    );
    expect(filled(action, unit('infantry', { grade: 'C', figures: 9 }))).toMatch(
      new RegExp(`^${clause} it was not named before the game to .* wg roster mark it `),
    );
  });

  test('the unit is who acts', () => {
    expect(action.roles?.map(({ name, acts }) => [name, acts])).toEqual([['unit', true]]);
  });
});

test('bg:smoke.1 bg:flare.1 who was named for the one was not named for the other', () => {
  const forSmoke = unit('infantry', { grade: 'C', figures: 9, smoke: true });
  const forFlares = unit('infantry', { grade: 'C', figures: 9, flares: true });
  expect(filled(smoke, forSmoke)).toEqual({});
  expect(filled(flare, forFlares)).toEqual({});
  expect(filled(smoke, forFlares)).toBe(
    'bg:smoke.1 it was not named before the game to lay smoke. -> If it was: wg roster mark it smoke',
  );
  expect(filled(flare, forSmoke)).toBe(
    'bg:flare.1 it was not named before the game to launch flares. -> If it was: wg roster mark it flares',
  );
});

test('(bg:smoke.1) (bg:flare.3) only artillery delivers in the special actions phase; its range is no matter', () => {
  expect(conflicting(smoke, { specialActions: true })).toBe(
    'specialActions needs --artillery: infantry lays smoke on its shooting card',
  );
  expect(conflicting(flare, { specialActions: true })).toBe(
    'specialActions needs --artillery: infantry launches flares on its shooting card',
  );
  expect(conflicting(smoke, { artillery: true, range: 3 })).toBe(
    'range is for infantry and does not go with --artillery',
  );
});

/** Turn 3 of a game, with these cards on the table. */
const turn3 = (laid: readonly string[], over = false, skipped = false) =>
  tableOf({ deck: { ...EMPTY.deck, turn: 3, dealt: 17, laid, over }, skipped });

const CARD_PHASE = turn3(['7S', '5H']);
const IT_IS_OVER = turn3(['7S', '5H', '2C', '9D'], true);

describe('the time for it', () => {
  const said = (action: AnyAction, given: Given, ...of: Parameters<typeof turn3>) => {
    const no = refusalIn(action, given, {}, turn3(...of));
    return no && `${no.clause} ${no.message}${no.hint ? ` -> ${no.hint}` : ''}`;
  };

  test('bg:smoke.1 bg:flare.1 infantry does it on a shooting card of this turn', () => {
    expect(said(smoke, {}, ['7S', '5H'])).toBeUndefined();
    expect(said(smoke, {}, ['7C'])).toBeUndefined();
    expect(said(smoke, { artillery: true }, ['7S'])).toBeUndefined();
    expect(said(smoke, {}, ['7S', 'JK'])).toBe(
      'bg:smoke.1 Infantry lays smoke on its shooting card, and turn 3 has had none. -> By artillery: --artillery.',
    );
    expect(said(flare, {}, ['7S', '2D', 'JK'], true)).toBe(
      'bg:flare.1 Infantry launches a flare on its shooting card, and turn 3 has had none. -> By artillery after the melees: --artillery --special-actions.',
    );
  });

  test('bg:seq.1 the special actions come after the cards, unless a joker has taken them', () => {
    const late = { artillery: true, specialActions: true };
    expect(said(smoke, late, ['7S', '5H', '2C', '9D'], true)).toBeUndefined();
    expect(said(flare, late, ['7S'])).toBe(
      'bg:seq.1 The card phase of turn 3 goes on; the special actions come after it. -> On a card of this turn: without --special-actions.',
    );
    expect(said(smoke, late, ['7S', 'JK'], true, true)).toBe(
      'bg:seq.1 The joker has taken the special actions phase of turn 3 (bg:R13).',
    );
    expect(said(smoke, { artillery: true }, ['JK'], true, true)).toBeUndefined();
  });

  test('bg:smoke.1 it is laid up to 12 inches away', () => {
    expect(said(smoke, { range: 12 }, ['5H'])).toBeUndefined();
    expect(said(smoke, { range: 12.5 }, ['5H'])).toBe(
      'bg:smoke.1 Smoke is laid up to 12 in away, not 12.5 in.',
    );
  });
});

/** What it says, what lies on the table from then on, what comes of it, and what is announced. */
function came(action: AnyAction, given: Given, table = CARD_PHASE, dice = '', rulings = {}) {
  const { steps, effects, result } = withDice(action, given, dice, rulings, table);
  const { text } = steps.find(({ id }) => id === 'lasts' || id === 'lit')!;
  const clouds = effects.flatMap((of) => (of.do === 'put' ? [`${of.clause} ${JSON.stringify(of.is)}`] : []));
  return [text, ...clouds, result, action.announce(result, inputOf(action, given) as never, steps)];
}

describe('how long it stands', () => {
  test('bg:smoke.3 laid on a card of turn 3 it thins at the end of it, and is gone at the end of turn 4', () => {
    expect(came(smoke, { where: 'by the mill' })).toEqual([
      'thins at the end of turn 3, gone at the end of turn 4; it blocks all fire till then',
      'bg:smoke.3 [{"what":"smoke","by":"infantry","where":"by the mill","phases":2}]',
      { phases: 2, lastTurn: 4 },
      'smoke, 6 in long; gone at the end of turn 4',
    ]);
  });

  test('bg:smoke.3 laid on the last card it has the end of that turn still to come', () => {
    expect(came(smoke, {}, IT_IS_OVER).slice(0, 2)).toEqual([
      'thins at the end of turn 3, gone at the end of turn 4; it blocks all fire till then',
      'bg:smoke.3 [{"what":"smoke","by":"infantry","where":"","phases":2,"due":true}]',
    ]);
    expect(came(smoke, {}, turn3(['5H', 'JK'], true, true), '', { 'bg:R13': 2 })).toEqual([
      'thins in the next special actions phase, gone in the one after; it blocks all fire till then',
      'bg:smoke.3 [{"what":"smoke","by":"infantry","where":"","phases":2,"due":true}]',
      { phases: 2 },
      'smoke, 6 in long; gone after the second special actions phase',
    ]);
  });

  test('bg:smoke.4 bg:R114 of the special actions phase of turn 3 it stands to the end of turn 5, or so ruled of turn 4', () => {
    const late = { artillery: true, specialActions: true };
    expect(came(smoke, late, IT_IS_OVER, 'first=6 second=1')).toEqual([
      'thins at the end of turn 4, gone at the end of turn 5; it blocks all fire till then',
      'bg:smoke.3 [{"what":"smoke","by":"artillery","where":"","phases":2}]',
      { drift: 5, phases: 2, lastTurn: 5 },
      'smoke, 4 in across, drifts 5 in; gone at the end of turn 5',
    ]);
    expect(came(smoke, late, IT_IS_OVER, 'first=6 second=6', { 'bg:R114': 2 })).toEqual([
      'thin from the start, gone at the end of turn 4; it blocks all fire till then',
      'bg:smoke.3 [{"what":"smoke","by":"artillery","where":"","phases":1}]',
      { drift: 0, phases: 1, lastTurn: 4 },
      'smoke, 4 in across, no drift; thin at once, gone at the end of turn 4',
    ]);
  });

  test('bg:R13 so ruled, nobody knows which turns have a special actions phase', () => {
    const { steps } = withDice(smoke, {}, '', { 'bg:R13': 2 }, CARD_PHASE);
    expect(steps.at(1)).toEqual({
      id: 'jokers',
      clause: 'bg:seq.1',
      value: true,
      text: 'a turn that a joker ends has no special actions phase',
      ruling: 'bg:R13',
    });
    expect(steps.at(2)?.text).toContain('in the next special actions phase');
  });

  test('bg:flare.1 bg:flare.3 a flare burns to the end of its turn, or of the next', () => {
    expect(came(flare, {})).toEqual([
      'by night the whole table is lit for the rest of this turn; in place of shooting, by units named before the game',
      'bg:flare.1 [{"what":"flare","by":"infantry","where":"","phases":1}]',
      { lit: 'this turn', lastTurn: 3 },
      'light for the rest of this turn',
    ]);
    expect(came(flare, { artillery: true, specialActions: true }, IT_IS_OVER)).toEqual([
      'by night the whole table is lit for all of turn 4',
      'bg:flare.1 [{"what":"flare","by":"artillery","where":"","phases":1}]',
      { lit: 'next turn', lastTurn: 4 },
      'light for all of the next turn',
    ]);
    expect(came(flare, { artillery: true }, IT_IS_OVER)).toEqual([
      'by night the whole table is lit for the rest of this turn',
      'bg:flare.1 [{"what":"flare","by":"artillery","where":"","phases":1,"due":true}]',
      { lit: 'this turn', lastTurn: 3 },
      'light for the rest of this turn',
    ]);
  });

  test('bg:smoke.3 what was laid before stays beside it', () => {
    const before = { what: 'smoke', by: 'artillery', where: 'hill', phases: 1 } as const;
    const { effects } = withDice(smoke, {}, '', {}, tableOf({ clouds: [before] }));
    expect(effects.at(-1)).toEqual({
      do: 'put',
      clause: 'bg:smoke.3',
      slot: 'clouds',
      is: [before, { what: 'smoke', by: 'infantry', where: '', phases: 2 }],
    });
  });
});

test('bg:smoke.3 bg:smoke.4 bg:flare.1 bg:flare.3 the last card says what the end of the turn tidies up, each by its clause', () => {
  const clouds = [
    { what: 'smoke', by: 'infantry', where: 'mill', phases: 2 },
    { what: 'smoke', by: 'artillery', where: '', phases: 1 },
    { what: 'flare', by: 'infantry', where: '', phases: 1 },
    { what: 'flare', by: 'artillery', where: '', phases: 1 },
  ] as const;
  const said = (skipped: boolean) => playedWith(tidyUp(clouds, skipped), '').steps;
  expect(said(false)).toEqual([
    {
      id: 'smoke-thins',
      clause: 'bg:smoke.3',
      value: 'mill',
      text: 'the smoke (mill) thins at the end of this turn, and still blocks all fire',
    },
    { id: 'smoke-gone', clause: 'bg:smoke.4', value: '', text: 'the smoke goes at the end of this turn' },
    { id: 'flare-gone', clause: 'bg:flare.1', value: '', text: 'the flare burns to the end of this turn' },
    { id: 'flare-gone', clause: 'bg:flare.3', value: '', text: 'the flare burns to the end of this turn' },
  ]);
  expect(said(true).map(({ id }) => id)).toEqual(['flare-gone', 'flare-gone']);
  expect(withDice(drawCard, {}, 'card=JK', {}, tableOf({ clouds })).steps.map(({ id }) => id)).toContain(
    'flare-gone',
  );
});

test('bg:seq.2 smoke on a card leaves it to the others; with the special actions the cards are over', () => {
  const acts = [{ card: '9D', side: 'Axis', act: 'shoot', units: 'all' }] as const;
  const ends = (given: Given, over: boolean) => {
    const deck = { ...EMPTY.deck, turn: 3, dealt: 17, laid: ['7S', '5H', '2C', '9D'], over };
    const { effects } = withDice(smoke, given, given.artillery ? '1 1' : '', {}, tableOf({ deck, acts }));
    return effects.some((of) => of.do === 'put' && of.slot === 'afterCards');
  };
  expect(ends({}, true)).toBe(false);
  expect(ends({ artillery: true }, true)).toBe(false);
  expect(ends({ artillery: true, specialActions: true }, true)).toBe(true);
});
