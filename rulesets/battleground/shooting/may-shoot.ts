import type { Rule } from '../../../src/rules/rule.js';
import { numbered } from '../../../src/rules/text/say.js';
import { actedInReaction, attackedAboard, boundToMelee, firedInto, hitsOnNothing } from '../permits.js';
import { whyNonStanding } from '../units/standing.js';
import { look, permits, refuse, ruling, step } from '../words.js';
import { isArmoured, weaponName } from './shooter.js';
import type { Shot } from './shot.js';
import { ranges } from './tables.js';
import { mustReach } from './target.js';

/** What the state of the shooter and of the target forbids. */
export const shotPermits = permits<Shot>(
  firedInto,
  attackedAboard('shot at'),
  boundToMelee('shoot'),
  actedInReaction('shoot'),
  {
    clause: 'bg:vshoot.13',
    word: 'shot',
    when: ({ weapon, hasShot }) => weapon && hasShot,
    says: 'This weapon has shot under this card already; each may shoot once.',
  },
  {
    clause: 'bg:vshoot.2',
    word: 'armour',
    when: ({ weapon, at }) => weapon === 'mg' && isArmoured(at),
    says: 'A machine gun of a vehicle does nothing to armour.',
    way: 'Shoot with --weapon light-gun or heavy-gun.',
    physical: true,
  },
  {
    clause: 'bg:nonstand.3',
    word: 'weak',
    // Guards alone are not tested for that (R80): they do not shoot in any case.
    when: (shot) => !shot.weapon && !(shot.guards && shot.guards === shot.figures) && weakness(shot),
    says: (shot) => `A non-standing unit may not shoot (${weakness(shot)}).`,
  },
  {
    clause: 'bg:medic.1',
    word: 'nobody',
    when: ({ weapon, figures, medics = 0, guards = 0 }) =>
      !weapon && figures !== undefined && medics + guards >= figures,
    says: 'Medics and guards do not shoot, and there is nobody else.',
    physical: true,
  },
  {
    clause: 'bg:mine.14',
    word: 'at the mines',
    when: ({ weapon, figures, medics = 0, guards = 0, clears = 0 }) =>
      !weapon && figures !== undefined && clears > 0 && medics + guards + clears >= figures,
    says: 'Its engineers clear mines in place of shooting, and there is nobody else to shoot.',
  },
  ...hitsOnNothing('shoot'),
  {
    clause: 'bg:retreat.4',
    word: 'routs',
    when: ({ routing }) => routing,
    says: 'A routing unit may not shoot.',
    way: 'wg rally <unit>',
  },
  {
    clause: 'bg:shoot.9',
    word: 'shot',
    when: ({ weapon, hasShot }) => !weapon && hasShot,
    says: 'An infantry unit shoots once under a card, at one target.',
  },
);

/** Why the shooter is non-standing, if it is known to be. */
const weakness = (shot: Partial<Shot>) => {
  const { figures, leaders = 0, hw = 0, hwPersonnel = 0, hwArmour = 0, hwPiat = 0, hwFlame = 0 } = shot;
  const heavyWeapons = hw + hwPersonnel + hwArmour + hwPiat + hwFlame;
  return figures === undefined ? undefined : whyNonStanding({ figures, leaders, heavyWeapons });
};

/** What the line of fire forbids, before a die is thrown. */
export function* mayShoot(shot: Shot): Rule<void> {
  const { weapon, range, bearing } = shot;
  if (shot.smoke) refuse('bg:smoke.2', 'Nobody may shoot into or through smoke.');
  if (bearing !== undefined) {
    if (weapon) yield* inArc(shot, bearing);
    else if (bearing > 90) yield* allRound(shot, bearing);
  }
  yield* inReach(range, weapon ?? 'infantry');
  if (shot.night && !shot.flare) {
    yield* mustReach(
      'bg:flare.2',
      range,
      (yield* look(ranges.cells.night)).value,
      'Without light nobody sees past',
    );
  }
}

function* inReach(range: number | undefined, what: NonNullable<Shot['weapon']> | 'infantry'): Rule<void> {
  const { value: reach } = yield* look(ranges.cells[what]);
  const onFoot = what === 'infantry' || what === 'emplacement';
  const who =
    what === 'infantry'
      ? 'Infantry weapons reach'
      : `The range of ${what === 'emplacement' ? 'an emplacement' : weaponName(what)} is`;
  yield* mustReach(onFoot ? 'bg:shoot.6' : 'bg:vshoot.8', range, reach, who);
}

/** A bow weapon fires 45 degrees to either side, a turret and an emplacement all round (vshoot.11, vshoot.12). */
function* inArc({ weapon, bow, allRound }: Shot, bearing: number): Rule<void> {
  if (weapon === 'emplacement') {
    const text = 'an emplacement fires all round';
    yield* step({ id: 'arc', clause: 'bg:emp.2', value: bearing, text, ruling: 'bg:R90' });
    return;
  }
  if (!bow) {
    yield* step({
      id: 'arc',
      clause: 'bg:vshoot.12',
      value: bearing,
      text: 'a turret fires in any direction',
    });
    return;
  }
  if (bearing > 45) yield* bowAllRound(allRound, bearing);
  else
    yield* step({
      id: 'arc',
      clause: 'bg:vshoot.11',
      value: bearing,
      text: `${numbered(bearing, 'degree')} off: within 45`,
    });
}

/** Dug in, a vehicle keeps its arcs, unless it is ruled to have no rear as infantry has none (R34). */
function* bowAllRound(dugIn: boolean, bearing: number): Rule<void> {
  if (!dugIn || (yield* ruling('bg:R34')) === 1) {
    refuse('bg:vshoot.11', `A bow weapon fires 45 degrees to either side; the target is ${bearing} off.`);
  }
  const text = 'dug in, the vehicle fires all round';
  yield* step({ id: 'arc', clause: 'bg:flank.3', value: bearing, text, ruling: 'bg:R34' });
}

/** Infantry fires to its front, 90 degrees either side, unless it has no rear (flank.1, flank.3). */
function* allRound({ allRound }: Shot, bearing: number): Rule<void> {
  if (!allRound) {
    refuse(
      'bg:flank.1',
      `Infantry fires only to its front; the target is ${bearing} degrees off.`,
      'Dug in or in a building: --all-round.',
    );
  }
  yield* step({
    id: 'all-round',
    clause: 'bg:flank.3',
    value: true,
    text: 'no front or rear: it may fire all round',
  });
}
