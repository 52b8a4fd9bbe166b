import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { part } from '../../../src/rules/words.js';
import { firersOf } from '../fire/shoot-input.js';
import { isBunker } from '../movement/stack.js';
import { firedAmong, leaderUsed, pinnedAmong, pinnedSaid, typedIn } from '../permits.js';
import { unit } from '../roster/kinds.js';
import { positionOf } from '../terrain/cover.js';
import { gunMoves, smokeOver, tableTells } from '../turn/from-table.js';
import { eliminate, haveAttacked, tellsGround, useUp } from '../units/fates.js';
import { naturalDice } from '../valour/valour.js';
import { mayFireMortars } from '../weapons/mortars.js';
import { WEAPONS } from '../weapons/weapons.js';
import { action, permits, refuse, step, those } from '../words.js';
import { AT_STATES, type AtState, hits, type ToHit } from './at-attack.js';
import { effectOf, survivesMiss } from './effect.js';
import { type AntiTank, antiTankConflict, antiTankFields, antiTankNeeds } from './input.js';
import { armourTarget, gunner } from './roles.js';
import { attackerIn, modifierOf, numberOf } from './to-hit.js';

type Result = { hit: boolean; state: AtState; sniper: boolean; valorous?: number };

export const antiTank = action({
  name: 'anti-tank',
  says: 'AT fire at an AFV, a vehicle or a Gun: to hit, and what it does',
  inputs: antiTankFields,
  requires: antiTankNeeds,
  conflict: antiTankConflict,
  roles: [gunner, armourTarget],
  ways: [{ says: 'as the AFV leaves its hex', input: { finalFire: true } }],
  fromTable: tableTells(gunMoves, smokeOver(armourTarget.name)),
  permits: permits<AntiTank>(
    pinnedAmong('fire'),
    pinnedSaid('fire'),
    {
      clause: 'vv:13.1',
      word: 'marked',
      when: ({ marked, finalFire, strike, fire }) =>
        !finalFire && !strike && (marked || typedIn(fire).some((unit) => unit.marked)),
      says: 'A unit with a Fire marker has attacked this turn.',
      way: 'In an overrun it may: --final-fire.',
    },
    { ...firedAmong, when: (input) => !input.finalFire && !input.strike && firedAmong.when(input) },
    { ...leaderUsed, when: (input) => !input.finalFire && !input.strike && leaderUsed.when(input) },
  ),
  examples: [
    [
      'wg anti-tank -r vv --weapon gun --atfp D --range 8 --armour E --terrain woods',
      'a Gun at front armour E',
    ],
    [
      'wg anti-tank -r vv --weapon panzerfaust --armour E --rear-armour C --facing rear',
      'a Panzerfaust at the rear',
    ],
    ['wg anti-tank -r vv --weapon bazooka --weapon-range 4 --range 2 --at vehicle', 'at a truck'],
    ['wg anti-tank -r vv --weapon mortar --atfp A --armour A --odds', 'a mortar, the chances'],
    [
      'wg anti-tank -r vv --weapon panzerfaust --armour D --dice "to-hit=3,4 elimination=2,4"',
      'dice thrown by hand',
    ],
  ],
  result: {
    hit: { help: 'the target is hit', order: ['false', 'true'] },
    state: { help: 'what becomes of it', order: AT_STATES },
    sniper: { help: 'a sniper of the other side may appear', order: ['false', 'true'] },
    valorous: { help: 'with units by name: infantry that becomes valorous' },
  },
  views: {
    state: ({ state }: Result) => state,
    hit: ({ hit }: Result) => (hit ? 'a hit' : 'a miss'),
    sniper: ({ sniper }: Result, { weapon }) =>
      weapon === 'gun' ? undefined : sniper ? 'sniper' : 'no sniper',
    valorous: ({ valorous }: Result) => valorous,
  },
  reminders: ['vv:4.3'],
  *resolve(input): Rule<Result> {
    yield* mayAttack(input);
    yield* tellsGround(armourTarget, input);
    yield* usesUp(input);
    yield* haveAttacked(gunner, firersOf(input));
    const roll = { number: yield* numberOf(input), modifier: yield* modifierOf(input), ...CLAUSE(input) };
    const { natural, hit } = yield* hits(roll);
    const state = yield* part(hit ? effectOf : survivesMiss, input);
    yield* becomes(state, input);
    const units = firersOf(input);
    const by = units && attackerIn(units);
    const besides =
      input.weapon === 'gun' ? { sniper: false } : yield* naturalDice(natural, units, gunner, by);
    return { hit, state, ...besides };
  },
  luck: () => ({ of: 'targets put out', read: ({ state }) => Number(state !== 'unharmed') }),
  announce: ({ hit, state, sniper, valorous = 0 }, { at }) => {
    const what = { afv: 'the AFV', vehicle: 'the vehicle', gun: 'the Gun' }[at];
    const did =
      state === 'unharmed'
        ? `${what} is unharmed`
        : state === 'abandoned'
          ? `${what} is abandoned by its crew, eliminated`
          : `${what} is ${state}`;
    const also = `${valorous > 0 ? `; ${valorous} valorous` : ''}${sniper ? '; a sniper may appear' : ''}`;
    return `${hit ? 'a hit' : 'a miss'}: ${did}${also}`;
  },
});

const CLAUSE = ({ weapon, finalFire }: AntiTank): Pick<ToHit, 'clause' | 'id'> => ({
  id: 'to-hit',
  clause: weapon === 'mortar' ? 'vv:beyond.12.67' : finalFire ? 'vv:beyond.19.2' : 'vv:beyond.18.3',
});

/** What may be attacked: bunkers cannot be so (20.5), weapons reach so far (18.3). */
function* mayAttack(input: AntiTank): Rule<void> {
  const { weapon, weaponRange = 1, range, finalFire } = input;
  if (isBunker(positionOf(input)))
    refuse('vv:beyond.20.5', 'Units in a bunker cannot be the target of AT fire.');
  if (input.outOfArc && !input.turret)
    refuse('vv:beyond.14.4', 'A Gun without a turret fires in its forward field of fire alone.');
  const units = firersOf(input) ?? [];
  const marked = input.marked || units.some((unit) => unit.marked);
  if (finalFire) {
    const text = `final opportunity fire at the rear${marked ? ', Fire marker or not' : ''}`;
    yield* step({ id: 'final-fire', clause: 'vv:beyond.19.2', value: marked, text });
    // One of the hex has made it: no other does.
    const all = those({ whose: 'overrunBy', is: armourTarget.name }, unit);
    yield* all.set('vv:beyond.19.2', { overrunBy: null });
  }
  if (weapon === 'mortar') {
    if (input.at === 'gun')
      refuse(
        'vv:beyond.12.67',
        'Mortars hit AFVs and vehicles so, and no Gun.',
        'wg shoot --mortar --at gun does.',
      );
    return yield* mayFireMortars(input);
  }
  if (weapon === 'gun' || finalFire || range === undefined || range <= weaponRange) return;
  refuse(
    'vv:beyond.18.3',
    `The reach of the ${WEAPONS[weapon].says} is ${counted(weaponRange, 'hex', 'hexes')}, not ${range}.`,
  );
}

/** Panzerfausts and AT grenades are gone after one use (12.5). */
function* usesUp(input: AntiTank): Rule<void> {
  const { weapon, carry } = input;
  if (weapon !== 'panzerfaust' && weapon !== 'at-grenades') return;
  yield* useUp('vv:12.5', gunner.name, { units: firersOf(input), carry }, weapon, 1);
  const text = `used up: ${WEAPONS[weapon].says}`;
  yield* step({ id: 'weapon-used', clause: 'vv:12.5', value: 1, text });
}

/** What has become of the target (18.4, 12.67), or of its crew (18.6). */
function* becomes(state: AtState, { weapon }: AntiTank): Rule<void> {
  const clause = weapon === 'mortar' ? 'vv:beyond.12.67' : 'vv:beyond.18.4';
  if (state === 'eliminated') yield* eliminate(clause, armourTarget.name, 1);
  if (state === 'abandoned') yield* eliminate('vv:18.6a', armourTarget.name, 1);
  if (state === 'immobilised') yield* armourTarget.as.unit.set('vv:18.6c', { immobile: true });
}
