import {
  createPrompt,
  isBackspaceKey,
  isDownKey,
  isEnterKey,
  isNumberKey,
  isSpaceKey,
  isUpKey,
  type KeypressEvent,
  useEffect,
  useKeypress,
  usePagination,
  usePrefix,
  useState,
} from '@inquirer/core';
import { hang } from '../../render/page.js';
import type { ChoiceField, CountField, SwitchField } from '../../rules/field.js';
import { columns, rows } from './screen.js';

/** What can be a line of a checklist. */
export type ChecklistLine = {
  readonly name: string;
  /** What is known of it from the game: it stands there from the start. */
  readonly known?: string | true | undefined;
} & (CountField | SwitchField | ChoiceField);

/** What was filled in, by name, as it would be typed behind its flag; what was left alone is not there. */
export type ChecklistAnswer = Readonly<Record<string, string | true>>;

interface ChecklistConfig {
  readonly message: string;
  readonly lines: readonly ChecklistLine[];
  /** What it all comes to so far. */
  readonly soFar: (filled: ChecklistAnswer) => string;
  /** What is wrong with it, if it cannot stand as it is. */
  readonly wrong: (filled: ChecklistAnswer) => string | undefined;
}

const HINT = 'space ticks; digits, left and right count; enter goes on';

/** Lines over as many as they take on the screen. */
const lined = (text: string): string[] => (text ? hang('', text, columns()) : []);

/** Many switches, counts and choices on one screen. */
export const checklistPrompt = createPrompt<ChecklistAnswer, ChecklistConfig>(
  ({ message, lines, soFar, wrong }, done) => {
    const [status, setStatus] = useState<'idle' | 'done'>('idle');
    const [active, setActive] = useState(0);
    const [filled, setFilled] = useState<ChecklistAnswer>({});
    const [fault, setFault] = useState('');
    const [, setSize] = useState('');
    const prefix = usePrefix({ status });

    useEffect(() => {
      // Whatever is set anew draws the list anew.
      const resized = () => setSize(`${columns()}x${rows()}`);
      process.stderr.on('resize', resized);
      return () => process.stderr.off('resize', resized);
    }, []);

    useKeypress((key) => {
      const line = lines[active]!;
      setFault('');
      if (isEnterKey(key)) {
        const found = wrong(filled);
        if (found !== undefined) return setFault(found);
        setStatus('done');
        done(filled);
      } else if (isUpKey(key)) setActive((active + lines.length - 1) % lines.length);
      else if (isDownKey(key)) setActive((active + 1) % lines.length);
      else setFilled(afterKey(filled, line, key));
    });

    const sum = soFar(filled);
    const below = ['', ...lined(sum), ...lined(fault && `> ${fault}.`)];
    const hint = (pageSize: number) =>
      lined(`${HINT}${pageSize < lines.length ? `; line ${active + 1} of ${lines.length}` : ''}`);
    const room = rows() - 1 - below.length;
    const pageSize = Math.max(1, room - hint(0).length);
    const page = usePagination({
      items: [...lines],
      active,
      renderItem({ item, isActive }) {
        const lead = `${isActive ? '>' : ' '} ${box(item, standing(item, filled)).padEnd(4)} `;
        return hang(lead, item.help, columns()).join('\n');
      },
      pageSize,
      loop: false,
    });
    if (status === 'done') return [`${prefix} ${message}`, ...lined(sum)].join('\n');
    return [`${prefix} ${message}`, page, ...below, ...hint(pageSize)].join('\n');
  },
);

/** What stands in a line: what was filled in, or else what is known. */
const standing = ({ name, known }: ChecklistLine, filled: ChecklistAnswer): string | true | undefined =>
  filled[name] ?? known;

/** Whether a switch is on by the game: nothing that is typed takes it off. */
const isFixed = ({ kind, known }: ChecklistLine): boolean => kind === 'switch' && known === true;

/** `[x]` for a switch, `(x)` where the game has it so, `[ 2]` for a count, `[best]` for a choice. */
function box(line: ChecklistLine, value: string | true | undefined): string {
  if (isFixed(line)) return '(x)';
  if (line.kind === 'switch') return value ? '[x]' : '[ ]';
  return `[${(value === undefined ? '' : String(value)).padStart(line.kind === 'count' ? 2 : 1)}]`;
}

/** What is filled in after a key at a line. The first digit of a count begins anew what the game knows. */
export function afterKey(
  filled: ChecklistAnswer,
  line: ChecklistLine,
  key: Pick<KeypressEvent, 'name'>,
): ChecklistAnswer {
  if (isFixed(line)) return filled;
  const { name, known } = line;
  const before = isNumberKey(key as KeypressEvent) ? filled[name] : standing(line, filled);
  const value = answerChanged(line, before, key);
  const { [name]: _, ...others } = filled;
  // What is as the game knows it nobody has told.
  return value === undefined || value === known ? others : { ...others, [name]: value };
}

/** The value of a line after a key; none clears it. */
export function answerChanged(
  line: ChecklistLine,
  value: string | true | undefined,
  key: Pick<KeypressEvent, 'name'>,
): string | true | undefined {
  if (line.kind === 'switch') {
    if (isSpaceKey(key as KeypressEvent)) return value ? undefined : true;
    return key.name === 'right' ? true : key.name === 'left' ? undefined : value;
  }
  return line.kind === 'count' ? counted(line, value, key) : chosen(line, value, key);
}

function counted(
  { min, max }: CountField,
  value: string | true | undefined,
  key: Pick<KeypressEvent, 'name'>,
): string | true | undefined {
  const now = value === undefined ? undefined : Number(value);
  const held = (n: number) => `${Math.min(max, Math.max(min, n))}`;
  if (isSpaceKey(key as KeypressEvent)) return now ? undefined : held(1);
  if (key.name === 'right') return held((now ?? 0) + 1);
  if (key.name === 'left') return held((now ?? 0) - 1);
  if (isBackspaceKey(key as KeypressEvent)) {
    const shorter = String(value ?? '').slice(0, -1);
    return /\d/.test(shorter) ? held(Number(shorter)) : undefined;
  }
  if (!isNumberKey(key as KeypressEvent)) return value;
  const longer = (now ?? 0) * 10 + Number(key.name);
  // A digit too many begins anew.
  return held(longer > max ? Number(key.name) : longer);
}

/** A choice goes round through its names and none of them. */
function chosen(
  { choices }: ChoiceField,
  value: string | true | undefined,
  key: Pick<KeypressEvent, 'name'>,
): string | true | undefined {
  const by = isSpaceKey(key as KeypressEvent) || key.name === 'right' ? 1 : key.name === 'left' ? -1 : 0;
  if (by === 0) return value;
  const all = [undefined, ...choices];
  return all[(all.indexOf(value as string | undefined) + by + all.length) % all.length];
}
