import { expect, test } from 'vitest';
import { drawCard } from '../../../rulesets/battleground/cards/draw-card.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:card.2 bg:card.5 bg:card.9 bg:card.10 bg:card.11 bg:card.12 bg:card.15 the turn the book shows: two aces, one that hurts and one that helps', () => {
  expect(
    protocolOf(drawCard, { turn: true, 'new': true, sides: 'Axis,Allies' }, 'card=5H,AS,QC,AC,7D'),
  ).toEqual([
    'bg:card.1 shuffle = 54: all 54 cards shuffled, both jokers among them',
    'bg:card.8 turn = 1: turn 1 begins',
    'bg:card.2 bg:R7 card = "5H": hearts: Allies shoot [card 5H]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.2 bg:R7 card = "AS": spades: Axis move [card AS]',
    'bg:card.12 bg:R10 ace = true: an ace is never passed over',
    'bg:card.9 units = "one": exactly one unit acts',
    'bg:card.10 bg:R8 ace-first = true: that is all this suit gives in this turn',
    'bg:card.2 bg:R7 card = "QC": clubs: Axis shoot [card QC]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.2 bg:R7 card = "AC": clubs: Axis shoot [card AC]',
    'bg:card.12 bg:R10 ace = true: an ace is never passed over',
    'bg:card.11 units = "one": one unit acts, an extra time',
    'bg:card.2 bg:R7 card = "7D": diamonds: Allies move [card 7D]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.5 turn-over = true: the fourth suit has come: the card phase ends with it',
    'bg:seq.2 melees = true: now every marked melee is fought',
    'bg:seq.1 special-actions = true: then the special actions phase',
    'bg:card.15 laid-out = ["5H","AS","QC","AC","7D"]: turn 1: clubs QC AC, hearts 5H, spades AS, diamonds 7D; 49 left',
    'bg:card.1 > cards {"from":"out","to":"deck","cards":"all"}',
    'bg:card.1 > cards {"from":"used","to":"deck","cards":"all"}',
    'bg:card.1 > end {"of":["card","turn"]}',
    'bg:card.8 > end {"of":["card","turn"]}',
    'bg:card.8 > cards {"from":"out","to":"used","cards":"all"}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["5H"],"dealt":true}',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["AS"],"dealt":true}',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["QC"],"dealt":true}',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["AC"],"dealt":true}',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["7D"],"dealt":true}',
    'bg:card.11 > set {"to":{"side":"Axis"},"of":"infantry","is":{"ace":"move"}}',
    'bg:card.11 > set {"to":{"side":"Axis"},"of":"vehicle","is":{"ace":"move"}}',
    'bg:card.11 > set {"to":{"side":"Axis"},"of":"infantry","is":{"ace":"shoot"}}',
    'bg:card.11 > set {"to":{"side":"Axis"},"of":"vehicle","is":{"ace":"shoot"}}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":1,"over":true,"laid":["5H","AS","QC","AC","7D"],"skipped":false,"acts":[{"card":"5H","side":"Allies","act":"shoot","units":"all"},{"card":"AS","side":"Axis","act":"move","units":"one"},{"card":"QC","side":"Axis","act":"shoot","units":"all"},{"card":"AC","side":"Axis","act":"shoot","units":"one"},{"card":"7D","side":"Allies","act":"move","units":"all"}],"played":[{"side":"Allies","act":"shoot"},{"side":"Axis","act":"move"},{"side":"Axis","act":"shoot"},{"side":"Axis","act":"shoot"},{"side":"Allies","act":"move"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":5,"sides":"Axis,Allies"}}',
    '{"cards":[{"card":"5H","side":"Allies","act":"shoot","units":"all"},{"card":"AS","side":"Axis","act":"move","units":"one"},{"card":"QC","side":"Axis","act":"shoot","units":"all"},{"card":"AC","side":"Axis","act":"shoot","units":"one"},{"card":"7D","side":"Allies","act":"move","units":"all"}],"turn":1,"turnOver":true,"left":49}',
    '= 5H, Allies: all units may shoot; AS, Axis: one unit may move; QC, Axis: all units may shoot; AC, Axis: one unit may shoot; 7D, Allies: all units may move; the card phase of turn 1 is over',
  ]);
});

test('bg:card.7 bg:seq.1 bg:seq.2 bg:R13 a joker ends the card phase, not the melees nor the special actions', () => {
  expect(protocolOf(drawCard, {}, 'card=JK')).toEqual([
    'bg:card.1 shuffle = 54: all 54 cards shuffled, both jokers among them',
    'bg:card.8 turn = 1: turn 1 begins',
    'bg:card.7 card = "JK": joker: the card phase ends at once [card JK]',
    'bg:seq.2 melees = true: now every marked melee is fought',
    'bg:seq.1 bg:R13 special-actions = true: then the special actions phase',
    'bg:card.15 laid-out = ["JK"]: turn 1: clubs -, hearts -, spades -, diamonds -; 53 left',
    'bg:card.8 > end {"of":["card","turn"]}',
    'bg:card.8 > cards {"from":"out","to":"used","cards":"all"}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["JK"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":1,"over":true,"laid":["JK"],"skipped":false,"acts":[],"played":[]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":1}}',
    '{"cards":[{"card":"JK","side":null,"act":null,"units":"none"}],"turn":1,"turnOver":true,"left":53}',
    '= joker, no more cards this turn; the card phase of turn 1 is over',
  ]);
});

test('bg:R13 so ruled, a joker takes the special actions as well', () => {
  expect(protocolOf(drawCard, { 'new': true }, 'card=JK', { 'bg:R13': 2 })).toEqual([
    'bg:card.1 shuffle = 54: all 54 cards shuffled, both jokers among them',
    'bg:card.8 turn = 1: turn 1 begins',
    'bg:card.7 card = "JK": joker: the card phase ends at once [card JK]',
    'bg:seq.2 melees = true: now every marked melee is fought',
    'bg:seq.1 bg:R13 special-actions = false: the joker takes the special actions phase as well',
    'bg:card.15 laid-out = ["JK"]: turn 1: clubs -, hearts -, spades -, diamonds -; 53 left',
    'bg:card.1 > cards {"from":"out","to":"deck","cards":"all"}',
    'bg:card.1 > cards {"from":"used","to":"deck","cards":"all"}',
    'bg:card.1 > end {"of":["card","turn"]}',
    'bg:card.8 > end {"of":["card","turn"]}',
    'bg:card.8 > cards {"from":"out","to":"used","cards":"all"}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["JK"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":1,"over":true,"laid":["JK"],"skipped":true,"acts":[],"played":[]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":1}}',
    '{"cards":[{"card":"JK","side":null,"act":null,"units":"none"}],"turn":1,"turnOver":true,"left":53}',
    '= joker, no more cards this turn; the card phase of turn 1 is over',
  ]);
});

test('bg:card.3 bg:card.4 the second card of a suit does nothing', () => {
  expect(protocolOf(drawCard, { count: 2 }, 'card=5H,6H')).toEqual([
    'bg:card.1 shuffle = 54: all 54 cards shuffled, both jokers among them',
    'bg:card.8 turn = 1: turn 1 begins',
    'bg:card.2 bg:R7 card = "5H": hearts: Allies shoot [card 5H]',
    'bg:card.3 units = "all": every unit of that side may act',
    'bg:card.2 bg:R7 card = "6H": hearts: Allies shoot [card 6H]',
    'bg:card.4 units = "none": nothing: this suit has been played; turn up another card',
    'bg:card.15 laid-out = ["5H","6H"]: turn 1: clubs -, hearts 5H 6H, spades -, diamonds -; 52 left',
    'bg:card.8 > end {"of":["card","turn"]}',
    'bg:card.8 > cards {"from":"out","to":"used","cards":"all"}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["5H"],"dealt":true}',
    'bg:card.3 > end {"of":["card"]}',
    'bg:card.1 > cards {"from":"deck","to":"out","cards":["6H"],"dealt":true}',
    'bg:card.8 > put {"slot":"turn","is":{"turn":1,"over":false,"laid":["5H","6H"],"skipped":false,"acts":[{"card":"5H","side":"Allies","act":"shoot","units":"all"}],"played":[{"side":"Allies","act":"shoot"}]}}',
    'bg:card.1 > put {"slot":"deck","is":{"ranOut":false,"shuffled":false,"dealt":2}}',
    '{"cards":[{"card":"5H","side":"Allies","act":"shoot","units":"all"},{"card":"6H","side":"Allies","act":"shoot","units":"none"}],"turn":1,"turnOver":false,"left":52}',
    '= 5H, Allies: all units may shoot; 6H, nothing',
  ]);
});
