import { expect, test } from 'vitest';
import { melee } from '../../../rulesets/fubar/melee/melee.js';
import { protocolOf } from '../../support/protocol.js';

test('fubar:melee.4 fubar:melee.5 fubar:melee.7 one die a figure on both sides at once; hits are casualties', () => {
  expect(
    protocolOf(
      melee,
      { attackers: 3, attackerLevel: 'veteran', defenders: 2, defenderLevel: 'green', rounds: 1 },
      'attacker=4,3,1 defender=6,5',
    ),
  ).toEqual([
    'fubar:melee.2 assault = 8: an Assault, each figure up to 8 cm into contact',
    'fubar:melee.4 figures = 5: one die for each figure: 3 attackers, 2 defenders',
    'fubar:unit.3 attacker-expertise = 4: attackers, veteran: hit on 4+',
    'fubar:unit.3 defender-expertise = 6: defenders, green: hit on a 6',
    'fubar:melee.5 attackers = 1: attackers hit on 4+: 1 of 3 [attacker 4,3,1]',
    'fubar:melee.5 defenders = 1: defenders hit on a 6: 1 of 2 [defender 6,5]',
    'fubar:melee.7 attackers-lost = 1: attackers lose 1, 2 left',
    'fubar:melee.7 defenders-lost = 1: defenders lose 1, 1 left',
    'fubar:melee.9 goes-on = true: it goes on as the next turn begins',
    'fubar:action.11 > set {"to":"attacker","of":"infantry","is":{"action":"assault","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"attacker","of":"infantry","is":{"moved":true}}',
    'fubar:melee.9 > set {"to":"attacker","of":"infantry","is":{"fought":true}}',
    'fubar:melee.10 > set {"to":"defender","of":"infantry","is":{"assaulted":true}}',
    'fubar:melee.4 > set {"to":"attacker","of":"infantry","is":{"contact":null}}',
    'fubar:melee.4 > set {"to":"defender","of":"infantry","is":{"contact":null}}',
    'fubar:melee.7 > lose {"to":"attacker","of":"infantry","parts":{"figures":1}}',
    'fubar:melee.7 > lose {"to":"defender","of":"infantry","parts":{"figures":1}}',
    '{"winner":"none","attackers":2,"defenders":1}',
    '= nobody has won yet: 2 against 1',
  ]);
});

test('fubar:melee.6 fubar:R47 fubar:R70 the suppressed strike after the others, if they are left', () => {
  expect(
    protocolOf(
      melee,
      {
        attackerName: 'Red 1',
        attackers: 2,
        attackerLevel: 'seasoned',
        defenderName: 'Blue 1',
        defenders: 3,
        defenderLevel: 'seasoned',
        defendersSuppressed: 2,
        rounds: 1,
      },
      'attacker=5,1 defender=5 defender-late=5',
    ),
  ).toEqual([
    'fubar:melee.2 assault = 8: an Assault, each figure up to 8 cm into contact',
    'fubar:melee.4 figures = 5: one die for each figure: 2 attackers, 3 defenders',
    'fubar:unit.3 attacker-expertise = 5: attackers, seasoned: hit on 5+',
    'fubar:unit.3 defender-expertise = 5: defenders, seasoned: hit on 5+',
    'fubar:melee.7 fubar:R79 fall = "suppressed": the suppressed fall first',
    'fubar:melee.5 attackers = 1: attackers hit on 5+: 1 of 2 [attacker 5,1]',
    'fubar:melee.5 defenders = 1: defenders hit on 5+: a hit [defender 5]',
    'fubar:melee.7 attackers-lost = 1: attackers lose 1, 1 left',
    'fubar:melee.7 defenders-lost = 1: defenders lose 1, 2 left',
    'fubar:melee.6 fubar:R47 late = 1: the suppressed strike now: 1 defender',
    'fubar:melee.5 defenders-late = 1: defenders hit on 5+: a hit [defender-late 5]',
    'fubar:melee.7 attackers-lost = 1: attackers lose 1, 0 left',
    'fubar:suppress.1 defenders-down = 1: defenders: 1 still suppressed',
    'fubar:unit.1 > meet {"to":"attacker","of":"infantry","is":{"figures":2,"level":"seasoned"}}',
    'fubar:unit.1 > meet {"to":"defender","of":"infantry","is":{"figures":3,"level":"seasoned"}}',
    'fubar:action.11 > set {"to":"attacker","of":"infantry","is":{"action":"assault","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"attacker","of":"infantry","is":{"moved":true}}',
    'fubar:melee.9 > set {"to":"attacker","of":"infantry","is":{"fought":true}}',
    'fubar:melee.7 > lose {"to":"attacker","of":"infantry","parts":{"figures":2}}',
    'fubar:melee.7 > lose {"to":"defender","of":"infantry","parts":{"figures":1}}',
    'fubar:suppress.1 > set {"to":"defender","of":"infantry","is":{"suppressed":1}}',
    '{"winner":"defender","attackers":0,"defenders":2}',
    '= the defenders win: no attackers and 2 defenders left',
  ]);
});

test('fubar:melee.8 fubar:fire.7 armour saves, and cover has no effect', () => {
  expect(
    protocolOf(
      melee,
      {
        attackers: 2,
        attackerLevel: 'elite',
        attackerArmour: 'light',
        defenders: 1,
        defenderLevel: 'green',
        defenderArmour: 'power',
        cover: 'bunker',
      },
      'attacker=4,4 defender=6 defender-save=3,2 attacker-save=6',
    ),
  ).toEqual([
    'fubar:melee.2 assault = 8: an Assault, each figure up to 8 cm into contact',
    'fubar:melee.8 cover = 0: cover has no effect',
    'fubar:melee.4 figures = 3: one die for each figure: 2 attackers, 1 defender',
    'fubar:unit.3 fubar:R39 attacker-expertise = 4: attackers, elite: hit on 4+',
    'fubar:armour.2 attacker-armour = 6: attackers: light armour saves on a 6',
    'fubar:unit.3 defender-expertise = 6: defenders, green: hit on a 6',
    'fubar:armour.2 defender-armour = 3: defenders: power armour saves on 3+',
    'fubar:melee.5 attackers = 2: attackers hit on 4+: both [attacker 4,4]',
    'fubar:fire.7 defender-save = 1: power armour: 1 of 2 hits saved, 1 unsaved [defender-save 3,2]',
    'fubar:melee.5 defenders = 1: defenders hit on a 6: a hit [defender 6]',
    'fubar:fire.7 attacker-save = 1: light armour: the hit is saved [attacker-save 6]',
    'fubar:melee.7 defenders-lost = 1: defenders lose 1, 0 left',
    'fubar:action.11 > set {"to":"attacker","of":"infantry","is":{"action":"assault","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"attacker","of":"infantry","is":{"moved":true}}',
    'fubar:melee.9 > set {"to":"attacker","of":"infantry","is":{"fought":true}}',
    'fubar:melee.7 > lose {"to":"defender","of":"infantry","parts":{"figures":1}}',
    '{"winner":"attacker","attackers":2,"defenders":0}',
    '= the attackers win: 2 attackers and no defenders left',
  ]);
});

test('fubar:melee.2 fubar:melee.3 fubar:R46 fubar:R73 those near by close up, and those behind do not strike', () => {
  expect(
    protocolOf(
      melee,
      {
        attackerName: 'Red 1',
        attackers: 3,
        attackersBehind: 2,
        attackerLevel: 'green',
        defenderName: 'Blue 1',
        defenders: 1,
        defendersBehind: 3,
        defenderLevel: 'green',
        closing: 1,
        closingOthers: 1,
        closingDistance: 3,
        distance: 8,
        rounds: 1,
      },
      'attacker=6,5,1 defender=6,1,2',
    ),
  ).toEqual([
    'fubar:melee.2 assault = 8: an Assault, each figure up to 8 cm into contact',
    'fubar:melee.3 fubar:R73 closing-up = 2: 2 figures within 3 cm move up',
    'fubar:melee.4 fubar:R46 figures = 6: one die for each figure: 3 attackers, 3 defenders',
    'fubar:unit.3 attacker-expertise = 6: attackers, green: hit on a 6',
    'fubar:unit.3 defender-expertise = 6: defenders, green: hit on a 6',
    'fubar:melee.5 attackers = 1: attackers hit on a 6: 1 of 3 [attacker 6,5,1]',
    'fubar:melee.5 defenders = 1: defenders hit on a 6: 1 of 3 [defender 6,1,2]',
    'fubar:melee.7 attackers-lost = 1: attackers lose 1, 2 left',
    'fubar:melee.7 defenders-lost = 1: defenders lose 1, 2 left',
    'fubar:melee.9 goes-on = true: it goes on as the next turn begins',
    'fubar:unit.1 > meet {"to":"attacker","of":"infantry","is":{"figures":5,"level":"green"}}',
    'fubar:unit.1 > meet {"to":"defender","of":"infantry","is":{"figures":5,"level":"green"}}',
    'fubar:action.11 > set {"to":"attacker","of":"infantry","is":{"action":"assault","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"attacker","of":"infantry","is":{"moved":true}}',
    'fubar:melee.9 > set {"to":"attacker","of":"infantry","is":{"fought":true}}',
    'fubar:melee.10 > set {"to":"defender","of":"infantry","is":{"assaulted":true}}',
    'fubar:melee.9 > bind {"to":"defender","of":"infantry","mark":"melee","as":"defender","through":"melee"}',
    'fubar:melee.9 > bind {"to":"attacker","of":"infantry","mark":"melee","as":"defender","through":"melee"}',
    'fubar:melee.4 > set {"to":"attacker","of":"infantry","is":{"contact":2}}',
    'fubar:melee.4 > set {"to":"defender","of":"infantry","is":{"contact":1}}',
    'fubar:melee.7 > lose {"to":"attacker","of":"infantry","parts":{"figures":1}}',
    'fubar:melee.7 > lose {"to":"defender","of":"infantry","parts":{"figures":1}}',
    '{"winner":"none","attackers":4,"defenders":5}',
    '= nobody has won yet: 4 against 5',
  ]);
});

test('fubar:melee.9 fubar:melee.10 fubar:R48 a combat that goes on has activated both, and the suppressed stay down', () => {
  expect(
    protocolOf(
      melee,
      {
        attackerName: 'Red 1',
        attackers: 2,
        attackerLevel: 'green',
        attackersSuppressed: 1,
        defenderName: 'Blue 1',
        defenders: 2,
        defenderLevel: 'green',
        carriedOn: true,
        rounds: 1,
      },
      'attacker=5 defender=5,4 attacker-late=6',
    ),
  ).toEqual([
    'fubar:melee.9 carried-on = true: fought on as the turn begins',
    'fubar:melee.10 activated = true: both units are activated by it, and may not be again this turn',
    'fubar:melee.4 figures = 4: one die for each figure: 2 attackers, 2 defenders',
    'fubar:unit.3 attacker-expertise = 6: attackers, green: hit on a 6',
    'fubar:unit.3 defender-expertise = 6: defenders, green: hit on a 6',
    'fubar:melee.7 fubar:R79 fall = "suppressed": the suppressed fall first',
    'fubar:melee.5 attackers = 0: attackers hit on a 6: no hit [attacker 5]',
    'fubar:melee.5 defenders = 0: defenders hit on a 6: none of 2 [defender 5,4]',
    'fubar:melee.6 fubar:R47 late = 1: the suppressed strike now: 1 attacker',
    'fubar:melee.5 attackers-late = 1: attackers hit on a 6: a hit [attacker-late 6]',
    'fubar:melee.7 defenders-lost = 1: defenders lose 1, 1 left',
    'fubar:melee.9 goes-on = true: it goes on as the next turn begins',
    'fubar:suppress.1 attackers-down = 1: attackers: 1 still suppressed',
    'fubar:unit.1 > meet {"to":"attacker","of":"infantry","is":{"figures":2,"level":"green"}}',
    'fubar:unit.1 > meet {"to":"defender","of":"infantry","is":{"figures":2,"level":"green"}}',
    'fubar:melee.10 > set {"to":"attacker","of":"infantry","is":{"tried":"passed","fought":true,"assaulted":null,"combat":true}}',
    'fubar:melee.10 > set {"to":"defender","of":"infantry","is":{"tried":"passed","fought":true,"assaulted":null,"combat":true}}',
    'fubar:melee.4 > set {"to":"attacker","of":"infantry","is":{"contact":null}}',
    'fubar:melee.4 > set {"to":"defender","of":"infantry","is":{"contact":null}}',
    'fubar:suppress.1 > set {"to":"attacker","of":"infantry","is":{"suppressed":1}}',
    'fubar:melee.7 > lose {"to":"defender","of":"infantry","parts":{"figures":1}}',
    '{"winner":"none","attackers":2,"defenders":1}',
    '= nobody has won yet: 2 against 1',
  ]);
});

test('fubar:R49 whoever failed to withdraw, so ruled, is struck and does not strike', () => {
  expect(
    protocolOf(
      melee,
      {
        attackers: 2,
        attackerLevel: 'elite',
        defenders: 2,
        defenderLevel: 'elite',
        failedWithdrawal: 'defenders',
        carriedOn: true,
        rounds: 1,
      },
      'attacker=4,3',
      { 'fubar:R49': 2 },
    ),
  ).toEqual([
    'fubar:melee.9 carried-on = true: fought on as the turn begins',
    'fubar:melee.10 activated = true: both units are activated by it, and may not be again this turn',
    'fubar:melee.4 figures = 4: one die for each figure: 2 attackers, 2 defenders',
    'fubar:unit.3 fubar:R39 attacker-expertise = 4: attackers, elite: hit on 4+',
    'fubar:unit.3 fubar:R39 defender-expertise = 4: defenders, elite: hit on 4+',
    'fubar:withdraw.1 fubar:R49 failed-withdrawal = true: the defenders failed to withdraw: they do not strike this round',
    'fubar:melee.5 attackers = 1: attackers hit on 4+: 1 of 2 [attacker 4,3]',
    'fubar:melee.7 defenders-lost = 1: defenders lose 1, 1 left',
    'fubar:melee.9 goes-on = true: it goes on as the next turn begins',
    'fubar:melee.10 > set {"to":"attacker","of":"infantry","is":{"tried":"passed","fought":true,"assaulted":null,"combat":true}}',
    'fubar:melee.10 > set {"to":"defender","of":"infantry","is":{"tried":"passed","fought":true,"assaulted":null,"combat":true}}',
    'fubar:melee.4 > set {"to":"attacker","of":"infantry","is":{"contact":null}}',
    'fubar:melee.4 > set {"to":"defender","of":"infantry","is":{"contact":null}}',
    'fubar:melee.7 > lose {"to":"defender","of":"infantry","parts":{"figures":1}}',
    '{"winner":"none","attackers":2,"defenders":1}',
    '= nobody has won yet: 2 against 1',
  ]);
});

test('fubar:R70 so ruled, the suppressed do not strike at all', () => {
  expect(
    protocolOf(
      melee,
      {
        attackers: 1,
        attackerLevel: 'elite',
        defenders: 2,
        defenderLevel: 'elite',
        defendersSuppressed: 1,
        rounds: 1,
      },
      'attacker=4 defender=3',
      { 'fubar:R70': 2 },
    ),
  ).toEqual([
    'fubar:melee.2 assault = 8: an Assault, each figure up to 8 cm into contact',
    'fubar:melee.4 figures = 3: one die for each figure: 1 attacker, 2 defenders',
    'fubar:unit.3 fubar:R39 attacker-expertise = 4: attackers, elite: hit on 4+',
    'fubar:unit.3 fubar:R39 defender-expertise = 4: defenders, elite: hit on 4+',
    'fubar:melee.7 fubar:R79 fall = "suppressed": the suppressed fall first',
    'fubar:melee.5 attackers = 1: attackers hit on 4+: a hit [attacker 4]',
    'fubar:melee.5 defenders = 0: defenders hit on 4+: no hit [defender 3]',
    'fubar:melee.7 defenders-lost = 1: defenders lose 1, 1 left',
    'fubar:melee.6 fubar:R70 late = 0: suppressed figures do not strike',
    'fubar:melee.9 goes-on = true: it goes on as the next turn begins',
    'fubar:suppress.1 defenders-down = 0: defenders: none still suppressed',
    'fubar:action.11 > set {"to":"attacker","of":"infantry","is":{"action":"assault","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"attacker","of":"infantry","is":{"moved":true}}',
    'fubar:melee.9 > set {"to":"attacker","of":"infantry","is":{"fought":true}}',
    'fubar:melee.10 > set {"to":"defender","of":"infantry","is":{"assaulted":true}}',
    'fubar:melee.4 > set {"to":"attacker","of":"infantry","is":{"contact":null}}',
    'fubar:melee.4 > set {"to":"defender","of":"infantry","is":{"contact":null}}',
    'fubar:melee.7 > lose {"to":"defender","of":"infantry","parts":{"figures":1}}',
    'fubar:suppress.1 > set {"to":"defender","of":"infantry","is":{"suppressed":0}}',
    '{"winner":"none","attackers":1,"defenders":1}',
    '= nobody has won yet: 1 against 1',
  ]);
});

test('fubar:R47 so ruled, the suppressed strike though they have fallen', () => {
  expect(
    protocolOf(
      melee,
      { attackers: 2, attackerLevel: 'elite', defenders: 1, defenderLevel: 'elite', defendersSuppressed: 1 },
      'attacker=4,4 defender-late=4',
      { 'fubar:R47': 2 },
    ),
  ).toEqual([
    'fubar:melee.2 assault = 8: an Assault, each figure up to 8 cm into contact',
    'fubar:melee.4 figures = 3: one die for each figure: 2 attackers, 1 defender',
    'fubar:unit.3 fubar:R39 attacker-expertise = 4: attackers, elite: hit on 4+',
    'fubar:unit.3 fubar:R39 defender-expertise = 4: defenders, elite: hit on 4+',
    'fubar:melee.7 fubar:R79 fall = "suppressed": the suppressed fall first',
    'fubar:melee.5 attackers = 2: attackers hit on 4+: both [attacker 4,4]',
    'fubar:melee.6 fubar:R47 late = 1: the suppressed strike now: 1 defender',
    'fubar:melee.5 defenders-late = 1: defenders hit on 4+: a hit [defender-late 4]',
    'fubar:melee.7 attackers-lost = 1: attackers lose 1, 1 left',
    'fubar:melee.7 defenders-lost = 1: defenders lose 1, 0 left',
    'fubar:suppress.1 defenders-down = 0: defenders: none still suppressed',
    'fubar:action.11 > set {"to":"attacker","of":"infantry","is":{"action":"assault","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"attacker","of":"infantry","is":{"moved":true}}',
    'fubar:melee.9 > set {"to":"attacker","of":"infantry","is":{"fought":true}}',
    'fubar:melee.7 > lose {"to":"attacker","of":"infantry","parts":{"figures":1}}',
    'fubar:melee.7 > lose {"to":"defender","of":"infantry","parts":{"figures":1}}',
    'fubar:suppress.1 > set {"to":"defender","of":"infantry","is":{"suppressed":0}}',
    '{"winner":"attacker","attackers":1,"defenders":0}',
    '= the attackers win: 1 attacker and no defenders left',
  ]);
});

test('fubar:R51 so ruled, infantry assaults a vehicle: its armour saves, and then it is damaged', () => {
  expect(
    protocolOf(
      melee,
      {
        attackerName: 'Red 1',
        attackers: 3,
        attackerLevel: 'veteran',
        at: 'apc',
        facing: 'side',
        defenderName: 'APC',
      },
      'attacker=4,5,1 save=5,4 damage=5',
      { 'fubar:R51': 2 },
    ),
  ).toEqual([
    'fubar:melee.2 assault = 8: an Assault, each figure up to 8 cm into contact',
    'fubar:unit.3 expertise = 4: veteran: hits on 4+',
    'fubar:vehicle.6 vehicle-save = 5: light vehicle armour saves on 5+',
    'fubar:melee.5 attacker = 2: hits on 4+: 2 of 3 dice [attacker 4,5,1]',
    'fubar:vehicle.6 save = 1: light vehicle armour: 1 of 2 hits saved, 1 unsaved [save 5,4]',
    'fubar:damage.7 fubar:R65 struck = "side": hit on the side, as the players judge',
    'fubar:damage.7 fubar:R55 facing = 1: one die',
    'fubar:damage.1 fubar:R78 damage = "immobilised": immobilised [damage 5]',
    'fubar:damage.4 immobilised = true: immobilised for the rest of the game, it can still shoot',
    'fubar:unit.1 > meet {"to":"attacker","of":"infantry","is":{"figures":3,"level":"veteran"}}',
    'fubar:unit.1 > meet {"to":"defender","of":"vehicle","is":{"vehicle":"apc"}}',
    'fubar:action.11 > set {"to":"attacker","of":"infantry","is":{"action":"assault","acted":true,"earlier":null}}',
    'fubar:activate.5 > set {"to":"attacker","of":"infantry","is":{"moved":true}}',
    'fubar:melee.9 > set {"to":"attacker","of":"infantry","is":{"fought":true}}',
    'fubar:damage.9 > set {"to":"defender","of":"vehicle","is":{"suffered":["immobilised"]}}',
    'fubar:damage.4 > set {"to":"defender","of":"vehicle","is":{"immobilised":true}}',
    '{"hits":2,"unsaved":1,"effects":["immobilised"]}',
    '= 2 hits, 1 unsaved: immobilised',
  ]);
});
