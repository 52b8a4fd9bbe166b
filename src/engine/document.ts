import { readFileSync, statSync } from 'node:fs';
import {
  isMap,
  isScalar,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLParseError,
} from 'yaml';
import { fileTrouble } from '../log/file.js';
import type { AnyAction } from '../rules/action.js';
import type { Field, FileField } from '../rules/field.js';
import type { Value } from '../rules/rule.js';
import { EngineError, type Fault } from './errors.js';
import type { FromFile, Given } from './inputs.js';
import { shown } from './shown.js';
import { didYouMean } from './suggest.js';

/** No page of rules and no army list has need of more. */
const LONGEST = 100_000;

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

/**
 * Opens a file of YAML or JSON.
 * @param of what it holds (`House rules`), and the code of whatever is wrong in it
 * @throws EngineError
 */
export function openDocument(path: string, of: { readonly what: string; readonly code: Fault }): Document {
  const name = shown(path);
  const lines = new LineCounter();
  const document = parseDocument(textOf(path, name, of), { lineCounter: lines, prettyErrors: false });
  const place = (offset: number | undefined) => {
    if (offset === undefined) return name;
    const { line, col } = lines.linePos(offset);
    return `${name}:${line}:${col}`;
  };
  const [fault] = document.errors;
  if (fault) {
    throw new EngineError(of.code, `${place(fault.pos[0])}: ${inWords(fault)}.`);
  }
  const root = document.contents;
  if (root === null) throw new EngineError(of.code, `${name} is empty.`);
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

function textOf(path: string, name: string, { what, code }: { what: string; code: Fault }): string {
  if (path.trim() === '') throw new EngineError(code, `${what} cannot be read: no file is named.`);
  let text = '';
  let size = 0;
  try {
    // Only a file has an end; a device or a pipe may go on for ever.
    const file = statSync(path);
    if (!file.isFile()) throw Object.assign(new Error('no file'), { code: 'not a file' });
    size = file.size;
    if (size <= LONGEST) text = readFileSync(path, 'utf8');
  } catch (error) {
    const why = `${(error as NodeJS.ErrnoException).code}`;
    throw new EngineError(code, `${what} cannot be read from ${name} (${fileTrouble(why)}).`);
  }
  if (size > LONGEST)
    throw new EngineError(
      code,
      `${name} is too long: no more than ${LONGEST.toLocaleString('en')} characters are read.`,
    );
  return text;
}

/** A name in a file with its value. */
export interface Entry {
  readonly key: { readonly text: string; readonly node: Node };
  readonly value: Node | null;
}

/** The entries of a map. */
export function pairs(map: YAMLMap, wrong: Wrong): Entry[] {
  return (map.items as Pair<Node, Node | null>[]).map(({ key, value }) => {
    if (!isScalar(key)) return wrong(key, 'a name was expected');
    return { key: { text: String(key.value), node: key }, value };
  });
}

/** A node as the map it has to be. */
export const mapOf = (node: Node | null, wrong: Wrong): YAMLMap =>
  isMap(node) ? node : wrong(node, 'a list of names with values was expected');

/** A node as the number or word it has to be. */
export function plain(node: Node | null, wrong: Wrong): string | number | boolean {
  const value = isScalar(node) ? node.value : undefined;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : wrong(node, 'a number or a word was expected');
}

/**
 * Puts what stands in the files that were given in the place of their names.
 * @throws EngineError `bad-value`, with line and column
 */
export function withFiles(action: AnyAction, given: Given): Given {
  const fields = Object.entries(action.inputs as Record<string, Field>);
  const read = fields.flatMap(([name, field]): [string, FromFile][] => {
    const path = given[name];
    return field.kind === 'file' && typeof path === 'string' ? [[name, fromFile(path, field)]] : [];
  });
  return { ...given, ...Object.fromEntries(read) };
}

function fromFile(path: string, { what, fault }: FileField): FromFile {
  const document = openDocument(path, {
    what: `The ${what}`,
    code: 'bad-value',
  });
  const data = document.data();
  const found = fault(data);
  if (found) {
    const node = found.isName ? document.nameAt(found.at) : document.at(found.at);
    document.wrong(node, shown(found.message, 500), found.word && didYouMean(...found.word));
  }
  return { file: path, data };
}
