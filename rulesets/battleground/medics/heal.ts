import type { Conflict } from '../../../src/rules/action.js';
import type { InputOf } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted, outOf } from '../../../src/rules/text/say.js';
import { dice } from '../../../src/rules/words.js';
import { boundToMelee, hitsOnNothing } from '../permits.js';
import { hadItsFire } from '../shooting/in-place-of-fire.js';
import { halves, MOST_FIGURES, mustHold } from '../units/figures.js';
import { hitNumber, hitsOn } from '../units/grade.js';
import { MOST_NON_STANDING } from '../units/standing.js';
import { action, permits, refuse, ruling, split, step } from '../words.js';
import { fallen, medic } from './roles.js';

const all = inputsOf(medic, fallen);
const inputs = {
  ...all,
  grade: { ...all.grade, required: true as const },
  medics: { ...all.medics, default: 1 as const },
  dead: { ...all.dead, default: 1 as const },
};
type Input = InputOf<typeof inputs>;
type Result = { healed: number; figures?: number; units?: number[] };

export const heal = action({
  name: 'heal',
  says: 'What a medic does for dead figures',
  inputs,
  conflict: ({ figures, medics }): Conflict | undefined => mustHold('figures', figures, medics, 'medics'),
  examples: [
    ['wg heal --grade C', 'one medic, one dead figure'],
    ['wg heal -g B --ran --figures 7', 'after running, in a unit of seven'],
    ['wg heal -g C --medics 2 --dead 3 --odds', 'the chances instead of a roll'],
    ['wg heal -g C --dice 5', 'the die thrown by hand'],
  ],
  result: {
    healed: { help: 'figures that come back' },
    figures: { help: 'figures in the unit from now on, where they were given' },
    units: { help: 'the two units it divides into, if so ruled' },
  },
  reminders: ['bg:medic.1'],
  roles: [medic, fallen],
  permits: permits<Input>(
    boundToMelee('heal'),
    {
      clause: 'bg:medic.4',
      word: 'tried',
      when: ({ tried }) => tried,
      says: 'Every medic of the unit has had his roll under this card.',
      way: 'Again under its next shooting card.',
    },
    {
      clause: 'bg:medic.4',
      word: 'routing',
      when: ({ routing }) => routing,
      says: 'A medic tries when his unit may shoot, which a routing unit may not.',
      way: 'wg rally <unit>',
    },
    {
      clause: 'bg:medic.4',
      word: 'shot',
      when: ({ hasShot }) => hasShot,
      says: "The unit has shot, and a medic's try takes the place of its fire.",
      under: { ruling: 'bg:R92', option: 2 },
    },
    {
      clause: 'bg:nonstand.3',
      word: 'non-standing',
      when: ({ figures, nonStanding }) => nonStanding || figures === 1,
      says: "A non-standing unit may not shoot, and a medic's try takes the place of fire.",
      under: { ruling: 'bg:R92', option: 2 },
    },
    {
      clause: 'bg:medic.5',
      word: 'full',
      when: ({ figures }) => figures === MOST_FIGURES,
      says: `The unit has ${MOST_FIGURES} figures, the most there may be: nobody can join it.`,
      under: { ruling: 'bg:R94', option: 1 },
    },
    ...hitsOnNothing('heal'),
  ),
  *resolve(input): Rule<Result> {
    yield* whoseFire(input);
    yield* medic.as.infantry.add('bg:medic.4', { medicsTried: input.medics });
    const lowest = yield* hitNumber(input.grade, { ran: input.ran, to: 'heal' });
    const { saves } = yield* dice({
      dice: ['medic'],
      times: input.medics,
      tally: ['saves'],
      read: (face) => ({ saves: face >= lowest ? 1 : 0 }),
      whose: (_, n) => (n === 1 ? 'the medic' : 'the medics'),
    });
    const of =
      input.medics === 1
        ? saves
          ? 'healed'
          : 'not healed'
        : `${outOf(saves, input.medics)} ${saves > 1 ? 'do' : 'does'}`;
    const text = `a medic heals on ${hitsOn(lowest)}: ${of}`;
    yield* step({ id: 'medic', clause: 'bg:medic.4', value: saves, text });
    return yield* joined(input, saves);
  },
  luck: () => ({ of: 'figures healed', read: ({ healed }) => healed }),
  announce: ({ healed, figures, units }) => {
    const back = healed === 0 ? 'nobody is healed' : `${counted(healed, 'figure')} healed`;
    if (units) return `${back}: two units of ${units[0]} and ${units[1]}`;
    return figures === undefined ? back : `${back}, ${figures} in the unit`;
  },
});

/** Whether the try takes the place of the unit's fire (R92). */
function* whoseFire({ hasShot, reacted, figures }: Input): Rule<void> {
  if ((yield* ruling('bg:R92')) === 2) {
    if (reacted && (yield* ruling('bg:R61')) === 1) {
      refuse(
        'bg:defend.3',
        "The unit has shot in reaction to a charge this turn, and a medic's try takes the place of its fire.",
      );
    }
    yield* hadItsFire(medic.as.infantry, 'bg:medic.4');
    const text = "in place of the unit's fire, so it must be one that may shoot";
    yield* step({ id: 'in-place', clause: 'bg:medic.4', value: true, text, ruling: 'bg:R92' });
  } else if (hasShot) {
    const text = "the medic has a roll of his own, besides the unit's fire";
    yield* step({ id: 'besides', clause: 'bg:medic.4', value: true, text, ruling: 'bg:R92' });
  } else if (figures !== undefined && figures <= MOST_NON_STANDING) {
    const text = 'the roll is no shot: his unit may be non-standing';
    yield* step({ id: 'no-shot', clause: 'bg:medic.4', value: true, text, ruling: 'bg:R92' });
  }
}

/** Healed figures join the medic's unit as ordinary ones (medic.5), as far as there is room (R94). */
function* joined({ figures, dead }: Input, saves: number): Rule<Result> {
  const full = figures !== undefined && (yield* ruling('bg:R94')) === 1;
  const room = full ? MOST_FIGURES - figures : dead;
  const healed = Math.min(saves, dead, room);
  if (healed > 0) {
    const joins =
      healed === 1 ? "joins the medic's unit as an ordinary one" : "join the medic's unit as ordinary ones";
    const last = saves > room && dead > room ? `: it is full at ${MOST_FIGURES}` : '';
    const text = `${counted(healed, 'figure')} ${joins}${last}`;
    const from = figures === undefined ? {} : { ruling: 'bg:R94' as const };
    yield* step({ id: 'healed', clause: 'bg:medic.5', value: healed, text, ...from });
    yield* medic.as.infantry.add('bg:medic.5', { figures: healed, fallen: -healed });
    yield* fallen.as.infantry.add('bg:medic.5', { dead: -healed });
  }
  if (healed < dead && healed < room) {
    const text = `${dead - healed} still dead: another try while the unit stays there`;
    yield* step({ id: 'again', clause: 'bg:medic.6', value: dead - healed, text });
  }
  if (figures === undefined) return { healed };
  const now = figures + healed;
  if (now <= MOST_FIGURES) return { healed, figures: now };
  const units = halves(now);
  const text = `${now} are over ${MOST_FIGURES}: the unit divides, ${units[0]} and ${units[1]}`;
  yield* step({ id: 'units', clause: 'bg:combine.2', value: units, text, ruling: 'bg:R94' });
  yield* split('bg:combine.2', 'medic', { figures: units[1] });
  return { healed, units };
}
