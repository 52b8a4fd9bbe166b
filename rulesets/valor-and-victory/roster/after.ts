import type { Past } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import type { Roster, Unit } from '../../../src/rules/roster.js';
import { pathIn } from '../move-path.js';
import { PLAYERS } from '../phases.js';
import { TERRAIN } from '../tables.js';
import { afterAssault, afterCasualties } from './after-assault.js';
import { afterAntiTank, afterArtillery, afterOverrun, afterShot, afterValour } from './after-fire.js';
import { byPhases, eliminate, isOf, mark, named, numberIn, owe, recover, said } from './change.js';
import { known } from './kinds.js';
import { byCarriers } from './spec.js';

type Groups = readonly (readonly string[])[];

/** What has become of the units after an action of the game. */
export function after(roster: Roster, event: Past, _named: readonly string[], groups: Groups): Roster {
  const [first = []] = groups;
  switch (event.action) {
    case 'turn':
      return afterTurn(roster, event);
    case 'close-assault':
      return afterAssault(roster, event, groups);
    case 'casualties':
      return afterCasualties(roster, event, groups);
    case 'shoot':
      return afterShot(roster, event, groups);
    case 'anti-tank':
      return afterAntiTank(roster, event, groups);
    case 'overrun':
      return afterOverrun(roster, event, groups);
    case 'artillery':
      return afterArtillery(roster, event, groups);
    case 'sniper':
      return owe(roster, named(roster, first), numberIn(event.result.casualtyPoints), 'fire');
    case 'mines':
      return afterMines(roster, event, first);
    case 'rally':
      return afterRally(roster, event, first);
    case 'valour-check': {
      const names = named(roster, first);
      return isOf(roster, names, event.input.unit) ? afterValour(roster, names, event, 'unit') : roster;
    }
    case 'move':
      return afterMove(roster, event, first);
    default:
      return roster;
  }
}

/** Units of these names, a carrier with its passengers counted as one. */
const counted = (roster: Roster, names: readonly string[]): string[] =>
  byCarriers(named(roster, names).flatMap((name) => unitsOf(roster, name).map(known))).map(
    ([{ name }]) => name,
  );

const unitsOf = (roster: Roster, name: string): Unit[] => roster.units.filter((unit) => unit.name === name);

/** A die for each unit, in the order in which they were named: the lowest eliminate (20.7). */
function afterMines(roster: Roster, { input, steps, result }: Past, group: readonly string[]): Roster {
  const names = counted(roster, group);
  if (input.units !== names.length) return roster;
  const faces = steps.find(({ id }) => id === 'mines')?.dice?.[0]?.faces.map(Number) ?? [];
  const lowest = [...faces].sort((a, b) => a - b)[numberIn(result.eliminated) - 1];
  return lowest === undefined
    ? roster
    : eliminate(
        roster,
        names.filter((_, i) => faces[i]! <= lowest),
      );
}

function afterRally(roster: Roster, event: Past, group: readonly string[]): Roster {
  const names = named(roster, group);
  if (!isOf(roster, names, event.input.unit)) return roster;
  const units = counted(roster, group);
  const all = said(event, 'command-rally') !== undefined;
  return recover(
    roster,
    units.filter((_, i) => all || said(event, `rally-${i + 1}`) === true),
  );
}

/** A unit that has moved is where it was said to be; what is aboard goes with it. */
function afterMove(roster: Roster, { input }: Past, names: readonly string[]): Roster {
  const { through, to } = input;
  if (through === undefined && to === undefined) return roster;
  const last = Array.isArray(through) ? pathIn(through as string[]).at(-1)?.terrain : undefined;
  const terrain = TERRAIN.find((name) => name === last);
  const place: Input = { hex: to ?? null, terrain: terrain ?? null, entrenchment: null };
  return mark(roster, names, { ...place, ...(byPhases(roster) && { marked: true }) });
}

/** What ends with a phase, and with the After-Action Phase; whose Command Phase begins recovers (5.31, 5.36, 14.7). */
function afterTurn(roster: Roster, event: Past): Roster {
  const names = namesOf(roster, () => true);
  const late = namesOf(roster, ({ marks }) => marks.pinnedNow === true);
  let all = mark(roster, late, { pinned: true, pinnedNow: false });
  all = mark(all, names, { advanced: false });
  if (said(event, 'clean-up') !== undefined)
    all = mark(all, names, { marked: false, fired: false, led: false });
  const player = said(event, 'command-rally');
  const side = sidesOf(roster)[(PLAYERS as readonly unknown[]).indexOf(player)];
  if (side !== undefined) {
    all = recover(
      all,
      namesOf(all, (unit) => unit.side === side && unit.marks.pinned === true),
    );
  }
  return { ...all, clock: event.input.phase === true };
}

const namesOf = ({ units }: Roster, is: (unit: Unit) => boolean): string[] =>
  units.filter(is).map(({ name }) => name);

/** Player A is the first side of the game, or of the roster where the game was begun without any. */
function sidesOf({ sides, units }: Roster): readonly string[] {
  return sides ?? [...new Set(units.flatMap(({ side }) => side ?? []))];
}
