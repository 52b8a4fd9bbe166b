import type { Input } from '../../../src/rules/record.js';
import type { Roster, Unit } from '../../../src/rules/roster.js';
import { type Battle, known, left, type Unit as OnRecord } from '../battle.js';

type Said = Readonly<Record<string, Input[string] | undefined>>;

/** What is said, without what is not. */
const said = (all: Said): Input =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      value === undefined || value === false || value === 0 ? [] : [[name, value]],
    ),
  );

/** A unit as the game remembers it, in the words of a roster. */
export function asUnit(of: OnRecord, { turn }: Battle): Unit {
  const { name, side, level, leaderLevel, figures, armour, weapons, vehicle } = of;
  const is = said({ level, leaderLevel, armour, weapons, vehicle });
  return {
    name,
    ...(side !== undefined && { side }),
    kind: vehicle === undefined ? 'infantry' : 'vehicle',
    profile: { ...is, ...(figures !== undefined && { figures: left(of)! }) },
    began: { ...is, ...(figures !== undefined && { figures }) },
    marks: marksOf(of, turn),
  };
}

function marksOf(of: OnRecord, turn: number): Input {
  const now = (when: number | undefined) => turn > 0 && when === turn;
  const all = [...of.effects, ...of.earlier];
  const fire = of.drove?.fire;
  return said({
    casualties: of.casualties,
    suppressed: of.suppressed,
    stunned: of.stuns,
    lostWeapons: of.lostWeapons,
    immobilised: all.includes('immobilised'),
    destroyed: all.includes('destroyed'),
    drove: now(of.drove?.turn) && (fire === 'one-weapon' || fire === 'none') && fire,
    assaulted: now(of.assaulted) && of.tried === undefined,
    action: of.action,
    tried: of.tried,
    fired: now(of.fired?.turn),
    reacted: now(of.reacted),
    aboard: of.aboard,
  });
}

/**
 * The units on record: those of whom more is known than a name.
 * @param before units that are as they were there stay the same objects
 */
export function rosterIn(battle: Battle, before?: Roster): Roster {
  const units = battle.units
    .filter(({ level }) => level !== undefined)
    .map((of) => {
      const now = asUnit(of, battle);
      const was = before?.units.find(({ name }) => name === now.name);
      return was && JSON.stringify(was) === JSON.stringify(now) ? was : now;
    });
  return { units, clock: battle as unknown as NonNullable<Roster['clock']> };
}

/** The battle that the units of a roster are in. */
export const battleOf = (clock: Roster['clock']): Battle => clock as unknown as Battle;

/** What the game remembers of a unit of a roster. */
export const recordOf = ({ name }: Unit, clock: Roster['clock']): OnRecord => known(battleOf(clock), name)!;
