import { expect, test } from 'vitest';
import { artilleryCard } from '../../../rulesets/battleground/artillery/artillery-card.js';
import type { Battlefield } from '../../../rulesets/battleground/battlefield.js';
import { drawCard } from '../../../rulesets/battleground/cards/draw-card.js';
import { EMPTY, tableOf } from '../../support/games/battlefield.js';
import { protocolOf } from '../../support/protocol.js';

const SET = ['us-mortar', 'us-mortar', 'reload', 'us-light', 'flak'];
const PILE = ['9S', '2H', '7D', 'AD', '6H'];

/** Turn 2 of a game, with these cards on the table and these in the pile. */
const turn2 = (
  laid: readonly string[],
  pile: readonly string[] = PILE,
  more: Partial<Battlefield> = {},
  deck: Partial<Battlefield['deck']> = {},
) =>
  tableOf({
    deck: { ...EMPTY.deck, turn: 2, dealt: 20, over: false, laid, pile, earlier: ['2C', '3C'], ...deck },
    ...more,
  });

/** Cards of artillery, of which these are still in the bowl. */
const bowl = (
  pile: readonly string[],
  trigger: 'fives-and-sixes' | 'special-actions' = 'fives-and-sixes',
) => ({
  artillery: { set: SET, pile, drawn: 3, trigger },
});

test('bg:move.7 (bg:R20) a shooting card of a whole side is over: who of it did not move has no run marker any more', () => {
  const table = turn2(['5H'], PILE, {
    acts: [{ card: '5H', side: 'Allies', act: 'shoot', units: 'all' }],
    played: [{ side: 'Allies', act: 'shoot' }],
  });
  expect(protocolOf(drawCard, {}, 'card=9S', {}, table)).toEqual([
    'bg:card.2 bg:R7 card = "9S": spades: Axis move [card 9S]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.15 laid-out = ["5H","9S"]: turn 2: clubs -, hearts 5H, spades 9S, diamonds -; 4 left',
    'bg:move.7 > set {"to":{"side":"Allies","without":"hasMoved"},"of":"infantry","is":{"ran":null}}',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["9S"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["5H","9S"],"skipped":false,"acts":[{"card":"9S","side":"Axis","act":"move","units":"all"}],"played":[{"side":"Allies","act":"shoot"},{"side":"Axis","act":"move"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21}}',
    '{"cards":[{"card":"9S","side":"Axis","act":"move","units":"all"}],"turn":2,"turnOver":false,"left":4}',
    '= 9S, Axis: all units may move',
  ]);
});

test('bg:move.9 (bg:R20) after a movement card nor a road marker', () => {
  const table = turn2(['5S'], PILE, { acts: [{ card: '5S', side: 'Axis', act: 'move', units: 'all' }] });
  expect(protocolOf(drawCard, {}, 'card=2H', {}, table)).toEqual([
    'bg:card.2 bg:R7 card = "2H": hearts: Allies shoot [card 2H]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.15 laid-out = ["5S","2H"]: turn 2: clubs -, hearts 2H, spades 5S, diamonds -; 4 left',
    'bg:move.7 > set {"to":{"side":"Axis","without":"hasMoved"},"of":"infantry","is":{"ran":null}}',
    'bg:move.9 > set {"to":{"side":"Axis","without":"hasMoved"},"of":"infantry","is":{"road":null}}',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["2H"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["5S","2H"],"skipped":false,"acts":[{"card":"2H","side":"Allies","act":"shoot","units":"all"}],"played":[{"side":"Allies","act":"shoot"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21}}',
    '{"cards":[{"card":"2H","side":"Allies","act":"shoot","units":"all"}],"turn":2,"turnOver":false,"left":4}',
    '= 2H, Allies: all units may shoot',
  ]);
});

test('(bg:R20) after an ace they keep both', () => {
  const table = turn2(['AS'], PILE, { acts: [{ card: 'AS', side: 'Axis', act: 'move', units: 'one' }] });
  expect(protocolOf(drawCard, {}, 'card=2H', {}, table)).toEqual([
    'bg:card.2 bg:R7 card = "2H": hearts: Allies shoot [card 2H]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.15 laid-out = ["AS","2H"]: turn 2: clubs -, hearts 2H, spades AS, diamonds -; 4 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["2H"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["AS","2H"],"skipped":false,"acts":[{"card":"2H","side":"Allies","act":"shoot","units":"all"}],"played":[{"side":"Allies","act":"shoot"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21}}',
    '{"cards":[{"card":"2H","side":"Allies","act":"shoot","units":"all"}],"turn":2,"turnOver":false,"left":4}',
    '= 2H, Allies: all units may shoot',
  ]);
});

test('bg:card.13 bg:R11 the last card in mid-turn: those of earlier turns are shuffled', () => {
  const table = turn2(['5H'], ['7D']);
  expect(protocolOf(drawCard, {}, 'card=7D', {}, table)).toEqual([
    'bg:card.2 bg:R7 card = "7D": diamonds: Allies move [card 7D]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.13 bg:R11 ran-out = 2: the last card: the cards of earlier turns are shuffled, the turn goes on',
    'bg:card.15 laid-out = ["5H","7D"]: turn 2: clubs -, hearts 5H, spades -, diamonds 7D; 2 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["7D"],"dealt":true}',
    'bg:card.13 > cards {"from":"used","to":"deck","cards":"all"}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["5H","7D"],"skipped":false,"acts":[{"card":"7D","side":"Allies","act":"move","units":"all"}],"played":[{"side":"Allies","act":"move"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":true,"shuffled":false,"dealt":21}}',
    '{"cards":[{"card":"7D","side":"Allies","act":"move","units":"all"}],"turn":2,"turnOver":false,"left":2}',
    '= 7D, Allies: all units may move',
  ]);
});

test('bg:R11 so ruled, all cards are', () => {
  const table = turn2(['5H'], ['7D']);
  expect(protocolOf(drawCard, {}, 'card=7D', { 'bg:R11': 2 }, table)).toEqual([
    'bg:card.2 bg:R7 card = "7D": diamonds: Allies move [card 7D]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.13 bg:R11 ran-out = 54: the last card: all cards are shuffled, the turn goes on',
    'bg:card.15 laid-out = ["5H","7D"]: turn 2: clubs -, hearts 5H, spades -, diamonds 7D; 54 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["7D"],"dealt":true}',
    'bg:card.13 > cards {"from":"used","to":"deck","cards":"all"}',
    'bg:card.13 > cards {"from":"out","to":"deck","cards":"all"}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["5H","7D"],"skipped":false,"acts":[{"card":"7D","side":"Allies","act":"move","units":"all"}],"played":[{"side":"Allies","act":"move"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":true,"shuffled":false,"dealt":21}}',
    '{"cards":[{"card":"7D","side":"Allies","act":"move","units":"all"}],"turn":2,"turnOver":false,"left":54}',
    '= 7D, Allies: all units may move',
  ]);
});

test('bg:card.14 bg:R12 the last card ends the turn: all 54 are shuffled for the next', () => {
  const table = turn2(['5H', '6S', '8C'], ['7D']);
  expect(protocolOf(drawCard, {}, 'card=7D', {}, table)).toEqual([
    'bg:card.2 bg:R7 card = "7D": diamonds: Allies move [card 7D]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.14 bg:R12 reshuffle = 54: the deck ran out in this turn: all 54 are shuffled for the next',
    'bg:card.5 turn-over = true: the fourth suit has come: the card phase ends with it',
    'bg:seq.2 melees = true: now every marked melee is fought',
    'bg:seq.1 special-actions = true: then the special actions phase',
    'bg:card.15 laid-out = ["5H","6S","8C","7D"]: turn 2: clubs 8C, hearts 5H, spades 6S, diamonds 7D; 54 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["7D"],"dealt":true}',
    'bg:card.14 > cards {"from":"used","to":"deck","cards":"all"}',
    'bg:card.14 > cards {"from":"out","to":"deck","cards":"all"}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":true,"laid":["5H","6S","8C","7D"],"skipped":false,"acts":[{"card":"7D","side":"Allies","act":"move","units":"all"}],"played":[{"side":"Allies","act":"move"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":true,"dealt":21}}',
    '{"cards":[{"card":"7D","side":"Allies","act":"move","units":"all"}],"turn":2,"turnOver":true,"left":54}',
    '= 7D, Allies: all units may move; the card phase of turn 2 is over',
  ]);
});

test('bg:randart.2 (bg:randart.3) a six brings artillery before its action', () => {
  const table = turn2(['5S'], PILE, bowl(['us-mortar', 'reload']));
  expect(protocolOf(drawCard, {}, 'card=6H artillery=us-mortar', {}, table)).toEqual([
    'bg:card.2 bg:R7 card = "6H": hearts: Allies shoot [card 6H]',
    'bg:randart.2 artillery-card = "us-mortar": carried out before anything else: wg artillery --weapon mortar; 1 card left [artillery us-mortar]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.15 laid-out = ["5S","6H"]: turn 2: clubs -, hearts 6H, spades 5S, diamonds -; 4 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["6H"],"dealt":true}',
    'bg:randart.1 > cards {"from":"bowl","to":"fired","cards":["us-mortar"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["5S","6H"],"skipped":false,"acts":[{"card":"6H","side":"Allies","act":"shoot","units":"all"}],"played":[{"side":"Allies","act":"shoot"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21}}',
    'bg:randart.1 > put {"slot":"artillery","is":{"set":["us-mortar","us-mortar","reload","us-light","flak"],"trigger":"fives-and-sixes","drawn":4}}',
    '{"cards":[{"card":"6H","side":"Allies","act":"shoot","units":"all"}],"turn":2,"turnOver":false,"left":4}',
    '= 6H: artillery us-mortar, then Allies: all units may shoot',
  ]);
});

test('bg:R113 also one that gives no action itself', () => {
  const table = turn2(['5H'], PILE, bowl(['flak']));
  expect(protocolOf(drawCard, {}, 'card=6H artillery=flak', {}, table)).toEqual([
    'bg:card.2 bg:R7 card = "6H": hearts: Allies shoot [card 6H]',
    'bg:randart.2 artillery-card = "flak": carried out before anything else; no cards left [artillery flak]',
    'bg:card.4 units = "none": nothing: this suit has been played; turn up another card',
    'bg:card.15 laid-out = ["5H","6H"]: turn 2: clubs -, hearts 5H 6H, spades -, diamonds -; 4 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["6H"],"dealt":true}',
    'bg:randart.1 > cards {"from":"bowl","to":"fired","cards":["flak"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["5H","6H"],"skipped":false,"acts":[],"played":[]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21}}',
    'bg:randart.1 > put {"slot":"artillery","is":{"set":["us-mortar","us-mortar","reload","us-light","flak"],"trigger":"fives-and-sixes","drawn":4}}',
    '{"cards":[{"card":"6H","side":"Allies","act":"shoot","units":"none"}],"turn":2,"turnOver":false,"left":4}',
    '= 6H: artillery flak, then nothing',
  ]);
});

test('bg:R113 so ruled, not one that gives none', () => {
  const table = turn2(['5H'], PILE, bowl(['us-mortar']));
  expect(protocolOf(drawCard, {}, 'card=6H', { 'bg:R113': 2 }, table)).toEqual([
    'bg:card.2 bg:R7 card = "6H": hearts: Allies shoot [card 6H]',
    'bg:randart.2 bg:R113 no-artillery = false: no artillery: the card gives no action',
    'bg:card.4 units = "none": nothing: this suit has been played; turn up another card',
    'bg:card.15 laid-out = ["5H","6H"]: turn 2: clubs -, hearts 5H 6H, spades -, diamonds -; 4 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["6H"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["5H","6H"],"skipped":false,"acts":[],"played":[]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21}}',
    'bg:randart.1 > put {"slot":"artillery","is":{"set":["us-mortar","us-mortar","reload","us-light","flak"],"trigger":"fives-and-sixes","drawn":3}}',
    '{"cards":[{"card":"6H","side":"Allies","act":"shoot","units":"none"}],"turn":2,"turnOver":false,"left":4}',
    '= 6H, nothing',
  ]);
});

test('bg:randart.4 a set that is drawn from in the special actions waits for them', () => {
  const table = turn2(['5H'], ['JK', '6D'], bowl(['us-mortar'], 'special-actions'));
  expect(protocolOf(drawCard, {}, 'card=JK', {}, table)).toEqual([
    'bg:card.7 card = "JK": joker: the card phase ends at once [card JK]',
    'bg:seq.2 melees = true: now every marked melee is fought',
    'bg:seq.1 bg:R13 special-actions = true: then the special actions phase',
    'bg:randart.4 artillery-due = true: an artillery card is drawn: wg artillery-card',
    'bg:card.15 laid-out = ["5H","JK"]: turn 2: clubs -, hearts 5H, spades -, diamonds -; 1 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["JK"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":true,"laid":["5H","JK"],"skipped":false,"acts":[],"played":[]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21}}',
    'bg:randart.1 > put {"slot":"artillery","is":{"set":["us-mortar","us-mortar","reload","us-light","flak"],"trigger":"special-actions","drawn":3}}',
    '{"cards":[{"card":"JK","side":null,"act":null,"units":"none"}],"turn":2,"turnOver":true,"left":1}',
    '= joker, no more cards this turn; the card phase of turn 2 is over',
  ]);
});

test('bg:randart.3 bg:R112 Reload puts all cards back', () => {
  const table = turn2(['5S'], PILE, bowl(['us-mortar', 'reload']));
  expect(protocolOf(drawCard, {}, 'card=6H artillery=reload', {}, table)).toEqual([
    'bg:card.2 bg:R7 card = "6H": hearts: Allies shoot [card 6H]',
    'bg:randart.3 bg:R112 artillery-card = "reload": Reload: all 5 artillery cards go back [artillery reload]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.15 laid-out = ["5S","6H"]: turn 2: clubs -, hearts 6H, spades 5S, diamonds -; 4 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["6H"],"dealt":true}',
    'bg:randart.1 > cards {"from":"bowl","to":"fired","cards":["reload"],"dealt":true}',
    'bg:randart.3 > cards {"from":"fired","to":"bowl","cards":"all"}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["5S","6H"],"skipped":false,"acts":[{"card":"6H","side":"Allies","act":"shoot","units":"all"}],"played":[{"side":"Allies","act":"shoot"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21}}',
    'bg:randart.1 > put {"slot":"artillery","is":{"set":["us-mortar","us-mortar","reload","us-light","flak"],"trigger":"fives-and-sixes","drawn":4}}',
    '{"cards":[{"card":"6H","side":"Allies","act":"shoot","units":"all"}],"turn":2,"turnOver":false,"left":4}',
    '= 6H: artillery reload, then Allies: all units may shoot',
  ]);
});

test('bg:R112 so ruled, another is drawn, which is no Reload', () => {
  const table = turn2(['5S'], PILE, bowl(['us-mortar', 'reload']));
  expect(protocolOf(drawCard, {}, 'card=6H artillery=reload,us-light', { 'bg:R112': 2 }, table)).toEqual([
    'bg:card.2 bg:R7 card = "6H": hearts: Allies shoot [card 6H]',
    'bg:randart.3 bg:R112 artillery-card = "reload": Reload: all 5 artillery cards go back, and another is drawn [artillery reload]',
    'bg:randart.2 artillery-card = "us-light": carried out before anything else: wg artillery --weapon light; 4 cards left [artillery us-light]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.15 laid-out = ["5S","6H"]: turn 2: clubs -, hearts 6H, spades 5S, diamonds -; 4 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["6H"],"dealt":true}',
    'bg:randart.1 > cards {"from":"bowl","to":"fired","cards":["reload"],"dealt":true}',
    'bg:randart.3 > cards {"from":"fired","to":"bowl","cards":"all"}',
    'bg:randart.1 > cards {"from":"bowl","to":"fired","cards":["us-light"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["5S","6H"],"skipped":false,"acts":[{"card":"6H","side":"Allies","act":"shoot","units":"all"}],"played":[{"side":"Allies","act":"shoot"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21}}',
    'bg:randart.1 > put {"slot":"artillery","is":{"set":["us-mortar","us-mortar","reload","us-light","flak"],"trigger":"fives-and-sixes","drawn":5}}',
    '{"cards":[{"card":"6H","side":"Allies","act":"shoot","units":"all"}],"turn":2,"turnOver":false,"left":4}',
    '= 6H: artillery reload, then us-light, then Allies: all units may shoot',
  ]);
});

test('bg:card.1 a card that was taken back comes again', () => {
  const table = turn2(['5S'], PILE, { onTop: { cards: [{ card: '7D' }, { card: '2H' }], shells: [] } });
  expect(protocolOf(drawCard, {}, 'card=7D', {}, table)).toEqual([
    'bg:card.2 bg:R7 card = "7D": diamonds: Allies move [card 7D]',
    'bg:card.1 card-on-top = true: 7D had been taken back and lay on top: no chance in it',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.15 laid-out = ["5S","7D"]: turn 2: clubs -, hearts -, spades 5S, diamonds 7D; 4 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["7D"],"dealt":true,"top":"7D"}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["5S","7D"],"skipped":false,"acts":[{"card":"7D","side":"Allies","act":"move","units":"all"}],"played":[{"side":"Allies","act":"move"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21}}',
    '{"cards":[{"card":"7D","side":"Allies","act":"move","units":"all"}],"turn":2,"turnOver":false,"left":4}',
    '= 7D, Allies: all units may move',
  ]);
});

test('bg:card.1 players who turned it up themselves may turn up another', () => {
  const table = turn2(['5S'], PILE, {
    onTop: { cards: [{ card: '7D', typed: true }, { card: '2H' }], shells: [] },
  });
  expect(protocolOf(drawCard, {}, 'card=2H', {}, table)).toEqual([
    'bg:card.2 bg:R7 card = "2H": hearts: Allies shoot [card 2H]',
    'bg:card.1 card-on-top = false: 7D had been taken back; the players turn up another, and it is in the pile again',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.15 laid-out = ["5S","2H"]: turn 2: clubs -, hearts 2H, spades 5S, diamonds -; 4 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["2H"],"dealt":true,"top":"7D"}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["5S","2H"],"skipped":false,"acts":[{"card":"2H","side":"Allies","act":"shoot","units":"all"}],"played":[{"side":"Allies","act":"shoot"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21}}',
    '{"cards":[{"card":"2H","side":"Allies","act":"shoot","units":"all"}],"turn":2,"turnOver":false,"left":4}',
    '= 2H, Allies: all units may shoot',
  ]);
});

test('bg:card.1 of several that were taken back each comes in its turn, until the players turn up another', () => {
  const known = (cards: string, ...top: readonly { card: string; typed?: true }[]) =>
    protocolOf(
      drawCard,
      { count: 2 },
      `card=${cards}`,
      {},
      turn2(['5S'], PILE, { onTop: { cards: top, shells: [] } }),
    ).filter((line) => line.includes(' card-on-top = '));
  expect(known('7D,2H', { card: '7D' }, { card: '2H' })).toEqual([
    'bg:card.1 card-on-top = true: 7D had been taken back and lay on top: no chance in it',
    'bg:card.1 card-on-top = true: 2H had been taken back and lay on top: no chance in it',
  ]);
  expect(known('9S,2H', { card: '7D', typed: true }, { card: '2H' })).toEqual([
    'bg:card.1 card-on-top = false: 7D had been taken back; the players turn up another, and it is in the pile again',
  ]);
  expect(known('7D,2H', { card: '5S' })).toEqual([]);
});

test('bg:randart.2 (bg:R113) so ruled, one that gives an action brings artillery all the same', () => {
  const table = turn2(['5S'], PILE, bowl(['us-light', 'flak']));
  const lines = protocolOf(drawCard, {}, 'card=6H artillery=us-light', { 'bg:R113': 2 }, table);
  expect(lines.at(-1)).toBe('= 6H: artillery us-light, then Allies: all units may shoot');
});

test('bg:card.5 bg:R8 bg:R9 bg:R10 an ace as the first card of the fourth suit', () => {
  const table = turn2(['5H', '6S', '8C']);
  expect(protocolOf(drawCard, {}, 'card=AD', {}, table)).toEqual([
    'bg:card.2 bg:R7 card = "AD": diamonds: Allies move [card AD]',
    'bg:card.12 bg:R10 ace = true: an ace is never passed over',
    'bg:card.9 units = "one": exactly one unit acts',
    'bg:card.10 bg:R8 ace-first = true: that is all this suit gives in this turn',
    'bg:card.5 bg:R9 turn-over = true: the fourth suit has come: the card phase ends with it',
    'bg:seq.2 melees = true: now every marked melee is fought',
    'bg:seq.1 special-actions = true: then the special actions phase',
    'bg:card.15 laid-out = ["5H","6S","8C","AD"]: turn 2: clubs 8C, hearts 5H, spades 6S, diamonds AD; 4 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["AD"],"dealt":true}',
    'bg:card.11 > set {"to":{"side":"Allies"},"of":"infantry","is":{"ace":"move"}}',
    'bg:card.11 > set {"to":{"side":"Allies"},"of":"vehicle","is":{"ace":"move"}}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":true,"laid":["5H","6S","8C","AD"],"skipped":false,"acts":[{"card":"AD","side":"Allies","act":"move","units":"one"}],"played":[{"side":"Allies","act":"move"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21}}',
    '{"cards":[{"card":"AD","side":"Allies","act":"move","units":"one"}],"turn":2,"turnOver":true,"left":4}',
    '= AD, Allies: one unit may move; the card phase of turn 2 is over',
  ]);
});

test('bg:card.2 sides are called as they are named, from then on', () => {
  const table = turn2(['5H'], PILE, {}, { sides: 'Axis,Allies' });
  expect(protocolOf(drawCard, { sides: 'Germans,Russians' }, 'card=9S', {}, table)).toEqual([
    'bg:card.2 bg:R7 card = "9S": spades: Germans move [card 9S]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.15 laid-out = ["5H","9S"]: turn 2: clubs -, hearts 5H, spades 9S, diamonds -; 4 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["9S"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["5H","9S"],"skipped":false,"acts":[{"card":"9S","side":"Germans","act":"move","units":"all"}],"played":[{"side":"Germans","act":"move"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21,"sides":"Germans,Russians"}}',
    '{"cards":[{"card":"9S","side":"Germans","act":"move","units":"all"}],"turn":2,"turnOver":false,"left":4}',
    '= 9S, Germans: all units may move',
  ]);
});

test('bg:card.2 and as they were named before', () => {
  const table = turn2(['5H'], PILE, {}, { sides: 'Reds,Blues' });
  expect(protocolOf(drawCard, {}, 'card=9S', {}, table)).toEqual([
    'bg:card.2 bg:R7 card = "9S": spades: Reds move [card 9S]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.15 laid-out = ["5H","9S"]: turn 2: clubs -, hearts 5H, spades 9S, diamonds -; 4 left',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["9S"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":2,"over":false,"laid":["5H","9S"],"skipped":false,"acts":[{"card":"9S","side":"Reds","act":"move","units":"all"}],"played":[{"side":"Reds","act":"move"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":21,"sides":"Reds,Blues"}}',
    '{"cards":[{"card":"9S","side":"Reds","act":"move","units":"all"}],"turn":2,"turnOver":false,"left":4}',
    '= 9S, Reds: all units may move',
  ]);
});

test('bg:card.1 bg:randart.1 a new game puts all cards back into their piles', () => {
  const table = turn2(['5H'], PILE, bowl(['flak']));
  expect(protocolOf(drawCard, { 'new': true }, 'card=JK', {}, table)).toEqual([
    'bg:card.1 shuffle = 54: all 54 cards shuffled, both jokers among them',
    'bg:card.8 turn = 1: turn 1 begins',
    'bg:card.7 card = "JK": joker: the card phase ends at once [card JK]',
    'bg:seq.2 melees = true: now every marked melee is fought',
    'bg:seq.1 bg:R13 special-actions = true: then the special actions phase',
    'bg:card.15 laid-out = ["JK"]: turn 1: clubs -, hearts -, spades -, diamonds -; 53 left',
    'bg:card.1 > cards {"from":"out","to":"deck","cards":"all"}',
    'bg:card.1 > cards {"from":"used","to":"deck","cards":"all"}',
    'bg:randart.1 > cards {"from":"fired","to":"bowl","cards":"all"}',
    'bg:card.1 > end {"of":["card","turn"]}',
    'bg:card.8 > end {"of":["card","turn"]}',
    'bg:card.8 > cards {"from":"out","to":"used","cards":"all"}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["JK"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":1,"over":true,"laid":["JK"],"skipped":false,"acts":[],"played":[]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":1}}',
    'bg:randart.1 > put {"slot":"artillery","is":{"set":["us-mortar","us-mortar","reload","us-light","flak"],"trigger":"fives-and-sixes","drawn":3}}',
    '{"cards":[{"card":"JK","side":null,"act":null,"units":"none"}],"turn":1,"turnOver":true,"left":53}',
    '= joker, no more cards this turn; the card phase of turn 1 is over',
  ]);
});

test('bg:randart.4 in the special actions a card is drawn, and stays out', () => {
  const table = turn2(['5H', 'JK'], PILE, bowl(['us-light', 'flak'], 'special-actions'), { over: true });
  expect(protocolOf(artilleryCard, {}, 'artillery=us-light', {}, table)).toEqual([
    'bg:randart.4 artillery-card = "us-light": carried out now, after the melees: wg artillery --weapon light; 1 card left [artillery us-light]',
    'bg:randart.1 > cards {"from":"bowl","to":"fired","cards":["us-light"],"dealt":true}',
    'bg:randart.1 > put {"slot":"artillery","is":{"set":["us-mortar","us-mortar","reload","us-light","flak"],"trigger":"special-actions","drawn":4,"lastIn":2}}',
    '{"cards":["us-light"],"left":1}',
    '= us-light; 1 left',
  ]);
});

test('(bg:randart.3) until none is left', () => {
  const table = turn2(['5H', 'JK'], PILE, bowl([], 'special-actions'), { over: true });
  expect(protocolOf(artilleryCard, {}, '', {}, table)).toEqual([
    'bg:randart.4 no-artillery = 0: no artillery card is left',
    'bg:randart.1 > put {"slot":"artillery","is":{"set":["us-mortar","us-mortar","reload","us-light","flak"],"trigger":"special-actions","drawn":3,"lastIn":2}}',
    '{"cards":[],"left":0}',
    '= no card is left',
  ]);
});

test('bg:randart.1 one that was taken back comes again', () => {
  const table = turn2(
    ['5H', 'JK'],
    PILE,
    { ...bowl(['us-light', 'flak'], 'special-actions'), onTop: { cards: [], shells: [{ card: 'flak' }] } },
    { over: true },
  );
  expect(protocolOf(artilleryCard, {}, 'artillery=flak', {}, table)).toEqual([
    'bg:randart.4 artillery-card = "flak": carried out now, after the melees; 1 card left [artillery flak]',
    'bg:randart.1 artillery-card-on-top = true: flak had been taken back and lay on top: no chance in it',
    'bg:randart.1 > cards {"from":"bowl","to":"fired","cards":["flak"],"dealt":true,"top":"flak"}',
    'bg:randart.1 > put {"slot":"artillery","is":{"set":["us-mortar","us-mortar","reload","us-light","flak"],"trigger":"special-actions","drawn":4,"lastIn":2}}',
    '{"cards":["flak"],"left":1}',
    '= flak; 1 left',
  ]);
});
