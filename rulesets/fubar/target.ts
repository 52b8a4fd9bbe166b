import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { levelOf } from './activation.js';
import { armourOf, majority, personalSave, type Save, vehicleSave } from './armour.js';
import { type Battle, known, left } from './battle.js';
import { far } from './say.js';
import type { Shot } from './shoot-inputs.js';
import { distances } from './tables.js';
import { type Struck, suppressionLimit } from './taking.js';
import { look, ruling, step } from './words.js';

/** The unit whose hits are taken, where it is known. */
export function* targetOf(shot: Shot, battle: Battle): Rule<Struck | undefined> {
  const of = known(battle, shot.target);
  const figures = shot.targetFigures ?? left(of);
  const level = shot.targetLevel ?? of?.level;
  if (!figures || (level === undefined && shot.targetFigures === undefined)) return undefined;
  const limit = yield* suppressionLimit(
    levelOf(level, undefined, '--target-level'),
    shot.targetLeaderLevel ?? of?.leaderLevel,
  );
  const suppressed = Math.min(shot.targetSuppressed ?? of?.suppressed ?? 0, figures);
  const unit = { figures, suppressed, limit, take: shot.take };
  return { ...unit, ...(yield* whoIsHit(unit, shot.inSight)) };
}

/** Who can be hit (R30): any figure as the owner picks, only those in sight and range, or as the firer picks. */
function* whoIsHit(
  { figures, suppressed }: Struck,
  typed: number | undefined,
): Rule<Pick<Struck, 'inSight' | 'uprightFirst'>> {
  if (suppressed > 0) {
    const text = `${counted(suppressed, 'figure')} suppressed by fire before this: that was another bout`;
    yield* step({ id: 'bout', clause: 'fubar:fire.10', value: suppressed, text, ruling: 'fubar:R35' });
  }
  const inSight = Math.min(typed ?? figures, figures);
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

/** The saves of the target: its armour, the vehicle before it (vehicle.7), the cover if so ruled (R36). */
export function* savesOf(shot: Shot, battle: Battle): Rule<Save[]> {
  const recorded = known(battle, shot.target)?.armour ?? 'none';
  const armour = shot.wearing ? yield* majority(shot.wearing) : (shot.armour ?? recorded);
  const own = yield* personalSave(armour);
  const saves = shot.behind && (yield* isSheltered(shot)) ? yield* sheltered(shot, own) : own ? [own] : [];
  const byCover = shot.sameCover && shot.cover !== 'open' && (yield* ruling('fubar:R36')) === 2;
  if (!byCover || shot.coverSave === undefined) return saves;
  return [...saves, { lowest: shot.coverSave, clause: 'fubar:fire.14', by: 'the cover' }];
}

/** Whether it stands directly behind: as the players judge, or within a distance if so ruled (R77). */
function* isSheltered({ behindBy, unit }: Shot): Rule<boolean> {
  if (behindBy === undefined) return true;
  const measured = (yield* ruling('fubar:R77')) === 2;
  const from = yield* look(distances.cells.behind!);
  const value = !measured || behindBy <= from.value;
  const how = measured
    ? `within ${far(from.value, unit)} counts as directly behind`
    : 'the players judge what is directly behind';
  const line = { id: 'behind', clause: 'fubar:vehicle.7' as const, value, ruling: 'fubar:R77' as const };
  return yield* step({ ...line, text: `${far(behindBy, unit)} behind: ${how}` });
}

/** Troops directly behind a vehicle save by it too: by the better of two, by both, or by it alone (R63). */
function* sheltered({ behind }: Shot, own: Save | undefined): Rule<Save[]> {
  const its = yield* vehicleSave(yield* armourOf(behind!));
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
  yield* step({ ...line, text: `directly behind it: ${said[option - 1]}`, ruling: 'fubar:R63' });
  return saves;
}
