import { action, type Conflict } from '../../src/rules/action.js';
import { count, type InputOf } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { dice } from '../../src/rules/words.js';
import { halves } from './dividing.js';
import { hitNumber, hitsOn } from './grade.js';
import { infantryFields, MOST, mustHold, shotFields } from './inputs.js';
import { MOST_NON_STANDING } from './standing.js';
import { refuse, ruling, step } from './words.js';

const group = { group: 'The medic and his unit' };
const inputs = {
  grade: { ...infantryFields.grade, ...group, required: true as const },
  ran: { ...infantryFields.ran, ...group },
  medics: { ...infantryFields.medics, ...group, help: 'medics who try', min: 1, default: 1 as const },
  figures: { ...infantryFields.figures, ...group, help: 'figures in the unit, medics included' },
  hasShot: { ...shotFields.hasShot, ...group },
  dead: count('dead figures in reach, of any allied unit', { min: 1, max: 48, default: 1 }),
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
  *resolve(input): Rule<Result> {
    yield* mayHeal(input);
    const lowest = yield* hitNumber(input.grade, { ran: input.ran, to: 'heal' });
    const { saves } = yield* dice({
      dice: ['medic'],
      times: input.medics,
      tally: ['saves'],
      read: (face) => ({ saves: face >= lowest ? 1 : 0 }),
    });
    const of = input.medics === 1 ? (saves ? 'healed' : 'not healed') : `${saves} of ${input.medics}`;
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

/** What forbids it: no room in the unit (R94) or, if so ruled, that the unit has shot, or has no fire to give up (R92). */
function* mayHeal({ hasShot, figures }: Input): Rule<void> {
  const inPlace = (yield* ruling('bg:R92')) === 2;
  if (inPlace && hasShot) {
    refuse('bg:medic.4', "The unit has shot, and a medic's try takes the place of its fire.");
  }
  if (inPlace && figures === 1) {
    refuse('bg:nonstand.3', "A single figure may not shoot, and a medic's try takes the place of fire.");
  }
  if (inPlace) {
    const text = "in place of the unit's fire, so it must be one that may shoot";
    yield* step({ id: 'in-place', clause: 'bg:medic.4', value: true, text, ruling: 'bg:R92' });
  } else if (hasShot) {
    const text = "the medic has a roll of his own, besides the unit's fire";
    yield* step({ id: 'besides', clause: 'bg:medic.4', value: true, text, ruling: 'bg:R92' });
  } else if (figures !== undefined && figures <= MOST_NON_STANDING) {
    const text = 'the roll is no shot: his unit may be non-standing';
    yield* step({ id: 'no-shot', clause: 'bg:medic.4', value: true, text, ruling: 'bg:R92' });
  }
  if (figures === MOST && (yield* ruling('bg:R94')) === 1) {
    refuse('bg:medic.5', `The unit has ${MOST} figures, the most there may be: nobody can join it.`);
  }
}

/** Healed figures join the medic's unit as ordinary ones (medic.5), as far as there is room (R94). */
function* joined({ figures, dead }: Input, saves: number): Rule<Result> {
  const full = figures !== undefined && (yield* ruling('bg:R94')) === 1;
  const room = full ? MOST - figures : dead;
  const healed = Math.min(saves, dead, room);
  if (healed > 0) {
    const joins =
      healed === 1 ? "joins the medic's unit as an ordinary one" : "join the medic's unit as ordinary ones";
    const last = saves > room && dead > room ? `: it is full at ${MOST}` : '';
    const text = `${counted(healed, 'figure')} ${joins}${last}`;
    const from = figures === undefined ? {} : { ruling: 'bg:R94' as const };
    yield* step({ id: 'healed', clause: 'bg:medic.5', value: healed, text, ...from });
  }
  if (healed < dead && healed < room) {
    const text = `${dead - healed} still dead: another try while the unit stays there`;
    yield* step({ id: 'again', clause: 'bg:medic.6', value: dead - healed, text });
  }
  if (figures === undefined) return { healed };
  const now = figures + healed;
  if (now <= MOST) return { healed, figures: now };
  const units = halves(now);
  const text = `${now} are over ${MOST}: the unit divides, ${units[0]} and ${units[1]}`;
  yield* step({ id: 'units', clause: 'bg:combine.2', value: units, text, ruling: 'bg:R94' });
  return { healed, units };
}
