import { describe, expect, test } from 'vitest';
import { artilleryCard } from '../../rulesets/battleground/artillery/artillery-card.js';
import { BOOK_SET } from '../../rulesets/battleground/artillery/bowl.js';
import { battlefieldOf } from '../../rulesets/battleground/battlefield.js';
import { drawCard } from '../../rulesets/battleground/cards/draw-card.js';
import { flare } from '../../rulesets/battleground/smoke/flare.js';
import { smoke } from '../../rulesets/battleground/smoke/smoke.js';
import type { Rulings } from '../../src/dice/play.js';
import type { AnyAction } from '../../src/rules/action.js';
import type { State } from '../../src/rules/state.js';
import { tableOf } from '../support/games/battlefield.js';
import {
  blamedIn,
  chanceOf,
  type Given,
  inputOf,
  oddsOf,
  refusalOf,
  remembered,
  stepOf,
  withDice,
} from '../support/play.js';
import { proveAll } from '../support/proves-exact.js';

/** A game as it goes on: what each resolution says, and what is left of it. */
function game(rulings: Rulings = {}) {
  let field = tableOf({});
  const play = (action: AnyAction, given: Given = {}, dice = '') => {
    const played = withDice(action, given, dice, rulings, field);
    field = remembered(action, field, given, played);
    return played;
  };
  /** Turns up these cards, and gives the lines about smoke, flares and artillery. */
  const turnUp = (cards: string, more = '') => {
    const count = cards.split(',').length;
    const { steps } = play(drawCard, { count }, `card=${cards}${more && ` ${more}`}`);
    const ours = /^(smoke|flare|artillery|no-artillery|special)/;
    return steps.filter(({ id }) => ours.test(id)).map(({ text }) => text);
  };
  return { play, turnUp, left: () => battlefieldOf(field), table: () => field };
}

const conflict = (action: AnyAction, given: Given) => blamedIn(action, given);

const TURN = 'QC,5H,9S,7D';
const NEXT = '2C,3H,4S,5D';
const THIRD = '6C,6H,6S,6D';

describe('smoke', () => {
  test('bg:smoke.1 infantry lays a line of 6 inches up to 12 inches away', () => {
    const played = withDice(smoke, { range: 12 }, '');
    expect(stepOf(played, 'line')).toMatchObject({ clause: 'bg:smoke.1', value: 6 });
    expect(played.result).toEqual({ phases: 2 });
    expect(refusalOf(smoke, { range: 12.5 })).toMatchObject({ clause: 'bg:smoke.1' });
  });

  test('bg:smoke.1 smoke is laid in place of shooting', () => {
    expect(refusalOf(smoke, { hasShot: true }).clause).toBe('bg:smoke.1');
  });

  test('bg:smoke.3 laid under the last card of a turn it thins at the end of that turn all the same', () => {
    const { play, turnUp, left } = game();
    turnUp(TURN);
    const laid = play(smoke, { where: 'by the mill' });
    expect(stepOf(laid, 'lasts').text).toContain('thins at the end of turn 1, gone at the end of turn 2');
    expect(left().clouds).toMatchObject([{ phases: 2 }]);
    turnUp('2C');
    expect(left().clouds).toMatchObject([{ phases: 1 }]);
    expect(turnUp('3H,4S,5D')).toContain('the smoke (by the mill) goes at the end of this turn');
  });

  test('bg:smoke.3 laid in turn 3 it thins at the end of turn 3 and is gone at the end of turn 4', () => {
    const { play, turnUp } = game();
    for (const cards of [TURN, NEXT, 'KC']) turnUp(cards);
    expect(stepOf(play(smoke, { where: 'by the mill' }), 'lasts')).toMatchObject({
      clause: 'bg:smoke.3',
      text: 'thins at the end of turn 3, gone at the end of turn 4; it blocks all fire till then',
    });
    expect(turnUp('KH,KS,KD')).toEqual([
      'then the special actions phase',
      'the smoke (by the mill) thins at the end of this turn, and still blocks all fire',
    ]);
    expect(turnUp('7C,7H,7S,8D')).toEqual([
      'then the special actions phase',
      'the smoke (by the mill) goes at the end of this turn',
    ]);
    expect(turnUp('8C,8H,8S,9D')).toEqual(['then the special actions phase']);
  });

  test('bg:smoke.4 bg:art.3 artillery smoke drifts like a blast, and makes a circle of 4 inches', () => {
    const played = withDice(smoke, { artillery: true }, 'first=5 second=3');
    expect(played.result).toEqual({ drift: 2, phases: 2 });
    expect(stepOf(played, 'circle')).toMatchObject({ clause: 'bg:smoke.4', value: 4 });
    expect(withDice(smoke, { artillery: true }, 'first=4 second=4').result.drift).toBe(0);
    expect(chanceOf(oddsOf(smoke, { artillery: true }), ({ drift }) => drift === 1)).toEqual([5n, 18n]);
  });

  test('bg:smoke.4 of a special actions phase it stands through the next two of them', () => {
    const { play, turnUp } = game();
    turnUp(TURN);
    play(smoke, { artillery: true, specialActions: true }, 'first=6 second=1');
    expect(turnUp(NEXT)).toContain('the smoke thins at the end of this turn, and still blocks all fire');
    expect(turnUp(THIRD)).toContain('the smoke goes at the end of this turn');
  });

  test('bg:R114 option 2 counts the special actions phase in which it is laid', () => {
    const { play, turnUp } = game({ 'bg:R114': 2 });
    turnUp(TURN);
    const laid = play(smoke, { artillery: true, specialActions: true }, 'first=6 second=1');
    expect(laid.result).toEqual({ drift: 5, phases: 1, lastTurn: 2 });
    expect(stepOf(laid, 'lasts').text).toBe(
      'thin from the start, gone at the end of turn 2; it blocks all fire till then',
    );
    expect(turnUp(NEXT)).toContain('the smoke goes at the end of this turn');
  });

  test('bg:smoke.3 (bg:smoke.4) in a game the answer names the turn; in none it counts the phases', () => {
    const says = (given: Given, past: State, rulings: Rulings = {}) => {
      const { result, steps } = withDice(smoke, given, '', rulings, past);
      return [smoke.announce(result as never, inputOf(smoke, given) as never, steps), result.lastTurn];
    };
    const { turnUp, table } = game();
    expect(says({}, table())).toEqual([
      'smoke, 6 in long; gone after the second special actions phase',
      undefined,
    ]);
    turnUp('QC');
    expect(says({}, table())).toEqual(['smoke, 6 in long; gone at the end of turn 2', 2]);
    expect(says({}, table(), { 'bg:R13': 2 })).toEqual([
      'smoke, 6 in long; gone after the second special actions phase',
      undefined,
    ]);
  });

  test('bg:smoke.4 bg:R114 before any card the special actions phase under way is not one of the two', () => {
    const { play, turnUp } = game();
    const laid = play(smoke, { artillery: true, specialActions: true }, 'first=6 second=1');
    expect(stepOf(laid, 'lasts').text).toBe(
      'thins in the next special actions phase, gone in the one after; it blocks all fire till then',
    );
    expect(turnUp(TURN)).toContain('the smoke thins at the end of this turn, and still blocks all fire');
    expect(turnUp(NEXT)).toContain('the smoke goes at the end of this turn');
  });

  test.each<[string, Given]>([
    ['range', { artillery: true, range: 5 }],
    ['hasShot', { artillery: true, hasShot: true }],
    ['specialActions', { specialActions: true }],
  ])('--%s does not go with everything', (input, given) => {
    expect(conflict(smoke, given)).toBe(input);
  });
});

describe('flares', () => {
  test('bg:flare.1 launched under the last card of a turn it burns no longer than that turn', () => {
    const { play, turnUp, left } = game();
    turnUp(TURN);
    play(flare);
    expect(left().clouds).toMatchObject([{ what: 'flare' }]);
    play(flare, { artillery: true, specialActions: true });
    turnUp('2C');
    expect(left().clouds).toMatchObject([{ by: 'artillery' }]);
    expect(turnUp('3H,4S,5D')).toContain('the flare burns to the end of this turn');
  });

  test('bg:flare.1 a flare of infantry lights the rest of the turn', () => {
    const { play, turnUp } = game();
    turnUp('QC,5H');
    expect(stepOf(play(flare), 'lit')).toMatchObject({ clause: 'bg:flare.1', value: 'this turn' });
    expect(turnUp('9S,7D')).toContain('the flare burns to the end of this turn');
    expect(turnUp(NEXT)).toEqual(['then the special actions phase']);
  });

  test('bg:flare.3 one that artillery delivers in a special actions phase lasts all the next turn', () => {
    const { play, turnUp } = game();
    turnUp(TURN);
    expect(stepOf(play(flare, { artillery: true, specialActions: true }), 'lit')).toMatchObject({
      clause: 'bg:flare.3',
      text: 'by night the whole table is lit for all of turn 2',
    });
    expect(turnUp('2C,3H')).toEqual([]);
    expect(turnUp('4S,5D')).toContain('the flare burns to the end of this turn');
  });

  test('bg:flare.1 a flare is launched in place of shooting', () => {
    expect(refusalOf(flare, { hasShot: true }).clause).toBe('bg:flare.1');
    expect(conflict(flare, { specialActions: true })).toBe('specialActions');
    expect(conflict(flare, { artillery: true, hasShot: true })).toBe('hasShot');
  });
});

/** Turns of every kind: ended by the fourth suit or by a joker, with and without a shooting card. */
const TURNS = [
  'QC,5H,9S,7D',
  '2D,JK',
  '9D,KC,AC,4S,3H',
  'JC,JK',
  '6D,6S,6H,6C',
  '8C,8H,8S,8D',
  '4D,4H,4C,3S',
];
const LAYINGS: readonly (readonly [string, AnyAction, Given])[] = [
  ['infantry smoke', smoke, {}],
  ['artillery smoke', smoke, { artillery: true }],
  ['artillery smoke of a special actions phase', smoke, { artillery: true, specialActions: true }],
  ['a flare of infantry', flare, {}],
  ['an artillery flare', flare, { artillery: true }],
  ['an artillery flare of a special actions phase', flare, { artillery: true, specialActions: true }],
];

describe('what is announced is what the game then does', () => {
  /** Plays the turns, lays something after that many cards of them, and says when it was announced to go and went. */
  function playedOut(action: AnyAction, given: Given, after: number, rulings: Rulings) {
    const { play, left } = game(rulings);
    let announced: { lastTurn?: number; phases?: number } = {};
    let phases = 0;
    let [n, went] = [0, 0];
    let allowed = true;
    for (const card of TURNS.join().split(',')) {
      const { steps, result } = play(drawCard, {}, `card=${card}`);
      const isHeld = steps.some(({ id, value }) => id === 'special-actions' && value === true);
      // What a turn has been the end of is gone when the next one begins.
      if (n >= after && went === 0 && left().clouds.length === 0) went = Number(result.turn) - 1;
      if (isHeld && n >= after && went === 0) phases++;
      if (++n !== after) continue;
      try {
        const dice = given.artillery && action === smoke ? 'first=3 second=3' : '';
        announced = play(action, given, dice).result;
      } catch {
        allowed = false;
        break;
      }
      // The special actions phase of this turn is still to come for what is laid on its last card.
      if (left().deck.over && !left().skipped && !given.specialActions) phases++;
    }
    return { announced, went, phases, allowed, left: left() };
  }

  const ALL = TURNS.join().split(',').length;
  const points = Array.from({ length: ALL - 9 }, (_, i) => i + 1);

  test.each(LAYINGS)(
    'bg:smoke.3 bg:smoke.4 bg:flare.1 bg:flare.3 %s ends in the turn announced',
    (_, action, given) => {
      for (const rulings of [{}, { 'bg:R114': 2 }] as Rulings[]) {
        const played = points.map((after) => playedOut(action, given, after, rulings));
        expect(played.filter(({ allowed }) => allowed).length).toBeGreaterThan(3);
        for (const { allowed, announced, went, left } of played) {
          if (!allowed) continue;
          expect(went).toBe(announced.lastTurn);
          expect(left.clouds).toEqual([]);
        }
      }
    },
  );

  test('bg:R13 under option 2 smoke ends after the special actions phases announced, and a flare with its turn', () => {
    const skipping = { 'bg:R13': 2 };
    for (const [, action, given] of LAYINGS) {
      for (const after of points) {
        const { allowed, announced, went, phases, left } = playedOut(action, given, after, skipping);
        if (!allowed) continue;
        if (action === flare) expect(went).toBe(announced.lastTurn);
        else expect(phases).toBe(announced.phases);
        expect(left.clouds).toEqual([]);
      }
    }
    const { play, turnUp } = game(skipping);
    turnUp('QC');
    expect(play(smoke).result).toEqual({ phases: 2 });
    expect(stepOf(play(smoke), 'jokers')).toMatchObject({ clause: 'bg:seq.1', ruling: 'bg:R13' });
  });

  test('bg:smoke.1 bg:flare.1 infantry has had no shooting card in this turn: it lays nothing', () => {
    for (const action of [smoke, flare]) {
      const { turnUp, table } = game();
      turnUp('2D');
      const refusal = refusalOf(action, {}, {}, table());
      expect(refusal).toMatchObject({
        clause: action === smoke ? 'bg:smoke.1' : 'bg:flare.1',
        hint: 'By artillery: --artillery.',
      });
      expect(refusal.message).toContain('turn 1 has had none');
      turnUp('JK');
      expect(refusalOf(action, {}, {}, table()).hint).toContain('--special-actions');
    }
  });

  test('bg:smoke.3 bg:flare.1 the last card of a turn may be a shooting card: what is laid on it belongs to that turn', () => {
    const { play, turnUp, left } = game();
    turnUp('6D,6S,6H,6C');
    expect(play(smoke).result).toEqual({ phases: 2, lastTurn: 2 });
    expect(play(flare).result).toEqual({ lit: 'this turn', lastTurn: 1 });
    expect(left().clouds).toMatchObject([{ what: 'smoke' }, { what: 'flare' }]);
    expect(turnUp(TURN)).toContain('the smoke goes at the end of this turn');
  });

  test('bg:seq.1 nothing is delivered in the special actions phase while the card phase goes on', () => {
    for (const action of [smoke, flare]) {
      const given = { artillery: true, specialActions: true };
      const { turnUp, table } = game();
      turnUp('QC');
      expect(refusalOf(action, given, {}, table())).toMatchObject({
        clause: 'bg:seq.1',
        hint: 'On a card of this turn: without --special-actions.',
      });
    }
  });

  test('bg:R13 under option 2 a joker leaves no special actions phase to deliver anything in', () => {
    const { turnUp, table } = game({ 'bg:R13': 2 });
    turnUp('QC,JK');
    const given = { artillery: true, specialActions: true };
    expect(refusalOf(smoke, given, { 'bg:R13': 2 }, table()).message).toContain('bg:R13');
    const standing = game();
    standing.turnUp('QC,JK');
    expect(withDice(flare, given, '', {}, standing.table()).result).toEqual({
      lit: 'next turn',
      lastTurn: 2,
    });
  });

  test('bg:flare.1 bg:R13 a flare ends with its turn, also where a joker takes the special actions', () => {
    const { play, turnUp } = game({ 'bg:R13': 2 });
    turnUp('QC');
    play(flare);
    play(smoke);
    expect(turnUp('JK')).toEqual([
      'the joker takes the special actions phase as well',
      'the flare burns to the end of this turn',
    ]);
  });
});

describe('the end of a turn', () => {
  test('bg:seq.1 bg:seq.2 the melees follow the cards, and the special actions the melees', () => {
    const { steps } = withDice(drawCard, { count: 4 }, `card=${TURN}`);
    expect(steps.slice(-3).map(({ id, clause }) => [id, clause])).toEqual([
      ['melees', 'bg:seq.2'],
      ['special-actions', 'bg:seq.1'],
      ['laid-out', 'bg:card.15'],
    ]);
  });

  test('bg:R13 a joker leaves the special actions standing; option 2 takes them away', () => {
    const thins = (rulings: Rulings) => {
      const { play, turnUp } = game(rulings);
      turnUp('QC');
      play(smoke, {});
      return [turnUp('JK'), turnUp(NEXT), turnUp(THIRD)].map((lines) => lines.at(-1));
    };
    const [thin, gone, none] = [
      'the smoke thins at the end of this turn, and still blocks all fire',
      'the smoke goes at the end of this turn',
      'then the special actions phase',
    ];
    expect(thins({})).toEqual([thin, gone, none]);
    expect(thins({ 'bg:R13': 2 })).toEqual(['the joker takes the special actions phase as well', thin, gone]);
  });

  test('a new game clears the air and puts all artillery cards back', () => {
    const { play, left } = game();
    play(smoke, {});
    play(artilleryCard, { new: true });
    play(artilleryCard, {}, 'artillery=us-light');
    expect(left()).toMatchObject({ clouds: [{ what: 'smoke' }], artillery: { drawn: 1 } });
    play(drawCard, { new: true }, 'card=QC');
    expect(left()).toMatchObject({ clouds: [], artillery: { pile: BOOK_SET } });
  });
});

describe('random artillery', () => {
  test('bg:randart.1 the set of the book has seven cards, three of them US mortars', () => {
    const played = withDice(artilleryCard, { new: true }, '');
    expect(played.result).toEqual({ cards: [], left: 7, set: BOOK_SET, trigger: 'fives-and-sixes' });
    expect(BOOK_SET.filter((card) => card === 'us-mortar')).toHaveLength(3);
    expect(stepOf(played, 'set').clause).toBe('bg:randart.1');
  });

  test('bg:randart.1 a card drawn in a game without a set brings in the set of the book', () => {
    const { play, left } = game();
    expect(play(artilleryCard, {}, 'artillery=us-light').result).toMatchObject({
      cards: ['us-light'],
      left: 6,
      set: BOOK_SET,
    });
    expect(left().artillery?.pile).toHaveLength(6);
    expect(play(artilleryCard, {}, 'artillery=us-mortar').result).toEqual({ cards: ['us-mortar'], left: 5 });
  });

  test('bg:randart.2 a 5 or 6 of the deck brings an artillery card before its own action', () => {
    const { play } = game();
    play(artilleryCard, { new: true });
    const five = play(drawCard, {}, 'card=5H artillery=german-heavy');
    const ids = five.steps.map(({ id }) => id);
    expect(ids.indexOf('artillery-card')).toBeLessThan(ids.indexOf('units'));
    expect(stepOf(five, 'artillery-card')).toMatchObject({ clause: 'bg:randart.2', value: 'german-heavy' });
    expect(drawCard.announce(five.result as never, {} as never, five.steps)).toBe(
      '5H: artillery german-heavy, then Allies: all units may shoot',
    );
    expect(play(drawCard, {}, 'card=7H').steps.map(({ id }) => id)).not.toContain('artillery-card');
    expect(stepOf(play(drawCard, {}, 'card=6S artillery=us-light'), 'artillery-card').value).toBe('us-light');
  });

  test('(bg:randart.2) in a game without a set a 5 or 6 brings nothing', () => {
    expect(withDice(drawCard, {}, 'card=5H').steps.map(({ id }) => id)).not.toContain('artillery-card');
  });

  test('bg:randart.2 each artillery card stands with the card that brought it', () => {
    const { play } = game();
    play(artilleryCard, { new: true });
    const { result, steps } = play(
      drawCard,
      { count: 5 },
      'card=8S,5S,QC,5C,6H artillery=us-light,us-mortar,german-heavy',
    );
    expect(drawCard.announce(result as never, {} as never, steps)).toBe(
      '8S, Axis: all units may move; 5S: artillery us-light, then nothing; QC, Axis: all units may shoot; ' +
        '5C: artillery us-mortar, then nothing; 6H: artillery german-heavy, then Allies: all units may shoot',
    );
  });

  test.each([
    ['us-mortar', ': wg artillery --weapon mortar'],
    ['naval-dive-bomb', ': wg artillery --weapon dive-bomb'],
    ['heavy', ': wg artillery --weapon heavy'],
    ['smoke', ''],
    ['theavy', ''],
  ])('bg:randart.2 the card %s names what carries it out: "%s"', (card, command) => {
    const { play } = game();
    play(artilleryCard, { new: true, cards: card });
    const text = stepOf(play(artilleryCard, {}, `artillery=${card}`), 'artillery-card').text;
    expect(text).toBe(`carried out before anything else${command}; no cards left`);
  });

  test('bg:randart.1 a set is told with its like cards together, and a set of one is no plural', () => {
    const says = (given: Given) => {
      const { result, steps } = withDice(artilleryCard, { new: true, ...given }, '');
      return [steps[0]!.text, artilleryCard.announce(result as never, {} as never, steps)];
    };
    expect(says({})).toEqual([
      'in the bowl: german-medium, german-heavy, reload, 3 us-mortar and us-light',
      '7 artillery cards are in the game',
    ]);
    expect(says({ cards: 'mortar' })).toEqual(['in the bowl: mortar', '1 artillery card is in the game']);
  });

  test('(bg:R112) the odds of a card are told by its name', () => {
    expect(artilleryCard.views!.card!({ cards: ['reload', 'us-light'], left: 6 }, {} as never)).toBe(
      'reload, then us-light',
    );
  });

  test('bg:randart.3 bg:R112 Reload puts all cards back, others stay out once drawn', () => {
    const { play, left } = game();
    play(artilleryCard, { new: true });
    play(drawCard, {}, 'card=5H artillery=german-heavy');
    expect(left().artillery?.pile).not.toContain('german-heavy');
    expect(play(artilleryCard, {}, 'artillery=us-mortar').result).toEqual({ cards: ['us-mortar'], left: 5 });
    const reload = play(artilleryCard, {}, 'artillery=reload');
    expect(stepOf(reload, 'artillery-card')).toMatchObject({ clause: 'bg:randart.3', ruling: 'bg:R112' });
    expect(reload.result).toEqual({ cards: ['reload'], left: 7 });
    expect(left().artillery?.pile).toEqual(BOOK_SET);
  });

  test('bg:R112 option 2 draws another card after Reload', () => {
    const { play, left } = game({ 'bg:R112': 2 });
    play(artilleryCard, { new: true });
    expect(play(artilleryCard, {}, 'artillery=reload,us-light').result).toEqual({
      cards: ['reload', 'us-light'],
      left: 6,
    });
    expect(left().artillery?.pile).toHaveLength(6);
  });

  test('bg:R113 a 5 of a suit that was played still brings artillery; option 2: only a card that gives an action', () => {
    const drawn = (rulings: Rulings, more: string) => {
      const { play, turnUp } = game(rulings);
      play(artilleryCard, { new: true });
      return turnUp('7H,5H', more);
    };
    expect(drawn({}, 'artillery=us-light')).toEqual([
      'carried out before anything else: wg artillery --weapon light; 6 cards left',
    ]);
    expect(drawn({ 'bg:R113': 2 }, '')).toEqual(['no artillery: the card gives no action']);
  });

  test('bg:randart.4 instead a card may be due every turn in the special actions phase', () => {
    const { play, turnUp } = game();
    play(artilleryCard, { new: true, trigger: 'special-actions' });
    expect(turnUp(TURN)).toContain('an artillery card is drawn: wg artillery-card');
    expect(stepOf(play(artilleryCard, {}, 'artillery=us-light'), 'artillery-card')).toMatchObject({
      clause: 'bg:randart.4',
      text: 'carried out now, after the melees: wg artillery --weapon light; 6 cards left',
    });
  });

  test('bg:randart.2 a bowl without Reload runs empty', () => {
    const { play, turnUp } = game();
    play(artilleryCard, { new: true, cards: 'mortar' });
    expect(turnUp('5H', 'artillery=mortar')).toEqual([
      'carried out before anything else: wg artillery --weapon mortar; no cards left',
    ]);
    expect(turnUp('6S')).toEqual(['no artillery card is left']);
  });

  test.each(['', 'a,,b', 'a*0', 'mortar*99', 'naval gun', 'a\u0007'])('a set of %j is no set', (cards) => {
    expect(conflict(artilleryCard, { new: true, cards })).toBe('cards');
  });

  test('a set belongs to --new', () => {
    expect(conflict(artilleryCard, { cards: 'mortar' })).toBe('cards');
    expect(conflict(artilleryCard, { trigger: 'special-actions' })).toBe('trigger');
  });
});

describe('exact odds', () => {
  const bowl = { set: BOOK_SET, pile: BOOK_SET, drawn: 0, trigger: 'fives-and-sixes' as const };
  const past = tableOf({ artillery: { ...bowl, pile: ['us-mortar', 'us-light', 'reload'] } });
  proveAll(smoke, [
    ['artillery smoke drifts', { artillery: true }],
    ['infantry smoke does not', { range: 6 }],
    ['R114', { artillery: true, specialActions: true }, { 'bg:R114': 2 }],
  ]);
  proveAll(flare, [['a flare leaves nothing to chance', {}]]);
  proveAll(artilleryCard, [['a new set', { new: true }]]);
  proveAll(
    artilleryCard,
    [
      ['three cards in the bowl', {}],
      ['R112', {}, { 'bg:R112': 2 }],
    ],
    { past },
  );
  proveAll(drawCard, [['a 5 that brings artillery', {}]], { past });
  proveAll(drawCard, [['R113', {}, { 'bg:R113': 2 }]], { past });

  test('bg:R112 option 2 with nothing but Reload in the bowl, one Reload is enough', () => {
    const { play } = game({ 'bg:R112': 2 });
    play(artilleryCard, { new: true, cards: 'reload' });
    expect(play(artilleryCard, {}, 'artillery=reload').result).toEqual({ cards: ['reload'], left: 1 });
  });
});
