import { effect } from '../../../src/rules/effect.js';
import { choice, count, type InputOf, list, text, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { quoted } from '../../../src/rules/text/say.js';
import { oneDie } from '../fire/potential.js';
import { armsIn, counting, withArm, withoutWeapon } from '../roster/arms.js';
import { fightAgain } from '../roster/deeds.js';
import { isCaptive, isPrisoner, isStranger, leftBehindBy, menOf, type Troops } from '../roster/kinds.js';
import { filled, troops } from '../roster/troops.js';
import { LONGEST_NAME } from '../say.js';
import { inPeriod, periodOf, state } from '../state.js';
import { fireFault } from '../weapons/firing-group.js';
import { isHelper } from '../weapons/kinds.js';
import { HEAVY_WEAPONS, rowOf, SMALL_ARMS, type Weapon, weaponCalled } from '../weapons/weapons.js';
import { action, look, permits, refuse, role, ruling, step } from '../words.js';
import { softRolls } from './tables.js';

/** Any weapon of the two lists; men who help are no weapons. */
const TAKEN = [...SMALL_ARMS, ...HEAVY_WEAPONS, 'light-gun' as const].filter((weapon) => !isHelper(weapon));

const inputs = {
  what: choice([...TAKEN, 'radio'] as (Weapon | 'radio')[], 'what is taken over from a man who was hit', {
    required: true,
  }),
  specialist: toggle('the new man has the speciality of the weapon', {}),
  userUnhurt: toggle('the man who had it has not been hit', {}),
  failed: toggle('it has been tried before, and was not serviceable', {}),
  weapons: list('what the group has, as its roster has it', {
    metavar: 'rifle:6',
    max: 20,
    fault: fireFault,
  }),
  armsTaken: list('what it has taken over this period already', {
    metavar: 'smg:1',
    max: 20,
    fault: fireFault,
  }),
  name: text('the group, by its name in the game', { metavar: 'name', max: LONGEST_NAME }),
  ownersWeapons: list('what the other group has whose weapon it was, as its roster has it', {
    orNone: true,
    metavar: 'rifle:6',
    max: 20,
    fault: fireFault,
  }),
  ownersLeft: list('heavy weapons that the other group ran from', {
    metavar: 'mg-tripod:1',
    max: 20,
    fault: fireFault,
  }),
  armsTried: list('what of those whose it was has been tried this period, and was not serviceable', {
    orNone: true,
    metavar: 'rifle',
    max: 60,
    fault: () => undefined,
  }),
  firing: toggle('he is to use it in the period in which he reaches it', {}),
  captives: count('of prisoners: how many they are', { max: 99 }),
};

const taker = role('taker', {
  says: 'the group',
  by: 'name',
  goneToo: isPrisoner,
  ...troops(
    {
      clause: 'wrg:react.30',
      when: (of, { what }, { owner }) => owner === undefined && hasLeft(of, what) && !hasArm(of, what),
      says: ({ name }) => `${name} ran from its weapon, and has nothing of its own to take over.`,
      way: ({ name }) => `To go back to it: wg move ${quoted(name)} --to-weapon`,
    },
    {
      clause: 'wrg:soft.4',
      when: (of, { what }, { owner }) => owner === undefined && !hasArm(of, what),
      says: ({ name }) => `${name} has none of that to be taken over.`,
      way: ({ name }) => `That of another group: wg take-over ${quoted(name)} 'whose it was'`,
    },
  ),
  fills: filled((of, _, { owner }) => ({
    name: of.name,
    weapons: of.weapons,
    armsTaken: of.armsTaken,
    captives: isCaptive(of) ? menOf(of) : 0,
    ...(!owner && { armsTried: of.armsTried ?? [] }),
  })),
});

/** Any other soldier may take it over, of whatever group (soft.4, soft.5): all of its own may have fallen, or run. */
const owner = role('owner', {
  says: 'whose it was, if of another group',
  goneToo: true,
  ...troops({
    clause: 'wrg:soft.4',
    when: (of, { what }) => !hasArm(of, what) && !hasLeft(of, what),
    says: ({ name }) => `${name} has none of that to be taken over.`,
  }),
  fills: filled((of, { what }) => ({
    ownersWeapons: of.weapons ?? [],
    armsTried: of.armsTried ?? [],
    ...(hasLeft(of, what) && { ownersLeft: leftBehindBy(of) }),
  })),
});

/** Whoever ran has abandoned his heavy weapons where they stood (react.30). */
const hasLeft = (of: Troops, what: unknown): boolean =>
  counting(armsIn(leftBehindBy(of)), (weapon) => weapon === what) > 0;

/** Whether a unit has what somebody is to take over, as far as anybody knows what it has. */
const hasArm = (of: Troops, what: unknown): boolean =>
  what === undefined ||
  isStranger(of) ||
  (what === 'radio' && of.radios > 0) ||
  (of.kind === 'gun' && of.weapon === what && of.pieces > 0) ||
  counting(armsIn(of.weapons), (weapon) => weapon === what) > 0;

type Input = InputOf<typeof inputs>;
type Result = { serviceable: boolean };

export const takeOver = action({
  name: 'take-over',
  says: 'Take over the weapon or radio of a man who was hit',
  inputs,
  examples: [
    ['wg take-over --what lmg-belt', 'the LMG of a casualty'],
    ['wg take-over --what mg-tripod --specialist --odds', 'the chances for a heavy weapon'],
    ['wg take-over --what radio --dice "serviceable=4"', 'a die thrown by hand'],
  ],
  result: { serviceable: { help: 'it still works', order: ['false', 'true'] } },
  roles: [taker, owner],
  permits: permits<Input>({
    clause: 'wrg:soft.4',
    word: 'tried',
    when: hasTriedAll,
    says: ({ what }) =>
      `${what === 'radio' ? 'The radio' : `The ${weaponCalled(what!, 1)}`} was tried in this period, and was not serviceable: it is tried again in the next.`,
    way: 'wg period',
    under: { ruling: 'wrg:R127', option: 2 },
  }),
  memory: state,
  *resolve(input, table: State): Rule<Result> {
    yield* inPeriod();
    yield* mayTake(input);
    const from = yield* look(softRolls.cells['taken over from']);
    const serviceable = yield* oneDie('serviceable', (face) => face >= from.value);
    const again = (yield* ruling('wrg:R127')) === 2;
    const fails = again ? 'not this period' : 'useless for the battle';
    const text = `serviceable on ${from.value} to 6: ${serviceable ? 'it works' : fails}`;
    yield* step({
      id: 'serviceable',
      clause: 'wrg:soft.4',
      value: serviceable,
      text,
      from,
      ruling: 'wrg:R127',
    });
    if (serviceable) {
      const next = periodOf(table) + 1;
      const when = `he may ${input.what === 'radio' ? 'transmit' : 'fire'} from the period after he reaches it`;
      yield* step({ id: 'next-period', clause: 'wrg:soft.6', value: next, text: when });
      const { what, armsTaken = [] } = input;
      if (isArming(input)) yield* fightsAgain(input);
      else if (what === 'radio') yield* isTuned(input);
      else yield* taker.on.set('wrg:soft.6', { armsTaken: [...armsTaken, `${what}:1`] });
    }
    if (!serviceable && again) yield* isTried(input);
    if (input.ownersWeapons) {
      if (serviceable && !isArming(input)) yield* isTaken(input);
      if (serviceable || !again) yield* isLostTo(input);
    } else if (!serviceable && !again) yield* isUseless(input);
    return { serviceable };
  },
  luck: () => ({ of: 'weapons taken over', read: ({ serviceable }) => Number(serviceable) }),
  announce: ({ serviceable }, { what }) =>
    `${what === 'radio' ? 'the radio' : `the ${weaponCalled(what, 1)}`} ${serviceable ? 'is taken over' : 'is not serviceable'}`,
});

/** Whether a prisoner gets hold of a weapon. */
const isArming = ({ captives = 0, what }: Input): boolean => captives > 0 && what !== 'radio';

/** A prisoner who has a weapon is none any more: he parts from the others (prisoner.3). */
function* fightsAgain({ captives = 0, what }: Input): Rule<void> {
  const text = `${captives === 1 ? 'the prisoner' : `one of ${captives} prisoners`} has a weapon: he takes part in the battle again`;
  yield* step({ id: 'fights-again', clause: 'wrg:prisoner.3', value: true, text });
  const has = [`${what}:1`];
  yield* fightAgain(taker, { men: captives, armed: 1, has: { weapons: has, armsTaken: has } });
}

/** Nobody transmits with it before the next period (soft.6). */
function* isTuned({ name }: Input): Rule<void> {
  if (name !== undefined) yield* taker.on.add('wrg:soft.6', { radiosTaken: 1 });
}

/** The new man has it (soft.4). */
function* isTaken({ what, weapons = [] }: Input): Rule<void> {
  if (what === 'radio') return yield* taker.on.add('wrg:soft.4', { radios: 1 });
  yield* taker.on.set('wrg:soft.4', { weapons: withArm(weapons, what) });
}

/** Those whose it was have it no more, whether it is taken over or useless. */
function* isLostTo({ what, ownersWeapons = [], ownersLeft }: Input): Rule<void> {
  if (what === 'radio')
    return yield* effect({ do: 'lose', to: owner.name, parts: { radios: 1 }, clause: 'wrg:soft.4' });
  if (ownersLeft) return yield* isNoMoreThere(withoutWeapon(ownersLeft, what));
  yield* owner.on.set('wrg:soft.4', { weapons: withoutWeapon(ownersWeapons, what) });
  yield* owner.as.gun.lose('wrg:soft.4', { pieces: 1 });
  yield* owner.as.gun.set('wrg:soft.4', { abandoned: null });
}

/** What they ran from stands there without it. */
function* isNoMoreThere(left: readonly string[]): Rule<void> {
  const leftBehind = left.length > 0 ? left : null;
  yield* owner.as.group.set('wrg:soft.4', { leftBehind });
  yield* owner.as.gun.set('wrg:soft.4', { leftBehind, ...(leftBehind === null && { abandoned: null }) });
}

/** Whether all there are of it have been tried in this period (R127). */
function hasTriedAll({
  what,
  armsTried = [],
  weapons = [],
  ownersWeapons = weapons,
  ownersLeft = [],
}: Partial<Input>): boolean {
  const tried = armsTried.filter((of) => of === what).length;
  return (
    tried >=
    Math.max(
      1,
      counting(armsIn([...ownersWeapons, ...ownersLeft]), (weapon) => weapon === what),
    )
  );
}

/** It is tried again, but not in this period (R127). */
function* isTried({ what, armsTried, ownersWeapons }: Input): Rule<void> {
  if (!armsTried) return;
  const whose = ownersWeapons ? owner : taker;
  yield* whose.on.set('wrg:soft.4', { armsTried: [...armsTried, what] });
}

/** What is not serviceable is of no more use (soft.4). */
function* isUseless({ what, weapons }: Input): Rule<void> {
  if (what === 'radio')
    return yield* effect({ do: 'lose', to: taker.name, parts: { radios: 1 }, clause: 'wrg:soft.4' });
  if (weapons) yield* taker.on.set('wrg:soft.4', { weapons: withoutWeapon(weapons, what) });
  yield* taker.as.gun.lose('wrg:soft.4', { pieces: 1 });
}

/** Who may take over what (soft.4, soft.5, soft.6). */
function* mayTake({ what, specialist, userUnhurt, failed, firing }: Input): Rule<void> {
  if (userUnhurt) refuse('wrg:soft.4', 'A weapon or radio passes on when the man who has it is hit.');
  if (failed) {
    if ((yield* ruling('wrg:R127')) === 1) {
      refuse('wrg:soft.4', 'It is rolled for once: what fails is useless for the battle.', 'By wrg:R127.');
    }
    const text = 'it failed before, and is tried again';
    yield* step({ id: 'again', clause: 'wrg:soft.4', value: true, text, ruling: 'wrg:R127' });
  }
  if (firing) refuse('wrg:soft.6', 'The new man uses it from the period after he reaches it.');
  if (what === 'radio' || !rowOf(what).isHeavy) return;
  if ((yield* ruling('wrg:R25')) === 2) {
    refuse('wrg:soft.5', 'Heavy weapons cannot be taken over.', 'By wrg:R25, option 2.');
  }
  if (!specialist) {
    refuse(
      'wrg:soft.5',
      'A heavy weapon passes only to a soldier of that speciality.',
      'If he is one: --specialist.',
    );
  }
  const text = 'a soldier of that speciality takes the heavy weapon over';
  yield* step({ id: 'specialist', clause: 'wrg:soft.5', value: true, text, ruling: 'wrg:R25' });
}
