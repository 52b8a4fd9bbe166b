import { action } from '../../src/rules/action.js';
import { choice, count, type InputOf, measure, text, toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { type Battle, battleMemory } from './battle.js';
import { inPeriods, standingAt } from './lasting.js';
import { lightOf, SMOKE_SOURCES, type SmokeSource, SOURCE_WORDS } from './lasting-tables.js';
import { areaOf, givesLight, litIn } from './lit.js';
import { LONGEST_NAME, metres, scale } from './say.js';
import { firesFeedUntil, hidesIn, lengthOf } from './screen.js';
import { inTheMainRules } from './sheet.js';
import { refuse, step } from './words.js';
import { mustNotBeOut } from './wreck.js';

const inputs = {
  source: choice(SMOKE_SOURCES, 'what makes the smoke', { required: true }),
  where: text('where it is; smoke laid there again feeds it', { metavar: 'by the mill', max: 40 }),
  period: count('the period in which it is laid; in a game, the one that is played', { min: 1, max: 999 }),
  fedUntil: count('the last period in which it is fed', { min: 1, max: 999 }),
  angle: measure('its angle to the wind, for off-table fire', { unit: 'degrees', max: 180, default: 0 }),
  calibre: measure('the calibre of the AFV gun', { unit: 'mm', min: 1, max: 250 }),
  name: text('the AFV that fires its projectors, by name', { metavar: 'Tank 1', max: LONGEST_NAME }),
  reloaded: toggle('its projectors were reloaded from outside', {}),
  scale,
};
type Input = InputOf<typeof inputs>;
type Result = { length: number; from: number; until: number };

export const smoke = action({
  name: 'smoke',
  says: 'Lay a smoke screen; the game says in which periods it hides',
  inputs,
  conflict({ source, calibre, name, reloaded, period, fedUntil }: Input) {
    if (calibre !== undefined && source !== 'afv-gun') {
      return { input: 'calibre', message: 'is for --source afv-gun' };
    }
    for (const [input, given] of Object.entries({ name, reloaded })) {
      if (given && source !== 'projectors') return { input, message: 'is for --source projectors' };
    }
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
  memory: battleMemory,
  *resolve(input, battle: Battle): Rule<Result> {
    yield* inTheMainRules('wrg:smoke.2', 'smoke screens');
    const { source, where, angle, scale: figures } = input;
    const laid = input.period ?? battle.period;
    mustNotBeOut(battle, input.name, 'lays no smoke');
    mayBeLaid(input, battle, laid);
    const length = yield* lengthOf(source, `${SOURCE_WORDS[source]} ${does(source)}`, {
      angle,
      scale: figures,
    });
    if (source === 'projectors') {
      const filled = input.reloaded ? 'reloaded from outside, and empty again' : 'the projectors are empty';
      const text = `${filled}: they cannot be reloaded from inside`;
      yield* step({ id: 'empty', clause: 'wrg:smoke.8', value: true, text });
    }
    const before = standingAt(battle.lasting, 'smoke', where);
    const fedUntil = input.fedUntil ?? (yield* firesFeedUntil(source, laid));
    const { from, until } = yield* hidesIn(laid, fedUntil, before?.from);
    const moving = 'movement through it is at normal speed';
    yield* step({ id: 'moving', clause: 'wrg:smoke.3', value: true, text: moving });
    yield* lightToo(input, laid);
    return { length, from, until };
  },
  announce: ({ length, from, until }, { scale: figures }) =>
    `${metres(length, figures)} of smoke, which hides ${inPeriods({ from, until })}`,
});

const does = (source: SmokeSource): string => {
  if (source === 'projectors') return 'lay';
  return source.startsWith('burning') ? 'makes' : 'lays';
};

/** Who may lay smoke, which way and how long (smoke.6 to smoke.8). */
function mayBeLaid(
  { source, angle, calibre, name, reloaded, fedUntil = 0 }: Input,
  { projectors }: Battle,
  laid: number,
): void {
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
  if (name && projectors.includes(name) && !reloaded) {
    refuse(
      'wrg:smoke.8',
      `${name} has fired its projectors; they cannot be reloaded from inside.`,
      'With --reloaded somebody has done it from outside.',
    );
  }
}

/** What burns lights up its surroundings as well (light.6). */
function* lightToo({ source, scale: figures }: Input, period: number): Rule<void> {
  const light = lightOf(source);
  if (!light || !(yield* givesLight(light))) return;
  const { periods } = yield* areaOf(light, 'it burns, and lights', figures);
  yield* litIn(light, periods, period);
}
