import { game } from '../../rulesets/battleground/game.js';
import type { ClauseHere } from '../../rulesets/battleground/headings.js';
import { type ActionName, battleground } from '../../rulesets/battleground/index.js';
import { play } from '../../rulesets/battleground/play.js';
import { infantry, kinds } from '../../rulesets/battleground/roster/kinds.js';
import { shooter, target } from '../../rulesets/battleground/shooting/roles.js';
import { ranges } from '../../rulesets/battleground/shooting/tables.js';
import {
  action,
  bearings,
  type ClauseId,
  cards,
  ends,
  inferred,
  permits,
  printed,
  put,
  type RulingId,
  role,
  ruling,
  type Span,
  step,
  table,
  takes,
  those,
} from '../../rulesets/battleground/words.js';
import { rowsOf, sheetOf, words } from '../../src/rules/book/sheet.js';
import { bookOf } from '../../src/rules/book.js';
import { count, toggle } from '../../src/rules/field.js';
import { type Kinds, kind } from '../../src/rules/kind.js';
import type { Rule } from '../../src/rules/rule.js';
import { type GameState, ruleSystem } from '../../src/rules/system.js';

/**
 * Slips that do not compile, one to an expected error: where one of them does, the compiler tells of an error it was to
 * expect. Nothing of this is run.
 */

const clause = 'bg:shoot.9';

/* A table, and what settles its cells. */

// @ts-expect-error There is no such table.
table({ id: 'bg:table.moral', title: 'Morale', unit: 'inches', cells: {} });
// @ts-expect-error There is no such ruling.
inferred(6, 'bg:R999');
// @ts-expect-error The ruling is there, and is no switch.
printed(6, 'bg:R7', { 2: 7 });

/* A clause, of what it is and where it stands. */

const read = { title: 'A shot', says: 'It hits.', kind: 'dice', action: 'shoot', source: 'Melee' } as const;
read satisfies ClauseHere;
// @ts-expect-error There is neither such an action nor such a part of the game.
({ ...read, action: 'shoots' }) satisfies ClauseHere;
// @ts-expect-error The book has no such heading.
({ ...read, source: 'Meele' }) satisfies ClauseHere;

/* A book, whose clauses and rulings name one another. */

const said = {
  title: 'A shot',
  says: 'It hits.',
  kind: 'dice',
  action: 'shoot',
  source: 'Shooting',
} as const;
const shooting = { 'x:shoot.1': said } as const;
const undecided = {
  question: 'Does it hit?',
  clauses: ['x:shoot.1'],
  evidence: 'It hits.',
  options: { 1: 'It does.', 2: 'It does not.' },
  why: 'As printed.',
} as const;
const open = { 'x:R1': undecided } as const;
const asked = { 'x:shoot.1': 'does it hit; do I hit' } as const;

export const register = () => bookOf(shooting, open, {}, asked);
export const strays = () => [
  // @ts-expect-error The clause speaks of no table that is there.
  bookOf({ 'x:shoot.1': { ...said, table: 'x:table.shots' } }, open, {}, asked),
  // @ts-expect-error It has no such exception.
  bookOf({ 'x:shoot.1': { ...said, except: ['x:shoot.9'] } }, open, {}, asked),
  // @ts-expect-error The ruling is about no clause that is there.
  bookOf(shooting, { 'x:R1': { ...undecided, clauses: ['x:shoot.9'] } }, {}, asked),
  // @ts-expect-error Players ask of a clause, and nobody has it.
  bookOf(shooting, open, {}, { ...asked, 'x:shoot.9': 'does it hit; do I hit' }),
];

/* An action: what it says of its result, of its inputs, and of the book. */

type Result = { readonly hits: number; readonly lost?: number };
const shot = {
  name: 'shoot',
  says: 'Shoot',
  inputs: { figures: count('figures', { max: 9, default: 0 }), routing: toggle('it routs', {}) },
  examples: [],
  result: { hits: { help: 'hits' }, lost: { help: 'figures lost' } },
  *resolve(): Rule<Result> {
    yield* shooter.as.infantry.set(clause, { hasShot: true });
    return { hits: 1 };
  },
  announce: ({ hits }: Result) => `${hits}`,
} as const;
action(shot);

// @ts-expect-error There is no such clause to be reminded of.
action({ ...shot, reminders: ['bg:los.99'] });
// @ts-expect-error The clause is one of another book.
action({ ...shot, reminders: ['wrg:fire.1'] });
// @ts-expect-error A reminder looks at an input that is not there.
action({ ...shot, reminders: [['bg:los.1', ({ figurse }) => figurse > 0]] });
// @ts-expect-error A field of the result is told under another name.
action({ ...shot, result: { hits: { help: 'hits' }, lots: { help: 'figures lost' } } });
// @ts-expect-error One too many is told.
action({ ...shot, result: { ...shot.result, lots: { help: 'figures lost' } } });
// @ts-expect-error What is announced is no field of the result.
action({ ...shot, announce: ({ hist }) => `${hist}` });
// @ts-expect-error Luck is counted in what is no field of it.
action({ ...shot, luck: () => ({ of: 'hits', read: ({ hist }) => hist }) });
// @ts-expect-error Luck is counted in nothing of that name.
action({ ...shot, luck: () => ({ of: 'hist', read: ({ hits }) => hits }) });
// @ts-expect-error The book has no such action.
action({ ...shot, name: 'shoots' });
// @ts-expect-error A view looks at what is no field of it.
action({ ...shot, views: { hits: ({ hist }) => hist } });
// @ts-expect-error A list asks for an input that is not there.
action({ ...shot, checklist: { names: () => ['figurse'] } });

/* What may be done. */

const routs = {
  clause: 'bg:retreat.4',
  when: ({ routing }: { readonly routing?: boolean }) => routing,
  says: 'It routs.',
} as const;
const routing = permits<{ routing: boolean }>(routs);
action({ ...shot, permits: routing });

// @ts-expect-error The action does not know what the permit looks at.
action({ ...shot, inputs: { figures: shot.inputs.figures }, permits: routing });
// @ts-expect-error There is no such clause.
permits<{ routing: boolean }>({ ...routs, clause: 'bg:retreat.99' });
// @ts-expect-error There is no such ruling.
permits<{ routing: boolean }>({ ...routs, under: { ruling: 'bg:R999', option: 1 } });
// @ts-expect-error The ruling has no such option.
permits<{ routing: boolean }>({ ...routs, under: { ruling: 'bg:R61', option: 9 } });
// @ts-expect-error There is no such clause.
bearings({ clause: 'bg:card.99', actions: ['shoot'], when: () => true, says: () => 'Not now.' });
// @ts-expect-error There is no such action.
bearings({ clause: 'bg:card.2', actions: ['shoots'], when: () => true, says: () => 'Not now.' });
const ofMelees = { clause: 'bg:card.2', actions: ['melee'], says: () => 'Not now.' } as const;
// @ts-expect-error What is looked at is no action.
bearings({ ...ofMelees, when: ({ action }) => action === 'meele' });
// @ts-expect-error There is no such ruling.
bearings({ ...ofMelees, when: () => true, under: { ruling: 'bg:R999', option: 1 } });
bearings({ ...ofMelees, when: () => true, under: { ruling: 'bg:R61', option: 2 } });
// @ts-expect-error The ruling has no such option.
bearings({ ...ofMelees, when: () => true, under: { ruling: 'bg:R61', option: 9 } });

/* Who takes part. */

// @ts-expect-error The kind has no such field.
takes({ kind: infantry, fields: ['figurse'] });
// @ts-expect-error It is called otherwise, and is not taken.
takes({ kind: infantry, fields: ['figures'], called: { figurse: 'attackers' } });
// @ts-expect-error There is no such clause.
takes({ kind: infantry, bars: [{ clause: 'bg:shoot.99', when: () => true, says: 'cannot shoot' }] });
// @ts-expect-error There is no such clause.
role('target', { says: 'the target', takes: {}, side: { is: 'enemy', clause: 'bg:shoot.99' } });

/* A rule system, and what it has. */

const system = { ...battleground, actions: ['shoot', 'move'], play: async () => ({ play }) } as const;
ruleSystem({ ...system, usual: ['shoot'] });
// @ts-expect-error There is no such action to be taken in almost every turn.
ruleSystem({ ...system, usual: ['shoots'] });
// @ts-expect-error It is not played.
ruleSystem({ ...system, actions: ['shoot', 'spot'] });

/* A game, and what comes next in it. */

const next = { line: ['draw-card'], says: 'next card' } as const;
({
  ...{ ...game, clock: ['draw-card'] },
  next: () => ({ ...next, behind: 'melee' }),
}) satisfies GameState<ActionName>;
// @ts-expect-error There is no such action that moves the clock.
({ ...game, clock: ['draw-crad'] }) satisfies GameState<ActionName>;
// @ts-expect-error The side to act has no such action.
({ ...game, place: () => ({ says: 'T1', act: 'meele' }) }) satisfies GameState<ActionName>;
// @ts-expect-error What comes next comes behind no such action.
({ ...game, next: () => ({ ...next, behind: 'meele' }) }) satisfies GameState<ActionName>;

/* Marks, and how long they last. */

const unit = {
  ...{ name: 'unit', says: 'a unit', profile: {}, marks: { ran: toggle('it ran', {}) } },
  ...{ gone: () => undefined, stands: () => [] },
};
({ ...kinds, unit: kind({ ...unit, lasts: { ran: 'card' } }) }) satisfies Kinds<Span>;
// @ts-expect-error There is no such span of the clock.
({ unit: kind({ ...unit, lasts: { ran: 'cadr' } }) }) satisfies Kinds<Span>;
// @ts-expect-error There is no such mark to last as long as.
kind({ ...unit, lasts: { ran: { with: 'meele' } } });

/* A rule, and what it does to the table. */

export function* slips(): Rule<void> {
  const line = { id: 'shot', value: true, text: 'it has shot' };
  yield* step({ ...line, clause });
  // @ts-expect-error The clause is one of another book.
  yield* step({ ...line, clause: 'wrg:fire.1' });
  // @ts-expect-error There is no such ruling to point to.
  yield* step({ ...line, clause, ruling: 'bg:R999' });
  // @ts-expect-error There is no such ruling.
  yield* ruling('bg:R999');
  // @ts-expect-error The ruling has no such option.
  if ((yield* ruling('bg:R61')) === 9) return;

  const { as, on } = shooter;
  // @ts-expect-error No kind has such a mark.
  yield* on.set(clause, { hasShoot: true });
  // @ts-expect-error The kind has no such mark.
  yield* as.emplacement.set(clause, { ran: true });
  // @ts-expect-error The mark holds no such value.
  yield* as.infantry.set(clause, { hasShot: 'twice' });
  // @ts-expect-error There is no such span of the clock.
  yield* as.infantry.set(clause, { ran: null }, 'cadr');
  // @ts-expect-error The mark counts nothing.
  yield* as.infantry.add(clause, { hasShot: 1 });
  // @ts-expect-error The kind has no such figures.
  yield* target.as.vehicle.lose(clause, { leaders: 1 });
  // @ts-expect-error There is no such mark to hold a name.
  yield* on.bind(clause, 'meele', target.name);
  // @ts-expect-error The mark holds no name.
  yield* on.bind(clause, 'hasShot', target.name);
  // @ts-expect-error There is no such mark that holds who is meant.
  yield* those({ whose: 'abord', is: target.name }, infantry).set(clause, { ran: null });

  // @ts-expect-error There is no such span of the clock.
  yield* ends(clause, 'cadr');
  // @ts-expect-error There is no such slot of the table.
  yield* put(clause, 'coluds', null);
  // @ts-expect-error The slot holds no such thing.
  yield* put(clause, 'clouds', 7);
  // @ts-expect-error There is no such pile.
  yield* cards(clause, { from: 'deck', to: 'bowls', cards: 'all' });
}

/* A quick reference sheet. */

const { ruled, says } = sheetOf<ClauseId, RulingId>();
// @ts-expect-error There is no such clause.
says('bg:shoot.99');
// @ts-expect-error There is no such ruling.
ruled('bg:R999', 'A tie');
// @ts-expect-error Shorter words stand under a title.
says(clause, words`Once.`);
// @ts-expect-error The table has no such row.
rowsOf(ranges, ['infantry', 'rifle']);
// @ts-expect-error The table has no such row.
words`up to ${ranges.cells.rifle} inches`;
