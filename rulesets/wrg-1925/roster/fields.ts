import { choice, count, list, measure, text, toggle } from '../../../src/rules/field.js';
import { exposureFault } from '../buildings/exposure.js';
import { FIGURE_WORDS, figureFault } from '../casualties/figure.js';
import { DEFENCES } from '../forces/defence-names.js';
import { defenceIn, supportIn } from '../forces/defences.js';
import { entryFault, STARTS } from '../forces/list.js';
import { MOVERS, TARGETS } from '../movement/movers.js';
import { SCALES } from '../say.js';
import { weaponsField } from './arms.js';
import { battleMarks, LEADER_RANKS, type LeaderRank } from './marks.js';
import { STORE_WORDS, storeFault } from './stores.js';
import { WORKS } from './work.js';

const COMMAS = /\s*,\s*/;
const MOST = 99;

/** Where men are, as `--figure` has it; nobody on foot is in a hatch. */
const PLACES = ['open', 'soft', 'shield', 'trench', 'building', 'bunker'] as const;
/** What carries men one by one. */
const MOUNTS = ['horse', 'bicycle', 'motorcycle'] as const;
const FOOT_PACES = ['walk', 'dash', 'double', 'crawl', 'wade', 'climb', 'manhandle', 'ride'] as const;
const CREWED = [
  'mg-tripod',
  'mortar-2in',
  'mortar-60mm',
  'mortar-81mm',
  'recoilless',
  'gun',
  'missile',
] as const;
const VEHICLES = MOVERS.filter((type) => type !== 'infantry' && type !== 'horse' && type !== 'bicycle');

/** What troops of any kind have. */
const ofAll = {
  leaders: list('officers and NCOs among its men', {
    metavar: 'sgt',
    max: 10,
    between: /[\s,]+/,
    words: { ranks: LEADER_RANKS },
    fault: (entry) =>
      LEADER_RANKS.includes(entry as LeaderRank)
        ? undefined
        : { takes: 'ranks: officer, sgt, cpl or lcpl', word: [entry, LEADER_RANKS] },
  }),
  radios: count('radios it has', { max: 10, default: 0 }),
  stores: list('what else its points buy', {
    metavar: "'2 x mine-detector'",
    max: 20,
    between: COMMAS,
    words: STORE_WORDS,
    fault: storeFault,
  }),
  quality: count('what you agreed to add to its reaction tests', { min: -20, max: 20, default: 0 }),
  starts: choice(STARTS, 'where it is when the battle begins', { default: 'on-table' }),
};

const ofAllMarks = {
  ...battleMarks,
  menFired: count('this period: men of it who have fired or thrown', { max: MOST, default: 0 }),
  directs: count('this period: men of it who direct fire, and use no weapon of their own', {
    max: MOST,
    default: 0,
  }),
  menThrown: count('this period: men of it who have thrown grenades', { max: MOST, default: 0 }),
  hit: count('this period: men of it who fell to fire: they still fire in it', { max: MOST, default: 0 }),
  fireTotal: measure('this period: points of all fire at it, which is one total', {
    unit: 'points',
    min: -9999,
    max: 9999,
  }),
  potential: count('this period: potential casualties of that total', { max: MOST, default: 0 }),
  potentialDie: count('this period: the die that was thrown for them', { min: 1, max: 6 }),
  spared: count('this period: men of it who were rolled for under fire and spared', {
    max: MOST,
    default: 0,
  }),
  chanceAt: list('this period: at whom its chance die was thrown', {
    metavar: 'Reds',
    max: 40,
    fault: () => undefined,
  }),
  vehicleDiced: toggle('this period: a soft vehicle that was rolled for with those in it', {}),
  armsFired: { ...weaponsField, help: 'this period: weapons of it that have fired' },
  missiles: count('missiles that it has fired in the battle', { max: MOST, default: 0 }),
  satchels: count('satchel charges that it has placed in the battle', { max: MOST, default: 0 }),
  bangalores: count('Bangalore torpedoes that it has used up in the battle', { max: MOST, default: 0 }),
  claymores: count('Claymores that it has fired in the battle', { max: MOST, default: 0 }),
  fougasses: count('fougasses that it has fired in the battle', { max: MOST, default: 0 }),
  claymoresSet: count('Claymores that it has set up, and that stand in no roster', { max: MOST, default: 0 }),
  fougassesSet: count('fougasses that it has set up, and that stand in no roster', { max: MOST, default: 0 }),
  registered: count('targets that it has registered for off-table fire', { max: MOST, default: 0 }),
  registering: count('periods for which it registers targets, this one among them', { max: 999 }),
  shotAt: toggle('this period: an AFV at which something came that can damage it', {}),
  attackDiced: toggle('this period: an AFV that has had its die for flame, charges or off-table fire', {}),
  shelled: toggle('this period: off-table fire fell where it is', {}),
  firedAt: text('this period: whose men, or house, it has fired at', { metavar: 'men:Reds', max: 90 }),
  dropped: toggle('this period: it came down by parachute', {}),
  silent: toggle('this period: it moved in silence', {}),
  onRope: toggle('it comes down a rope from a helicopter, five men a period', {}),
  aloft: count('men of it in the helicopter when the first went down the rope', { max: MOST }),
  aboardDiced: count('this period: men of it hit aboard an aircraft who have had their die', {
    max: MOST,
    default: 0,
  }),
  armsTaken: { ...weaponsField, help: 'this period: weapons of it that somebody has taken over' },
  armsTried: list('this period: what of it was not serviceable as somebody tried to take it over', {
    metavar: 'radio',
    max: 60,
    fault: () => undefined,
  }),
  radiosTaken: count('this period: radios of it that somebody has taken over', { max: 10, default: 0 }),
  armsFiredBefore: { ...weaponsField, help: 'last period: weapons of it that fired' },
  crept: toggle('this period: a vehicle that moved less than 50 metres', {}),
  out: toggle('out of the battle, otherwise than by what was rolled', {}),
};

const onFoot = {
  cover: choice(PLACES, 'where its men are', { default: 'open' }),
  pace: choice(FOOT_PACES, 'how it has moved this period', {}),
  aboard: text('the vehicle it rides in', { metavar: 'unit', max: 80 }),
  boarded: list('this period: vehicles it got into, or out of', {
    metavar: 'unit',
    max: 16,
    fault: () => undefined,
  }),
  atMines: toggle('this period: it set, found or cleared mines', {}),
  workLeft: count('periods for which it is at work with mines, this one among them', { max: 999 }),
  work: choice(WORKS, 'what it is at with mines', {}),
  besideMine: toggle('it has set up a Claymore, and has not moved since', {}),
  leftBehind: { ...weaponsField, help: 'heavy weapons that it left or ran from, and anybody may take over' },
  inAircraft: toggle('in the glider or helicopter in which it landed', {}),
  prisoner: toggle('its men were taken', {}),
  escort: text('who escorts them, where they were taken', { metavar: 'unit', max: 80 }),
  unarmed: toggle('disarmed: they have no more than what they have got hold of since', {}),
  buildingFire: list('this period: what the building it is in was exposed to', {
    metavar: 'gun:1@200',
    max: 40,
    fault: exposureFault,
  }),
  buildingDie: count('this period: the die that was thrown for that building', { min: 1, max: 6 }),
  wrecked: toggle('this period: the building it is in has been destroyed', {}),
  homeStruck: toggle('this period: what may bring the building it is in down was fired at those in it', {}),
  bunkerStruck: toggle('this period: so was what may collapse a bunker', {}),
  bunkerDiced: toggle('this period: the bunker it is in has had its die, and holds', {}),
  homeBurns: toggle('this period: the building it was in has been set on fire', {}),
};

export const groupProfile = {
  men: count('living men in it, leaders included', { required: true, max: MOST }),
  weapons: weaponsField,
  figure: list('its men one by one, as --figure has them: who falls is then named', {
    metavar: '"Sgt:40"',
    max: 40,
    between: /\s*;\s*/,
    words: FIGURE_WORDS,
    fault: figureFault,
  }),
  grenades: count('men with grenades', { max: MOST, default: 0 }),
  rides: choice(MOUNTS, 'what its men ride', {}),
  ...ofAll,
};

export const groupMarks = {
  ...onFoot,
  erect: toggle('its men are erect', {}),
  prone: toggle('its men have gone prone, where they are known one by one', {}),
  mounted: toggle('its men are on their mounts', {}),
  holders: count('men of it who hold the horses of the others', { max: MOST, default: 0 }),
  ...ofAllMarks,
};

export const gunProfile = {
  weapon: choice(CREWED, 'the heavy weapon on the ground', { required: true }),
  pieces: count('how many of it', { max: 12, default: 1 }),
  men: count('living men of its crew, leaders included', { required: true, max: MOST }),
  weapons: { ...weaponsField, help: 'what its crew has besides' },
  emplaced: toggle('in a prepared emplacement', {}),
  ...ofAll,
};
export const gunMarks = {
  ...onFoot,
  abandoned: toggle('its crew ran from its weapon, and anybody may take it over', {}),
  leftWeapon: toggle('its crew has left its weapon where it stood', {}),
  packed: toggle('its weapon is limbered, or was carried and has not been prepared to fire since', {}),
  ...ofAllMarks,
};

const VEHICLE_PACES = ['dash', 'move-and-fire', 'reverse', 'swim'] as const;
export const vehicleProfile = {
  type: choice(VEHICLES, 'what moves; a half-track is soft, a tracked-afv any tracked AFV but a tank', {
    required: true,
  }),
  at: choice(TARGETS, 'what kind of target it is, where its type does not tell', {}),
  weight: measure('weight of an AFV', { unit: 'tons', max: 200 }),
  year: count('the year of the action, for light and heavy AFVs', { min: 1900, max: 2000 }),
  load: measure('load of a soft vehicle', { unit: 'tons', max: 200 }),
  weapons: { ...weaponsField, metavar: 'afv-gun:1' },
  crew: count('its crew', { max: 10, default: 0 }),
  smgs: count('SMGs of the crew', { max: 10 }),
  grenades: count('men of the crew with grenades', { max: 10, default: 0 }),
  projectors: toggle('it has smoke projectors', {}),
  calibre: measure('calibre of its gun', { unit: 'mm', min: 1, max: 250 }),
  emplaced: toggle('in a prepared emplacement', {}),
  ...ofAll,
};
export const vehicleMarks = {
  concealed: toggle('cover hides part of it', {}),
  exposed: count('men exposed in its hatches or over its sides', { max: 30, default: 0 }),
  pace: choice(VEHICLE_PACES, 'how it has moved this period', {}),
  left: toggle('its crew has got out', {}),
  outNow: toggle('this period: it was knocked out, and fires in it all the same', {}),
  caughtFire: toggle('this period: a mine has set it on fire', {}),
  destroyed: toggle('a soft vehicle, destroyed by fire at the men in it', {}),
  burning: toggle('it burns', {}),
  ...ofAllMarks,
};

export const forceProfile = {
  limit: count('the points that were agreed', { min: 1, max: 100_000 }),
  defender: toggle('the agreed defender', {}),
  defences: list('its field defences', {
    metavar: "'bunker 5'",
    max: 30,
    between: COMMAS,
    words: { 'field defences': DEFENCES },
    fault: entryFault(defenceIn),
  }),
  offTable: list('its off-table fire', {
    metavar: "'3 periods'",
    max: 10,
    between: /\s*\/\s*/,
    fault: entryFault(supportIn),
  }),
  scale: choice(SCALES, 'the figures, whose bases are the man places of a trench', {}),
};
/** What becomes of what was agreed. */
export const forceMarks = {
  supportUsed: count('points of its off-table fire that have fallen', { max: 100_000, default: 0 }),
};
