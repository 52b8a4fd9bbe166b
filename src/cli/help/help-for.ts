import type { EngineError } from '../../engine/errors.js';
import { systemAsked } from '../../engine/system-asked.js';
import { allSystems } from '../../engine/systems.js';
import type { Page } from '../../render/page.js';
import type { AnyAction } from '../../rules/action.js';
import type { RuleSystem } from '../../rules/system.js';
import type { Command } from '../command.js';
import type { Io } from '../io.js';
import type { Globals, Help } from '../line/parse.js';
import { pageFor } from './page-for.js';

/** The rule systems that a line without an action is about: the one that is asked for, else all there are. */
export function systemsFor(globals: Globals, io: Io): readonly RuleSystem[] {
  try {
    const asked = systemAsked(globals, io.env);
    return asked ? [asked.system] : allSystems();
  } catch (error) {
    // Whose game cannot be played asks for help all the more.
    if ((error as EngineError).code === 'bad-system') return allSystems();
    throw error;
  }
}

/** Writes the help of the program, of one action, or of one command; by the pager of the terminal, where it has one. */
export async function showHelp(
  globals: Globals,
  io: Io,
  help: Help,
  of?: { readonly action: AnyAction; readonly system: RuleSystem } | { readonly command: Command },
): Promise<void> {
  const page = await pageFor(globals, io, io.stdout);
  const text = await (help === 'all' ? inFull : inShort)(of, systemsFor(globals, io), page);
  const mayPage = io.stdout.isTTY && io.stdin.isTTY && globals.input && !io.env.CI;
  if (!mayPage || !io.env.PAGER || !(await io.pager?.(text, io.env.PAGER))) io.stdout.write(text);
}

async function inFull(
  of: Parameters<typeof showHelp>[3],
  systems: readonly RuleSystem[],
  page: Page,
): Promise<string> {
  const { actionHelp, commandHelp, programHelp } = await import('./help.js');
  if (!of) return programHelp(systems, page);
  return 'command' in of ? commandHelp(of.command, page) : actionHelp(of.action, of.system, page);
}

async function inShort(
  of: Parameters<typeof showHelp>[3],
  systems: readonly RuleSystem[],
  page: Page,
): Promise<string> {
  const { usualActionHelp, usualCommandHelp, usualProgramHelp } = await import('./usual.js');
  if (!of) return usualProgramHelp(systems, page);
  return 'command' in of ? usualCommandHelp(of.command, page) : usualActionHelp(of.action, of.system, page);
}
