import type { Conflict } from '../../../src/rules/action.js';
import { barring } from '../../../src/rules/action.js';
import { choice, type InputOf, measure, text, toggle } from '../../../src/rules/field.js';
import { unitNames } from '../roster/marks.js';
import { LONGEST_NAME, scale } from '../say.js';
import { light } from '../smoke/light.js';

/** What the target does: the rows of the table, and the two that R101 and the printed words put into one of them. */
const DOING = [
  'moving-erect',
  'standing',
  'moving-prone',
  'in-position',
  'stationary',
  'firing',
  'vehicle-moving',
  'vehicle-stationary',
  'heavy-firing',
] as const;
export type Doing = (typeof DOING)[number];

const TERRAIN = ['open', 'woods', 'trees', 'hedge'] as const;
const VIEWERS = ['infantry', 'heavy-weapon', 'turret', 'armed-vehicle', 'head-out', 'soft-vehicle'] as const;
export type Viewer = (typeof VIEWERS)[number];
const EQUIPMENT = ['intensifier', 'infra-red', 'searchlight', 'infra-red-searchlight'] as const;

const target = { group: 'Target' };
const night = { group: 'By night' };
const viewer = { group: 'Who looks' };
const game = { group: 'Game' };

export const locationInputs = {
  doing: choice(
    DOING,
    'what it does; in-position: heavy weapon groups; stationary: infantry prone, in field defences or buildings; heavy-firing: vehicles and heavy weapons',
    { ...target, required: true },
  ),
  alsoDoing: choice(DOING, 'what it does besides: the greater range counts', target),
  terrain: choice(
    TERRAIN,
    'where it is; trees: behind single trees, bushes or rocks; hedge: or a wall, or at a wood edge',
    { ...target, default: 'open' },
  ),
  alsoTerrain: choice(TERRAIN, 'terrain that fits besides: the lesser range counts', target),
  range: measure('how far off it is: then whether it is located', { ...target, unit: 'metres', max: 9999 }),
  goneToCover: toggle('it was located, fired on, took cover, and has not moved since', target),
  light: { ...light, ...night },
  silent: toggle('the target keeps silence', night),
  viewerSilent: toggle('those who look for it keep silence', night),
  nightEquipment: choice(EQUIPMENT, 'what those who look see by', night),
  notModelled: toggle('the model of the infantryman does not show that equipment', night),
  viewer: choice(VIEWERS, 'who looks; armed-vehicle: one without a turret', {
    ...viewer,
    default: 'infantry',
  }),
  prone: toggle('the infantryman who looks is prone', viewer),
  bearing: measure('where the target is, clockwise from straight ahead', {
    ...viewer,
    unit: 'degrees',
    max: 360,
  }),
  turretBearing: measure('where the turret points, clockwise from straight ahead', {
    ...viewer,
    unit: 'degrees',
    max: 360,
  }),
  blocked: toggle('no direct line of sight', viewer),
  byAnother: toggle('another figure of the same group has located it', viewer),
  hidden: toggle('it is on the map alone', game),
  name: text('who looks, by name', { ...game, metavar: 'name', max: LONGEST_NAME }),
  missedBy: unitNames('this period: those who have looked for it, and not located it', game),
  scale,
};
export type Spot = InputOf<typeof locationInputs>;

/** What only says whether a target is located, and how far off it is has to be known for that. */
export const spotRequires = (input: Partial<Spot>): (keyof Spot & string)[] =>
  input.goneToCover || input.blocked || input.byAnother || input.bearing !== undefined ? ['range'] : [];

export function spotConflict(input: Spot): Conflict | undefined {
  const barred = barring(input);
  const { viewer: who, bearing, nightEquipment } = input;
  const turned = who === 'turret' || who === 'armed-vehicle';
  const given = (name: keyof Spot & string, message: string): Conflict | undefined =>
    input[name] === undefined ? undefined : { input: name, message };
  return (
    (input.light === 'dark'
      ? undefined
      : barred(['silent', 'viewerSilent', 'nightEquipment'], 'matters in the dark alone: --light dark')) ||
    (nightEquipment ? undefined : barred(['notModelled'], 'needs --night-equipment')) ||
    (who === 'infantry' || who === 'heavy-weapon'
      ? undefined
      : barred(['notModelled'], 'is for infantry: vehicles have what was standard')) ||
    (nightEquipment === 'searchlight' || nightEquipment === 'infra-red-searchlight'
      ? barred(['notModelled'], 'is for infantry equipment: searchlights are on vehicles')
      : undefined) ||
    (who === 'infantry' ? undefined : barred(['prone'], 'is for --viewer infantry')) ||
    (turned ? undefined : given('turretBearing', 'is for --viewer turret or armed-vehicle')) ||
    (bearing !== undefined
      ? undefined
      : barred(['prone'], 'needs --bearing') || given('turretBearing', 'needs --bearing')) ||
    (who === 'infantry' || bearing !== undefined || nightEquipment
      ? undefined
      : { input: 'viewer', message: 'needs --bearing or --night-equipment' }) ||
    (input.alsoDoing === input.doing
      ? { input: 'alsoDoing', message: 'is the same as --doing' }
      : undefined) ||
    (input.alsoTerrain === input.terrain
      ? { input: 'alsoTerrain', message: 'is the same as --terrain' }
      : undefined)
  );
}
