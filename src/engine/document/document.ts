import {
  isMap,
  isScalar,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLParseError,
  Document as YamlDocument,
} from 'yaml';
import type { Value } from '../../rules/rule.js';
import { EngineError, type Fault } from '../errors.js';

/** Something wrong in a file, at a place of it. */
export type Wrong = (node: Node | null | undefined, message: string, hint?: string) => never;

/** A file of YAML or JSON, and the way to say what is wrong in it, with line and column. */
export interface Document {
  /** Its name, as it can be shown. */
  readonly name: string;
  readonly root: Node;
  readonly wrong: Wrong;
  /** What stands in it, as plain data. */
  readonly data: () => Value;
  /** The node at these names and numbers, or the nearest above it. */
  readonly at: (path: readonly (string | number)[]) => Node;
  /** The last of these names itself, where it stands. */
  readonly nameAt: (path: readonly (string | number)[]) => Node;
}

/** What a document holds (`House rules`), and the code of whatever is wrong in it. */
export interface Holding {
  readonly what: string;
  readonly code: Fault;
}

/**
 * Reads YAML or JSON.
 * @param name what it is called where something is wrong in it
 * @throws EngineError
 */
export function documentOf(text: string, name: string, of: Holding): Document {
  const lines = new LineCounter();
  return readAs(parseDocument(text, { lineCounter: lines, prettyErrors: false }), name, of, lines);
}

/** Plain data, as a document that it might have stood in: what is wrong in it is told without a place. */
export const documentOfData = (data: unknown, name: string, of: Holding): Document =>
  readAs(new YamlDocument(data), name, of, new LineCounter());

function readAs(document: YamlDocument, name: string, of: Holding, lines: LineCounter): Document {
  const place = (offset: number | undefined) => {
    if (offset === undefined) return name;
    const { line, col } = lines.linePos(offset);
    return `${name}:${line}:${col}`;
  };
  const [fault] = document.errors;
  if (fault) {
    throw new EngineError(of.code, `${place(fault.pos[0])}: ${inWords(fault)}.`);
  }
  const root = document.contents as Node | null;
  if (root === null)
    throw new EngineError(of.code, `${name} is empty.`, 'What is to stand in it may not have been saved.');
  const at = (names: readonly (string | number)[]): Node => {
    for (let n = names.length; n > 0; n--) {
      const found = document.getIn(names.slice(0, n), true);
      if (found) return found as Node;
    }
    return root;
  };
  return {
    name,
    root,
    wrong: (node, message, hint) => {
      throw new EngineError(of.code, `${place(node?.range?.[0])}: ${message}.`, hint);
    },
    data: () => {
      try {
        return document.toJS({ maxAliasCount: 100 }) as Value;
      } catch (error) {
        const how = /unresolved/i.test((error as Error).message)
          ? 'to parts it does not have'
          : 'to its own parts too often';
        throw new EngineError(of.code, `${name} refers ${how}.`);
      }
    },
    at,
    nameAt: (names) => {
      const map = at(names.slice(0, -1));
      const found = isMap(map) && map.items.find(({ key }) => isScalar(key) && key.value === names.at(-1));
      return found ? (found.key as Node) : map;
    },
  };
}

/** What the reader of YAML and JSON stumbled over, in words of ours. */
function inWords({ code, message }: YAMLParseError): string {
  if (/call stack/.test(message)) return 'it is nested too deeply';
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'this name stands here twice';
    case 'MULTIPLE_DOCS':
      return 'a second document begins here, and only one is read';
    case 'TAB_AS_INDENT':
      return 'tabs cannot stand before the text: only spaces can';
    case 'BAD_INDENT':
      return 'this stands too far to the left or to the right for what it belongs to';
    case 'MISSING_CHAR':
      return 'a bracket, quote, comma, colon or space is missing before this';
    case 'BLOCK_IN_FLOW':
      return 'a list with hyphens, or names on lines of their own, cannot stand in brackets';
    default:
      return 'this cannot be read: it is neither YAML nor JSON';
  }
}

/** A name in a file with its value. */
export interface FileEntry {
  readonly key: { readonly text: string; readonly node: Node };
  readonly value: Node | null;
}

/** The entries of a map. */
export function pairs(map: YAMLMap, wrong: Wrong): FileEntry[] {
  return (map.items as Pair<Node, Node | null>[]).map(({ key, value }) => {
    if (!isScalar(key)) return wrong(key, 'a name was expected');
    return { key: { text: String(key.value), node: key }, value };
  });
}

/** A node as the map it has to be. */
export const mapOf = (node: Node | null, wrong: Wrong): YAMLMap =>
  isMap(node) ? node : wrong(node, 'a list of names with values was expected');

/** A node as the number or word it has to be. What is beyond all numbers, or none, is a word as it is written. */
export function plain(node: Node | null, wrong: Wrong): string | number | boolean {
  const value = isScalar(node) ? node.value : undefined;
  if (typeof value === 'number' && !Number.isFinite(value)) return (node as Scalar).source ?? 'no number';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : wrong(node, 'a number or a word was expected');
}

/** A node as the word it has to be, as it is written: a unit may be called 007. */
export function wordAt(node: Node | null, wrong: Wrong): string {
  const value = plain(node, wrong);
  return typeof value === 'number' ? ((node as Scalar).source ?? `${value}`) : `${value}`;
}

/** The rule system that a file says it is for, as it is written there; nothing, where it does not say. */
export function rulesetIn({ root, wrong }: Document): string | undefined {
  const said = isMap(root) ? pairs(root, wrong).find(({ key }) => key.text === 'ruleset') : undefined;
  return said && wordAt(said.value, wrong);
}
