/** What was looked at last: it has to come to something, or it would not be looked at. */
const looked = { at: 0 };

/**
 * The same text in one piece, for whoever keeps it. One that was put together holds on to all that it was put together of, ten times
 * its own size, until somebody looks into it.
 */
export function inOnePiece(text: string): string {
  looked.at = text.charCodeAt(0);
  return text;
}
