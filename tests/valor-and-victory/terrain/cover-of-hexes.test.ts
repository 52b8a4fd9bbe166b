import { expect, test } from 'vitest';
import { closeAssault } from '../../../rulesets/valor-and-victory/assault/close-assault.js';
import { TERRAIN } from '../../../rulesets/valor-and-victory/terrain/tables.js';
import { playing, stepOf } from '../../support/play.js';
import { lineOf } from '../../support/protocol.js';

test('vv:10.2 vv:10.4 vv:10.5 vv:10.6 vv:10.7 vv:10.8 vv:10.9 every hex counts by the clause that it stands in', () => {
  const { play } = playing(closeAssault);
  const assault = { attack: 12, defend: 6, assaulters: 2, defenders: 2 };
  const lines = TERRAIN.map((terrain) => lineOf(stepOf(play({ ...assault, terrain }, '3 3'), 'terrain')));
  expect(lines).toEqual([
    'vv:10.2 terrain = 0: open: no Casualty Points',
    'vv:10.2 terrain = 0: road: no Casualty Points',
    'vv:10.2 terrain = 0: bridge: no Casualty Points',
    'vv:10.2 terrain = 0: beach: no Casualty Points',
    'vv:10.2 terrain = 0: river bank: no Casualty Points',
    'vv:10.2 terrain = 0: desert: no Casualty Points',
    'vv:10.2 terrain = 0: farmland: no Casualty Points',
    'vv:10.4 terrain = 3: building: 3 Casualty Points',
    'vv:10.5 terrain = 2: woods: 2 Casualty Points',
    'vv:10.5 terrain = 2: jungle: 2 Casualty Points',
    'vv:10.6 terrain = 1: stream: 1 Casualty Point',
    'vv:10.6 terrain = 1: gully: 1 Casualty Point',
    'vv:10.6 terrain = 1: wadi: 1 Casualty Point',
    'vv:10.7 terrain = 0: hill: no Casualty Points',
    'vv:10.8 vv:R14 terrain = 1: orchard: 1 Casualty Point',
    'vv:10.8 vv:R14 terrain = 1: hay stack: 1 Casualty Point',
    'vv:10.8 vv:R14 terrain = 1: palm grove: 1 Casualty Point',
    'vv:10.9 vv:R14 terrain = 1: crops: 1 Casualty Point',
  ]);
});
