/** What asks a process to end, with its number: a shell tells by that how it ended. Ctrl-C at a question is a key, and no signal. */
const ENDING = [
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
] as const;

/**
 * Asks something at the terminal. A process that is to end meanwhile gives it back as it was: with its cursor, which a question
 * hides; that what is typed is seen again Node itself sees to when it exits.
 */
export async function givingBack<T>(ask: () => Promise<T>): Promise<T> {
  const ends = ENDING.map(([signal, number]) => {
    const end = () => {
      process.stderr.write('\u001b[?25h');
      process.exit(128 + number);
    };
    process.once(signal, end);
    return () => process.off(signal, end);
  });
  try {
    return await ask();
  } finally {
    for (const off of ends) off();
  }
}
