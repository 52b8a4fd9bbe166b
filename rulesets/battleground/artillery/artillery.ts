import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { counted } from '../../../src/rules/text/say.js';
import { part, rest } from '../../../src/rules/words.js';
import { battlefieldOf } from '../battlefield.js';
import { guardsEnough } from '../melee/prisoners.js';
import { optionalRules } from '../optional/optional-rules.js';
import { reactionResult } from '../optional/retreat.js';
import { hullOf } from '../passengers/riders.js';
import { attackedAboard } from '../permits.js';
import { specialLost } from '../shooting/casualties.js';
import { roadMarkerLost, takenBy } from '../shooting/casualties-taken.js';
import { savesByGrade } from '../shooting/inputs.js';
import { diceOf, isVehicle } from '../shooting/shooter.js';
import type { ShotResult } from '../shooting/shot.js';
import { afterLosses, type Fallen, notedOn } from '../shooting/shot-at-figures.js';
import { announced, emplacementHit } from '../shooting/shot-results.js';
import { state } from '../state.js';
import { markedWith } from '../vehicles/damage.js';
import { STATES } from '../vehicles/tables.js';
import { action, inches, look, permits, put, refuse, ruling, step } from '../words.js';
import { type Blasted, blasts, modelIn, untouched } from './blast.js';
import { attackOf } from './dice.js';
import { drifted, drifts, ringsOnTarget } from './drift.js';
import { cardOf, carriedOut, dueAs, isOfCard } from './due.js';
import { type Artillery, artilleryConflict, artilleryInputs, driftOnly, underFire } from './input.js';
import { type Barrage, barrageName, barrages, weaponOn } from './tables.js';

type Result = Partial<ShotResult> & { drifts?: number[]; rings?: number };

export const artillery = action({
  name: 'artillery',
  says: 'Guns and aircraft from off the table: drift and attack',
  inputs: artilleryInputs,
  requires: (input) => [
    // Of a drift alone nobody asks what is under it: what a named unit fills in yields.
    ...(driftOnly(input) ? [] : ofTheTarget(input)),
    ...(input.planned !== undefined ? ['turn'] : []),
  ],
  conflict: artilleryConflict,
  examples: [
    ['wg artillery --weapon mortar', 'where the blast comes down'],
    ['wg artillery --weapon heavy --rings 1 --cover medium --dug-in', 'a ring that touches its target'],
    [
      'wg artillery --weapon medium --margin 2 --target-figures 9 --odds',
      'chances of drift, attack and casualties in one',
    ],
    ['wg artillery --weapon dive-bomb --rings 1 --at medium-tank', 'a dive bomb on a tank'],
    ['wg artillery --weapon light --dice "5 3"', 'drift thrown by hand'],
  ],
  result: {
    drifts: { help: 'how far each ring drifts, in inches' },
    hits: { help: 'hits after cancels, of all rings together' },
    state: {
      help: 'the vehicle or emplacement from now on',
      order: ['undamaged', 'hit', ...STATES.slice(1)],
    },
    casualties: { help: 'figures of the target unit that fall' },
    ...specialLost,
    prisonersLost: { help: 'prisoners hit with the unit' },
    ...reactionResult,
    rings: { help: 'rings that touch the target, where the drift is rolled' },
  },
  views: {
    // The rings of an attack drift alike, or each with the same chances.
    drift: ({ drifts }: Result) => drifts?.[0],
    hits: ({ hits }) => hits,
    state: ({ state }) => state,
    casualties: ({ casualties }) => casualties,
    leadersLost: ({ leadersLost }) => leadersLost,
    heavyWeaponsLost: ({ heavyWeaponsLost }) => heavyWeaponsLost,
    medicsLost: ({ medicsLost }) => medicsLost,
    prisonersLost: ({ prisonersLost }) => prisonersLost,
    outcome: ({ outcome }) => outcome,
    inches: ({ inches }) => inches,
    rings: ({ rings }) => rings,
  },
  reminders: [
    'bg:art.2',
    'bg:art.8',
    'bg:art.9',
    ['bg:cas.5', ({ targetFigures }) => targetFigures !== undefined],
  ],
  roles: [underFire],
  permits: permits<Artillery>(attackedAboard('struck by artillery'), {
    clause: 'bg:charge.8',
    word: 'melee',
    when: ({ targetInMelee, rings }) => targetInMelee && rings === undefined,
    says: 'Nobody may aim at units in a melee.',
    way: 'A ring that drifts onto one strikes it all the same (bg:R132): --rings, once the drift is rolled.',
  }),
  fromTable: (table: State, _named, asked) => {
    const { deck } = battlefieldOf(table);
    if (asked.planned !== undefined) return deck.dealt > 0 ? { turn: deck.turn } : {};
    const card = cardOf(table, asked);
    const named = asked.weapon === undefined && card !== undefined ? weaponOn(card) : undefined;
    const weapon = named === undefined ? {} : { weapon: named };
    const told = { ...asked, ...weapon };
    return {
      ...weapon,
      ...(dueAs(table, told) !== undefined && { brought: true }),
      ...(isOfCard(table, told) && { ofCard: true }),
    };
  },
  memory: state,
  *resolve(input, table: State): Rule<Result> {
    yield* optionalRules(input);
    yield* onItsTurn(input);
    if (input.brought) yield* comesAsBrought(input, table);
    const barrage = yield* barrageOf(input);
    if (driftOnly(input)) return { drifts: yield* drifts(barrage.blasts) };
    const rings = yield* ringsThatTouch(input, barrage.blasts);
    if (input.targetInMelee && input.rings !== undefined) {
      const text = 'it drifted onto a melee, at which nobody aimed: it strikes it all the same';
      yield* step({ id: 'melee', clause: 'bg:charge.8', value: true, text, ruling: 'bg:R132' });
    }
    if (input.ofCard && rings > 0) yield* underFire.on.add('bg:art.5', { rings });
    return yield* rest(() => attacked(input, barrage, rings));
  },
  luck: () => ({ of: 'hits', read: ({ hits }) => hits }),
  announce: ({ drifts, rings, hits = 0, ...lost }: Result, input, steps) => {
    if (drifts) return drifted(drifts);
    return rings === 0 ? 'no ring touches the target' : announced({ hits, ...lost }, input, steps);
  },
});

/** What has to be known of those under the rings. */
const ofTheTarget = (input: Partial<Artillery>): (keyof Artillery)[] => [
  ...(input.retreat ? (['targetFigures'] as const) : []),
  ...(input.targetQualityDefence || input.retreat || savesByGrade(input) ? (['targetGrade'] as const) : []),
];

/** The attack, once it is known how many rings touch the target. */
function* attacked(input: Artillery, barrage: Barrage, rings: number): Rule<Result> {
  const found = input.margin === undefined ? {} : { rings };
  const done = yield* part(struck, input, barrage, rings);
  return { ...found, ...(yield* aftermath(input, done, rings)) };
}

/** What the rings that touch the target do to it. */
function* struck(input: Artillery, barrage: Barrage, rings: number): Rule<Blasted> {
  if (rings === 0) return untouched(input);
  yield* guardsEnough(input.targetPrisoners, input.targetGuards);
  return yield* blasts(input, rings, yield* attackOf(input, barrage));
}

/** What comes after the last of them: what they leave of the target, its road marker goes, and its nerve may fail. */
function* aftermath(input: Artillery, done: Blasted, rings: number): Rule<ShotResult> {
  const { sum } = done;
  const { at, targetFigures, targetOnRoad, marked, damage: before, stoppedBy, targetPrisoners } = input;
  if (isVehicle(at)) yield* markedWith(hullOf(underFire), { before, stoppedBy }, modelIn(done));
  else if (at && !(marked && sum.state === 'hit')) yield* emplacementHit(underFire.as.emplacement, sum);
  if (rings !== 0 && targetOnRoad && (yield* ruling('bg:R111')) === 2) {
    yield* roadMarkerLost(underFire.as.infantry);
  }
  if (targetFigures === undefined) return sum;
  yield* notedOn(underFire.as.infantry, done.stands);
  const follows = (did: ShotResult) => takenBy(underFire.as.infantry, did, 'artillery', targetPrisoners);
  return yield* afterLosses(input, targetFigures, sum as Fallen, { cause: 'artillery', follows });
}

/** What a card brought is carried out with this; another that came with it is still to be (randart.2). */
function* comesAsBrought(input: Artillery, table: State): Rule<void> {
  const card = dueAs(table, input);
  if (card === undefined) return yield* put('bg:randart.2', 'shelled', true);
  const { brought, shelled } = carriedOut(table, card);
  const { brought: came } = battlefieldOf(table);
  if (came !== undefined && brought !== came) yield* put('bg:randart.2', 'brought', brought);
  yield* put('bg:randart.2', 'shelled', shelled);
}

/** A turn that was written down for the attack is the turn it falls (art.1). */
function* onItsTurn({ planned, turn }: Artillery): Rule<void> {
  if (planned === undefined) return;
  if (planned !== turn) {
    refuse('bg:art.1', `The attack is written down for turn ${planned}; this is turn ${turn}.`);
  }
  yield* step({
    id: 'planned',
    clause: 'bg:art.1',
    value: planned,
    text: `written down for turn ${planned}: now`,
  });
}

/** The blasts of the attack and the dice of each (art.5), its points close together (art.4). */
function* barrageOf({ weapon, spread }: Artillery): Rule<Barrage> {
  const from = yield* look(barrages.cells[weapon]);
  const { blasts, white, blue } = from.value;
  const text = `${counted(blasts, 'blast')} of ${diceOf(white, blue)} for ${barrageName(weapon)}`;
  yield* step({ id: 'weapon', clause: 'bg:art.5', value: blasts, text, from });
  if (spread !== undefined && blasts > 1) {
    if (spread > 6) {
      refuse(
        'bg:art.4',
        `Every chosen point must lie within 6 in of every other; two are ${spread} in apart.`,
      );
    }
    const text = `the chosen points lie ${inches(spread)} apart at most: within 6 in`;
    yield* step({ id: 'spread', clause: 'bg:art.4', value: spread, text });
  } else if (spread !== undefined || blasts > 1) {
    const text =
      blasts > 1 ? 'each chosen point within 6 in of every other' : 'one blast has one chosen point';
    yield* step({ id: 'spread', clause: 'bg:art.4', value: blasts > 1 ? 6 : 0, text });
  }
  return from.value;
}

/** The rings over the target: as drift has it, or as it was rolled before. */
function* ringsThatTouch({ weapon, margin, rings }: Artillery, blasts: number): Rule<number> {
  if (margin !== undefined) return yield* ringsOnTarget(blasts, margin);
  if (rings! > blasts) {
    refuse(
      'bg:art.5',
      `${rings} rings cannot touch: ${counted(blasts, 'blast')} for ${barrageName(weapon)}.`,
    );
  }
  return rings!;
}
