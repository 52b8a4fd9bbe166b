/** Text from outside as it may be shown: control characters escaped, and not more of it than helps. */
export function shown(text: string, most = 60): string {
  const safe = text.replace(
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return safe.length > most ? `${safe.slice(0, most)}...` : safe;
}
