import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../../rulesets/index.js';
import { inTodaysWords } from '../../../src/engine/proof/difference.js';
import type { Resolution } from '../../../src/rules/record.js';
import { EMPTY_TABLE } from '../../../src/rules/state.js';
import { chainedAnew, changed } from '../../support/games/forged.js';
import { VvGame } from '../../support/games/vv-forces.js';
import { Machine } from '../../support/state.js';

/** Lines as logs of an earlier day hold them, and as they are said now, by rule system. */
const SAID: Readonly<Record<string, readonly (readonly [id: string, was: string, is: string])[]>> = {
  battleground: [
    ['turn', '0.03 in for turning 1 degrees on tracks', '0.03 in for turning 1 degree on tracks'],
    ['arc', '1 degrees off: within 45', '1 degree off: within 45'],
    ['range', '9 in away: within 12 in', '9 in away for the shot before the charge too: within 12 in'],
    ['range', '9.5 in away: within 12 in', '9.5 in away for the shot before the charge too: within 12 in'],
    ['picked', 'picked at random: 1 leader and 1 figure', '1 leader and 1 figure hit'],
    ['defence-picked', 'picked at random: 2 figures', '2 figures hit'],
    ['left', '4 attackers (2 + 2) and no defenders left', '4 attackers (2 + 2), no defenders left'],
    ['grade', 'now D hits on 6', 'now grade D hits on 6'],
    ['leader-save', 'leader saved on 5 and 6: 0 of 1', 'leader not saved (on 5 and 6)'],
    ['defence-medic-save', 'medic saved on 6: 1 of 1', 'medic saved (on 6)'],
    ['heavy-weapon-save', 'heavy weapon saved on 6: 0 of 3', 'none of 3 heavy weapons saved (on 6)'],
    ['heavy-weapon', '1 of 1 lost', 'the heavy weapon is lost'],
    ['leader', '0 of 1 lost', 'the leader gets away'],
    ['figure', '2 of 4 lost', '2 of 4 figures lost'],
    ['medic', 'a medic heals on 4 to 6: 2 of 2', 'a medic heals on 4 to 6: both do'],
    [
      'test',
      '0 of 4 figures lost: less than a third, no test',
      'none of 4 figures lost: less than a third, no test',
    ],
    [
      'across',
      '1 red for wall, which the shot passes through',
      '1 red for a wall, which the shot passes through',
    ],
    ['cover', '0 red for hill', 'no red dice for a hill'],
    [
      'lit',
      'the whole table is lit for the rest of this turn',
      'by night the whole table is lit for the rest of this turn',
    ],
    ['armour', '2 red for the apc', '2 red for the APC'],
    [
      'stands',
      '1 leader heavy-weapon stand against 2 2-armed stands',
      '1 stand with a leader and a heavy weapon against 2 stands with 2 armed figures',
    ],
    [
      'fight',
      '1 pair, leader-or-armed against armed (+1 to +1): attackers lose 0, defenders 1',
      '1 pair, leader or armed figure against armed figure (+1 to +1): attackers lose 0, defenders 1',
    ],
    [
      'pairing',
      '2 attacking heavy-weapons against 1 leader and 1 figure',
      '2 attacking heavy weapons against 1 leader and 1 figure',
    ],
  ],
  fubar: [
    [
      'turn-over',
      'all units have been tried: the turn is over when it has acted',
      'all units have been tried: the turn is over',
    ],
    [
      'struck',
      '1 attackers and 1 defenders have struck in this round: each figure once',
      '1 attacker and 1 defender have struck in this round: each figure once',
    ],
    [
      'struck',
      '1 defenders have struck in this round: each figure once',
      '1 defender has struck in this round: each figure once',
    ],
    ['save', 'light armour: 0 of 1 hit saved, 1 unsaved', 'light armour: the hit is not saved'],
    ['save', 'light armour: 0 of 3 hits saved, 3 unsaved', 'light armour: none of 3 hits saved'],
    ['save', 'light armour: 2 of 2 hits saved, 0 unsaved', 'light armour: both hits saved'],
    ['fire', 'hits on 5+: 0 of 1 die', 'hits on 5+: no hit'],
    ['attackers', 'attackers hit on 5+: 3 of 3', 'attackers hit on 5+: all 3'],
    [
      'holder',
      'the initiative stays with Blue: nobody else has a unit left to try',
      'the initiative stays with Blue: nobody else has a unit left to try; another pass ends the turn',
    ],
    ['covered', '0 of 3 in cover: no cover for the unit', 'none of 3 in cover: no cover for the unit'],
    ['weapons-left', 'weapons left: 0', 'no weapons left'],
    [
      'taken',
      'of 1 unsaved hit: 1 casualty, 0 suppressed',
      'of 1 unsaved hit: 1 casualty, nobody suppressed',
    ],
    [
      'bout',
      '2 figures suppressed by fire before this: that was another bout',
      '2 figures suppressed before this: that was another bout',
    ],
  ],
  'valor-and-victory': [
    ['points', '3 Casualty Points: their owner decides', '3 Casualty Points: the owner decides'],
    [
      'order',
      'pins come last: reduce and pin Able, eliminate Baker and eliminate Charlie',
      'pins come last: reduce and pin Able, eliminate Baker and Charlie',
    ],
    [
      'order',
      'pins come last: put 2 on Truck, one point ignored, reduce Able, pin Baker, one point ignored and pin Coleman',
      'pins come last: put 2 on Truck, one point ignored, reduce Able, pin Baker, one point ignored and pin Coleman',
    ],
    ['order', 'pins come last: eliminate Baker and pin Able', 'pins come last: eliminate Baker and pin Able'],
    [
      'command-rally',
      '1 pinned unit of the active player recover without dice',
      '1 pinned unit of the active player recovers without dice',
    ],
    [
      'command-rally-b',
      'all pinned units of Allies recovered in its Command Phase',
      'all pinned units of Allies recovered in their Command Phase',
    ],
    [
      'clean-up',
      'clean-up: Move and Fire markers off; snipers may be withdrawn; 1 Smoke marker gone',
      'clean-up: Move and Fire markers off; 1 Smoke marker gone',
    ],
    ['load', 'T2 carries squad 4-6-4, squad 4-6-4', 'T2 carries squad 4-6-4 and squad 4-6-4'],
    [
      'shield',
      'its Gun Shield ignores the first: 0 left on the Gun',
      'its Gun Shield ignores the first: none left on the Gun',
    ],
    ['fire-1-weapon', 'its LMG alone: 3', 'its LMG alone: 3, if its counter reaches so far'],
    [
      'fire-1',
      'mortar of the squad 4-6-4: 5 APFP',
      'mortar of the squad 4-6-4: 5 APFP, if its counter reaches so far',
    ],
    [
      'bunker',
      'once the points are met, 2 units go into the bunker, by hand: wg roster mark; the rest stay where they came from',
      'once the points are met, 2 units go into the bunker; the rest stay where they came from',
    ],
    ['mines', 'eliminated on 3 or less: 0 of 2', 'eliminated on 3 or less: none of 2'],
  ],
  'wrg-1925': [
    [
      'area',
      'an area 80 metres wide by 150 metres deep, at 1 degrees to the base line',
      'an area 80 metres wide by 150 metres deep, at 1 degree to the base line',
    ],
    [
      'screen',
      'off-table fire lays 300 metres of smoke, at 1 degrees to the wind',
      'off-table fire lays 300 metres of smoke, at 1 degree to the wind',
    ],
    [
      'flank',
      '1 degrees off the front, its front: not counted',
      '1 degree off the front, its front: not counted',
    ],
    ['light', '1 tons in 1940: a light AFV: +1', '1 ton in 1940: a light AFV: +1'],
    [
      'passenger-smgs',
      'no SMGs among 1 passengers: the rest leave with pistols',
      'no SMGs among 1 passenger: the rest leave with pistols',
    ],
    [
      'premium',
      'this side: half of 1 extra points left in its defending troops: 0.5',
      'this side: half of 1 extra point left in its defending troops: 0.5',
    ],
    [
      'moves',
      'then both sides move together, but where a reaction test overrules an order',
      'both sides move together, but where a reaction test overrules an order',
    ],
    ['chance', '4 chance points, 10 men of the group', '4 chance points for 10 men'],
    ['chance-2', '1 chance point, 9 men that fire', '1 chance point for 9 men that fire'],
    ['rifle', '1 rifle at 90 metres, 2 each: 2 points', '1 rifle at 90 metres: 2 points'],
    [
      'class',
      'afvs: the same effect for all support, of any calibre',
      'AFVs: the same effect for all support, of any calibre',
    ],
    ['passengers', '0 of 1 out with their personal weapons', 'no passenger gets out'],
    ['weapon', '0 of 2 with 8 or more in all', 'none of 2 with 8 or more in all'],
    [
      'crew-hit',
      'a die for each of the crew, hit on 1: 0 of 2',
      'a die for each of the crew, hit on 1: none of 2',
    ],
    ['casualties', '0 of 3 men fall', 'none of 3 men fall'],
    [
      'not-known',
      'the game does not see the table: what the group saw, isolation, friends in panic, fire from the flank, armour and cover are for you to add',
      'the game does not see the table: what the group saw, moves towards the enemy, isolation, what friends fired on, their LMGs and their panic, fire from the flank, armour, enemies near or mixed with it, and cover are for you to add',
    ],
    [
      'crew',
      'crew, alive on 4, 5 or 6: 2 of 2, with pistols',
      'crew, alive on 4, 5 or 6: both, with pistols',
    ],
    ['more', '1 found with the fire before: none more', '1 potential with the fire before: none more'],
    ['square', 'square 1: 0 of 3 fall', 'square 1: none of 3 fall'],
  ],
};

const recordOf = (id: string, text: string) => ({ steps: [{ id, text }] }) as unknown as Resolution;

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (name, { reworded }) => {
  test.each(SAID[name]!)('%s: "%s" is "%s" now', async (id, was, is) => {
    const today = recordOf(id, is);
    expect(inTodaysWords(recordOf(id, was), today, (await reworded!()).reworded)).toEqual(today);
  });

  test('every line that was reworded is among these', async () => {
    const idle = (await reworded!()).reworded.filter(
      ([was]) => !SAID[name]!.some(([id, text]) => `${id}: ${text}`.replace(was, '') !== `${id}: ${text}`),
    );
    expect(idle).toEqual([]);
  });
});

test('(vv:18.6c) where a line said AFV 1, its name is said by now', async () => {
  const { named } = await SYSTEMS.find(({ id }) => id === 'valor-and-victory')!.reworded!();
  const former = named!(EMPTY_TABLE, { names: ['G1', 'Pz $1'] });
  for (const [id, was, is] of [
    ['afv-2', '2 points on the AFV: immobilised', '2 points on Pz $1: immobilised'],
    ['afv-2', 'AFV 2: 3 points immobilise it without a roll', 'Pz $1: 3 points immobilise it without a roll'],
    ['afv-2-immobile', 'AFV 2: immobile, and fires', 'Pz $1: immobile, and fires'],
    ['afv-2-crew', 'AFV 2: no crew check', 'Pz $1: no crew check'],
  ] as const) {
    const today = recordOf(id, is);
    expect(inTodaysWords(recordOf(id, was), today, former)).toEqual(today);
    expect(inTodaysWords(recordOf(id, was), today, named!(EMPTY_TABLE, {}))).not.toEqual(today);
  }
});

test('(vv:beyond.5) where a line said player A, the side is named by now', async () => {
  const { named } = await SYSTEMS.find(({ id }) => id === 'valor-and-victory')!.reworded!();
  const table = { ...EMPTY_TABLE, sides: ['Axis', 'Allies'] };
  for (const [id, was, is] of [
    ['phase', 'turn 1 ends; turn 2, Command Phase of player A', 'turn 1 ends; turn 2, Command Phase of Axis'],
    [
      'rally',
      'pinned units of player B may try to rally, two dice each: wg rally',
      'pinned units of Allies may try to rally, two dice each: wg rally',
    ],
  ] as const) {
    const today = recordOf(id, is);
    expect(inTodaysWords(recordOf(id, was), today, named!(table, {}))).toEqual(today);
    const other = recordOf(
      id,
      was.replace(/player [AB]/, was.includes('player A') ? 'player B' : 'player A'),
    );
    expect(inTodaysWords(other, today, named!(table, {}))).toEqual(other);
  }
});

describe('a log of an earlier day', () => {
  const LOG = join(import.meta.dirname, '..', '..', 'log', 'formats', 'format-4.jsonl');
  const WAS = 'now D hits on 6';
  let machine: Machine;
  let path: string;
  beforeEach(() => {
    machine = new Machine();
    mkdirSync(join(machine.path, 'wg', 'games'), { recursive: true });
    path = machine.log('Caen');
  });
  afterEach(() => machine.clean());

  test('is proved though its lines are in other words than those of today', async () => {
    expect(readFileSync(LOG, 'utf8')).toContain(WAS);
    copyFileSync(LOG, path);
    expect((await machine.type('replay --game Caen')).code).toBe(0);
  });

  test('vv:18.6c is proved where it calls an AFV by number', async () => {
    const game = new VvGame('afvs');
    await game.begins();
    await game.allowed('roster mark "Panzer IV" points=3 pointsBy=assault');
    await game.allowed('casualties "Panzer IV" --choose put:1=3 --dice 5');
    const lines = game.log();
    const IS = 'Panzer IV: 3 points immobilise';
    const at = lines.findIndex((line) => line.includes(IS));
    const proves = async (said: string) => {
      const former = changed(lines, at, (line) =>
        line.replace(IS, said).replace('Panzer IV: immobile', 'AFV 1: immobile'),
      );
      writeFileSync(game.at.log('afvs'), `${chainedAnew(former).join('\n')}\n`);
      return (await game.type('replay')).code;
    };
    expect(await proves('AFV 1: 3 points immobilise')).toBe(0);
    expect(await proves('AFV 2: 3 points immobilise')).toBe(1);
    game.clean();
  });

  test('is not proved with a line that says something else', async () => {
    const lines = readFileSync(LOG, 'utf8').trimEnd().split('\n');
    const at = lines.findIndex((line) => line.includes(WAS));
    const forged = changed(lines, at, (line) => line.replace(WAS, 'now C hits on 6'));
    writeFileSync(path, `${chainedAnew(forged).join('\n')}\n`);
    const { code, stderr } = await machine.type('replay --game Caen');
    expect(code).toBe(1);
    expect(stderr).toContain("'text' of step 'grade'");
  });
});
