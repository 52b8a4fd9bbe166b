import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { looked, looker, seenDoing } from '../movement/roles.js';
import { isAmong, metres } from '../say.js';
import { seenIn } from '../smoke/lasting.js';
import { inPeriod, lastingOf, periodOf, state } from '../state.js';
import { within } from '../weapons/effect.js';
import { action, ruling, step } from '../words.js';
import { EVERYWHERE, type InArc, inTheArc } from './arc.js';
import { locationInputs, type Spot, spotConflict, spotRequires } from './input.js';
import { locatedAt, rangeOfLocation, shownRange } from './range.js';
import { OPEN_ENDED } from './tables.js';

type Result = { metres: number | string; located?: boolean };

export const spot = action({
  name: 'spot',
  says: 'How far off a target is located, and whether it is',
  inputs: locationInputs,
  requires: spotRequires,
  conflict: spotConflict,
  examples: [
    ['wg spot --doing moving-erect', 'men on the move in the open'],
    [
      'wg spot --doing stationary --also-doing firing --terrain hedge --range 120',
      'men firing behind a hedge',
    ],
    [
      'wg spot --doing vehicle-moving --light dark --viewer head-out --bearing 30 --range 80',
      'a tank at night',
    ],
    ['wg spot --doing moving-erect --terrain woods --range 60 --odds', 'nothing is left to chance'],
  ],
  result: {
    metres: { help: 'how far off it is located, in metres; 500+ without end, 0 never' },
    located: { help: 'whether it is, at --range', order: ['false', 'true'] },
  },
  reminders: [
    'wrg:locate.11',
    ['wrg:locate.6', ({ blocked }) => !blocked],
    ['wrg:light.1', ({ light }) => light === 'dark'],
  ],
  roles: [looker, looked],
  fromTable: seenDoing,
  memory: state,
  *resolve(input, table: State): Rule<Result> {
    yield* inPeriod();
    yield* seenIn(input.light, lastingOf(table), periodOf(table));
    const reach = yield* rangeOfLocation(input);
    const result = { metres: shownRange(reach) };
    const { range, scale } = input;
    if (range === undefined) {
      const text = locatedAt(reach, scale);
      yield* step({ id: 'range', clause: 'wrg:locate.2', value: shownRange(reach), text });
      return result;
    }
    const known = yield* isKnown(input, range, reach);
    const { sees, bears } = yield* isSeen(input);
    const located = known && sees;
    const fire = bears
      ? 'observed fire may engage it'
      : 'but personal and pivot weapons do not bear; other observed fire may engage it';
    const text = located ? `located${bears ? ':' : ','} ${fire}` : 'not located: no observed fire at it';
    yield* step({ id: 'located', clause: 'wrg:locate.1', value: located, text });
    yield* isRemembered(input, located);
    if (located && input.hidden) {
      const shown = 'it was on the map alone: it goes on the table';
      yield* step({ id: 'shown', clause: 'wrg:notes.1', value: true, text: shown });
      yield* looked.on.set('wrg:notes.1', { hidden: null });
    }
    return { ...result, located };
  },
  announce: ({ metres: reach, located }, { scale }, steps = []) => {
    if (located === undefined) return locatedAt(reach === OPEN_ENDED ? Infinity : Number(reach), scale);
    if (!located) return 'not located';
    const bears = steps.every(({ id, value }) => id !== 'fire' || value !== false);
    return bears ? 'located' : 'located, but personal and pivot weapons do not bear';
  },
});

/** Whoever has looked for it in vain has not located it, until he does. */
function* isRemembered({ name, missedBy = [] }: Spot, located: boolean): Rule<void> {
  if (name === undefined || isAmong(missedBy, name) !== located) return;
  const others = missedBy.filter((of) => !sameName(of, name));
  const missed = located ? others : [...others, name];
  yield* looked.on.set('wrg:locate.1', { missedBy: missed.length > 0 ? missed : null });
}

const MOVING = ['moving-erect', 'moving-prone', 'vehicle-moving'];

/** In range; or located before and not moved since (locate.5); or by another of the group, as R103 is ruled. */
function* isKnown(input: Spot, range: number, reach: number): Rule<boolean> {
  const inclusive = (yield* ruling('wrg:R59')) === 1;
  let known = within(range, reach, inclusive) && reach > 0;
  const text = `at ${metres(range, input.scale)}: ${known ? 'in range' : 'out of range'}`;
  yield* step({ id: 'in-range', clause: 'wrg:locate.2', value: known, text, ruling: 'wrg:R59' });
  if (input.goneToCover) {
    const moved = [input.doing, input.alsoDoing].some((doing) => doing && MOVING.includes(doing));
    const cover = moved
      ? 'it has moved since it took cover'
      : 'located and fired on before, it has not moved';
    yield* step({ id: 'gone-to-cover', clause: 'wrg:locate.5', value: !moved, text: cover });
    known ||= !moved;
  }
  if (input.byAnother) {
    const enough = (yield* ruling('wrg:R103')) === 1;
    const one = enough ? 'one figure locates it for the group' : 'each figure has to locate it for himself';
    yield* step({ id: 'by-another', clause: 'wrg:locate.1', value: enough, text: one, ruling: 'wrg:R103' });
    known ||= enough;
  }
  return known;
}

/** In direct line of sight and in the field of vision (locate.6), and in that of fire. */
function* isSeen(input: Spot): Rule<InArc> {
  if (input.blocked) {
    const text = 'no direct line of sight';
    yield* step({ id: 'sight', clause: 'wrg:locate.6', value: false, text });
  }
  const { sees, bears } = input.bearing === undefined ? EVERYWHERE : yield* inTheArc(input, input.bearing);
  return { sees: sees && !input.blocked, bears };
}
