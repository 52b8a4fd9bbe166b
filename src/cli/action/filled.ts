import type { Task } from '../../engine/resolve.js';
import type { NamedInLine } from '../../log/line/line.js';
import { lineTyped } from '../line/inputs.js';

/** What the units of a task have filled in, as it would have been typed; undefined for nothing. */
export function filledInWords({
  action,
  input,
  units,
}: Pick<Task, 'action' | 'input'> & { readonly units?: Pick<NamedInLine, 'filled'> | undefined }):
  | string
  | undefined {
  const said = Object.fromEntries((units?.filled ?? []).flatMap((name) => [[name, input[name]!]]));
  const [, , ...flags] = lineTyped(action, said);
  return flags.length > 0 ? flags.join(' ') : undefined;
}
