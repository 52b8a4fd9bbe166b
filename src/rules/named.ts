/** What stands under a name that a player typed; nothing under one that every object has, such as `constructor`. */
export const named = <V>(table: Readonly<Record<string, V>>, name: string): V | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
