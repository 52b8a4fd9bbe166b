/** More branches than can be walked in reasonable time. */
export class TooManyOutcomes extends Error {
  override readonly name = 'TooManyOutcomes';
  readonly code = 'too-many-outcomes';
}
