import type { Conflict } from '../../../src/rules/action.js';
import { count, type InputOf, text, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { counted, outOf, quoted } from '../../../src/rules/text/say.js';
import { fightAgain, menIn } from '../roster/deeds.js';
import { group, isOut, menOf, UNARMED } from '../roster/kinds.js';
import { filled, men } from '../roster/troops.js';
import { LONGEST_NAME } from '../say.js';
import { action, inTheMainRules, refuse, role, ruling, split, step } from '../words.js';

const inputs = {
  men: count('prisoners', { required: true, min: 1, max: 99 }),
  escort: count('men who escort them', { max: 99, default: 1 }),
  hit: count('men of the escort who are hit', { max: 99, default: 0 }),
  isolated: count('men of the escort who lost sight of them in taking cover, and are isolated from them', {
    max: 99,
    default: 0,
  }),
  armed: count('prisoners who have got hold of weapons', { max: 99, default: 0 }),
  escaped: count('prisoners who escape, of those who may', { max: 99, default: 0 }),
  underFire: toggle('they are under fire this period', {}),
  guard: text('who escorts them, by name', { metavar: 'unit', max: LONGEST_NAME }),
};

const captives = role('captives', {
  says: 'the prisoners',
  // What they do themselves is to escape, and to fight again.
  suffers: ({ escaped, armed }) => !escaped && !armed,
  goneToo: true,
  ...men('wrg:prisoner.1', 'be taken prisoner', {
    clause: 'wrg:prisoner.1',
    when: (of) => of.kind !== 'vehicle' && !of.prisoner,
    says: ({ name }) => `${name} was not taken prisoner.`,
    way: ({ name }) => `If it was: wg roster mark ${quoted(name)} prisoner`,
  }),
  fills: filled((of) => ({ men: menOf(of) })),
});
const escort = role('escort', {
  says: 'their escort',
  by: 'guard',
  goneToo: true,
  // Whoever was named once goes on with them.
  comes: ({ name }, { captives }) => sameName(name, String(captives?.marks.escort ?? '')),
  ...men('wrg:prisoner.1', 'escort prisoners'),
  // Of an escort that has fallen nobody guards them.
  fills: filled(
    (of) => {
      const fell = isOut(of) ? Math.max(1, of.lostInBattle) : 0;
      return { escort: fell > 0 ? fell : menOf(of), hit: fell };
    },
    ({ name }) => ({ guard: name }),
  ),
});

/** How many prisoners a man may escort where their number is limited at all (R149). */
const EACH = 5;

type Input = InputOf<typeof inputs>;
type Result = { mayEscape: number; mayFight: number };

export const prisoners = action({
  name: 'prisoners',
  says: 'What prisoners may do: who may escape, fight, and has to test',
  inputs,
  conflict: (input) => prisonersConflict(input),
  examples: [
    ['wg prisoners --men 6', 'six prisoners and their escort'],
    ['wg prisoners --men 6 --hit 1', 'the escort is hit'],
    ['wg prisoners --men 8 --escort 2 --isolated 1 --armed 2', 'two of them have picked up weapons'],
    ['wg prisoners --men 8 --hit 1 --odds', 'nothing here is left to chance'],
  ],
  result: {
    mayEscape: { help: 'prisoners who may escape' },
    mayFight: { help: 'prisoners who may fight again' },
  },
  reminders: ['wrg:prisoner.1'],
  roles: [captives, escort],
  *resolve(input): Rule<Result> {
    yield* inTheMainRules('wrg:prisoner.2', 'rules for prisoners');
    const mayEscape = yield* escaping(input);
    const mayFight = yield* fighting(input);
    if (input.underFire) {
      const text = 'they are under fire: they take the reaction test as a group';
      yield* step({ id: 'test', clause: 'wrg:prisoner.4', value: true, text });
    }
    if (input.guard !== undefined) yield* areGuarded();
    if (input.escaped > 0) yield* haveEscaped(input, mayEscape);
    if (input.armed > 0) yield* fightAgain(captives, input);
    return { mayEscape, mayFight };
  },
  announce: ({ mayEscape, mayFight }, { men, escaped }) =>
    escaped > 0
      ? `${outOf(escaped, men)} prisoners ${escaped === 1 ? 'escapes' : 'escape'}`
      : `${men === 1 ? `the prisoner may ${mayEscape ? '' : 'not '}escape` : `${outOf(mayEscape, men)} prisoners may escape`}${mayFight ? `, ${mayFight} may fight` : ''}`,
});

/** Their escort is who was named, until it is another (prisoner.1). */
function* areGuarded(): Rule<void> {
  for (const of of menIn(captives)) yield* of.bind('wrg:prisoner.1', 'escort', escort.name);
}

/** Those who escape are nobody's prisoners, and have no weapons until they get some (prisoner.2, prisoner.3). */
function* haveEscaped({ men, escaped: n }: Input, mayEscape: number): Rule<void> {
  if (n > mayEscape) {
    const may = mayEscape === 0 ? 'nobody may' : `${mayEscape} of them may`;
    refuse('wrg:prisoner.2', `${counted(n, 'prisoner')} cannot escape: ${may}.`, 'Escort that is hit: --hit');
  }
  const text = `${n === men ? 'all' : n} of ${counted(men, 'prisoner')} ${n === 1 ? 'escapes' : 'escape'}, without weapons`;
  yield* step({ id: 'escaped', clause: 'wrg:prisoner.2', value: n, text });
  if (n === men) return yield* captives.on.set('wrg:prisoner.2', { prisoner: null, unarmed: true });
  const into = { kind: group.name, called: 'escaped', is: { men: n, unarmed: true, ...UNARMED } };
  yield* split('wrg:prisoner.2', captives.name, { men: n }, into);
}

function prisonersConflict({ men, escort, hit, isolated, armed, escaped }: Input): Conflict | undefined {
  if (escaped > 0 && armed > 0)
    return { input: 'escaped', message: 'does not go with --armed: they fight again where they are' };
  if (hit + isolated > escort) {
    const message = `the escort of ${escort} cannot lose ${hit + isolated}`;
    return { input: isolated > 0 ? 'isolated' : 'hit', message };
  }
  return armed > men
    ? { input: 'armed', message: `only ${men} ${men === 1 ? 'is a prisoner' : 'are prisoners'}` }
    : undefined;
}

/** Who may escape (prisoner.2): those whom what is left of the escort cannot hold (R149). */
function* escaping({ men, escort, hit, isolated }: Input): Rule<number> {
  const left = escort - hit - isolated;
  const limited = left > 0 && (yield* ruling('wrg:R149')) === 2;
  const held = limited ? Math.min(men, left * EACH) : left > 0 ? men : 0;
  const guarded = `${counted(left, 'man', 'men')} of the escort with them`;
  const text = `${guarded}: ${held === men ? 'no prisoner' : held === 0 ? 'all' : men - held} may escape`;
  const from = { value: held, ruling: 'wrg:R149', house: true as const };
  return yield* step({
    id: 'escape',
    clause: 'wrg:prisoner.2',
    value: men - held,
    text,
    ...(left > 0 && { from }),
  });
}

/** Who may fight again (prisoner.3). */
function* fighting({ men, armed }: Input): Rule<number> {
  const text =
    armed === 0
      ? 'without weapons they take no part in the battle'
      : `${armed} of ${men} have weapons, and may fight again`;
  return yield* step({ id: 'fight', clause: 'wrg:prisoner.3', value: armed, text });
}
