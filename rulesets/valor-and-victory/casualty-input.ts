import { barring, type Conflict } from '../../src/rules/action.js';
import { choice, count, type InputOf, list, toggle } from '../../src/rules/field.js';
import { groundFields } from './assault-input.js';
import { CHOICE_METAVAR, choiceFault, choicesIn, strangerIn } from './casualty-choice.js';
import { unitsField, unitsIn } from './unit-spec.js';
import { withLoads } from './units.js';

export const casualtyInputs = {
  points: count('Casualty Points to meet', { required: true, min: 1, max: 60 }),
  unit: unitsField('units of the hex, as in close-assault; half=2: rating of the half squad', {
    required: true,
  }),
  names: list('what the units are called, in their order, passengers counted', {
    metavar: 'Able',
    max: 60,
    between: /\n+/,
    fault: (entry) =>
      entry.trim() === '' || entry.length > 80 ? { takes: 'a name of 80 characters at most' } : undefined,
  }),
  choose: list('what the owner does, by number or name of the unit', {
    metavar: CHOICE_METAVAR,
    max: 12,
    fault: choiceFault,
  }),
  by: choice(['assault', 'fire'], 'what brought them: a close assault, or AP fire', { default: 'assault' }),
  crewChecked: toggle('close-assault has made the crew checks of AFVs that were immobile before', {}),
  taken: list('points that AFVs took in the assault itself, by number', {
    metavar: '2=2',
    max: 2,
    fault: (entry) =>
      /^[1-9]\d?=\d$/.test(entry) ? undefined : { takes: 'the number of an AFV with its points: 2=2' },
  }),
  moving: toggle('the Gun is moving: its Gun Shield does nothing', { group: 'Attack' }),
  outsideFfa: {
    ...groundFields.outsideFfa,
    help: 'from outside the forward field of fire of the Gun',
    group: 'Attack',
  },
};
export type CasualtyInput = InputOf<typeof casualtyInputs>;

/** Everything that can take points has to say how many. */
export function casualtyConflict(input: CasualtyInput): Conflict | undefined {
  const all = withLoads(unitsIn(input.unit));
  const unrated = all.find(
    ({ kind, rating, towed }) => (kind === 'vehicle' || kind === 'gun') && !towed && rating === undefined,
  );
  if (unrated)
    return { input: 'unit', message: `a ${unrated.kind} needs its Casualty Rating: ${unrated.kind}:cr=3` };
  if (unitsIn(input.unit).some(({ aboard }) => aboard)) {
    return { input: 'unit', message: 'a unit aboard stands behind its carrier: afv:mg=4,squad:4-6-4:aboard' };
  }
  if (!all.some(({ shield }) => shield)) {
    const wrong = barring(input)(['outsideFfa', 'moving'], 'needs a Gun with a Gun Shield: gun:cr=3:shield');
    if (wrong) return wrong;
  }
  if (input.crewChecked && (input.by === 'fire' || !all.some(({ immobile }) => immobile))) {
    return {
      input: 'crewChecked',
      message: 'needs an AFV that was immobile before an assault: afv:immobile',
    };
  }
  const stranger = strangerIn(input.choose ?? [], input.names);
  if (stranger !== undefined)
    return { input: 'choose', message: `speaks of ${stranger}, and no unit of the hex is called that` };
  const beyond = choicesIn(input.choose ?? [], input.names).find(
    ({ number }) => number < 1 || number > all.length,
  );
  if (beyond)
    return {
      input: 'choose',
      message: `there are units 1 to ${all.length}, passengers counted, and no ${beyond.number}`,
    };
  return undefined;
}
