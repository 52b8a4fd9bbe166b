import { choice, count, type InputOf, measure, text, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { notOut } from '../anti-tank/wreck.js';
import { supportFell } from '../artillery/done.js';
import { supporterField } from '../artillery/input.js';
import { supportedBy } from '../artillery/roles.js';
import { armsIn, armsOf, counting } from '../roster/arms.js';
import { isThere } from '../roster/deeds.js';
import { isStranger, type Troops } from '../roster/kinds.js';
import { filled, troops } from '../roster/troops.js';
import { LONGEST_NAME, metres, scale } from '../say.js';
import { inPeriod, lastingOf, periodOf, state } from '../state.js';
import { asFiring, hasFired, stoodPermits } from '../weapons/arms-fired.js';
import { boundFields } from '../weapons/bound-fields.js';
import { limitFields } from '../weapons/limit-fields.js';
import { firePermits } from '../weapons/may-fire.js';
import { boundFirer, fellNow, menFiring, ownMoveOf } from '../weapons/roles.js';
import { WEAPONS, type Weapon } from '../weapons/weapons.js';
import { action, inTheMainRules, permits, refuse, role, step } from '../words.js';
import { inPeriods, laid as lasts, type SmokeSpan, smokeCosts, standingAt } from './lasting.js';
import { areaOf, givesLight, litIn } from './lit.js';
import { firesFeedUntil, hidesIn, lengthOf } from './screen.js';
import { lightWith, SMOKE_SOURCES, type SmokeSource, SOURCE_WORDS } from './tables.js';

const inputs = {
  source: choice(SMOKE_SOURCES, 'what makes the smoke', { required: true }),
  where: text('where it is; smoke laid there again feeds it', { metavar: 'by the mill', max: LONGEST_NAME }),
  period: count('the period in which it is laid; in a game, the one that is played', { min: 1, max: 999 }),
  fedUntil: count('the last period in which it is fed', { min: 1, max: 999 }),
  angle: measure('its angle to the wind, for off-table fire', { unit: 'degrees', max: 180, default: 0 }),
  calibre: measure('the calibre of the AFV gun', { unit: 'mm', min: 1, max: 250 }),
  name: text('who lays it, by name', { metavar: 'Tank 1', max: LONGEST_NAME }),
  reloaded: toggle('its projectors were reloaded from outside', {}),
  projectorsFired: toggle('its projectors have been fired', {}),
  supporter: supporterField,
  men: count('men of the group that lays it', { max: 99 }),
  ownMove: limitFields.ownMove,
  ...boundFields,
  scale,
};

const BURNS = 'What burns makes smoke too, as in: --source burning-vegetation';

/** Who lays smoke: with his weapons in place of fire. */
const layer = role('layer', {
  says: 'who lays it',
  acts: true,
  by: 'name',
  goneToo: fellNow,
  ...troops(
    {
      clause: 'wrg:smoke.6',
      when: (of, { source }) => !isStranger(of) && source === undefined && !laysAny(of),
      says: ({ name }) => `${name} has nothing to lay smoke with.`,
      way: BURNS,
    },
    {
      clause: 'wrg:smoke.6',
      when: (of, { source }) => !isStranger(of) && isWeapon(source) && !hasArm(of, source),
      says: ({ name }) => `${name} has no such weapon to lay smoke with.`,
      way: BURNS,
    },
  ),
  fills: filled(
    (of, { source }) => ({ ...laysWith(of, source), men: menFiring(of), ownMove: ownMoveOf(of) }),
    (of, asked) => ({
      ...boundFirer(of, asked),
      // Where nobody says where it is, it is told by whoever laid it.
      ...(isLaidBy(asked.source) && { where: of.name }),
      projectorsFired: of.projectorsFired,
    }),
  ),
});

/** Whether somebody lays it: what burns, and what falls from off the table, is nobody's on it. */
const isLaidBy = (source: unknown): boolean =>
  source === undefined || source === 'projectors' || isWeapon(source);

const hasArm = (of: Troops, source: unknown): boolean =>
  counting(armsIn(armsOf(of)), (weapon) => weapon === source) > 0;

/** Whether it has anything that lays smoke. */
const laysAny = (of: Troops): boolean =>
  (of.kind === 'vehicle' && of.projectors) ||
  SMOKE_SOURCES.some((source) => isWeapon(source) && hasArm(of, source));

/** What a unit lays smoke with. */
function laysWith(of: Troops, asked: unknown) {
  const [weapon, other] = SMOKE_SOURCES.filter((source) => isWeapon(source) && hasArm(of, source));
  const only = other === undefined ? weapon : undefined;
  if (of.kind !== 'vehicle') return { source: only };
  const source = asked ?? (of.projectors ? 'projectors' : only);
  if (source === 'projectors' && !of.projectors) refuse('wrg:smoke.8', `${of.name} has no smoke projectors.`);
  return { source: source as string, calibre: source === 'afv-gun' ? of.calibre : undefined };
}

type Input = InputOf<typeof inputs>;
type Result = { length: number; from: number; until: number };

export const smoke = action({
  name: 'smoke',
  says: 'Lay a smoke screen; the game says in which periods it hides',
  inputs,
  conflict({ source, calibre, name, supporter, reloaded, period, fedUntil }: Input) {
    if (calibre !== undefined && source !== 'afv-gun') {
      return { input: 'calibre', message: 'is for --source afv-gun' };
    }
    if (reloaded && source !== 'projectors')
      return { input: 'reloaded', message: 'is for --source projectors' };
    if (supporter && source !== 'off-table')
      return { input: 'supporter', message: 'is for --source off-table' };
    if (name && !isLaidBy(source))
      return { input: 'name', message: 'is for projectors, mortars and other weapons that lay it' };
    if (period !== undefined && fedUntil !== undefined && fedUntil < period) {
      return { input: 'fedUntil', message: 'is before the period in which it is laid' };
    }
    return undefined;
  },
  examples: [
    ['wg smoke -r wrg --source mortar-81mm --where "by the mill"', 'a mortar lays a screen'],
    ['wg smoke -r wrg --source off-table --period 4 --fed-until 6', 'fed for three periods'],
    ['wg smoke -r wrg --source projectors --name "Tank 1" --scale 20mm', 'distances on the table, too'],
    ['wg smoke -r wrg --source one-man --odds --ruling R180=2', 'where it hides at once'],
  ],
  result: {
    length: { help: 'the length of the screen, in metres' },
    from: { help: 'the first period in which it hides' },
    until: { help: 'the last period in which it hides' },
  },
  reminders: [
    'wrg:smoke.1',
    'wrg:smoke.4',
    ['wrg:smoke.5', ({ source }) => source !== 'off-table' && source !== 'mortar-81mm'],
    'wrg:figure.4',
  ],
  roles: [layer, supportedBy],
  permits: [
    ...notOut('lays no smoke'),
    ...asFiring<Input>([...stoodPermits, ...firePermits], ({ source }) => ({
      fire: source && isWeapon(source) ? [`${source}:1`] : [],
    })),
    ...permits<Input>({
      clause: 'wrg:smoke.8',
      word: 'projectors',
      when: ({ source, projectorsFired, reloaded }) =>
        source === 'projectors' && projectorsFired && !reloaded,
      says: ({ name = 'The AFV' }) =>
        `${name} has fired its projectors; they cannot be reloaded from inside.`,
      way: 'With --reloaded somebody has done it from outside.',
    }),
  ],
  memory: state,
  *resolve(input, table: State): Rule<Result> {
    yield* inPeriod();
    yield* inTheMainRules('wrg:smoke.2', 'smoke screens');
    const { source, where, angle, scale: figures } = input;
    const laid = input.period ?? periodOf(table);
    mayBeLaid(input, laid);
    const length = yield* lengthOf(source, `${SOURCE_WORDS[source]} ${does(source)}`, {
      angle,
      scale: figures,
    });
    if (source === 'projectors') {
      const filled = input.reloaded ? 'reloaded from outside, and empty again' : 'the projectors are empty';
      const text = `${filled}: they cannot be reloaded from inside`;
      yield* step({ id: 'empty', clause: 'wrg:smoke.8', value: true, text });
    }
    const before = standingAt(lastingOf(table), 'smoke', where);
    const fedUntil = input.fedUntil ?? (yield* firesFeedUntil(source, laid));
    if (source === 'off-table') yield* supportFell(input, smokeCosts(laid, fedUntil));
    const { from, until } = yield* hidesIn(laid, fedUntil, before);
    const moving = 'movement through it is at normal speed';
    yield* step({ id: 'moving', clause: 'wrg:smoke.3', value: true, text: moving });
    const light = yield* lightToo(input, laid);
    yield* lasts(table, input, { smoke: { from, until }, light });
    if (isWeapon(source)) yield* hasFired(layer, input, [{ weapon: source, n: 1 }], periodOf(table));
    if (source === 'projectors' && input.name !== undefined) {
      yield* isThere(layer, 'wrg:smoke.8');
      yield* layer.on.set('wrg:smoke.8', { projectorsFired: true });
    }
    return { length, from, until };
  },
  announce: ({ length, from, until }, { scale: figures }) =>
    `${metres(length, figures)} of smoke, which hides ${inPeriods({ from, until })}`,
});

/** Weapons that lay smoke in place of firing. */
const isWeapon = <S>(source: S): source is S & Weapon => (WEAPONS as readonly unknown[]).includes(source);

const does = (source: SmokeSource): string => {
  if (source === 'projectors') return 'lay';
  return source.startsWith('burning') ? 'makes' : 'lays';
};

/** Who may lay smoke, which way and how long (smoke.6 to smoke.8). */
function mayBeLaid({ source, angle, calibre, fedUntil = 0 }: Input, laid: number): void {
  if (fedUntil > 0 && fedUntil < laid) {
    refuse('wrg:smoke.2', `It is laid in period ${laid} and cannot have been fed until period ${fedUntil}.`);
  }
  if (angle > 0 && source === 'projectors') {
    refuse('wrg:smoke.8', 'Smoke from projectors lies parallel to the front of the AFV.');
  }
  if (angle > 0 && source !== 'off-table') {
    refuse('wrg:smoke.6', 'Only off-table fire lays smoke at an angle to the wind; this runs down wind.');
  }
  if (calibre !== undefined && calibre < 75) {
    refuse('wrg:smoke.7', `An AFV gun lays smoke from 75mm upwards, not one of ${calibre}mm.`);
  }
  if (source === 'projectors' && fedUntil > laid) {
    refuse('wrg:smoke.8', 'Projectors fire once: they cannot be reloaded from inside to feed a screen.');
  }
}

/** What burns lights up its surroundings as well (light.6). */
function* lightToo({ source, scale: figures }: Input, period: number): Rule<SmokeSpan | undefined> {
  const light = lightWith(source);
  if (!light || !(yield* givesLight(light))) return undefined;
  const { periods } = yield* areaOf(light, 'it burns, and lights', figures);
  return yield* litIn(light, periods, period);
}
