import type { Grade } from '../../../rulesets/battleground/units/tables.js';
import type { Vehicle as VehicleType, Weapon } from '../../../rulesets/battleground/vehicles/tables.js';
import type { Place } from './ground.js';
import type { Side, Unit } from './units.js';

/** A unit as the order of battle has it. */
interface Listed {
  readonly name: string;
  readonly side: Side;
  readonly grade: Grade;
  readonly place: Place;
}
interface ListedFoot extends Listed {
  readonly figures: number;
  readonly leaders?: number;
  readonly hw?: number;
  readonly medics?: number;
  readonly mounted?: true;
  /** The truck it rides in at first. */
  readonly rides?: string;
}
interface ListedVehicle extends Listed {
  readonly type: VehicleType;
  readonly weapons: readonly Weapon[];
}

const LIST: readonly (ListedFoot | ListedVehicle | Listed)[] = [
  {
    name: 'Grenadiers',
    side: 'Axis',
    grade: 'B',
    figures: 9,
    leaders: 2,
    hw: 2,
    place: { x: 6, y: 5 },
  },
  {
    name: 'Landsers',
    side: 'Axis',
    grade: 'C',
    figures: 8,
    leaders: 1,
    hw: 1,
    medics: 1,
    place: { x: 9, y: 11 },
  },
  { name: 'Conscripts', side: 'Axis', grade: 'D', figures: 10, leaders: 1, place: { x: 11, y: 16 } },
  { name: 'Sandbags', side: 'Axis', grade: 'C', place: { x: 11, y: 9 } },
  {
    name: 'Panzer',
    side: 'Axis',
    grade: 'C',
    type: 'medium-tank',
    weapons: ['heavy-gun', 'mg'],
    place: { x: 4, y: 12 },
  },
  {
    name: 'Scout car',
    side: 'Axis',
    grade: 'C',
    type: 'armoured-car',
    weapons: ['mg'],
    place: { x: 12, y: 12 },
  },
  {
    name: 'Rangers',
    side: 'Allies',
    grade: 'A',
    figures: 8,
    leaders: 2,
    hw: 1,
    medics: 1,
    place: { x: 27, y: 4 },
  },
  { name: 'Rifles', side: 'Allies', grade: 'C', figures: 11, leaders: 2, hw: 1, place: { x: 28, y: 16 } },
  {
    name: 'Engineers',
    side: 'Allies',
    grade: 'B',
    figures: 6,
    leaders: 1,
    hw: 1,
    rides: 'Truck',
    place: { x: 33, y: 11 },
  },
  { name: 'Truck', side: 'Allies', grade: 'C', type: 'truck', weapons: [], place: { x: 33, y: 11 } },
  {
    name: 'Lancers',
    side: 'Allies',
    grade: 'B',
    figures: 8,
    leaders: 1,
    mounted: true,
    place: { x: 31, y: 8 },
  },
  {
    name: 'Sherman',
    side: 'Allies',
    grade: 'B',
    type: 'medium-tank',
    weapons: ['heavy-gun', 'mg'],
    place: { x: 32, y: 13 },
  },
];

/** The two sides as they begin, six units each. */
export const orderOfBattle = (): Unit[] => LIST.map(fresh);

/** A unit as it first comes onto the table. */
function fresh(listed: (typeof LIST)[number]): Unit {
  const { name, side, grade, place } = listed;
  if ('figures' in listed) {
    const { figures, leaders = 0, hw = 0, medics = 0, mounted = false, rides } = listed;
    return {
      ...{ kind: 'foot', name, side, grade, place, figures, leaders, hw, medics, mounted, rides },
      ...{ ran: false, usedRoad: false, dugIn: false, routing: false, inMelee: false, reacted: undefined },
      ...{ dead: 0, lost: 0, shotAt: false },
    };
  }
  if ('type' in listed) {
    const { type, weapons } = listed;
    const whole = { damage: 'none', brokenDown: false, destroyed: false, inMelee: false } as const;
    return { kind: 'vehicle', name, side, grade, place, type, weapons, ...whole };
  }
  const gun = { weapons: ['emplacement'], inMelee: false, marked: false, destroyed: false } as const;
  return { kind: 'nest', name, side, grade, place, ...gun };
}

/** The like of a lost unit from the reserve, at the edge of its side. */
export function reserve(name: string): Unit {
  const unit = fresh(LIST.find((listed) => listed.name === name)!);
  if (unit.kind === 'nest') return unit;
  const place = { x: unit.side === 'Axis' ? 2 : 34, y: unit.place.y };
  return unit.kind === 'foot' ? { ...unit, place, rides: undefined } : { ...unit, place };
}
