import { count, list, measure, text, toggle } from '../../../src/rules/field.js';
import type { Lasts } from '../../../src/rules/kind.js';
import { LONGEST_NAME } from '../say.js';
import type { Span } from '../words.js';

/** Those who lead a group, the senior first. */
export const LEADER_RANKS = ['officer', 'sgt', 'cpl', 'lcpl'] as const;
export type LeaderRank = (typeof LEADER_RANKS)[number];

/** What a battle does to troops of any kind, and what they do in it: reaction tests rest on this. */

const MOST = 999;
/** Names of units, as the game knows them. */
export const unitNames = (help: string, more = {}) =>
  list(help, {
    metavar: 'name',
    max: 40,
    fault: (entry) => (entry.length > LONGEST_NAME ? { takes: 'the name of a group' } : undefined),
    ...more,
  });
const tally = (help: string) => count(help, { max: MOST, default: 0 });
const yes = (help: string) => toggle(help, {});

/** What a period did to a group, and what it did. */
const figures = {
  lostInPeriod: tally('this period: figures it lost'),
  points: measure('this period: points scored on it', {
    unit: 'points',
    min: -9999,
    max: 9999,
    default: 0,
  }),
  tens: tally('this period: full tens among them, each firing by itself'),
  antiTankPoints: tally('this period: anti-tank points scored on it'),
  machineGuns: tally('this period: enemy machine guns that fired on it'),
  underFire: yes('this period: it was fired on'),
  fired: yes('this period: it fired'),
  ownLmgs: tally('this period: LMGs of its own that fired'),
  nearest: measure('this period: how near the nearest enemy was with whom it exchanged fire', {
    unit: 'metres',
    max: 9999,
  }),
  surprised: yes('this period: fire came from a group that was hidden on the map'),
  antiTankSurprise: yes('this period: anti-tank fire came from one'),
  otherFire: yes('this period: anti-personnel or off-table fire came on it'),
  antiTankFire: yes('this period: anti-tank fire came at it, on which it has not tested'),
  closeAttack: yes('this period: attacked with flame, molotovs, sticky bombs or satchel charges'),
  armourFires: yes('this period: enemy armour fired on it'),
  moved: yes('this period: a vehicle that moved'),
  ran: yes('last period: it ran in panic'),
  isolatedFromLeaders: tally('this period: figures isolated from officers and NCOs'),
  isolatedFromAll: tally('this period: figures isolated from all others'),
};
type FigureMark = keyof typeof figures;
export const FIGURES = Object.keys(figures) as readonly FigureMark[];

/** The same of the period before: a test on it that was not made is still due. */
type Late = { readonly [F in FigureMark as `late${Capitalize<F>}`]: (typeof figures)[F] };
export const lateOf = <F extends FigureMark>(figure: F): `late${Capitalize<F>}` =>
  `late${figure[0]!.toUpperCase()}${figure.slice(1)}` as `late${Capitalize<F>}`;
const lateFigures = Object.fromEntries(
  Object.entries(figures).map(([figure, field]) => [
    lateOf(figure as FigureMark),
    { ...field, help: field.help.replace(/^this period|^last period/, 'a period before') },
  ]),
) as Late;

const score = (help: string) => count(help, { min: -999, max: MOST });
const testedOn = (help: string) => list(help, { metavar: 'points=24', max: 60, fault: () => undefined });

/** How its tests came out, and what they bind it to. */
const tests = {
  tested: score('this period: the score of its test, which binds it in the next'),
  crewsTested: score('this period: the score of its crews'),
  bound: score('the score that binds it in this period'),
  crewsBound: score('the score that binds its crews in this period'),
  afvTested: score('this period: the score of the test of an AFV, which binds it in the next'),
  afvBound: score('the score that binds an AFV in this period'),
  hasTested: yes('this period: it has tested for its end'),
  wasTested: yes('last period: it tested for its end'),
  facts: testedOn('this period: what its test rested on'),
  factsBefore: testedOn('what the test rested on that binds it'),
  leaderTested: yes('this period: its leader has tested by himself'),
  leaderTestedBefore: yes('its leader tested after the test that binds it'),
  willRun: yes('next period: it runs in panic'),
  runs: yes('this period: it runs in panic'),
  willRetire: yes('next period: mixed with enemies, it retires if they scored more'),
  retires: yes('this period: mixed with enemies, it retires if they scored more'),
  willStay: yes('next period: its leader does not run with it'),
  stays: yes('this period: its leader does not run with it'),
  stayed: yes('last period: its leader did not run with it'),
};

/** Who has looked for it, and not located it. */
const looks = {
  missedBy: unitNames('this period: those who have looked for it, and not located it'),
  lateMissedBy: unitNames('a period before: those who had looked for it, and not located it'),
};

/** What it was fired on by before the last period, and has not moved since: it stays located (locate.5). */
const stays = {
  firedOn: yes('it was fired on before the last period, and has not moved since'),
  firedOnAt: measure('how near the enemy was then with whom it exchanged fire', {
    unit: 'metres',
    max: 9999,
  }),
  unseenBy: unitNames('those who had looked for it then, and not located it'),
};
type Stays = keyof typeof stays;
/** It has moved away from where it was located. */
export const MOVED_OFF: Readonly<Record<Stays, null>> = { firedOn: null, firedOnAt: null, unseenBy: null };

/** What lasts as long as the battle does. */
const ofBattle = {
  ...stays,
  hidden: yes('on the map alone, until it fires or is seen'),
  lostInBattle: tally('figures it lost in the battle'),
  joined: unitNames('groups that joined it, or of which it was part: it has their losses'),
  flame: count('the last period in which it saw the enemy use flame', { max: 9999 }),
  landed: count('the period in which it landed from the air', { max: 9999 }),
  byAircraft: yes('it landed in a glider or helicopter, and did not drop'),
  doubled: count('the last period in which it doubled', { max: 9999 }),
  lastFired: count('the last period in which it fired', { max: 9999 }),
  orderedPace: text('the pace that its last order told', { metavar: 'pace', max: 30 }),
  halted: yes('left to itself it has halted, or it was told to'),
  afv: yes('an AFV'),
  knockedOut: yes('knocked out'),
  onFire: yes('on fire, where it was knocked out'),
  commanderLost: yes('its commander is a casualty'),
  immobilised: yes('immobilised: it cannot move'),
  projectorsFired: yes('it has fired its smoke projectors'),
};

export const battleMarks = { ...figures, ...lateFigures, ...tests, ...looks, ...ofBattle };

type Mark = keyof typeof battleMarks;
/** It is remembered whether or not anybody counts periods: whatever was done before the first is in it. */
const until = (span: Span, becomes?: Mark): Lasts<Mark, Span> => ({
  until: span,
  unclocked: true,
  ...(becomes && { becomes }),
});
const each = (names: readonly string[], lasts: (name: FigureMark) => Lasts<Mark, Span>) =>
  Object.fromEntries(names.map((name) => [name, lasts(name as FigureMark)]));

/** The score below which whoever tested panics, and an AFV turns round (react.30, afv.22). */
export const PANIC_BELOW = -5;

/** What a test binds to in the next period: what it comes to is another mark from then on. */
const BECOMES: Readonly<Partial<Record<Mark, Mark>>> = {
  tested: 'bound',
  crewsTested: 'crewsBound',
  afvTested: 'afvBound',
  hasTested: 'wasTested',
  facts: 'factsBefore',
  leaderTested: 'leaderTestedBefore',
  willRun: 'runs',
  runs: 'ran',
  willRetire: 'retires',
  willStay: 'stays',
  stays: 'stayed',
};

/**
 * Figures of a period are those of the period before when the next begins. The result of a test binds in the next period: that
 * of a group to the end of the span `result`, which is the period or, if so ruled, goes on until it tests again (R141).
 */
export const battleLasts = {
  ...each(FIGURES, (figure) => until('period', lateOf(figure))),
  ...each(FIGURES.map(lateOf), () => until('period')),
  lateUnderFire: until('period', 'firedOn'),
  lateNearest: until('period', 'firedOnAt'),
  ...each(Object.keys(tests), (mark) => until('period', BECOMES[mark])),
  bound: until('result'),
  crewsBound: until('result'),
  missedBy: until('period', 'lateMissedBy'),
  lateMissedBy: until('period', 'unseenBy'),
  ...each(Object.keys(ofBattle), () => until('battle')),
} as Readonly<Record<Mark, Lasts<Mark, Span>>>;
