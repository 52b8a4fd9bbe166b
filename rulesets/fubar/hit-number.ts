import type { Rule } from '../../src/rules/rule.js';
import { signed } from '../../src/rules/say.js';
import { type Battle, known } from './battle.js';
import { faceNeeded } from './faces.js';
import type { FireDice } from './fire-dice.js';
import { onFaces } from './say.js';
import type { Shot } from './shoot-inputs.js';
import { bonuses, CALLED, COVER, type Cover, coverModifiers, type Level, limits, terrain } from './tables.js';
import { trainedAs } from './trained.js';
import { look, refuse, ruling, step } from './words.js';

/** The lowest faces that hit: against cover, and for what ignores it. */
export interface HitsOn {
  readonly plain: number;
  readonly ignoring: number;
}

/** The number that hits (fire.5): expertise, made worse by cover to at most 6+ (cover.3), better by aiming. */
export function* hitNumber(
  shot: Shot & { readonly level: Level },
  aimed: boolean,
  { plain, ignoring }: FireDice,
  battle: Battle,
): Rule<HitsOn> {
  const expertise = yield* expertiseOf(shot.level, shot.leaderLevel);
  // Where every die ignores the cover there is none to speak of.
  const worse = plain > 0 ? yield* coverModifier(shot, battle) : 0;
  if (ignoring > 0 && (plain > 0 ? worse > 0 : hasCover(shot, battle))) {
    const text = 'flamethrowers and cannons ignore the cover';
    yield* step({ id: 'ignores-cover', clause: 'fubar:weapon.5', value: 0, text, ruling: 'fubar:R45' });
  }
  const bonus = aimed ? yield* look(bonuses.cells.aiming!) : undefined;
  const capFirst = !bonus || (yield* ruling('fubar:R17')) === 1;
  const cap = yield* look(limits.cells.cap!);
  const add = bonus?.value ?? 0;
  const number = (cover: number) => {
    const capped = (n: number) => Math.min(n, Math.max(cap.value, expertise));
    return capFirst ? capped(expertise + cover) - add : capped(expertise + cover - add);
  };
  if (expertise + worse - (capFirst ? 0 : add) > cap.value && worse > 0) {
    const text = `cover makes it no worse than ${cap.value}+`;
    yield* step({ id: 'cap', clause: 'fubar:cover.3', value: cap.value, text });
  }
  if (bonus) {
    const text = `${signed(add)}: Aimed Fire, ${capFirst ? 'after the cap on cover' : 'before the cap on cover'}`;
    yield* step({
      id: 'aimed',
      clause: 'fubar:action.10',
      value: add,
      text,
      from: bonus,
      ruling: 'fubar:R17',
    });
  }
  return { plain: yield* faceNeeded(number(worse)), ignoring: yield* faceNeeded(number(0)) };
}

/**
 * The lowest face that hits by expertise alone (unit.3).
 * @param whose begins the line, where there are two sides
 */
export function* expertiseOf(level: Level, leaderLevel: Level | undefined, side = ''): Rule<number> {
  const { from, whose, ruled } = yield* trainedAs(level, leaderLevel);
  const value = from.value.expertise;
  const text = `${side ? `${side}s, ${whose}: hit` : `${whose}: hits`} ${onFaces(value)}`;
  const id = side ? `${side}-expertise` : 'expertise';
  return yield* step({ id, clause: 'fubar:unit.3', value, text, from, ...ruled });
}

/** Whether the target is in cover, or counts as in cover. */
const hasCover = ({ cover, target, targetAction }: Shot, battle: Battle): boolean => {
  const did = targetAction ?? known(battle, target)?.action;
  return cover !== 'open' || did === 'duck-and-weave' || did === 'gone-to-ground';
};

/** What cover adds to the number (cover.1). */
function* coverModifier(shot: Shot, battle: Battle): Rule<number> {
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
    if (none) return 0;
  }
  const ground = yield* kindOfCover(shot);
  const shared = yield* sharedCover(shot, ground);
  const of = known(battle, shot.target);
  const did = shot.targetAction ?? of?.action;
  if (shot.at || (did !== 'duck-and-weave' && did !== 'gone-to-ground')) return yield* worth(shared);
  if (!(yield* stillHolds(shot, battle))) return yield* worth(shared);
  return did === 'duck-and-weave' ? yield* ducking(shared) : yield* gone(shared);
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
  const how = option === 2 ? 'the firer names those in cover' : `${covered} of ${targetFigures} in cover`;
  const text = `${how}: ${counts ? 'it counts' : 'no cover for the unit'}`;
  yield* step({ id: 'covered', clause: 'fubar:cover.1', value: counts, text, ruling: 'fubar:R28' });
  return counts ? kind : 'open';
}

/** The cover that firer and target share (fire.14): it counts as always, as a save, or not at all (R36). */
function* sharedCover({ sameCover, coverSave }: Shot, kind: Cover): Rule<Cover> {
  if (!sameCover) return kind;
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
  return value;
}

/** Whether Duck & Weave or Gone To Ground still protects (R20). */
function* stillHolds({ target, targetAction, reaction }: Shot, battle: Battle): Rule<boolean> {
  const of = known(battle, target);
  const did = targetAction ?? of?.action;
  const option = yield* ruling('fubar:R20');
  const earlier = targetAction === undefined && of?.since !== undefined && of.since < battle.turn;
  const over = (option === 2 && earlier) || (option === 3 && did === 'duck-and-weave' && !reaction);
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
