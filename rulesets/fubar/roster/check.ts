import type { Check, Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { suppressionLimit } from '../hits/taking.js';
import type { Level } from '../turn/tables.js';
import { armsTooMany, listed } from '../weapons/lists.js';
import { ruling, step } from '../words.js';

const LIMITS = ['arms', 'crews', 'suppressed'];

/** Units on foot by what the book says of them: who is in a force is for its supplement (unit.1). */
export const check = (units: readonly Unit[]): Check[] =>
  units.map((unit) => ({
    of: unit.name,
    rule: () => (unit.kind === 'vehicle' ? onRecord() : onFoot(unit)),
    limits: LIMITS,
  }));

function* onRecord(): Rule<boolean> {
  const text = 'its crew and weapons are on record';
  return yield* step({ id: 'record', clause: 'fubar:unit.1', value: true, text });
}

function* onFoot(unit: Unit): Rule<boolean> {
  const arms = yield* armed(unit);
  const crews = yield* crewed(unit);
  const down = yield* lyingDown(unit);
  return arms && crews && down;
}

/** Every figure has one weapon, grenades besides (unit.1). */
function* armed({ began }: Unit): Rule<boolean> {
  const figures = began.figures as number | undefined;
  if (figures === undefined) return true;
  const wrong = armsTooMany(began.weapons as readonly string[] | undefined, figures);
  const text = wrong ? `its weapons: ${wrong.message}` : 'no more weapons than figures';
  return yield* step({ id: 'arms', clause: 'fubar:unit.1', value: wrong === undefined, text });
}

/** On foot a heavy machine gun needs two crew (weapon.4), or fires with one, if so ruled (R26). */
function* crewed({ began }: Unit): Rule<boolean> {
  const weapons = ((began.weapons as readonly string[] | undefined) ?? []).flatMap(listed);
  const crew = weapons.reduce((sum, { weapon, n }) => (weapon === 'heavy-machine-gun' ? sum + n : sum), 0);
  if (crew === 0) return true;
  const alone = crew % 2 === 1 && (yield* ruling('fubar:R26')) === 2;
  const value = crew % 2 === 0 || alone;
  const text = `${counted(crew, 'figure')} for heavy machine guns: ${crew % 2 === 0 ? 'two to each' : alone ? 'one fires alone' : 'one gun lacks its second crew'}`;
  return yield* step({
    id: 'crews',
    clause: 'fubar:weapon.4',
    value,
    text,
    ...(crew % 2 === 1 && { ruling: 'fubar:R26' as const }),
  });
}

/** No more may lie down than the training bears (suppress.4). */
function* lyingDown({ profile, marks }: Unit): Rule<boolean> {
  const down = Number(marks.suppressed ?? 0);
  if (down === 0) return true;
  const limit = yield* suppressionLimit(profile.level as Level, profile.leaderLevel as Level | undefined);
  const value = down <= limit;
  const text = `${down} suppressed: ${value ? 'no more than it bears' : `too many, at most ${limit}`}`;
  return yield* step({ id: 'suppressed', clause: 'fubar:suppress.4', value, text });
}
