import { isPacked } from '../roster/kinds.js';
import { troopsOn } from '../state.js';
import { isGroundHeavy, isPushed } from '../weapons/kinds.js';
import { bearings, type Moment } from '../words.js';
import { about, lineOf } from './out-of-order.js';
import { firedIn, wasTyped } from './told-besides.js';

/** Who fires a heavy weapon that has come along and does not stand ready, as far as the game knows (foot.4). */

/** Whether it is that weapon that fires: nobody has told of others, nor of what is done by hand. */
const firesHeavy = (now: Moment): boolean =>
  now.input.closeAttack === undefined &&
  (!wasTyped(now, 'fire') || firedIn(now).some(({ weapon }) => isGroundHeavy(weapon)));

const notReady = (now: Moment, pushed: boolean) =>
  firesHeavy(now)
    ? troopsOn({ units: now.doers }).filter((of) => isPacked(of) && isPushed(of.weapon) === pushed)
    : [];

export const notReadyYet = bearings(
  {
    clause: 'wrg:foot.4',
    word: 'limbered',
    actions: ['shoot', 'anti-tank', 'demolish'],
    ...about(
      (now) => notReady(now, true),
      (who) =>
        `As far as the game knows ${who} is limbered: unlimbered first, its crew moves 10 metres less.`,
      lineOf('move', '--limbering 1'),
    ),
  },
  {
    clause: 'wrg:foot.4',
    word: 'carried',
    actions: ['shoot', 'anti-tank', 'demolish', 'smoke', 'illuminate'],
    ...about(
      (now) => notReady(now, false),
      (who) =>
        `${who} was carried, and nothing was told of its being prepared to fire: that takes 10 metres off a move.`,
      lineOf('move', '--preparing 1'),
    ),
  },
);
