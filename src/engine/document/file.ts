import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { fileAdvice, fileTrouble, NO_FILE } from '../../log/file.js';
import type { AnyAction } from '../../rules/action.js';
import type { Field, FileField } from '../../rules/field.js';
import { grouped } from '../../rules/text/say.js';
import { EngineError } from '../errors.js';
import type { FromFile, Given } from '../inputs/inputs.js';
import { shown } from '../shown.js';
import { didYouMean } from '../suggest.js';
import { type Document, documentOf, type Holding } from './document.js';

/** For a name that is empty: most often a variable of a script that is. */
const LOOK_FOR = 'Its name goes there, with its folder where it is in another.';

/** No page of rules and no army list has need of more. */
const LONGEST = 100_000;

/**
 * Opens a file of YAML or JSON.
 * @throws EngineError
 */
export function openDocument(path: string, of: Holding): Document {
  const name = shown(path);
  return documentOf(textOf(path, name, of), name, of);
}

function textOf(path: string, name: string, { what, code }: Holding): string {
  if (path.trim() === '') throw new EngineError(code, `${what} cannot be read: no file is named.`, LOOK_FOR);
  let bytes: Buffer = Buffer.alloc(0);
  let size = 0;
  try {
    // Only a file has an end; a device or a pipe may go on for ever.
    const file = statSync(path);
    if (!file.isFile())
      throw Object.assign(new Error('no file'), { code: file.isDirectory() ? 'EISDIR' : NO_FILE });
    size = file.size;
    if (size <= LONGEST) bytes = readFileSync(path);
  } catch (error) {
    const why = `${(error as NodeJS.ErrnoException).code}`;
    throw new EngineError(
      code,
      `${what} cannot be read from ${name} (${fileTrouble(why)}).`,
      fileAdvice(why),
    );
  }
  if (size > LONGEST)
    throw new EngineError(
      code,
      `${name} is too long: no more than ${grouped(LONGEST)} characters are read.`,
      'Nothing that wg reads so needs as many: it may be another file. Units may come from several: wg roster add.',
    );
  if (!isUtf8(bytes)) throw new EngineError(code, `${name} is no text in UTF-8: save it as that.`);
  return bytes.toString();
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
  const document = openDocument(path, { what: `The ${what}`, code: 'bad-value' });
  const data = document.data();
  const found = fault(data);
  if (found) {
    const node = found.isName ? document.nameAt(found.at) : document.at(found.at);
    document.wrong(node, shown(found.message, 500), found.word && didYouMean(...found.word));
  }
  return { file: path, data };
}
