import type { Rule } from '../../../src/rules/rule.js';
import { a, counted } from '../../../src/rules/text/say.js';
import { look, refuse, ruling, step } from '../words.js';
import type { Artillery } from './input.js';
import { CALLED, callerDelay, offtableDelay } from './tables.js';

/** How long it takes: complete periods, and the period in which it is done. */
export type Delay = { periods: number; falls: number };

const MOST_REGISTERED = 5;

/** Troops on the ground call for fire (offtable.2, offtable.3, offtable.6, offtable.7). */
export function* call(input: Artillery, period: number): Rule<Delay> {
  yield* caller(input);
  const { registered, correction } = input;
  const row = correction ? 'correction' : registered ? 'registered' : 'located';
  const from = yield* look(offtableDelay.cells[row]);
  const clause = correction ? 'wrg:offtable.3' : registered ? 'wrg:offtable.6' : 'wrg:offtable.2';
  const what = correction ? 'a correction' : `on ${registered ? 'a registered' : 'a located'} target`;
  const text = `${what}: ${counted(from.value, 'period')} of delay`;
  let periods = yield* step({ id: row, clause, value: from.value, text, from });
  periods += yield* moreFor(input);
  return yield* fallsIn(periods, period);
}

/** He needs a radio, and has to see what he calls fire on. */
function* caller({ noRadio, notLocated, correction, registered }: Artillery): Rule<void> {
  if (noRadio)
    refuse(
      'wrg:offtable.2',
      'Whoever calls for fire needs a radio, his own or beside him; one taken over is used from the next period.',
    );
  if (notLocated && !registered)
    refuse('wrg:offtable.2', 'He calls fire only on a target that he has located.');
  const text = correction ? 'troops on the ground correct the fire' : 'troops on the ground call for fire';
  yield* step({ id: 'use', clause: 'wrg:offtable.1', value: 'called', text });
}

/** Those who are no specialists take longer (offtable.7); whether in correcting too is ruled (R191). */
function* moreFor({ caller: who = 'observer', correction }: Artillery): Rule<number> {
  const from = yield* look(callerDelay.cells[who]);
  if (from.value === 0) return 0;
  if (correction && (yield* ruling('wrg:R191')) === 1) {
    const text = `${a(CALLED[who])} corrects as fast as a specialist`;
    return yield* step({ id: 'caller', clause: 'wrg:offtable.7', value: 0, text, ruling: 'wrg:R191' });
  }
  const text = `${a(CALLED[who])}, no specialist: ${counted(from.value, 'period')} more`;
  return yield* step({
    id: 'caller',
    clause: 'wrg:offtable.7',
    value: from.value,
    text,
    from,
    ...(correction && { ruling: 'wrg:R191' as const }),
  });
}

/** The period of the call is not a complete one, unless so ruled (R128). */
function* fallsIn(periods: number, period: number): Rule<Delay> {
  const counts = (yield* ruling('wrg:R128')) === 2;
  const falls = period + periods + (counts || periods === 0 ? 0 : 1);
  const text = `called in period ${period}, it falls in period ${falls}`;
  yield* step({ id: 'falls', clause: 'wrg:offtable.2', value: falls, text, ruling: 'wrg:R128' });
  return { periods, falls };
}

/** Targets are registered beforehand (offtable.4, offtable.5). */
export function* register(input: Artillery, period: number): Rule<Delay> {
  const { caller: who = 'observer', register: n = 1, registeredBefore: before } = input;
  yield* caller({ ...input, registered: false });
  if (who !== 'observer') {
    refuse('wrg:offtable.4', `Only a forward observation officer registers targets, not ${a(CALLED[who])}.`);
  }
  if (n + before > MOST_REGISTERED) {
    refuse('wrg:offtable.4', `He registers up to ${MOST_REGISTERED} targets, not ${n + before}.`);
  }
  let periods = 0;
  if (before === 0 && (yield* ruling('wrg:R57')) === 1) {
    const first = yield* look(offtableDelay.cells['first registration']);
    const text = `the first target: ${counted(first.value, 'period')}, as for a call`;
    periods += yield* step({ id: 'first', clause: 'wrg:offtable.4', value: first.value, text, from: first });
  }
  const further = before === 0 ? n - 1 : n;
  if (further > 0) {
    const each = yield* look(offtableDelay.cells['each registration']);
    const value = further * each.value;
    const text = `${counted(further, 'further target')}, ${each.value} each: ${counted(value, 'period')}`;
    periods += yield* step({ id: 'further', clause: 'wrg:offtable.4', value, text, from: each });
  }
  const text = 'registering costs no points and harms no one, and the enemy hears it';
  yield* step({ id: 'noise', clause: 'wrg:offtable.5', value: true, text });
  return { periods, falls: period + periods };
}
