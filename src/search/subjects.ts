import type { Book, WordIndex } from '../rules/book.js';
import { once } from '../rules/once.js';
import { alikeTo, pairsOf, saidIn, stemsMeant } from './alike.js';
import { wordIndexOf } from './index.js';
import { stemsOf } from './stems.js';

/**
 * What some wargames have rules on and others have none, each by the words that it is asked for with and, behind a bar, by others that
 * speak of it in a book; where there are none here, by those that are alike. What is said in two words has a stroke.
 */
const SUBJECTS = `
aircraft
ammunition: ammunition resupply out-of-bullets
artillery
bicycles
bridges
burning: ablaze set-fire catch-fire burn-down | burn
camouflage
campaigns
captives
civilians
command-range: command-range command-radius command-distance | isolated out-touch leader-same
critical-hits: critical-hit critical crit headshot
demolition
digging-in: dig entrench | foxhole field-defences
deployment: deploy deployment-zone | set-up
dogs
engineers
experience
fatigue
flak
flares
fuel
gas
gliders
headquarters
height: height high-ground higher-ground elevation | clearly-higher uphill
helicopters
heroes: hero heroic | valor
horses
initiative
weapons-that-jam: jam misfire malfunction
medics
melee: melee hand-to-hand hth h2h close-combat brawl fistfight | close-assault
mines
missiles
molotovs
morale: morale | reaction-test rout
motorcycles
mud
night
noise
parachutes: parachute parachutist para paratrooper chute para-drop paratrooper-drop para-land paratrooper-land air-drop
radios
ramming: ram
reinforcements
repairs
random-events: random-event event-card event-table
rivers
ships
smoke
snipers
stacking: stack stacking-limit overstack | capacity
supply
suppression: suppress pin | reaction-test
surrender
towing
tunnels
victory
weather
wind
wire
wounds`;

/** Words of subjects that mean something else as well: shells of tanks, riders of lorries, men in a hole that a tunnel is. */
const manifold = once(
  () =>
    new Set(
      saidIn(
        'aa antiaircraft bog bomb capture experience fatigue flak fog give up injure para paratrooper petrol quit ram reinforcement ' +
          'rider satchel shell swamp tired tunnel victor victory wound',
      ),
    ),
);

interface Subject {
  readonly name: string;
  /** All that asks for it, and all that speaks of it in a book, as `wordsIn` has it. */
  readonly asks: readonly string[];
  readonly said: readonly string[];
}

/** Each subject, by all that asks for it. */
const subjects = once((): ReadonlyMap<string, Subject> => {
  const all = new Map<string, Subject>();
  for (const line of SUBJECTS.trim().split('\n')) {
    const [named = '', words] = line.split(': ');
    const name = named.replaceAll('-', ' ');
    const [asks = [], besides = []] = words?.split(' | ').map((some) => some.split(' ').map(oneOf)) ?? [
      alikeTo(saidIn(name)[0]!),
    ];
    for (const word of asks) all.set(word, { name, asks, said: [...asks, ...besides] });
  }
  return all;
});

/** A word by its stem; two by theirs, with a space. */
const oneOf = (word: string) => stemsOf(word.replaceAll('-', ' ')).join(' ');

/** The stems of a text, and each two that are neighbours. */
function wordsIn(text: string): string[] {
  const stems = stemsOf(text);
  return [...saidIn(text), ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)];
}

/** Of what a question asks that a book does not say. */
interface Silence {
  /** Subjects that nothing in the book is about, by the stems they were asked for with: these are not looked for. */
  readonly unspoken: ReadonlyMap<string, string>;
  /** Subjects on which it has no rule, though some clause answers questions in which they are named: by the stems they were asked for with. */
  readonly beside: ReadonlyMap<string, string>;
  /** Where else to look for it. */
  readonly whoTells?: string;
}

/**
 * The subjects of a question on which a book has no rule: no clause or table speaks of them by whatever name. What may mean something
 * else is none, where any clause is asked for by it.
 */
export function silenceOn(book: Book, question: string): Silence {
  const words = stemsMeant(question);
  const whole = wholeQuestions.find(
    ({ asks }) => asks.some((one) => one(words)) && !isAsked(wordIndexOf(book), asks[0]),
  );
  if (whole) {
    const unspoken = new Map(saidIn(question).map((stem) => [stem, whole.name]));
    return { unspoken, beside: new Map(), whoTells: 'The scenario says it, or you agree on it before play.' };
  }
  const { stems, pairs } = wordIndexOf(book);
  const [all, doubtful] = [subjects(), manifold()];
  const asked = (word: string) => (stems[word] ?? pairs[pairsOf(word.split(' '))[0] ?? '']) !== undefined;
  const doubted = wordsIn(question).filter((word) => all.has(word) && !(doubtful.has(word) && asked(word)));
  if (doubted.length === 0) return { unspoken: new Map(), beside: new Map() };
  const spoken = spokenIn(book);
  const silent = doubted.filter((word) => !all.get(word)!.said.some((other) => spoken.has(other)));
  const isNamed = (word: string) =>
    asked(word) || all.get(word)!.asks.some((other) => !doubtful.has(other) && asked(other));
  const named = (some: readonly string[]) => some.map((word) => [word, all.get(word)!.name] as const);
  const unspoken = new Map(named(silent.filter((word) => !isNamed(word))));
  const beside = new Map(named(silent.filter(isNamed)));
  return { unspoken, beside };
}

/** What the clauses and tables of a book say; of the names in a table, that of paratroops does not tell how they land. */
function spokenIn({ clauses, tables }: Book): ReadonlySet<string> {
  const says = Object.values(clauses).map(({ title, says }) => `${title}. ${says}`);
  const names = Object.values(tables).map(({ title, columns, rows }) =>
    [title, ...columns, ...rows.map(([label]) => label)].join('. '),
  );
  return new Set([
    ...says.flatMap(wordsIn),
    ...names.flatMap(wordsIn).filter((word) => !manifold().has(word)),
  ]);
}

/** Whether a question asks it, by its words. */
type Asks = (words: readonly string[]) => boolean;

/** What is asked with a whole question, and no word of it by itself asks for it. */
interface WholeQuestion {
  readonly name: string;
  /** In any of these ways; a book speaks of it where a clause is asked for in the first. */
  readonly asks: readonly [Asks, ...Asks[]];
}

/** It has a word of each kind, and none besides those that go with them. */
const madeOf =
  (kinds: readonly string[], besides = ''): Asks =>
  (words) => {
    const of = kinds.map((kind) => new Set(stemsMeant(kind)));
    const all = new Set([...of.flatMap((kind) => [...kind]), ...stemsMeant(besides)]);
    return of.every((kind) => words.some((word) => kind.has(word))) && words.every((word) => all.has(word));
  };

const THE_GAME = 'game match battle war scenario';
/** What is bought for an army. */
const TROOPS =
  'man squad unit army force half rifle smg mg mortar tank gun cannon vehicle truck car halftrack leader elite poor ' +
  'sniper flamethrower bazooka artillery aircraft horse grenade medic engineer';

/** What becomes of a game that nobody has won, or that has to stop. */
const UNDECIDED =
  'nobody condition time clock out run late stop finish end last turn draw tie even happen if call early';

/** Whoever says nothing besides asks it of the game: of a melee, of dice or of a move he would have spoken. */
const wholeQuestions: readonly WholeQuestion[] = [
  {
    name: 'victory',
    asks: [
      // One word asks for what a winner gets, or what a clause is called.
      (words) =>
        words.length > 1 && madeOf(['win winner victory victorious'], `who how decide ${THE_GAME}`)(words),
      madeOf(
        ['win winner victory', 'time clock late early nobody condition'],
        `who how decide ${THE_GAME} ${UNDECIDED}`,
      ),
      madeOf(['win winner victory', THE_GAME], `who how decide ${UNDECIDED}`),
      madeOf([THE_GAME, 'draw tie'], `how ${UNDECIDED}`),
    ],
  },
  {
    name: 'how long a game lasts',
    asks: [
      (words) =>
        madeOf(['many limit', 'turn'], `how long last play ${THE_GAME}`)(words) ||
        madeOf([THE_GAME, 'long last end length'], 'how')(words),
      madeOf(['limit', 'time', THE_GAME], 'turn'),
    ],
  },
  {
    name: 'what troops cost',
    asks: [
      (words) =>
        madeOf(['point', 'cost value list army many how much', TROOPS], 'worth each buy more')(words) ||
        madeOf(['cost buy', TROOPS], 'point how much more')(words) ||
        madeOf(['point', 'cost value list army'], 'how many')(words),
    ],
  },
];

/** Whether anybody would ask a clause of the book so, in as many words. */
const isAsked = ({ words, questions }: WordIndex, asks: Asks): boolean =>
  questions.flat().some(([, ...asked]) => asks(asked.map((n) => words[n]!)));
