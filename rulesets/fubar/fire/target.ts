import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { distances } from '../actions/tables.js';
import { armourOf, majority, personalSave, type Save, vehicleSave } from '../hits/armour.js';
import { type Struck, suppressionLimit } from '../hits/taking.js';
import { far } from '../say.js';
import { beyondLimit, levelOf } from '../turn/activation.js';
import type { Vehicle } from '../vehicles/tables.js';
import { look, refuse, ruling, step } from '../words.js';
import type { Shot } from './shoot-inputs.js';

/** The unit whose hits are taken, where it is known. */
export function* targetOf(shot: Shot): Rule<Struck | undefined> {
  const figures = shot.targetFigures;
  if (!figures) return undefined;
  const trained = {
    level: levelOf(shot.targetLevel, '--target-level'),
    leaderLevel: shot.targetLeaderLevel,
  };
  const limit = yield* suppressionLimit(trained.level, trained.leaderLevel);
  const suppressed = shot.targetSuppressed ?? 0;
  yield* beyondLimit({ ...trained, suppressed }, 'target');
  const spent = yield* sameBout(suppressed, shot.targetSuppressedNow ?? 0, shot.targetBout ?? 0);
  const unit = { figures, suppressed, limit, take: shot.take, ...(spent > 0 && { spent }) };
  return { ...unit, ...(yield* whoIsHit(unit, shot.inSight)) };
}

/**
 * Those of the suppressed whom no more fire can hurt: this same unit suppressed them in this action or, if all of a turn is
 * one bout, any fire did this turn (R35).
 * @param now those whom fire suppressed this turn
 * @param bout those of them whom those who fire did in this action
 */
function* sameBout(suppressed: number, now: number, bout: number): Rule<number> {
  if (suppressed === 0) return 0;
  const line = { id: 'bout', clause: 'fubar:fire.10' as const, ruling: 'fubar:R35' as const };
  const wholeTurn = (yield* ruling('fubar:R35')) === 2;
  if (wholeTurn && now > 0) {
    const text = `${counted(now, 'figure')} suppressed by fire this turn: the same bout, no casualties of it`;
    yield* step({ ...line, value: now, text });
    return now;
  }
  if (!wholeTurn && bout > 0) {
    const text = `${counted(bout, 'figure')} suppressed by this unit in this action: the same bout, no casualties of it`;
    yield* step({ ...line, value: bout, text });
    return Math.min(bout, suppressed);
  }
  const when = wholeTurn ? 'before this turn' : 'before this';
  const text = `${counted(suppressed, 'figure')} suppressed ${when}: that was another bout`;
  yield* step({ ...line, value: suppressed, text });
  return 0;
}

/** Who can be hit (R30): any figure as the owner picks, only those in sight and range, or as the firer picks. */
function* whoIsHit(
  { figures, suppressed }: Struck,
  inSight = figures,
): Rule<Pick<Struck, 'inSight' | 'uprightFirst'>> {
  if (suppressed === 0 && inSight === figures) return {};
  const option = yield* ruling('fubar:R30');
  const said = [
    'the owner picks who is hit, seen or not',
    `the owner picks who is hit, of ${inSight} in sight and range`,
    'the firer picks who is hit: those still upright first',
  ];
  const line = { id: 'picked', clause: 'fubar:fire.9' as const, value: option === 2 ? inSight : figures };
  yield* step({ ...line, text: said[option - 1]!, ruling: 'fubar:R30' });
  return { ...(option === 2 && { inSight }), ...(option === 3 && { uprightFirst: true }) };
}

/** The saves of the target: its armour, the vehicle before it (vehicle.7). */
export function* savesOf(shot: Shot): Rule<Save[]> {
  const armour = shot.wearing ? yield* majority(shot.wearing, shot.targetFigures) : (shot.armour ?? 'none');
  const own = yield* personalSave(armour);
  if (shot.aboard) return yield* byVehicle(shot.aboard, own, yield* insideIt());
  return shot.behind && (yield* isSheltered(shot))
    ? yield* byVehicle(shot.behind, own, 'directly behind it')
    : own
      ? [own]
      : [];
}

/** Troops inside a vehicle are no targets of their own, but for those in open ones if so ruled (R64). */
export function* mayBeTarget({ aboard }: Shot): Rule<void> {
  if (!aboard || (yield* ruling('fubar:R64')) === 2) return;
  refuse(
    'fubar:vehicle.7',
    'Troops inside a vehicle are no targets: fire is at the vehicle.',
    'Name the vehicle as the target or, without units, give --at.',
  );
}

function* insideIt(): Rule<string> {
  const text = 'in an open vehicle: a target of their own, with the save of the vehicle';
  yield* step({ id: 'aboard', clause: 'fubar:vehicle.7', value: true, text, ruling: 'fubar:R64' });
  return 'inside it';
}

/** Whether it stands directly behind: as the players judge, or within a distance if so ruled (R77). */
function* isSheltered({ behindBy, unit }: Shot): Rule<boolean> {
  if (behindBy === undefined) return true;
  const measured = (yield* ruling('fubar:R77')) === 2;
  const from = yield* look(distances.cells.behind!);
  const value = !measured || behindBy <= from.value;
  const said = far(from.value, unit);
  const how = !measured
    ? 'the players judge what is directly behind'
    : value
      ? `within ${said}, directly behind`
      : `beyond ${said}, not directly behind`;
  const line = { id: 'behind', clause: 'fubar:vehicle.7' as const, value, ruling: 'fubar:R77' as const };
  return yield* step({ ...line, text: `${far(behindBy, unit)} behind: ${how}` });
}

/** Troops inside or directly behind a vehicle save by it too: by the better of two, by both, or by it alone (R63). */
function* byVehicle(vehicle: Vehicle, own: Save | undefined, where: string): Rule<Save[]> {
  const its = yield* vehicleSave(yield* armourOf(vehicle));
  const option = yield* ruling('fubar:R63');
  const both = [its, own].filter((save) => save !== undefined);
  const better = both.reduce<Save[]>(
    (best, save) => (best[0] && best[0].lowest <= save.lowest ? best : [save]),
    [],
  );
  const saves = option === 1 ? better : option === 2 ? both : its ? [its] : [];
  const said = [
    'one save, the better of the two',
    'both saves, one after the other',
    'the save of the vehicle alone',
  ];
  const line = { id: 'sheltered', clause: 'fubar:vehicle.7' as const, value: saves.length };
  yield* step({ ...line, text: `${where}: ${said[option - 1]}`, ruling: 'fubar:R63' });
  return saves;
}
