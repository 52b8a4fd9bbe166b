import { play } from '../../dice/play.js';
import type { Recalled } from '../../game/table.js';
import { logPath } from '../../log/file.js';
import type { Projected } from '../../log/projection.js';
import { settingsOf } from '../../log/settings.js';
import type { Field } from '../../rules/field.js';
import type { AnyKind } from '../../rules/kind.js';
import { goneAs, standsAs } from '../../rules/kind.js';
import type { Input } from '../../rules/record.js';
import { type Change, type Muster, type Unit, withDefaults, withProfile } from '../../rules/roster.js';
import type { Step } from '../../rules/rule.js';
import type { State } from '../../rules/state.js';
import { type GameState, gameStateOf, type RuleSystem } from '../../rules/system.js';
import { sameName } from '../../rules/text/likeness.js';
import { either, list } from '../../rules/text/say.js';
import { addTo } from '../begun.js';
import { conflictError, EngineError, InputError } from '../errors.js';
import type { Agreed } from '../house/agreed.js';
import { fieldNamed, lookAt, rosterKey } from '../inputs/filling.js';
import { readValue } from '../inputs/values.js';
import { openTable } from '../open-game.js';
import type { Host } from '../record.js';
import { shown } from '../shown.js';
import { didYouMean } from '../suggest.js';
import { tellApart } from './short-names.js';

/** The roster of a game: where it is, and what its rule system knows of units. */
export interface RosterPlace {
  readonly game: string;
  readonly system: RuleSystem;
  readonly kept: GameState;
  /** The table as it stands by now. */
  readonly projected: () => Projected<Recalled>;
  readonly host: Host;
}

/** @throws EngineError `usage`, where the rule system has no rosters */
export async function rosterPlace(game: string, system: RuleSystem, host: Host): Promise<RosterPlace> {
  const kept = await gameStateOf(system);
  if (kept) return { game, system, kept, projected: lookAt(logPath(game, host.env), system, kept), host };
  throw new EngineError(
    'usage',
    `There are no rosters for ${system.title}.`,
    'wg rulesets lists the others.',
  );
}

const pathOf = ({ game, host }: RosterPlace): string => logPath(game, host.env);

/** The units as they stand. @throws LogError */
export const unitsOf = ({ projected }: RosterPlace): readonly Unit[] => projected().state.state.units;

/**
 * Reads a roster file for a game.
 * @param sides those of the game; those it was begun with, if not given
 * @throws EngineError `bad-roster`, with line and column
 */
export async function unitsInFile(
  file: string,
  place: RosterPlace,
  sides?: readonly string[],
): Promise<Unit[]> {
  const { openRoster } = await import('./roster-file.js');
  return openRoster(file).units(
    place.system,
    place.kept.memory.kinds,
    sides ?? settingsOf(pathOf(place)).state.sides,
  );
}

/**
 * Puts units into the log of a game.
 * @param besides whether those that are there stay: reinforcements
 * @returns all units as they stand now
 * @throws EngineError `bad-roster` or `game-over`; LogError
 */
export async function muster(
  units: readonly Unit[],
  besides: boolean,
  place: RosterPlace,
): Promise<readonly Unit[]> {
  const { game, system, projected, host } = place;
  const path = pathOf(place);
  const think = () => {
    const seen = projected();
    openTable(path, game);
    const there = besides ? seen.state.state.units.filter(({ met }) => !met) : [];
    const twice = units.find(({ name }) => there.some((unit) => sameName(unit.name, name)));
    if (twice) {
      throw new EngineError(
        'bad-roster',
        `The game has a unit '${shown(twice.name)}' already.`,
        'wg roster load puts the file in place of all units there are.',
      );
    }
    for (const unit of units) {
      const wrong = place.kept.memory.kinds[unit.kind]?.amiss?.(unit, [...there, ...units]);
      if (wrong)
        throw new EngineError(
          'bad-roster',
          `${shown(unit.name)}: ${conflictError({ ...wrong, input: rosterKey(wrong.input) }).message}`,
        );
    }
    const roster: Muster = { ruleset: system.id, units, ...(besides && { besides: true }) };
    return { seen, body: { roster } };
  };
  await addTo(path, game, host, think);
  return unitsOf(place);
}

/**
 * Changes a unit by hand, as players do where no roll tells.
 * @param words marks (`dug-in`, `damage=immobilised`, `dug-in=no`) and numbers (`figures=5`)
 * @param off takes marks off in place of putting them on
 * @throws EngineError `usage` or `bad-value`; LogError
 */
export async function changeByHand(
  name: string,
  words: readonly string[],
  off: boolean,
  place: RosterPlace,
): Promise<Unit> {
  const { game, system, kept, projected, host } = place;
  const path = pathOf(place);
  const think = () => {
    const seen = projected();
    openTable(path, game);
    const { state } = seen.state;
    const unit = state.units.find((of) => of.name === name)!;
    const roster: Change = {
      ruleset: system.id,
      unit: name,
      ...changeIn(words, off, unit, { is: kept.memory.kinds[unit.kind]!, table: state }),
    };
    return { seen, body: { roster } };
  };
  await addTo(path, game, host, think);
  return unitsOf(place).find((of) => of.name === name)!;
}

interface OfKind {
  readonly is: AnyKind;
  readonly table: State;
}

function changeIn(words: readonly string[], off: boolean, unit: Unit, { is, table }: OfKind) {
  const profile: Record<string, Input[string]> = {};
  const marks: Record<string, Input[string]> = {};
  for (const word of words) {
    const [key, value] = word.split(/=(.*)/s, 2) as [string, string?];
    const field = fieldNamed(key.replace(/^--/, ''), is) ?? fieldBegun(key, is, off);
    const ofProfile = field === undefined ? undefined : is.profile[field];
    if (field === undefined || (off && ofProfile && !mayLack(ofProfile)))
      throw noSuchMark(key, unit, is, off);
    if (ofProfile && mayLack(ofProfile) && (off || isNo(ofProfile, value)))
      profile[field] = offValue(field, ofProfile, off ? value : undefined);
    else if (ofProfile) profile[field] = valueIn(field, ofProfile, value);
    else if (off || isNo(is.marks[field]!, value))
      marks[field] = offValue(field, is.marks[field]!, off ? value : undefined);
    else marks[field] = valueIn(field, is.marks[field]!, value);
  }
  const all = {
    ...withDefaults(is.profile, withProfile(unit, profile).profile),
    ...withDefaults(is.marks, { ...unit.marks, ...marks }),
    name: unit.name,
    ...(unit.side !== undefined && { side: unit.side }),
  };
  const amiss = is.amiss?.({ ...unit, marks: { ...unit.marks, ...marks } }, table.units);
  // What was so before nobody is asked about.
  const changed = amiss && Object.hasOwn(marks, amiss.input) ? amiss : undefined;
  const conflict = is.conflict?.(all, table, unit) ?? changed;
  if (conflict) throw asMark(conflictError(conflict));
  return { profile, marks };
}

/** Whether a unit may be without what is said of it in a roster, as without the leader who fell. */
const mayLack = ({ required, default: is, kind }: Field): boolean =>
  !required && is === undefined && kind !== 'list';

/** What may be told of such a unit by hand. */
const fieldsOf = ({ marks, profile }: AnyKind, off: boolean): string[] => [
  ...Object.keys(marks),
  ...Object.keys(profile).filter((name) => !off || mayLack(profile[name]!)),
];

/** The field of which a key is the beginning. @throws EngineError `usage` where it is that of several */
function fieldBegun(key: string, is: AnyKind, off: boolean): string | undefined {
  if (key === '') return undefined;
  const found = fieldsOf(is, off).filter((field) => rosterKey(field).startsWith(key.toLowerCase()));
  if (found.length < 2) return found[0];
  const names = found.map(rosterKey);
  throw new EngineError('usage', `'${shown(key)}' may be ${either(names)}.`, tellApart(names));
}

function noSuchMark(key: string, unit: Unit, is: AnyKind, off: boolean): EngineError {
  const keys = fieldsOf(is, off).map(rosterKey);
  return new EngineError(
    'usage',
    `${shown(unit.name)} has no mark '${shown(key)}'.`,
    didYouMean(key, keys) ?? `It has ${list(keys)}.`,
  );
}

/** Whether a mark is put on or taken off, by its name alone or by such a word; undefined, where another stands there. */
function yesOrNo(typed = 'yes'): boolean | undefined {
  const word = typed.toLowerCase();
  if (['yes', 'on', 'true'].includes(word)) return true;
  return ['no', 'off', 'false'].includes(word) ? false : undefined;
}

/** Whether a mark that holds more than yes or no is taken off by such a word: `aboard=no`. */
const isNo = (field: Field, typed: string | undefined): boolean =>
  field.kind !== 'switch' && typed !== undefined && yesOrNo(typed) === false;

function valueIn(name: string, field: Field, typed: string | undefined): Input[string] {
  const isOn = yesOrNo(typed);
  if (field.kind === 'switch') {
    if (isOn !== undefined) return isOn;
    throw new EngineError(
      'bad-value',
      `${rosterKey(name)} cannot be '${shown(typed!)}': it takes yes or no.`,
    );
  }
  // Of those who are told one by one there may be nobody left.
  if (field.kind === 'list' && !field.required && typed !== undefined && isOn === false) return [];
  const alone = field.kind === 'text' ? field.alone : undefined;
  if (alone !== undefined && isOn !== undefined) return isOn ? alone : null;
  if (typed === undefined || typed === '')
    throw new EngineError(
      'usage',
      `${rosterKey(name)} needs its value.`,
      `As in: ${rosterKey(name)}=${sample(field)}`,
    );
  try {
    return readValue(name, field, typed);
  } catch (error) {
    throw error instanceof InputError ? asMark(error) : error;
  }
}

/** What is wrong with a mark, which is typed without hyphens. */
const asMark = ({ code, input, problem, hint }: InputError): EngineError =>
  new EngineError(code, `${rosterKey(input)}${problem}`, hint);

function sample(field: Field): string {
  if (field.kind === 'choice') return field.choices.at(-1)!;
  return field.kind === 'text' || field.kind === 'list' ? field.metavar.replace(/^(["'])(.*)\1$/, '$2') : '1';
}

function offValue(name: string, field: Field, typed: string | undefined): Input[string] {
  if (typed !== undefined)
    throw new EngineError('usage', `${rosterKey(name)} is taken off whole: without '=${shown(typed)}'.`);
  return field.default ?? null;
}

/** What came of one rule of composition. */
export interface CompositionCheck {
  /** The unit or side. */
  readonly of: string;
  readonly legal: boolean;
  readonly steps: readonly Step[];
  /** The lines that say what is wrong. */
  readonly wrong: readonly Step[];
  /** Those that are told whatever came of it. */
  readonly told: readonly Step[];
}

/** Looks into all rules of composition, with the rulings and cells that are played. */
export async function checksOf(
  units: readonly Unit[],
  kept: GameState,
  agreed: Pick<Agreed, 'rulings' | 'cells'>,
): Promise<CompositionCheck[]> {
  const { check } = await kept.check();
  return check(units).map(({ of, rule, limits, tells = [] }) => {
    const { result: legal, steps } = play(rule(), NO_HAND, agreed);
    const wrong = steps.filter(({ id, value }) => limits.includes(id) && value === false);
    return { of, legal, steps, wrong, told: steps.filter(({ id }) => tells.includes(id)) };
  });
}

/** No rule of composition throws dice. */
const noDice = (): never => {
  throw new Error('a rule of composition asked for dice');
};
const NO_HAND = { roll: noDice, pick: noDice, deal: noDice };

/** A roster as scripts read it. */
export function rosterJson(units: readonly Unit[], { game, system, kept }: RosterPlace) {
  const shown = units.map(({ met: _, ...unit }) => ({
    ...unit,
    says: standsAs(unit, kept.memory.kinds),
    gone: goneAs(unit, kept.memory.kinds) !== undefined,
  }));
  return { game, ruleset: system.id, units: shown };
}
