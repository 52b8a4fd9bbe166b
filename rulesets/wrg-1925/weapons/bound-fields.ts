import { count, list, text, toggle } from '../../../src/rules/field.js';
import { FIGURE_RANKS, figureFault } from '../casualties/figure.js';
import { LONGEST_NAME } from '../say.js';
import { fireFault } from './firing-group.js';

const bound = { group: 'What binds who fires' };
const weapons = { ...bound, metavar: 'rifle:6', max: 20, fault: fireFault } as const;
const score = { ...bound, min: -999, max: 999 } as const;

/** What a group that fires has done this period, and what its reaction test lets it do. */
export const boundFields = {
  bound: count('the score of its reaction test that binds it in this period', score),
  crewsBound: count('the score of its crews', score),
  runs: toggle('it runs in panic this period', bound),
  doubled: toggle('it has doubled this period', bound),
  firedAt: text('whose men, or house, it has fired at this period', {
    ...bound,
    metavar: 'men:Reds',
    max: LONGEST_NAME + 10,
  }),
  dropped: toggle('it has come down by parachute this period', bound),
  missilesSpent: toggle('it has fired the two missiles of each set', bound),
  silent: toggle('it has moved in silence this period', bound),
  leftWeapon: toggle('its crew has left its weapon where it stood', bound),
  ridesIn: text('the vehicle it rides in', { ...bound, metavar: 'Truck', max: LONGEST_NAME }),
  afvBound: count('the score of the test of an AFV that binds it in this period', score),
  immobilised: toggle('a vehicle that cannot move', bound),
  dashed: toggle('a vehicle that has dashed at high speed this period', bound),
  menFired: count('men of it who have fired or thrown this period already', {
    ...bound,
    max: 99,
    default: 0,
  }),
  arms: list('the weapons it has', weapons),
  armsFired: list('its weapons that have fired this period', weapons),
  armsTaken: list('its weapons that somebody has taken over this period', weapons),
  notThrowing: count(
    'men of it who throw no grenades: they have none, carry a radio, or serve a heavy weapon',
    {
      ...bound,
      max: 99,
      default: 0,
    },
  ),
  byArmour: toggle('an armoured vehicle fires', bound),
  fromMap: toggle('it was on the map alone: it shows itself', bound),
  knockedOut: toggle('a vehicle that is knocked out', bound),
};

const game = { group: 'Game' };

/** What of the target is known from its roster. */
export const ofTarget = {
  targetAboard: text('the vehicle in which the target rides', {
    ...game,
    metavar: 'Truck',
    max: LONGEST_NAME,
  }),
  targetHidden: toggle('the target is on the map alone, and nobody has seen it', game),
  targetLeaders: list('officers and NCOs of the target, as its roster has them', {
    ...game,
    metavar: 'sgt',
    max: 10,
    fault: (entry) =>
      (FIGURE_RANKS as readonly string[]).includes(entry)
        ? undefined
        : { takes: 'ranks: officer, sgt, cpl or lcpl' },
  }),
  targetRadios: count('radios of the target, whose men are not told one by one', {
    ...game,
    max: 10,
    default: 0,
  }),
  targetSmgs: count('SMGs of the crew of the soft vehicle that is fired at', {
    ...game,
    max: 10,
    default: 0,
  }),
  crewLostInBattle: count('men whom that crew lost before in the battle', { ...game, max: 99, default: 0 }),
  crewLostInPeriod: count('men whom it lost before in this period', { ...game, max: 99, default: 0 }),
  targetRoster: list('the men of the target one by one, as its roster has them', {
    ...game,
    metavar: '"Sgt:40"',
    max: 40,
    fault: figureFault,
  }),
};
