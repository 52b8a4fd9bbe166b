import type { Input } from '../../../src/rules/record.js';
import { airInputs } from '../air-landing-input.js';
import { antiTankInputs } from '../anti-tank-inputs.js';
import { demolishInputs } from '../demolish-input.js';
import { aboardFields, OF_CREW } from '../escape.js';
import { mineInputs } from '../mines-input.js';
import { aboard, asAntiTank, asRiders, asTarget, exposedTo } from '../roster/fill-armour.js';
import { ownMoveOf } from '../roster/fill-fire.js';
import { asLanding, asMined } from '../roster/fill-move.js';
import { type Group, isPrisoner, isStranger, known, type Troops } from '../roster/kinds.js';
import { isTyped, said } from '../roster/units.js';
import { role } from '../words.js';
import { fromMen, fromTroops, fromVehicles, marks, noMen, noTroops, noVehicle } from './filling.js';
import { boundFirer, isHidden, needsVehicle, ridesIn } from './fire.js';

/** Who fights armour, who breaks a house, who meets mines, who lands. */

const OF_GUNNER = [
  'weapon',
  'lightGun',
  'weapons',
  'helpers',
  'mount',
  'moved',
  'ownMove',
  'underFire',
  'men',
] as const;
const OF_AFV = ['at', 'weight', 'year', 'concealed', 'targetMoved', ...OF_CREW] as const;

const asAfv = (of: Extract<Troops, { kind: 'vehicle' }>, asked: Input): Input => ({
  ...asTarget(of, asked),
  ...aboard(of, asked),
});

const asGunner = (of: Troops, asked: Input): Input => ({
  ...asAntiTank(of, asked),
  men: of.kind === 'vehicle' ? of.crew : of.men,
});

/** What tells of an attack that no weapon of the roster has to make. */
const ATTACKS = ['weapon', 'points', 'closeAttack', 'offTable'];

export const gunner = role('gunner', {
  says: 'who fires (with --off-table nobody: the AFV)',
  acts: true,
  by: 'name',
  takes: {
    ...fromMen(
      antiTankInputs,
      OF_GUNNER,
      asGunner,
      [
        {
          clause: 'wrg:antitank.15',
          when: (of, { offTable }) => offTable === true && !isStranger(of),
          says: ({ name }) => `${name} is no vehicle: off-table fire on men is another matter.`,
          way: 'wg artillery',
        },
      ],
      boundFirer,
    ),
    // Nobody fires from the table where the fire comes from off it: the AFV stands first.
    ...fromVehicles(
      antiTankInputs,
      [...OF_GUNNER, ...OF_AFV, 'target'],
      (of, asked) => (asked.offTable ? { target: of.name, ...asAfv(of, asked) } : asGunner(of, asked)),
      [
        {
          clause: 'wrg:antitank.1',
          when: (of, asked) => !isTyped(asked, ATTACKS) && (of.weapons ?? []).length === 0,
          says: ({ name }) => `${name} has no weapon against armour.`,
        },
      ],
      boundFirer,
    ),
  },
  others: noTroops,
});

const asFound = {
  names: ['targetOut', 'targetHidden', 'notLocated'],
  fill: (of: Troops, { smoke }: Input): Input => ({
    targetOut: of.knockedOut,
    targetHidden: isHidden(of),
    notLocated: smoke !== undefined && isHidden(of),
  }),
} as const;

export const afv = role('afv', {
  says: 'the AFV',
  by: 'target',
  side: { is: 'enemy', clause: 'wrg:locate.1' },
  // Whoever fires at a wreck is told that it is one.
  goneToo: true,
  takes: {
    ...fromMen(
      antiTankInputs,
      [],
      () => ({}),
      [noVehicle('wrg:antitank.1', 'be fired at with anti-tank weapons')],
      asFound,
    ),
    ...fromVehicles(antiTankInputs, OF_AFV, asAfv, [], asFound),
  },
  others: noTroops,
});

export const passengers = role('passengers', {
  says: 'who rides in it',
  // With off-table fire nobody fires from the table: the AFV stands first.
  comes: (unit, named, { offTable }) => ridesIn(offTable ? 'gunner' : 'afv', 'wreck', 'mined')(unit, named),
  several: true,
  fills: (units) => asRiders(units.map((unit) => known(unit) as Group)),
  takes: fromMen(aboardFields, [], () => ({}), [needsVehicle('wrg:crew.3', ['mined'])]),
  others: noMen('wrg:crew.3', 'ride in another'),
});

export const wreck = role('wreck', {
  says: 'the vehicle',
  goneToo: true,
  takes: {
    ...fromMen(aboardFields, [], () => ({}), [noVehicle('wrg:crew.1', 'have a crew that gets out')]),
    ...fromVehicles(aboardFields, OF_CREW, (of, asked) => aboard(of, asked), [
      {
        clause: 'wrg:crew.1',
        when: (of, _, named) => of.kind === 'vehicle' && of.left && named.passengers === undefined,
        says: ({ name }) => `The crew of ${name} has got out already.`,
      },
    ]),
  },
  others: noTroops,
});

export const breaker = role('breaker', {
  says: 'who fires',
  acts: true,
  by: 'name',
  takes: fromTroops(
    demolishInputs,
    ['fire', 'ownMove'],
    (of, asked) => ({
      ...(isTyped(asked, ['fire']) ? {} : { fire: exposedTo(of) }),
      ...(of.kind !== 'vehicle' && said({ ownMove: ownMoveOf(of) })),
    }),
    [],
    boundFirer,
  ),
  others: noTroops,
});

export const inside = role('inside', {
  says: 'who is inside',
  takes: fromMen(demolishInputs, ['men'], ({ men }) => ({ men })),
  others: noMen('wrg:building.1', 'be inside a building or bunker'),
});

export const COUNTS = [
  'targets',
  'uncovered',
  'softCover',
  'erect',
  'erectInCover',
  'crews',
  'exposed',
  'bunkered',
] as const;

export const mined = role('mined', {
  says: 'who meets the mines',
  by: 'target',
  goneToo: isPrisoner,
  takes: fromTroops(
    mineInputs,
    [...COUNTS.filter((name) => name in mineInputs), 'men', 'at', ...OF_CREW] as 'men'[],
    asMined,
    [],
    marks('knockedOut', 'immobilised'),
  ),
  others: noTroops,
});

export const lander = role('lander', {
  says: 'who lands',
  by: 'target',
  takes: fromMen(airInputs, ['men', 'hw', 'weapons'], asLanding),
  others: noMen('wrg:air.1', 'land from the air'),
});
