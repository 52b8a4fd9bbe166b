import type { Tally } from '../../../src/rules/draw.js';
import type { InputOf } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted, outOf } from '../../../src/rules/text/say.js';
import { addUp, dice } from '../../../src/rules/words.js';
import { type FigureKind, figuresInWords, figuresOf, NOBODY, specialLost } from '../shooting/casualties.js';
import { keptAfter } from '../shooting/guarded.js';
import { guardsAreNoMedics } from '../shooting/inputs.js';
import { mustHold } from '../units/figures.js';
import { lostCarrier, passengers as riders } from '../vehicles/roles.js';
import { action, look, step } from '../words.js';
import { fatesWaiting } from './open-fates.js';
import { mustFit } from './seats.js';
import { passengerLosses } from './tables.js';

const all = inputsOf(riders, lostCarrier);
const required = { required: true as const };
const inputs = {
  ...all,
  passengers: { ...all.passengers, ...required },
  state: { ...all.state, ...required },
};
type Input = InputOf<typeof inputs>;
type Result = {
  lost: number;
  leadersLost: number;
  heavyWeaponsLost: number;
  medicsLost?: number;
  prisonersLost?: number;
};

export const bailOut = action({
  name: 'bail-out',
  says: 'What becomes of the passengers of a vehicle that was hit',
  inputs,
  conflict: ({ passengers, leaders, hw, medics, prisoners, guards }) =>
    mustHold('passengers', passengers, leaders + hw + medics) ??
    (guards > 0 && prisoners === 0
      ? { input: 'guards', message: 'needs --prisoners' }
      : guardsAreNoMedics('guards', guards, passengers, medics)),
  examples: [
    ['wg bail-out --passengers 6 --state destroyed', 'six in a truck that is destroyed'],
    ['wg bail-out --passengers 6 --leaders 1 --hw 1 --state immobilised', 'with a leader among them'],
    ['wg bail-out --passengers 12 --vehicles 2 --state destroyed --odds', 'the chances instead of a roll'],
    ['wg bail-out --passengers 4 --state destroyed --dice "1 2 3 6"', 'dice thrown by hand'],
  ],
  result: {
    lost: { help: 'figures that are lost, of whatever kind' },
    ...specialLost,
    prisonersLost: { help: 'prisoners lost with them, or removed with the last of their guards' },
  },
  reminders: ['bg:pass.2', 'bg:pass.3'],
  roles: [riders, lostCarrier],
  waits: fatesWaiting,
  *resolve(input): Rule<Result> {
    mustFit(input.passengers + input.prisoners, input.vehicles);
    const upTo = yield* lostOn(input);
    const aboard = passengersOf(input);
    const lost = yield* addUp(
      aboard.map(([kind]) => kind),
      aboard.map(
        ([kind, n]) =>
          () =>
            fate(kind, n, upTo),
      ),
    );
    const fallen = { ...NOBODY, ...lost };
    const { leader: leadersLost, 'heavy-weapon': heavyWeaponsLost, medic: medicsLost } = fallen;
    const figures = figuresOf(fallen);
    const prisonersLost = yield* prisonersIn(input, fallen);
    yield* riders.as.infantry.lose('bg:pass.4', {
      figures,
      leaders: leadersLost,
      hw: heavyWeaponsLost,
      medics: medicsLost,
      prisoners: prisonersLost,
    });
    if (prisonersLost > 0 && prisonersLost === input.prisoners) {
      yield* riders.as.infantry.set('bg:prison.5', { guards: null });
    }
    if (input.fates > 1) yield* anotherFate(input.fates - 1);
    else {
      yield* riders.as.infantry.set('bg:pass.4', {
        bailOut: null,
        ...(input.fates > 0 && { fates: null }),
        outOf: null,
        // From one that is only damaged they may have to get away another time (R48).
        ...(input.state === 'destroyed' && { aboard: null }),
      });
      if (input.mined && input.state === 'destroyed' && figures < input.passengers) yield* intoField();
    }
    return {
      lost: figures,
      leadersLost,
      heavyWeaponsLost,
      ...(input.medics > 0 && { medicsLost }),
      ...(input.prisoners > 0 && { prisonersLost }),
    };
  },
  announce: (
    {
      lost,
      leadersLost: leader,
      heavyWeaponsLost: heavy,
      medicsLost: medic = 0,
      prisonersLost: prisoner = 0,
    },
    { passengers, prisoners },
  ) => {
    if (lost + prisoner === 0) return 'all passengers get away';
    const figure = lost - leader - heavy - medic;
    const fallen = { ...NOBODY, leader, 'heavy-weapon': heavy, medic, prisoner, figure };
    return `${figuresInWords(fallen)} of ${counted(passengers + prisoners, 'passenger')} lost`;
  },
});

/** Whoever gets out of a wreck in a minefield stands there himself, and is attacked when he moves (mine.12). */
function* intoField(): Rule<void> {
  const text = 'they stand in the minefield, where their vehicle was destroyed';
  yield* step({ id: 'in-field', clause: 'bg:mine.12', value: true, text });
  yield* riders.as.infantry.set('bg:mine.12', { mined: true });
}

/** Prisoners share the fate of those who keep them aboard, and are lost with the last of their guards (prison.4, prison.5). */
function* prisonersIn(input: Input, fallen: Tally<FigureKind>): Rule<number> {
  if (input.prisoners === 0) return 0;
  const among = 'prisoners who ride with them have the same fate';
  yield* step({ id: 'prisoners', clause: 'bg:prison.4', value: fallen.prisoner, text: among });
  if (input.guards === 0) return fallen.prisoner;
  const unit = { ...NOBODY, ...Object.fromEntries(passengersOf(input)) };
  return input.prisoners - (yield* keptAfter(unit, fallen, input.guards)).unit.prisoner;
}

/** Their vehicle was hit more than once, and their fate is rolled for each time (R48). */
function* anotherFate(owed: number): Rule<void> {
  yield* riders.as.infantry.add('bg:pass.4', { fates: -1 });
  const times = owed === 1 ? 'once' : `${owed} times`;
  const text = `the vehicle was hit ${times} more since: their fate is rolled again`;
  yield* step({ id: 'again', clause: 'bg:pass.4', value: owed, text, ruling: 'bg:R48' });
}

/** The highest roll that loses a passenger (pass.4): the vehicle is what was hit, and they share its fate (R47). */
function* lostOn({ state }: Input): Rule<number> {
  const row = state === 'destroyed' ? 'destroyed' : 'damaged';
  const from = yield* look(passengerLosses.cells[row]);
  const text = `the vehicle is ${row}: each passenger is lost on ${from.value === 1 ? '1' : '1 or 2'}`;
  return yield* step({ id: 'vehicle', clause: 'bg:pass.4', value: from.value, text, from, ruling: 'bg:R47' });
}

/** The kinds of figures aboard, and how many there are of each. */
function passengersOf({
  passengers,
  leaders: leader,
  hw: heavy,
  medics: medic,
  prisoners,
}: Input): [FigureKind, number][] {
  const kinds: [FigureKind, number][] = [
    ['leader', leader],
    ['heavy-weapon', heavy],
    ['medic', medic],
    ['figure', passengers - leader - heavy - medic],
    ['prisoner', prisoners],
  ];
  return kinds.filter(([, n]) => n > 0);
}

/** A roll for each passenger, once for every attack that changes the state of the vehicle (R48). */
function* fate(kind: FigureKind, n: number, upTo: number): Rule<Tally<FigureKind>> {
  const one = kind.replace('-', ' ');
  const { lost } = yield* dice({
    dice: [kind],
    times: n,
    tally: ['lost'],
    read: (face) => ({ lost: face <= upTo ? 1 : 0 }),
    whose: (_, n) => (n === 1 ? `the ${one}` : `the ${one}s`),
  });
  const text = n === 1 ? `the ${one} ${lost ? 'is lost' : 'gets away'}` : `${outOf(lost, n)} ${one}s lost`;
  yield* step({ id: kind, clause: 'bg:pass.4', value: lost, text, ruling: 'bg:R48' });
  return { ...NOBODY, [kind]: lost };
}
