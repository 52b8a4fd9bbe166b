import { expect, test } from 'vitest';
import { vehicleDamage } from '../../../rulesets/battleground/vehicles/vehicle-damage.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:vdam.1 bg:vdam.7 bg:vdam.8 seven in all destroys', () => {
  expect(protocolOf(vehicleDamage, { hits: 3 }, '4')).toEqual([
    'bg:vdam.1 damage = 7: 3 hits + 4 = 7: 7 or more [damage 4]',
    'bg:vdam.8 crew = true: the crew is lost',
    'bg:vdam.7 marker = "destroyed": turn the model on its side, with cotton',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","mark":"outOf","as":"vehicle"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","is":{"bailOut":"destroyed","aboard":null}}',
    'bg:vdam.7 > set {"to":"vehicle","of":"vehicle","is":{"destroyed":true}}',
    '{"state":"destroyed"}',
    '= destroyed',
  ]);
});

test('bg:vdam.1 bg:vdam.3 six in all damages: on a 2 it stands for good', () => {
  expect(protocolOf(vehicleDamage, { hits: 2 }, '4 2')).toEqual([
    'bg:vdam.1 damage = 6: 2 hits + 4 = 6: less than 7 [damage 4]',
    'bg:vdam.3 kind = "immobilised": it cannot move any more [kind 2]',
    'bg:vdam.7 marker = "immobilised": mark the model with cotton under it',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","mark":"outOf","as":"vehicle"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","is":{"bailOut":"immobilised"}}',
    'bg:vdam.7 > set {"to":"vehicle","of":"vehicle","is":{"damage":"immobilised"}}',
    '{"state":"immobilised"}',
    '= it cannot move any more',
  ]);
});

test('bg:vdam.3 on a 3 its weapons are halved', () => {
  expect(protocolOf(vehicleDamage, { hits: 1, unarmoured: true }, '5 3')).toEqual([
    'bg:vdam.1 damage = 6: 1 hit + 5 = 6: less than 7 [damage 5]',
    'bg:vdam.3 kind = "half-weapons": all its weapons are at half strength [kind 3]',
    'bg:vdam.7 marker = "half-weapons": mark the model with cotton on top',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","mark":"outOf","as":"vehicle"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","is":{"bailOut":"half-weapons"}}',
    'bg:vdam.7 > set {"to":"vehicle","of":"vehicle","is":{"damage":"half-weapons"}}',
    '{"state":"half-weapons"}',
    '= all its weapons are at half strength',
  ]);
});

test('bg:vdam.2 without a heavy weapon armour is not destroyed at once', () => {
  expect(protocolOf(vehicleDamage, { hits: 5, noHeavyWeapon: true }, '6 1')).toEqual([
    'bg:vdam.1 damage = 11: 5 hits + 6 = 11: 7 or more [damage 6]',
    'bg:vdam.2 bg:R42 no-kill = false: no heavy weapon: cannot destroy undamaged armour; damaged instead',
    'bg:vdam.3 kind = "immobilised": it cannot move any more [kind 1]',
    'bg:vdam.7 marker = "immobilised": mark the model with cotton under it',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","mark":"outOf","as":"vehicle"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","is":{"bailOut":"immobilised"}}',
    'bg:vdam.7 > set {"to":"vehicle","of":"vehicle","is":{"damage":"immobilised"}}',
    '{"state":"immobilised"}',
    '= it cannot move any more',
  ]);
});

test('bg:vdam.4 below five a damaged vehicle takes nothing more', () => {
  expect(protocolOf(vehicleDamage, { hits: 1, damage: 'half-weapons' }, '3')).toEqual([
    'bg:vdam.4 bg:R44 damage = 4: 1 hit + 3 = 4: less than 5, no more damage [damage 3]',
    '{"state":"half-weapons"}',
    '= no more damage',
  ]);
});

test('bg:vdam.4 bg:vdam.5 from five on a 1 brings the damage it lacks', () => {
  expect(protocolOf(vehicleDamage, { hits: 1, damage: 'half-weapons' }, '4 1')).toEqual([
    'bg:vdam.4 bg:R44 damage = 5: 1 hit + 4 = 5: 5 or more [damage 4]',
    'bg:vdam.5 kind = "both": the other kind of damage as well [kind 1]',
    'bg:vdam.7 marker = "both": mark the model with cotton under it and on top',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","mark":"outOf","as":"vehicle"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","is":{"bailOut":"both"}}',
    'bg:vdam.7 > set {"to":"vehicle","of":"vehicle","is":{"damage":"both"}}',
    '{"state":"both"}',
    '= it cannot move and its weapons are at half strength',
  ]);
});

test('bg:vdam.5 anything else destroys it', () => {
  expect(protocolOf(vehicleDamage, { hits: 2, damage: 'both' }, '3 2')).toEqual([
    'bg:vdam.4 bg:R44 damage = 5: 2 hits + 3 = 5: 5 or more [damage 3]',
    'bg:vdam.5 kind = "destroyed": destroyed [kind 2]',
    'bg:vdam.8 crew = true: the crew is lost',
    'bg:vdam.7 marker = "destroyed": turn the model on its side, with cotton',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","mark":"outOf","as":"vehicle"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","is":{"bailOut":"destroyed","aboard":null}}',
    'bg:vdam.7 > set {"to":"vehicle","of":"vehicle","is":{"destroyed":true}}',
    '{"state":"destroyed"}',
    '= destroyed',
  ]);
});

test('bg:vdam.9 without a hit nothing is rolled', () => {
  expect(protocolOf(vehicleDamage, { hits: 0 })).toEqual([
    'bg:vdam.9 no-damage = "undamaged": no hits, no roll for damage',
    '{"state":"undamaged"}',
    '= no damage',
  ]);
});

test('bg:mine.10 one that mines have stopped is damaged anew', () => {
  expect(protocolOf(vehicleDamage, { hits: 1, damage: 'immobilised', stoppedBy: 'mines' }, '4 3')).toEqual([
    'bg:mine.10 bg:R23 stopped = true: stopped by mines: counts as damage',
    'bg:vdam.4 bg:R44 damage = 5: 1 hit + 4 = 5: 5 or more [damage 4]',
    'bg:vdam.5 kind = "destroyed": destroyed [kind 3]',
    'bg:vdam.8 crew = true: the crew is lost',
    'bg:vdam.7 marker = "destroyed": turn the model on its side, with cotton',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","mark":"outOf","as":"vehicle"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"vehicle"},"of":"infantry","is":{"bailOut":"destroyed","aboard":null}}',
    'bg:vdam.7 > set {"to":"vehicle","of":"vehicle","is":{"destroyed":true}}',
    '{"state":"destroyed"}',
    '= destroyed',
  ]);
});
