import { barring, type Conflict } from '../../../src/rules/action.js';
import { count, type InputOf, list, measure, text, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { counted, quoted } from '../../../src/rules/text/say.js';
import { everyArm, heavyArms } from '../anti-tank/roles.js';
import { knownOfFire } from '../fire/done.js';
import { nameField } from '../fire/target-fields.js';
import { firesAsBound } from '../reaction/bound.js';
import { asEntries, withoutHeavy } from '../roster/arms.js';
import { takesCasualties } from '../roster/deeds.js';
import { type Group, type GunCrew, menOf } from '../roster/kinds.js';
import { filled, isTyped, men, troops } from '../roster/troops.js';
import { LONGEST_NAME, scale } from '../say.js';
import { inPeriod, periodOf, state } from '../state.js';
import { asFiring, firesAt, hasFired, isFiredAtToo, stoodPermits } from '../weapons/arms-fired.js';
import { boundFields } from '../weapons/bound-fields.js';
import { type Fire, fireFault } from '../weapons/firing-group.js';
import { limitFields } from '../weapons/limit-fields.js';
import { firePermits } from '../weapons/may-fire.js';
import { boundFirer, fellNow, menFiring, oneOfATurret, ownMoveOf } from '../weapons/roles.js';
import { action, permits, refuse, role, ruling, step } from '../words.js';
import { building, harmPermits } from './building.js';
import { buried, collapses, isShellGun } from './bunker.js';
import { EXPOSURE_WORDS, exposureFault, exposures, exposureTyped } from './exposure.js';

const inputs = {
  fire: list(
    'what it was exposed to in the period, with a distance of its own behind @; also satchel:n, molotov:n and off-table:n',
    {
      metavar: 'weapon:n[@metres]',
      max: 20,
      required: true,
      words: EXPOSURE_WORDS,
      fault: exposureFault,
    },
  ),
  range: measure('how far off it is', {
    unit: 'metres',
    max: 9999,
  }),
  bunker: toggle('a bunker, not a building', {}),
  prepared: toggle('a building whose ground floor or basement is prepared for defence', {}),
  heavyShell: toggle('shell guns among the weapons are of 105mm or more', {}),
  men: count('men inside', { min: 1, max: 99 }),
  inside: text('who is inside, for the game', { metavar: 'Blues', max: LONGEST_NAME }),
  fireBefore: list('what the building was exposed to earlier in the period', {
    metavar: 'weapon:n[@metres]',
    max: 40,
    fault: exposureFault,
  }),
  dieBefore: count('the die that was thrown for it then', { min: 1, max: 6 }),
  wrecked: toggle('it has been destroyed in this period', {}),
  bunkerDiced: toggle('the bunker has had its die in this period, and holds', {}),
  keepsFire: toggle('the game keeps that the building burns', {}),
  breakers: count('men of who fires', { max: 99 }),
  weapons: list('what they have, as their roster has it', { metavar: 'rifle:6', max: 20, fault: fireFault }),
  name: nameField,
  ownMove: limitFields.ownMove,
  ...boundFields,
  scale,
};

const breaker = role('breaker', {
  says: 'who fires',
  acts: true,
  by: 'name',
  goneToo: fellNow,
  ...troops(),
  // Everything that it fires in a period: the rules tell what harms a building (building.1).
  fills: filled((of, asked) => {
    const fire = asEntries(of.kind === 'vehicle' ? oneOfATurret(everyArm(of)) : everyArm(of));
    if (fire.length === 0 && !isTyped(asked, ['fire']))
      refuse('wrg:building.1', `${of.name} has no weapon to fire.`);
    return { fire, breakers: menFiring(of), ownMove: ownMoveOf(of) };
  }, boundFirer),
});

const inside = role('inside', {
  says: 'who is inside',
  by: 'inside',
  ...men('wrg:building.1', 'be inside a building or bunker'),
  fills: filled((of, { prepared }) => ({
    men: menOf(of),
    bunker: of.kind !== 'vehicle' && of.cover === 'bunker' && !prepared,
    weapons: of.kind === 'group' && heavyArms(of) > 0 ? of.weapons : [],
    ...(of.kind !== 'vehicle' && { ...remembered(of), keepsFire: true }),
  })),
});

/** What is remembered of the building they are in, as long as the period lasts. */
const remembered = ({ buildingFire, buildingDie, wrecked, bunkerDiced }: Group | GunCrew) => ({
  fireBefore: buildingFire,
  dieBefore: buildingDie,
  wrecked,
  bunkerDiced,
});

type Input = InputOf<typeof inputs>;
type Result = { destroyed?: boolean; onFire?: boolean; collapsed?: boolean; lost?: number };

export const demolish = action({
  name: 'demolish',
  says: 'Whether a building is destroyed and burns, or a bunker collapses',
  inputs,
  requires: ({ fire = [], range }) =>
    range === undefined && exposures(fire).some((of) => of.kind === 'weapon' && of.at === undefined)
      ? ['range']
      : [],
  conflict: (input): Conflict | undefined => {
    const barred = barring(input);
    const guns = weaponsIn(input).some(({ weapon }) => isShellGun(weapon));
    return (
      (input.bunker ? barred(['prepared'], 'is for a building, and does not go with --bunker') : undefined) ||
      (input.bunker || input.prepared
        ? undefined
        : barred(['heavyShell'], 'matters to bunkers only: it needs --bunker or --prepared')) ||
      (guns ? undefined : barred(['heavyShell'], 'needs a gun or afv-gun in --fire'))
    );
  },
  examples: [
    ['wg demolish --fire afv-gun:1@200', 'a tank gun at a house'],
    ['wg demolish --fire mortar-81mm:2@400 --fire satchel:1', 'mortars and a satchel charge'],
    ['wg demolish --fire off-table --odds', 'the chances in off-table fire'],
    ['wg demolish --fire recoilless:2@90 --dice "4 / 2"', 'dice thrown by hand'],
    ['wg demolish --bunker --fire satchel:1 --men 5', 'a satchel charge on a bunker with five men'],
  ],
  result: {
    destroyed: { help: 'the building is destroyed', order: ['false', 'true'] },
    onFire: { help: 'the building burns', order: ['false', 'true'] },
    collapsed: { help: 'the bunker collapses', order: ['false', 'true'] },
    lost: { help: 'men inside who are lost by it' },
  },
  roles: [breaker, inside],
  ways: [{ says: 'with a charge', input: { fire: ['satchel:1'] } }],
  permits: [
    ...harmPermits,
    ...asFiring<Input>([...stoodPermits, ...firePermits], (input) => ({
      fire: asEntries(weaponsIn(input)),
      men: input.breakers,
      sameTarget: isTheirHouse(input),
    })),
    ...permits<Input>(
      {
        clause: 'wrg:building.2',
        word: 'destroyed',
        when: ({ wrecked }) => wrecked,
        says: ({ inside: whom = 'they' }) =>
          `The building in which ${whom} stood has been destroyed in this period.`,
        way: ({ inside: whom = 'the group' }) =>
          `Where they are in another: wg roster mark ${quoted(whom)} wrecked=no`,
      },
      {
        clause: 'wrg:building.7',
        word: 'diced',
        when: ({ bunkerDiced, bunker, prepared }) => bunkerDiced && (bunker || prepared),
        says: ({ inside: whom = 'the group' }) =>
          `The bunker of ${whom} has had its die in this period, and holds: it has one a period.`,
        under: {
          ruling: 'wrg:R174',
          option: 1,
          otherwise: { id: 'again', says: 'each attack on a bunker has its die' },
        },
      },
    ),
  ],
  memory: state,
  *resolve(input, table: State): Rule<Result> {
    yield* inPeriod();
    yield* firesAsBound(input, () => weaponsIn(input));
    if (input.name !== undefined) {
      yield* hasFired(breaker, input, weaponsIn(input), periodOf(table));
      yield* breaker.on.add('wrg:option.12', { satchels: satchelsIn(input) });
      if (input.inside !== undefined || input.firedAt !== undefined)
        yield* firesAt(breaker, input, `house:${input.inside ?? ''}`);
    }
    // Fire at what they are in is fire at them (R136).
    if (input.inside !== undefined) {
      yield* inside.on.set('wrg:react.1', yield* knownOfFire(weaponsIn(input), input, table));
    }
    return input.bunker || input.prepared ? yield* onBunker(input) : yield* onBuilding(input);
  },
  luck: () => ({
    of: 'buildings brought down',
    read: ({ destroyed, collapsed }) => Number(destroyed ?? collapsed),
  }),
  announce: (result, input) => said(result, input),
});

const MOST = 99;

const satchelsIn = ({ fire }: Input): number =>
  exposures(fire).reduce((sum, { kind, n }) => (kind === 'satchel' ? sum + n : sum), 0);

/** Whether all that it fired at was the men in there; where nobody is named as inside, it may be. */
const isTheirHouse = ({ firedAt, inside: whom }: Partial<Input>): boolean =>
  whom === undefined ? firedAt?.startsWith('men:') === true : isFiredAtToo('men', firedAt, whom);

/** The weapons it was exposed to, as they fire. */
const weaponsIn = ({ fire = [], range }: Partial<Input>): Fire[] =>
  exposures(fire).flatMap((of) => {
    if (of.kind === 'off-table') return [];
    if (of.kind !== 'weapon') return [{ weapon: of.kind, n: of.n }];
    const at = of.at ?? range;
    return [{ weapon: of.weapon, n: of.n, ...(at !== undefined && { at }) }];
  });

/** A building prepared for defence is a bunker in all respects (building.6). */
function* onBunker(input: Input): Rule<Result> {
  const { men, prepared } = input;
  if (prepared) {
    const text = 'prepared for defence, it counts as a bunker; wrecked, a bunker model may replace it';
    yield* step({ id: 'prepared', clause: 'wrg:building.6', value: true, text });
  }
  const collapsed = yield* collapses({ ...input, exposed: exposures(input.fire) });
  if (men === undefined) return { collapsed };
  if (!collapsed) {
    if (input.inside !== undefined) yield* inside.on.set('wrg:building.7', { bunkerDiced: true });
    return { collapsed, lost: 0 };
  }
  return { collapsed, lost: yield* notOut(men, input) };
}

function* onBuilding(input: Input): Rule<Result> {
  const { men } = input;
  const { die, ...found } = yield* building({
    ...input,
    exposed: exposures(input.fire),
    before: exposures(input.fireBefore ?? []),
    thrown: input.dieBefore,
  });
  if (input.inside !== undefined) yield* isRemembered(input, found.destroyed, die);
  if (found.onFire && input.keepsFire) yield* inside.on.set('wrg:smoke.7', { homeBurns: true });
  if (men === undefined) return found;
  if (!found.destroyed) return { ...found, lost: 0 };
  // Whoever lives through it leaves what is left of it in the next period.
  if (input.inside !== undefined) yield* inside.on.set('wrg:identify.3', { cover: null }, 'period');
  if ((yield* ruling('wrg:R173')) === 2) return { ...found, lost: yield* notOut(men, input) };
  const who = counted(men, 'man', 'men');
  const text = `${who} inside: first in the order of casualties; survivors leave next period`;
  yield* step({ id: 'men', clause: 'wrg:identify.3', value: men, text, ruling: 'wrg:R173' });
  return { ...found, lost: 0 };
}

/** One die a period, for all that harms it: it is known to whoever fires at it next (R170). */
function* isRemembered(
  { fire, fireBefore = [], range }: Input,
  destroyed: boolean,
  die: number | undefined,
): Rule<void> {
  if (destroyed) return yield* inside.on.set('wrg:building.2', { wrecked: true });
  if (die === undefined) return;
  const now = exposures(fire).map((of) => exposureTyped(of, range));
  yield* inside.on.set('wrg:building.2', { buildingFire: [...fireBefore, ...now], buildingDie: die });
}

/**
 * The men inside who do not get out: they count in reaction tests as any who are lost do (react.11). Heavy weapons stay with
 * them, and nothing covers those who are out.
 */
function* notOut(men: number, { weapons }: Input): Rule<number> {
  const lost = yield* buried(men);
  yield* takesCasualties(inside, 'wrg:building.8', lost);
  yield* inside.as.gun.set('wrg:building.8', { pieces: 0 });
  if (weapons) yield* inside.as.group.set('wrg:building.8', { weapons: withoutHeavy(weapons, MOST) });
  yield* inside.on.set('wrg:building.8', { cover: null });
  return lost;
}

function said({ destroyed, onFire, collapsed, lost = 0 }: Result, { men }: Input): string {
  const out = men === undefined ? '' : `; ${men - lost} of ${counted(men, 'man', 'men')} get out`;
  if (collapsed !== undefined) return collapsed ? `the bunker collapses${out}` : 'the bunker holds';
  if (!destroyed) return 'the building stands';
  const escaped = lost > 0 ? out : '';
  return `the building is destroyed ${onFire ? 'and on fire' : 'and does not burn'}${escaped}`;
}
