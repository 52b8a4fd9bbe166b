import type { RunnerTask } from 'vitest';

/** The name of a test behind those of what it stands in. */
export const nameOf = ({ name, suite }: RunnerTask): string => (suite ? `${nameOf(suite)} ${name}` : name);
