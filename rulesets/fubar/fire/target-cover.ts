import type { Rule } from '../../../src/rules/rule.js';
import { signed } from '../../../src/rules/text/say.js';
import { CALLED } from '../actions/tables.js';
import { look, refuse, ruling, step } from '../words.js';
import type { Shot } from './shoot-inputs.js';
import { COVER, type Cover, coverModifiers, terrain } from './tables.js';

/** Whether the target is in cover, or counts as in cover. */
export const hasCover = ({ cover, targetAction: did }: Shot): boolean =>
  cover !== 'open' || did === 'duck-and-weave' || did === 'gone-to-ground';

/** What cover does for a target. */
interface InCover {
  /** Added to the number that hits. */
  readonly worse: number;
  /** The lowest face of its save, where the players rule so (R36). */
  readonly save?: number;
}

/** What cover adds to the number (cover.1), or the save that it gives (R36). */
export function* coverOf(shot: Shot): Rule<InCover> {
  if (shot.at && shot.cover !== 'open') {
    const none = (yield* ruling('fubar:R38')) === 2;
    const said = none ? 'vehicles rely on armour: no cover' : 'cover helps a vehicle like any target';
    yield* step({
      id: 'vehicle-cover',
      clause: 'fubar:cover.1',
      value: !none,
      text: said,
      ruling: 'fubar:R38',
    });
    if (none) return { worse: 0 };
  }
  const { kind, ...saves } = yield* sharedCover(shot, yield* kindOfCover(shot));
  return { worse: yield* withPosture(kind, shot), ...saves };
}

/** Duck & Weave or Gone To Ground may make more of the cover, or of none. */
function* withPosture(kind: Cover, shot: Shot): Rule<number> {
  const did = shot.targetAction;
  if (shot.at || (did !== 'duck-and-weave' && did !== 'gone-to-ground')) return yield* worth(kind);
  if (!(yield* stillHolds(shot))) return yield* worth(kind);
  return did === 'duck-and-weave' ? yield* ducking(kind) : yield* gone(kind);
}

/** The cover the target is in: its kind (cover.2), and whether enough of it is (R28). */
function* kindOfCover({ cover, covered, targetFigures }: Shot): Rule<Cover> {
  let kind = cover as Cover;
  if (!COVER.includes(kind)) {
    if (cover === 'building' && (yield* ruling('fubar:R44')) === 2) {
      refuse(
        'fubar:cover.2',
        'What is the building made of?',
        'Give --cover wooden-building, soft or moderate.',
      );
    }
    const from = yield* look(terrain.cells[cover]!);
    kind = from.value;
    const line = { id: 'terrain', clause: 'fubar:cover.2' as const, value: kind, from };
    const text = `${cover.replace('-', ' ')}: ${kind} cover`;
    yield* step({ ...line, text, ...(cover === 'building' && { ruling: 'fubar:R44' as const }) });
  }
  if (covered === undefined || targetFigures === undefined || kind === 'open') return kind;
  const option = yield* ruling('fubar:R28');
  const counts = option === 1 ? 2 * covered >= targetFigures : option === 2 || covered > 0;
  const how =
    option === 2 ? 'the firer names those in cover' : `${covered || 'none'} of ${targetFigures} in cover`;
  const text = `${how}: ${counts ? 'it counts' : 'no cover for the unit'}`;
  yield* step({ id: 'covered', clause: 'fubar:cover.1', value: counts, text, ruling: 'fubar:R28' });
  return counts ? kind : 'open';
}

/** The cover that firer and target share (fire.14): it counts as always, as a save, or not at all (R36). */
function* sharedCover({ sameCover, coverSave }: Shot, kind: Cover): Rule<{ kind: Cover; save?: number }> {
  if (!sameCover || kind === 'open') return { kind };
  const option = yield* ruling('fubar:R36');
  if (option === 2 && coverSave === undefined) {
    refuse('fubar:fire.14', 'The cover save is whatever the players agree on.', 'Give it: --cover-save 5.');
  }
  const said = [
    `the target has its cover${coverSave === undefined ? '' : ', and no save by it'}`,
    `the cover saves on ${coverSave}+`,
    `the cover they share counts for nothing${coverSave === undefined ? '' : ', and gives no save'}`,
  ];
  const value = option === 1 ? kind : 'open';
  yield* step({
    id: 'shared-cover',
    clause: 'fubar:fire.14',
    value,
    text: said[option - 1]!,
    ruling: 'fubar:R36',
  });
  return { kind: value, ...(option === 2 && coverSave !== undefined && { save: coverSave }) };
}

/** Whether Duck & Weave or Gone To Ground still protects (R20). */
function* stillHolds({ targetAction: did, targetEarlier, reaction }: Shot): Rule<boolean> {
  const option = yield* ruling('fubar:R20');
  const over = (option === 2 && targetEarlier) || (option === 3 && did === 'duck-and-weave' && !reaction);
  if (over) {
    const clause = did === 'duck-and-weave' ? 'fubar:action.5' : 'fubar:action.9';
    yield* step({
      id: 'over',
      clause,
      value: false,
      text: `${CALLED[did!]} protects no more`,
      ruling: 'fubar:R20',
    });
  }
  return !over;
}

/** Duck & Weave counts as soft cover (action.5); with the cover they are in by ruling (R18). */
function* ducking(kind: Cover): Rule<number> {
  const option = yield* ruling('fubar:R18');
  const soft = yield* look(coverModifiers.cells.soft);
  const line = { id: 'posture', clause: 'fubar:action.5' as const, ruling: 'fubar:R18' as const };
  if (option === 3) {
    const adds = kind === 'open' ? soft.value : soft.value + (yield* look(coverModifiers.cells[kind])).value;
    return yield* step({ ...line, value: adds, text: `Duck & Weave: soft cover besides, ${signed(adds)}` });
  }
  const better = kind === 'open' ? 'soft' : option === 2 ? oneMore(kind) : kind;
  yield* step({ ...line, value: better, text: `Duck & Weave: counts as ${better} cover` });
  return yield* worth(better);
}

/** Gone To Ground: one level more than the cover it is in (action.9); at either end by ruling (R19). */
function* gone(kind: Cover): Rule<number> {
  const option = kind === 'open' || kind === 'hard' ? yield* ruling('fubar:R19') : 1;
  const line = { id: 'posture', clause: 'fubar:action.9' as const, ruling: 'fubar:R19' as const };
  if (kind === 'hard' && option === 2) {
    const { value } = yield* look(coverModifiers.cells.hard);
    return yield* step({
      ...line,
      value: value + 1,
      text: `Gone To Ground in hard cover: ${signed(value + 1)}`,
    });
  }
  const raised = kind === 'open' && option === 1 ? 'open' : oneMore(kind);
  const text =
    raised === 'open' ? 'Gone To Ground: no cover to raise' : `Gone To Ground: counts as ${raised} cover`;
  yield* step({ ...line, value: raised, text });
  return yield* worth(raised);
}

const oneMore = (kind: Cover): Cover => COVER[Math.min(COVER.indexOf(kind) + 1, COVER.length - 1)]!;

function* worth(kind: Cover): Rule<number> {
  if (kind === 'open') return 0;
  const from = yield* look(coverModifiers.cells[kind]);
  const text = `${signed(from.value)} to the number: ${kind} cover`;
  return yield* step({ id: 'cover', clause: 'fubar:cover.1', value: from.value, text, from });
}
