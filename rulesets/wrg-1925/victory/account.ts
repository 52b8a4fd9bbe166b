import { measure } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { numbered } from '../../../src/rules/text/say.js';
import { exact } from '../forces/price.js';
import { type ClauseId, type RulingId, refuse, ruling, step } from '../words.js';

const MOST = 100_000;
const amount = (help: string, group: string) =>
  measure(help, { unit: 'points', max: MOST, default: 0, group });
const needed = (help: string, group: string) =>
  measure(help, { unit: 'points', max: MOST, required: true, group });

/** Points that are worked out where they are not given. */
export const extra = (help: string) => measure(help, { unit: 'points', max: MOST });

const US = 'This side';
const THEM = 'The enemy';

/** What each side counts up at the end of a battle, in points of the army lists. */
export const SIDE_FIELDS = {
  own: {
    remaining: needed('value of the troops and stores that it has left, single for a defender', US),
    support: amount('off-table fire that it has not used', US),
    spent: amount('of what remains: Claymores fired, mines and obstacles laid', US),
    escaped: amount('man and rank points of its men who were taken and escaped', US),
    destroyed: amount('cost of what it destroyed of the enemy, single for a defender', US),
    prisoners: amount('man and rank points of the prisoners it holds', US),
    objectives: amount('points agreed for the objectives it holds', US),
    defences: amount('field defences of the defender, man places held at start and end', US),
    strength: measure('its strength at the start', { unit: 'points', min: 1, max: MOST, group: US }),
  },
  enemy: {
    enemyRemaining: needed('value of the troops and stores that it has left, single for a defender', THEM),
    enemySupport: amount('off-table fire that it has not used', THEM),
    enemySpent: amount('of what remains: Claymores fired, mines and obstacles laid', THEM),
    enemyEscaped: amount('man and rank points of its men who were taken and escaped', THEM),
    enemyDestroyed: amount('cost of what it destroyed of this side, single for a defender', THEM),
    enemyPrisoners: amount('man and rank points of the prisoners it holds', THEM),
    enemyObjectives: amount('points agreed for the objectives it holds', THEM),
    enemyDefences: amount('field defences of the defender, man places held at start and end', THEM),
    enemyStrength: measure('its strength at the start', { unit: 'points', min: 1, max: MOST, group: THEM }),
  },
};

/** What one side counts. */
export interface Account {
  readonly name: string;
  /** Before the ids of its lines. */
  readonly prefix: string;
  readonly defends: boolean;
  /** Extra points of the defender's troops: those left, for him; those destroyed, for the other side. */
  readonly premium: number;
  readonly remaining: number;
  readonly support: number;
  readonly spent: number;
  readonly escaped: number;
  readonly destroyed: number;
  readonly prisoners: number;
  readonly objectives: number;
  readonly defences: number;
}

/** The total of a side, line by line (victor.1 to victor.8). What does not come up is not said. */
export function* totalOf(of: Account): Rule<number> {
  const { name, prefix, defends, premium, support, spent, escaped } = of;
  let total = 0;
  function* counts(id: string, clause: ClauseId, n: number, text: string, by?: RulingId): Rule<void> {
    total += n;
    const said = `${name}: ${text}`;
    yield* step({ id: `${prefix}${id}`, clause, value: n, text: said, ...(by && { ruling: by }) });
  }
  if (of.defences > 0 && !defends) {
    refuse(
      'wrg:victor.7',
      `Only the defender counts field defences, and ${name} is not he.`,
      'As in --defender side.',
    );
  }
  if (spent > 0) {
    const text = `${numbered(spent, 'point')} of Claymores fired and of mines and obstacles laid are spent`;
    yield* counts('spent', 'wrg:victor.5', 0, text);
  }
  const left = exact(of.remaining - spent + support);
  const besides = support > 0 ? `, ${support} of off-table fire among them` : '';
  const single = defends ? ', single values' : '';
  const remain = `half of ${left} that remain${single}${besides}: ${left / 2}`;
  yield* counts('remaining', 'wrg:victor.1', left / 2, remain);
  if (escaped > 0) {
    const text = `half of ${escaped} for men who escaped, without weapons: ${escaped / 2}`;
    yield* counts('escaped', 'wrg:victor.8', escaped / 2, text);
  }
  if (of.destroyed > 0) {
    const text = `half of ${of.destroyed} of the enemy destroyed: ${of.destroyed / 2}`;
    yield* counts('destroyed', 'wrg:victor.2', of.destroyed / 2, text);
  }
  if (premium > 0) {
    const whose = defends ? 'left in its defending troops' : 'destroyed in defending troops';
    const text = `half of ${numbered(premium, 'extra point')} ${whose}: ${premium / 2}`;
    yield* counts('premium', 'wrg:victor.6', premium / 2, text);
  }
  if (of.prisoners > 0) {
    const option = yield* ruling('wrg:R182');
    const n = option === 1 ? of.prisoners / 2 : option === 2 ? of.prisoners : 0;
    const share = ['half of ', '', 'none of '][option - 1]!;
    yield* counts('prisoners', 'wrg:victor.3', n, `${share}${of.prisoners} for prisoners: ${n}`, 'wrg:R182');
  }
  if (of.objectives > 0) {
    yield* counts('objectives', 'wrg:victor.4', of.objectives, `${of.objectives} for objectives`);
  }
  if (of.defences > 0) {
    const text = `half of ${of.defences} of field defences held at start and end: ${of.defences / 2}`;
    yield* counts('defences', 'wrg:victor.7', of.defences / 2, text);
  }
  return exact(total);
}
