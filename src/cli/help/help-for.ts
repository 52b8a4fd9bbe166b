import { SYSTEMS, systemAsked } from '../../engine/systems.js';
import type { AnyAction } from '../../rules/action.js';
import type { RuleSystem } from '../../rules/system.js';
import type { Command } from '../command.js';
import type { Io } from '../io.js';
import type { Globals } from '../parse.js';
import { pageFor } from './page-for.js';

/** The rule systems that a line without an action is about: the one that is asked for, else all there are. */
export function systemsFor(globals: Globals, io: Io): readonly RuleSystem[] {
  const asked = systemAsked(globals, io.env);
  return asked ? [asked.system] : SYSTEMS;
}

/** Writes the help of the program, of one action, or of one command. */
export async function showHelp(
  globals: Globals,
  io: Io,
  of?: { readonly action: AnyAction; readonly system: RuleSystem } | { readonly command: Command },
): Promise<void> {
  const page = await pageFor(globals, io, io.stdout);
  const { actionHelp, commandHelp, programHelp } = await import('./help.js');
  if (!of) io.stdout.write(await programHelp(systemsFor(globals, io), page));
  else if ('command' in of) io.stdout.write(await commandHelp(of.command, page));
  else {
    io.stdout.write(actionHelp(of.action, of.system, page));
  }
}
