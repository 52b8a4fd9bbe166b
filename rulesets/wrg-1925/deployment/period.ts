import { choice, type InputOf, list, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { counted } from '../../../src/rules/text/say.js';
import { isAfv } from '../movement/movers.js';
import { saidOf } from '../reaction/said.js';
import { afvBandOf, bandOf } from '../reaction/score/bands.js';
import { dueAtEnd } from '../reaction/testers.js';
import { isThere } from '../roster/deeds.js';
import { isOut, type Troops } from '../roster/kinds.js';
import { PANIC_BELOW } from '../roster/marks.js';
import { troops } from '../roster/troops.js';
import { workDone } from '../roster/work.js';
import { isAmong, LONGEST_NAME, namesIn } from '../say.js';
import type { Lasting } from '../slots.js';
import { leftIn, passing } from '../smoke/lasting.js';
import { inLight, NATURAL_LIGHTS, type NaturalLight } from '../smoke/light.js';
import { lastingOf, lightOf, periodOf, state, troopsOn } from '../state.js';
import { action, ends, endsForGood, put, refuse, role, ruling, step } from '../words.js';

const names = {
  metavar: "'2 Section'",
  between: /\s*,\s*/,
  max: 40,
  fault: (entry: string) =>
    entry.trim() && entry.length <= LONGEST_NAME
      ? undefined
      : { takes: `a name of at most ${LONGEST_NAME} characters` },
};
const inputs = {
  new: toggle('a new battle begins, with its first period, and units as they stand', {}),
  hidden: list('a group that begins on the map alone', names),
  seen: list('a group on the map that has come within sight of the enemy', names),
  light: choice(NATURAL_LIGHTS, 'the natural light from this period on; as before, if not given', {}),
};

const onMap = role('onMap', { says: 'who is on the map alone', by: 'hidden', ...troops() });
const inSight = role('inSight', {
  says: 'who on the map has been seen',
  by: 'seen',
  goneToo: true,
  ...troops(),
});

type Input = InputOf<typeof inputs>;
type Result = { period: number };

export const period = action({
  name: 'period',
  says: 'A period begins: the first one of a battle, or the next',
  inputs,
  conflict({ new: anew, seen }: Input) {
    return anew && seen
      ? { input: 'seen', message: 'does not go with --new: nobody has been seen yet' }
      : undefined;
  },
  examples: [
    ['wg period', 'the first period of a battle, or the next of the game'],
    ['wg period --new', 'a new battle'],
    ['wg period --new --hidden "2 Section"', 'with a group that is on the map alone'],
    ['wg period --new --light dark', 'a battle by night'],
  ],
  result: { period: { help: 'the period that begins' } },
  reminders: ['wrg:scale.4', 'wrg:figure.4', 'wrg:orders.3', ['wrg:notes.5', ({ new: anew }) => anew]],
  roles: [onMap, inSight],
  memory: state,
  *resolve(input, table: State): Rule<Result> {
    // A new battle knows nobody, and nothing of what was.
    const troops = input.new ? [] : troopsOn(table);
    const lasting = input.new ? [] : lastingOf(table);
    // Nothing was done yet: it is the first period that begins, not the second.
    const next = input.new || table.slots.period === undefined ? 1 : periodOf(table) + 1;
    yield* tests(
      troops.filter((of) => !isOut(of)),
      input.new ? [] : dueAtEnd(table).map(({ name }) => name),
    );
    const revealed = table.later.flatMap(({ unit, is }) => (is.hidden === null ? [unit] : []));
    yield* comesToLight(
      input,
      troops.filter(({ hidden }) => hidden),
      revealed,
    );
    yield* workDone(troops.filter((of) => !isOut(of)));
    yield* natural(lightOf(table), input.light ?? (input.new ? 'day' : lightOf(table)));
    yield* passing(lasting, next);
    yield* orders();
    yield* clock(next);
    yield* begins(input, lasting, next);
    return { period: next };
  },
  announce: ({ period: begins }) => `period ${begins} begins`,
});

/** What lasted as long as the period is over; results of tests go on until the next, if so ruled (R141). */
function* begins({ new: anew, hidden, seen }: Input, lasting: readonly Lasting[], next: number): Rule<void> {
  const lasts = next > 1 && (yield* ruling('wrg:R141')) === 2;
  // A new battle knows nothing of the tests and the fire of the old one.
  if (anew) yield* endsForGood('wrg:scale.3', 'period', 'result', 'battle');
  else yield* ends('wrg:react.24', 'period', ...(lasts ? [] : (['result'] as const)));
  yield* put('wrg:scale.3', 'period', next);
  const left = leftIn(lasting, next);
  yield* put('wrg:smoke.2', 'lasting', left.length > 0 ? left : null);
  if (hidden) {
    yield* isThere(onMap, 'wrg:notes.1');
    yield* onMap.on.set('wrg:notes.1', { hidden: true });
  }
  if (seen) yield* inSight.on.set('wrg:notes.1', { hidden: null });
}

/** The groups that were under fire and have not tested (react.1), and what those are bound to that have (react.24). */
function* tests(troops: readonly Troops[], due: readonly string[]): Rule<void> {
  for (const of of troops) {
    const { name, bound } = of;
    const afv = isAfv(of);
    const tested = of.tested ?? of.afvTested;
    if (tested !== undefined && of.willRun && tested >= PANIC_BELOW) {
      const text = `${name} tested ${tested}, and runs in panic with its leader, in this period`;
      yield* step({ id: 'bound', clause: 'wrg:extra.5', value: name, text });
      continue;
    }
    if (tested !== undefined) {
      const says = yield* bindsTo(tested, afv);
      const text = `${name} tested ${tested}: ${says}, in this period`;
      if (says) yield* step({ id: 'bound', clause: 'wrg:react.24', value: name, text });
      continue;
    }
    if (due.includes(name)) {
      const clause = afv ? 'wrg:afv.1' : 'wrg:react.1';
      const text = `${name} was under fire: it tests its reaction before anything else`;
      yield* step({ id: 'must-test', clause, value: name, text, ruling: 'wrg:R136' });
    }
    if (bound !== undefined && !afv && (yield* ruling('wrg:R141')) === 2) {
      const says = yield* bindsTo(bound);
      const text = `${name} has not tested since it scored ${bound}: ${says}, still`;
      const line = { id: 'still-bound', clause: 'wrg:react.24', ruling: 'wrg:R141' } as const;
      if (says) yield* step({ ...line, value: name, text });
    }
  }
}

/** The restriction of a score; nothing, where there is none. */
function* bindsTo(score: number, afv = false): Rule<string | undefined> {
  if (afv) return saidOf((yield* afvBandOf(score)).band, true);
  const { band } = yield* bandOf(score);
  return band === 10 ? undefined : saidOf(band, false);
}

/** Groups on the map: they go on the table when they have fired or have been seen (notes.1). */
function* comesToLight(
  { hidden, seen = [] }: Input,
  before: readonly Troops[],
  revealed: readonly string[],
): Rule<void> {
  const names = before.map(({ name }) => name);
  const stranger = seen.find((name) => !isAmong(names, name));
  if (stranger !== undefined) {
    refuse('wrg:notes.1', `${stranger} is not hidden on the map.`, 'wg game -r wrg says who is.');
  }
  for (const name of namesIn([...names, ...(hidden ?? [])])) {
    const fired = isAmong(revealed, name) || before.some((of) => of.fired && isAmong([name], of.name));
    const shown = fired || isAmong(seen, name);
    const text = shown
      ? `${name} ${fired ? 'has fired' : 'has been seen'}: it goes on the table`
      : `${name} is on the map alone, until it fires or comes within sight of the enemy`;
    yield* step({ id: shown ? 'shown' : 'hidden', clause: 'wrg:notes.1', value: name, text });
  }
}

/** The light that was told counts in every line to which it matters, until another is told. */
function* natural(before: NaturalLight, light: NaturalLight): Rule<void> {
  if (light === before) return;
  const text = `${inLight[light]} from this period on, where nothing else gives light`;
  yield* step({ id: 'light', clause: 'wrg:locate.2', value: light, text });
  yield* put('wrg:locate.2', 'light', light === 'day' ? null : light);
}

/** How a period begins (orders.1, orders.4). */
function* orders(): Rule<void> {
  const written = 'orders for every group are written within 3 minutes';
  yield* step({ id: 'orders', clause: 'wrg:orders.1', value: 3, text: written });
  const moves = 'both sides move together, but where a reaction test overrules an order';
  yield* step({ id: 'moves', clause: 'wrg:orders.4', value: true, text: moves });
}

/** How long the battle has gone on (scale.3). */
function* clock(begins: number): Rule<void> {
  const seconds = (begins - 1) * 30;
  const minutes = Math.floor(seconds / 60);
  const gone = [
    ...(minutes > 0 ? [counted(minutes, 'minute')] : []),
    ...(seconds % 60 > 0 ? ['30 seconds'] : []),
  ].join(' and ');
  const text = `a period is 30 seconds of action${gone && `; the battle has gone on for ${gone}`}`;
  yield* step({ id: 'seconds', clause: 'wrg:scale.3', value: seconds, text });
}
