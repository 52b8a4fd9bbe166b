import type { Rule } from '../../../src/rules/rule.js';
import type { ReactionInput } from '../reaction/inputs.js';
import type { AfvBand } from '../reaction/score/bands.js';
import { type ClauseId, ruling, step } from '../words.js';

type TestedVehicle = Pick<ReactionInput, 'immobilised'>;

/** What an AFV must do and may not do (afv.18 to afv.22), a line for each restriction. */
export function* afvRestrictions(band: AfvBand, { immobilised }: TestedVehicle): Rule<void> {
  if (band === 10) {
    yield* step({ id: 'must-advance', clause: 'wrg:afv.18', value: true, text: 'the vehicle must advance' });
  } else {
    const rows = rowsDownTo(band, band === -5 && (yield* ruling('wrg:R47')) === 2);
    const all = rows.length === 1 || (yield* ruling('wrg:R140')) === 1;
    for (const says of all ? rows : rows.slice(-1)) yield* says();
  }
  if (immobilised && (band === 10 || band === -5 || band === 'withdraw')) yield* cannotMove(band);
}

/** The rows from less than 10 down to that of a band; below the last, turning replaces reversing (R140). */
function rowsDownTo(band: AfvBand, turnsAtOnce: boolean): (() => Rule<void>)[] {
  switch (band) {
    case 10:
      return [];
    case 5:
      return [lessThan10];
    case 0:
      return [lessThan10, lessThan5];
    case -5:
      return [lessThan10, lessThan5, turnsAtOnce ? turns : retires];
    case 'withdraw':
      return [lessThan10, lessThan5, turns];
  }
}

function* lessThan10(): Rule<void> {
  const text = 'it goes no further forward than the next fire position in cover';
  yield* step({ id: 'next-cover', clause: 'wrg:afv.19', value: false, text, ruling: 'wrg:R140' });
}

function* lessThan5(): Rule<void> {
  yield* step({ id: 'no-advance', clause: 'wrg:afv.20', value: false, text: 'it may not advance' });
}

function* retires(): Rule<void> {
  const free = (yield* ruling('wrg:R55')) === 1;
  const how = free ? 'in reverse if it likes, and may fire' : 'in reverse only while it fires';
  const text = `it must retire, ${how}`;
  yield* step({ id: 'must-retire', clause: 'wrg:afv.21', value: true, text, ruling: 'wrg:R55' });
}

function* turns(): Rule<void> {
  const text = 'it must turn round and retire under smoke, until it is hidden anew';
  yield* step({ id: 'must-turn', clause: 'wrg:afv.22', value: true, text, ruling: 'wrg:R47' });
}

/** A vehicle that has to move and cannot (R154). */
function* cannotMove(band: AfvBand): Rule<void> {
  const stays = (yield* ruling('wrg:R154')) === 1;
  const clause: ClauseId = band === 10 ? 'wrg:afv.18' : band === -5 ? 'wrg:afv.21' : 'wrg:afv.22';
  const fires = band === 'withdraw' ? 'may not fire' : 'may fire';
  const text = stays ? `it cannot move: it stays, and ${fires}` : 'it cannot move: its crew abandon it';
  const from = { value: stays, ruling: 'wrg:R154', house: true } as const;
  yield* step({ id: 'immobilised', clause, value: stays, text, from });
}
