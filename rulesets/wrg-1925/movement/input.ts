import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, list, text, toggle } from '../../../src/rules/field.js';
import { WORKS } from '../roster/work.js';
import { LONGEST_NAME, scale } from '../say.js';
import { LIGHTS, light } from '../smoke/light.js';
import { fireFault } from '../weapons/firing-group.js';
import { AFVS, DRIVEN, FOOT, MOVERS, type Mover, PACES, type Pace, paceOf } from './movers.js';

const on = {
  way: { group: 'On the way' },
  foot: { group: 'On foot' },
  vehicle: { group: 'Vehicles and riders' },
  besides: { group: 'What it does besides' },
  game: { group: 'As the game has it' },
};
const SCORE = { ...on.game, min: -999, max: 999 } as const;
const TIMES = { max: 20, default: 0 } as const;

export const moveInputs = {
  type: choice(MOVERS, 'who moves; a half-track is soft, a tracked-afv any tracked AFV but a tank', {
    default: 'infantry',
  }),
  pace: choice(PACES, 'its pace; men walk and horses are ridden, if not given', {}),
  name: text('the group, by its name in the game', { metavar: 'name', max: LONGEST_NAME }),
  scale,
  obstacles: count(
    'obstacles crossed: on foot hedge, high river bank, wall, wire, punji belt; vehicles hedge, wall, ditch, bank',
    {
      ...on.way,
      ...TIMES,
    },
  ),
  brush: toggle('through brush: hacked on foot, crushed by a tank', on.way),
  steepSlope: toggle('up a steep slope', on.way),
  limbering: count('times a gun is limbered or unlimbered', { ...on.way, ...TIMES }),
  woods: toggle('through woods', on.foot),
  indoors: toggle('inside buildings', on.foot),
  otherObstacles: count('obstacles crossed of kinds that the rules do not name', { ...on.foot, ...TIMES }),
  preparing: count('mortars, tripod or wheeled MGs prepared to fire', { ...on.foot, ...TIMES }),
  preparingLight: count('bipod LMGs prepared to fire', { ...on.foot, ...TIMES }),
  boarding: count('times they get in or out of a vehicle, glider or helicopter', { ...on.foot, ...TIMES }),
  share: choice(
    ['none', 'half', 'third', 'three-quarters'],
    'the share each carries of a tripod MG, 3in or 81mm mortar or missile set; none where it stays behind',
    on.foot,
  ),
  toWeapon: toggle('men go up to the heavy weapon that they left, and have it again', on.foot),
  laden: toggle('carries more than small arms or a radio', on.foot),
  men: count('men who manhandle the gun, or who dismount from horses', { ...on.besides, min: 1, max: 200 }),
  ridesIn: text('the vehicle it rides in', { ...on.foot, metavar: 'Truck', max: LONGEST_NAME }),
  doubledAgo: count('periods since it last doubled, 1 for the last one; as the game has it, if not given', {
    ...on.foot,
    min: 1,
    max: 999,
  }),
  period: count('the number of this period; as the game has it, if not given', {
    ...on.foot,
    min: 1,
    max: 9999,
  }),
  light: { ...light, ...on.vehicle },
  closedDown: toggle('an AFV closed down', on.vehicle),
  halts: count('times it accelerates from a halt', { ...on.vehicle, ...TIMES }),
  startUp: toggle('starts up its engine', on.vehicle),
  turns: count('turns of up to 45 degrees', { ...on.vehicle, ...TIMES }),
  sharpTurns: count('turns of more than 45 degrees', { ...on.vehicle, ...TIMES }),
  troops: count('times it picks up or sets down troops', { ...on.vehicle, ...TIMES }),
  mount: toggle('riders mount', on.vehicle),
  dismount: toggle('riders dismount', on.vehicle),
  leaveHorses: toggle('nobody holds the horses', on.vehicle),
  hardRoad: toggle('a bicycle keeps to a hard road', on.vehicle),
  silent: toggle('moves in silence', on.besides),
  fire: toggle('fires as well', on.besides),
  grenade: toggle('throws grenades as well', on.besides),
  speak: toggle('speaks as well', on.besides),
  bound: count('the score of its reaction test that binds it in this period', SCORE),
  afvBound: count('the same of an AFV', SCORE),
  menFired: count('men of it who have fired or thrown this period already', {
    ...on.game,
    max: 99,
    default: 0,
  }),
  menThrown: count('those of them who have thrown grenades', { ...on.game, max: 99, default: 0 }),
  menUnfired: count('men of it who have done neither, where its men are known', {
    ...on.game,
    max: 99,
    default: 0,
  }),
  runs: toggle('it runs in panic this period', on.game),
  captive: toggle('they are prisoners, and were disarmed', on.game),
  leavesAircraft: toggle('it sits in the glider or helicopter in which it landed', on.game),
  justLanded: toggle('it came down by parachute this period: its men count as erect', on.game),
  leavesWeapon: toggle('the crew leaves its weapon where it stands', on.game),
  weaponsLeft: count('heavy weapons that its crew goes back to, and ran from', {
    ...on.game,
    max: 12,
    default: 0,
  }),
  armsAgain: list('what it has besides, with heavy weapons that it goes back to, and ran from', {
    ...on.game,
    metavar: 'mg-tripod:1',
    max: 20,
    fault: fireFault,
  }),
  leaves: list('heavy weapons of a group that it leaves where they stand', {
    ...on.game,
    metavar: 'mg-tripod:1',
    max: 20,
    fault: fireFault,
  }),
  armsKept: list('what it has besides', { ...on.game, metavar: 'rifle:6', max: 20, fault: fireFault }),
  shielded: toggle('a gun shield covers its crew, and goes where the gun goes', on.game),
  heavyCrew: toggle('the crew of a heavy weapon on the ground', on.game),
  ready: choice(
    ['prepared', 'unlimbered'],
    'what its weapon needs before it fires where it has come to',
    on.game,
  ),
  packed: toggle('its weapon is limbered, or was carried and has not been prepared to fire since', on.game),
  work: choice(WORKS, 'what it is at with mines, of which there are periods left', on.game),
  besideMine: toggle('it has set up a Claymore, and has not moved since', on.game),
  firedOn: toggle('it was fired on before this period, and has not moved since', on.game),
  paceBefore: choice(PACES, 'the pace at which it has moved this period already', on.game),
  immobilised: toggle('mines hold it, or have disabled it', on.game),
  knockedOut: toggle('it is knocked out', on.game),
};
export type Move = InputOf<typeof moveInputs>;
type Name = keyof Move & string;

const ofGroup = (group: string) =>
  (Object.entries(moveInputs) as [Name, { readonly group?: string }][]).flatMap(([name, field]) =>
    field.group === group ? [name] : [],
  );
const ON_FOOT = [
  ...ofGroup(on.foot.group).filter((name) => name !== 'ridesIn'),
  'silent',
  'grenade',
  'speak',
] as Name[];
const DRIVING = ofGroup(on.vehicle.group).filter((name) => name !== 'light');

/** The paces of what moves. */
export const pacesOf = (type: Mover): readonly Pace[] =>
  type === 'infantry' ? FOOT : type === 'horse' ? ['ride'] : DRIVEN;

/** Inputs that must be given in view of the others. */
export const moveRequires = (input: Partial<Move>): Name[] => {
  const { type = 'infantry', pace } = input;
  if (paceOf({ type, pace }) === undefined) return ['pace'];
  return type === 'infantry' && pace === 'manhandle' ? ['men'] : [];
};

/** Whoever goes up to a weapon has nothing to carry or push on the way. */
function withoutWeapon({ share = 'none', pace }: Move): Conflict | undefined {
  const input = share !== 'none' ? 'share' : pace === 'manhandle' ? 'pace' : undefined;
  return (
    input && {
      input,
      message: 'needs the weapon: who goes up to it, --to-weapon, takes it along from the next period',
    }
  );
}

/** Inputs that mean nothing together. */
export function moveConflict(input: Move): Conflict | undefined {
  const { type } = input;
  const barred = barring(input);
  const pace = paceOf(input);
  if (pace !== undefined && !pacesOf(type).includes(pace)) {
    return { input: 'pace', message: `takes ${pacesOf(type).join(', ')} with --type ${type}` };
  }
  if (type === 'infantry') {
    return (
      barred(DRIVING, 'is for vehicles and riders: --type') ||
      (input.light !== LIGHTS[0]
        ? {
            input: 'light',
            message: 'matters to vehicles and riders alone: men on foot go as fast in any light',
          }
        : undefined) ||
      (pace !== 'manhandle' ? barred(['men'], 'is for --pace manhandle') : undefined) ||
      (pace !== 'double'
        ? barred(['doubledAgo', 'period', 'laden'], 'matters with --pace double alone')
        : undefined) ||
      (input.doubledAgo === undefined ? barred(['period'], 'needs --doubled-ago') : undefined) ||
      (input.silent ? undefined : barred(['speak'], 'matters with --silent alone')) ||
      (input.toWeapon ? withoutWeapon(input) : undefined)
    );
  }
  return (
    barred(ON_FOOT, 'is for men on foot: --type infantry') ||
    (type !== 'horse' || !input.dismount
      ? barred(['men', 'leaveHorses'], 'needs --type horse with --dismount')
      : undefined) ||
    (AFVS.includes(type) ? undefined : barred(['closedDown'], 'is for AFVs')) ||
    (type === 'bicycle' ? undefined : barred(['hardRoad'], 'is for bicycles: --type bicycle')) ||
    (type === 'horse' ? barred(['startUp'], 'is for engines: --halts is for a horse that stood') : undefined)
  );
}
