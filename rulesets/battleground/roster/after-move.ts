import type { Past } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import { marked, type Roster, type Unit, withUnit } from '../../../src/rules/roster.js';
import { known } from './kinds.js';

/** The markers that a move puts on and takes off (move.6, move.7, move.9, dig.1, dig.2, cav.5, cav.6). */
export function afterMove(roster: Roster, event: Past, [first = '', vehicle]: readonly string[]): Roster {
  return withUnit(roster, first, (unit) =>
    known(unit).kind === 'vehicle' ? driven(unit, event) : walked(unit, event, vehicle),
  );
}

function driven(unit: Unit, { result, steps }: Past): Unit {
  const out = steps.some(({ id, value }) => id === 'dug-in' && value === false);
  const left = out ? marked(unit, { dugIn: false }) : unit;
  return result.immobilised === true ? marked(left, { stoppedBy: 'breakdown' }) : left;
}

function walked(unit: Unit, { input, steps, result }: Past, vehicle: string | undefined): Unit {
  const of = known(unit);
  if (of.kind !== 'infantry') return unit;
  const took = (id: string) => steps.find((step) => step.id === id)?.value;
  const run = took('run-marker');
  const marks: Record<string, Input[string]> = { road: took('road-marker') === true };
  if (run !== undefined) marks.ran = run !== false;
  if (input.digIn) marks.dugIn = true;
  if (input.digOut) marks.dugIn = false;
  if (Number(result.inches) > 0 || input.board) marks.dead = 0;
  if (input.board) marks.aboard = of.aboard === undefined ? (vehicle ?? 'a vehicle') : null;
  if (input.mount) Object.assign(marks, { mounted: true, horses: false });
  if (input.dismount) Object.assign(marks, { mounted: false, horses: input.leaveHorses !== true });
  return marked(unit, marks);
}
