import { choice, count, type InputOf, text } from '../../../src/rules/field.js';
import type { Input as Given } from '../../../src/rules/record.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { supportFell } from '../artillery/done.js';
import { supporterField } from '../artillery/input.js';
import { supportedBy } from '../artillery/roles.js';
import { nameField } from '../fire/target-fields.js';
import { options } from '../forces/tables.js';
import { armsIn, armsOf, counting } from '../roster/arms.js';
import { isStranger, type Troops } from '../roster/kinds.js';
import { filled, troops } from '../roster/troops.js';
import { LONGEST_NAME, metres, scale } from '../say.js';
import type { Lasting } from '../slots.js';
import { inPeriod, lastingOf, periodOf, state } from '../state.js';
import { asFiring, hasFired, stoodPermits } from '../weapons/arms-fired.js';
import { boundFields } from '../weapons/bound-fields.js';
import { firesOf } from '../weapons/firing-group.js';
import { isMortar } from '../weapons/kinds.js';
import { limitFields } from '../weapons/limit-fields.js';
import { firePermits } from '../weapons/may-fire.js';
import { boundFirer, fellNow, menFiring, ownMoveOf } from '../weapons/roles.js';
import type { Weapon } from '../weapons/weapons.js';
import { action, inTheMainRules, look, role, step } from '../words.js';
import { inPeriods, laid, type SmokeSpan, standingAt } from './lasting.js';
import { areaOf, litIn, mustGiveLight } from './lit.js';
import { firesFeedUntil, hidesIn, lengthOf } from './screen.js';
import { clauseOfLight, LIGHT_SOURCES, SOURCE_WORDS, smokeOf } from './tables.js';

const inputs = {
  source: choice(LIGHT_SOURCES, 'what gives the light', { required: true }),
  where: text('where it is', { metavar: 'the crossroads', max: LONGEST_NAME }),
  name: nameField,
  supporter: supporterField,
  men: count('men of the group that fires it', { max: 99 }),
  ownMove: limitFields.ownMove,
  ...boundFields,
  period: count('the period in which it is lit; in a game, the one that is played', { min: 1, max: 999 }),
  scale,
};
/** Who fires a light: with his mortar, in place of anything else. */
const lighter = role('lighter', {
  says: 'who fires it, if a mortar on the table does',
  acts: true,
  by: 'name',
  goneToo: fellNow,
  ...troops({
    clause: 'wrg:light.4',
    when: (of, { source }) =>
      !isStranger(of) &&
      counting(armsIn(armsOf(of)), (weapon) => weapon === source || isMortar(weapon)) === 0,
    says: ({ name }) => `${name} has no mortar to fire a light with.`,
  }),
  fills: filled((of) => {
    const [mortar, other] = armsIn(armsOf(of)).filter(({ weapon }) => isMortar(weapon));
    const source = other ? undefined : mortar?.weapon;
    return { source, men: menFiring(of), ownMove: ownMoveOf(of) };
  }, lights),
});

/** Where nobody says where it is, it is told by whoever fires it. */
function lights(of: Troops, asked: Given) {
  const isHis = asked.source === undefined || isMortar(asked.source as Weapon);
  return { ...boundFirer(of, asked), ...(isHis && { where: of.name }) };
}

type Input = InputOf<typeof inputs>;
const firesIn = ({ name, source }: Partial<Input>): string[] =>
  name !== undefined && source !== undefined && /^mortar/.test(source) ? [`${source}:1`] : [];
type Result = { radius: number; from: number; until: number };

export const illuminate = action({
  name: 'illuminate',
  says: 'Light the battlefield by night; the game says in which periods',
  inputs,
  conflict: ({ source, supporter }: Input) =>
    supporter && source !== 'off-table'
      ? { input: 'supporter', message: 'is for --source off-table' }
      : undefined,
  examples: [
    ['wg illuminate --source off-table --where "the crossroads"', 'an illuminating mission'],
    ['wg illuminate --source trip-flare --scale 20mm', 'a flare, with the distance on the table'],
    ['wg illuminate --source burning-vehicle --period 3', 'it makes smoke, too'],
    ['wg illuminate --source mortar-81mm --odds --ruling R179=2', 'where a large mortar lights longer'],
  ],
  result: {
    radius: { help: 'the radius of the lit area, in metres' },
    from: { help: 'the first period in which it is lit' },
    until: { help: 'the last period in which it is lit' },
  },
  reminders: ['wrg:light.1', 'wrg:light.2', 'wrg:figure.4'],
  roles: [lighter, supportedBy],
  permits: asFiring<Input>([...stoodPermits, ...firePermits], (input) => ({ fire: firesIn(input) })),
  memory: state,
  *resolve(input, table: State): Rule<Result> {
    yield* inPeriod();
    const { source, scale: figures } = input;
    const period = input.period ?? periodOf(table);
    yield* inTheMainRules(clauseOfLight(source), 'way to light the battlefield');
    yield* mustGiveLight(source);
    const fires = firesIn(input);
    if (fires.length > 0) yield* hasFired(lighter, input, firesOf(fires), periodOf(table));
    const { radius, periods } = yield* areaOf(source, `${SOURCE_WORDS[source]} lights`, figures);
    if (source === 'off-table') yield* price(input);
    const { from, until } = yield* litIn(source, periods, period);
    const smoke = yield* smokeToo(input, lastingOf(table), period);
    yield* laid(table, input, { light: { from, until }, smoke });
    return { radius, from, until };
  },
  announce: ({ radius, from, until }, { source, scale: figures }) => {
    const area =
      source === 'trip-flare' ? `${metres(2 * radius, figures)} across` : `${metres(radius, figures)} around`;
    return `light, ${area}, ${inPeriods({ from, until })}`;
  },
});

/** An illuminating mission costs what a mission of fire costs (light.5). */
function* price(input: Input): Rule<void> {
  const from = yield* look(options.cells['off-table']);
  const text = `the mission costs ${from.value} points, as one of fire does`;
  yield* step({ id: 'price', clause: 'wrg:light.5', value: from.value, text, from });
  yield* supportFell(input, from.value);
}

/** Flame and burning vehicles make smoke as well (light.6). */
function* smokeToo(
  { source, where, scale: figures }: Input,
  lasting: readonly Lasting[],
  period: number,
): Rule<SmokeSpan | undefined> {
  const smoke = smokeOf(source);
  if (!smoke) return undefined;
  yield* lengthOf(smoke, 'it makes', { scale: figures });
  const fedUntil = yield* firesFeedUntil(smoke, period);
  return yield* hidesIn(period, fedUntil, standingAt(lasting, 'smoke', where));
}
