import { printable } from '../render/page.js';

/** Text from outside as an error may show it: what would steer a terminal is escaped, and no more of it than helps. */
export function shown(text: string, most = 60): string {
  const safe = printable(text);
  return safe.length > most ? `${safe.slice(0, most)}...` : safe;
}
