import type { Input } from '../../../src/rules/record.js';
import type { Fill } from '../../../src/rules/roster.js';
import { refuse } from '../words.js';
import { type Driven, known, present } from './kinds.js';
import { asTargetOnFoot, isOnFoot, mustBeOnFoot, mustDrive, said } from './units.js';

export const move: Fill = {
  units: ['who moves', 'the vehicle it boards'],
  fill: ([first, second], asked) => {
    const of = known(first!);
    if (of.kind === 'emplacement')
      return refuse('bg:emp.3', `${of.name} is an emplacement: it stays where it is.`);
    if (of.kind === 'vehicle') return asDriven(of);
    if (of.melee) return refuse('bg:charge.8', `${of.name} is in a melee and cannot move.`);
    if (of.routing) {
      return refuse(
        'bg:retreat.3',
        `${of.name} routs: it moves when it does not rally.`,
        `wg rally '${of.name}'`,
      );
    }
    const type = of.mounted || asked.mount ? 'cavalry' : undefined;
    const { ran, dugIn, reactedFled: reacted } = of;
    const vehicle = second && mustDrive(known(second), 'bg:pass.1', 'take passengers');
    const boarding = vehicle && said({ board: true, vehicles: vehicle.models });
    return {
      ...said({ type, ran, dugIn, reacted, ...boarding }),
      figures: of.mounted ? of.figures : present(of),
    };
  },
};

function asDriven(of: Driven & { name: string }): Input {
  const { damage, stoppedBy, vehicle, dugIn, reactedFled: reacted, diceMost, tracked } = of;
  if (damage === 'immobilised' || damage === 'both')
    return refuse('bg:vdam.3', `${of.name} cannot move any more.`);
  if (stoppedBy !== undefined) {
    const mines = stoppedBy === 'mines';
    const why = mines ? 'mines have stopped it' : 'it has broken down';
    return refuse(mines ? 'bg:mine.10' : 'bg:vmove.1', `${of.name} cannot move: ${why}.`);
  }
  return said({ type: vehicle.endsWith('-tank') ? 'tank' : vehicle, dugIn, reacted, diceMost, tracked });
}

export const overrun: Fill = {
  units: ['the tank', 'the infantry'],
  fill: ([first, second], asked) => {
    const tank = mustDrive(known(first!), 'bg:overrun.1', 'drive through infantry');
    if (!tank.vehicle.endsWith('-tank'))
      return refuse('bg:overrun.1', `${tank.name} is no tank: only tanks drive through infantry.`);
    asDriven(tank);
    const half = tank.damage === 'half-weapons' || tank.damage === 'both';
    const target = second && mustBeOnFoot(known(second), 'bg:overrun.1', 'be driven through');
    return {
      ...said({ grade: tank.grade, halfStrength: half }),
      ...(target && fillTarget(target, second.began, asked)),
    };
  },
};

const fillTarget = (of: Parameters<typeof asTargetOnFoot>[0], began: Input, asked: Input): Input => ({
  ...asTargetOnFoot(of, began, asked),
  ...said({ targetGuards: of.prisoners > 0 && !asked.targetStand ? of.guards : 0 }),
});

/** Infantry goes in with all its figures, unless it was said how many do; a vehicle so many inches. */
export const mines: Fill = {
  units: ['who meets the mines'],
  fill: ([first], asked) => {
    const of = known(first!);
    if (asked.detect !== undefined || asked.size !== undefined) return {};
    if (of.kind === 'emplacement')
      return refuse('bg:mine.6', `${of.name} is an emplacement: it goes into no field.`);
    if (of.kind === 'vehicle') return drivenIn(of, asked);
    if (asked.away || asked.depth !== undefined || asked.engineers !== undefined) {
      return said({ engineers: of.engineers, hasShot: of.hasShot });
    }
    const { targetOnRoad, dugIn: _of, ...target } = asTargetOnFoot(of, first!.began, asked);
    return { entered: present(of), ...target, ...said({ targetOnRoad }) };
  },
};

function drivenIn(of: Driven, asked: Input): Input {
  const clears =
    asked.clearingVehicle !== undefined || asked.width !== undefined || asked.depth !== undefined;
  if (clears) {
    const type = of.vehicle.endsWith('-tank') ? 'tank' : of.vehicle;
    return said({ clearingVehicle: type, diceMost: asked.rolled === undefined ? of.diceMost : undefined });
  }
  return said({ at: of.vehicle, damage: of.damage });
}

export const artillery: Fill = {
  units: ['the target'],
  fill: ([first], asked) => {
    const of = known(first!);
    if (isOnFoot(of)) return asTargetOnFoot(of, first!.began, asked);
    return of.kind === 'vehicle'
      ? said({ at: of.vehicle, armour: of.armour, damage: of.damage, dugIn: of.dugIn })
      : said({ at: of.type, marked: of.marked });
  },
};
