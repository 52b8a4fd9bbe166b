import { expect, test } from 'vitest';
import { closeAssault } from '../../../rulesets/valor-and-victory/assault/close-assault.js';
import { shoot } from '../../../rulesets/valor-and-victory/fire/shoot.js';
import { ENTRENCHMENTS } from '../../../rulesets/valor-and-victory/positions/tables.js';
import { refusalOf, stepOf, withDice } from '../../support/play.js';

test.each(['building', 'stream', 'gully', 'wadi'])('vv:20.2 nobody is dug in in a hex of %s', (terrain) => {
  for (const entrenchment of ENTRENCHMENTS) {
    expect(refusalOf(shoot, { attack: 12, terrain, entrenchment }).clause).toBe('vv:20.2');
    const assault = { attack: 12, defend: 8, assaulters: 3, defenders: 2, terrain, entrenchment };
    expect(refusalOf(closeAssault, assault).clause).toBe('vv:20.2');
  }
});

test('(vv:20.2) in woods they are', () => {
  const played = withDice(shoot, { attack: 12, terrain: 'woods', entrenchment: 'foxholes' }, '2 2');
  expect(stepOf(played, 'cover-entrenchment')).toMatchObject({ clause: 'vv:20.9', value: 1 });
});
