/** What a clause is for: it decides how it must show up in the program. */
export type ClauseKind = 'dice' | 'table' | 'calculation' | 'limit' | 'state' | 'reminder';

/** One testable rule of a book, in our own words. */
export interface Clause {
  readonly title: string;
  readonly says: string;
  readonly kind: ClauseKind;
  /** The action, or the part of the game, it belongs to. */
  readonly action: string;
  /** The heading of the book it stands under. */
  readonly source: string;
  /** The printed table it speaks of. */
  readonly table?: string;
  /** Worked by the book. */
  readonly example?: string;
  /** Worked by us where the book works none. */
  readonly case?: string;
  /** Where it stands, if not in our copy of the book. */
  readonly from?: string;
  /** What the source leaves unclear about it. */
  readonly note?: string;
}

/** A numbered choice where the book is silent, lost or contradicts itself. Option 1 is the default. */
export interface Ruling {
  readonly question: string;
  readonly clauses: readonly string[];
  readonly evidence: string;
  readonly options: Readonly<Record<number, string>>;
  /** Why option 1 is option 1. */
  readonly why: string;
  /** The numbers of option 1 stand in no source: they are ours. */
  readonly house?: true;
  /** Players may choose (`--ruling`). The others stand at option 1 and are only shown. */
  readonly switch?: true;
}

/** A table as it stands in our copy of the book, lost cells included: evidence, not play. */
export interface PrintedTable {
  readonly title: string;
  readonly source: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly provenance: string;
}

/** The register of one rule system: prose, loaded only when somebody asks for it. */
export interface Book {
  readonly clauses: Readonly<Record<string, Clause>>;
  readonly rulings: Readonly<Record<string, Ruling>>;
  readonly tables: Readonly<Record<string, PrintedTable>>;
}

/** The ids of the rulings in a register that are switches. */
export type SwitchId<R> = { [K in keyof R]: R[K] extends { switch: true } ? K : never }[keyof R] & string;

/** The option numbers of one ruling of a register. */
export type OptionOf<R, K extends keyof R> = R[K] extends { options: infer O } ? keyof O & number : never;
