import manifest from '../../package.json' with { type: 'json' };

/** The version of wg, as records and checkpoints hold it. */
export const VERSION: string = manifest.version;
