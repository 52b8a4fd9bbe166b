import type { Row } from '../../../support/games/speaks.js';
import { APC, MORTAR, PAK } from './forces.js';

const LIMBERED = { Pak: { packed: true } };
const CARRIED = { Mortar: { packed: true } };

/** Who fires a heavy weapon that has come along and does not stand ready. */
export const NOT_READY: readonly Row[] = [
  {
    name: 'wrg:foot.4 a gun that is limbered is unlimbered before it fires',
    besides: [PAK],
    before: [LIMBERED],
    line: 'shoot Pak Reds --range 90',
    told: 'wrg:foot.4 (limbered): As far as the game knows Pak is limbered: unlimbered first, its crew moves 10 metres less. -> wg move Pak --limbering 1',
    likewise: ['anti-tank Pak Truck --range 90', 'demolish Pak --range 90'],
    but: [
      { before: [] },
      { before: [{ Pak: { packed: true, pieces: 0, weapons: ['rifle:4'] } }] },
      { before: [LIMBERED], line: 'shoot Pak Reds --range 20 --fire pistol:4' },
      { line: 'move Pak --limbering 1' },
    ],
  },
  {
    name: 'wrg:foot.4 a mortar that was carried is prepared before it fires',
    besides: [MORTAR],
    before: [CARRIED],
    line: 'shoot Mortar Blues --range 300',
    told: 'wrg:foot.4 (carried): Mortar was carried, and nothing was told of its being prepared to fire: that takes 10 metres off a move. -> wg move Mortar --preparing 1',
    likewise: [
      'demolish Mortar --range 300',
      'smoke Mortar --source mortar-81mm',
      'illuminate Mortar --source mortar-81mm',
    ],
    but: [{ before: [] }, { line: 'anti-tank Mortar "Panzer III" --close-attack sticky-bomb' }],
  },
  {
    name: 'wrg:foot.4 a machine gun that was carried is prepared before it fires at armour, too',
    besides: [APC],
    before: [{ 'MG 34': { packed: true } }],
    line: 'anti-tank "MG 34" APC --weapon heavy-mg --range 90',
    told: "wrg:foot.4 (carried): MG 34 was carried, and nothing was told of its being prepared to fire: that takes 10 metres off a move. -> wg move 'MG 34' --preparing 1",
    likewise: ['shoot "MG 34" Reds --range 90'],
    but: [{ before: [] }],
  },
];
