/** Inputs of actions, by name. */
export type Given = Readonly<Record<string, unknown>>;
export type Heaviest = Readonly<Record<string, Given | readonly Given[]>>;
