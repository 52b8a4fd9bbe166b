import type { Memory, Past } from '../../src/rules/action.js';
import { counted } from '../../src/rules/say.js';
import type { GameState } from '../../src/rules/system.js';
import { type Lasting, lastingSaid, leftIn, withLaid } from './lasting.js';

/** What the game knows of a group, by the name the players gave it. */
export interface Group {
  readonly name: string;
  /** Figures lost in the battle, those of this period among them (react.11). */
  readonly lostInBattle: number;
  readonly lostInPeriod: number;
  /** Points scored on it this period: fire effect, target and tactical, and chance (react.8). */
  readonly points: number;
  /** Anti-tank points scored on it this period (afv.12). */
  readonly antiTankPoints: number;
  /** Enemy machine guns that fired on it this period (react.13). */
  readonly machineGuns: number;
  /** It was fired on this period, whether or not anything was scored (react.1). */
  readonly underFire: boolean;
  /** It fired this period (react.5). */
  readonly fired: boolean;
  /** Anti-personnel or off-table fire came on it this period (afv.9). */
  readonly otherFire?: true;
  /** Groups that joined it, or of which it was part: it has their losses (react.23). */
  readonly joined?: readonly string[];
  /** Its test had it run in panic in the period before this one (react.14), in this one, or in the next. */
  readonly ran?: true;
  readonly runs?: true;
  readonly willRun?: true;
  /** The score of its reaction test at the end of the last period: it binds in this one (react.24). */
  readonly bound?: number;
  /** The score of its test in this period: it binds in the next. */
  readonly tested?: number;
  /** It is an AFV, and was knocked out (antitank.14). */
  readonly knockedOut?: true;
  /** The period in which it last doubled (foot.8). */
  readonly doubled?: number;
}

/** What outlasts the line that brought it: all of it is a fold over the log. */
export interface Battle {
  /** From 1. */
  readonly period: number;
  readonly groups: readonly Group[];
  /** Smoke and light (smoke.2, light.3 to light.6). */
  readonly lasting: readonly Lasting[];
  /** AFVs that have fired their smoke projectors (smoke.8). */
  readonly projectors: readonly string[];
  /** Groups that are on the map alone, until they fire or are seen (notes.1). */
  readonly hidden: readonly string[];
  /** Something was done in it: its first period has begun. */
  readonly begun?: true;
}

export const START: Battle = { period: 1, groups: [], lasting: [], projectors: [], hidden: [] };

const newGroup = (name: string): Group => ({
  name,
  lostInBattle: 0,
  lostInPeriod: 0,
  points: 0,
  antiTankPoints: 0,
  machineGuns: 0,
  underFire: false,
  fired: false,
});

/** The group of this name, as the game knows it; unscathed, where it knows nothing of it. */
export const groupNamed = ({ groups }: Battle, name: string): Group =>
  groups.find((group) => group.name === name) ?? newGroup(name);

/** What actions that look at the battle remember of it. */
export const battleMemory: Memory<Battle> = {
  of: [
    'period',
    'shoot',
    'artillery',
    'take-over',
    'anti-tank',
    'reaction-test',
    'mines',
    'air-landing',
    'smoke',
    'illuminate',
    'move',
    'spot',
    'orders',
  ],
  start: START,
  anew: ({ action, input }) => action === 'period' && input.new === true,
  anewBy: 'wg period --new',
  after: (battle, event) => ({ ...following(battle, event), begun: true }),
};

/** What a line of the game makes of the battle. */
function following(battle: Battle, event: Past): Battle {
  switch (event.action) {
    case 'period':
      return withHiding(event.result.period === 1 ? START : nextPeriod(battle), event);
    case 'smoke':
    case 'illuminate':
      return withSmokeOrLight(battle, event);
    case 'reaction-test':
      return withTest(battle, event);
    case 'move':
      return withMove(battle, event);
    case 'air-landing':
      return withLosses(battle, event);
    case 'mines':
      // A mine that is fired is fire; one that goes off underfoot is not.
      return event.input.range === undefined ? withLosses(battle, event) : withFire(battle, event);
    // They ask how the battle stands, and change nothing.
    case 'take-over':
    case 'spot':
    case 'orders':
      return battle;
    default:
      return withFire(battle, event);
  }
}

/** What the end of a period leaves. */
export function nextPeriod(battle: Battle): Battle {
  const groups = battle.groups.map(
    ({ name, lostInBattle, joined, tested, runs, willRun, knockedOut, doubled }) => ({
      ...newGroup(name),
      lostInBattle,
      ...(joined && { joined }),
      ...(tested !== undefined && { bound: tested }),
      ...(willRun && { runs: willRun }),
      ...(runs && { ran: runs }),
      ...(knockedOut && { knockedOut }),
      ...(doubled !== undefined && { doubled }),
    }),
  );
  const period = battle.period + 1;
  return { ...battle, period, groups, lasting: leftIn(battle.lasting, period), hidden: stillHidden(battle) };
}

/** Who stays on the map: those who fired have shown themselves (notes.1). */
export const stillHidden = (battle: Battle): string[] =>
  battle.hidden.filter((name) => !groupNamed(battle, name).fired);

/** Groups that begin on the map alone, and those of them that have been seen (notes.1). */
function withHiding(battle: Battle, { input }: Past): Battle {
  const seen = namesIn(input.seen);
  const hidden = [...new Set([...battle.hidden, ...namesIn(input.hidden)])];
  return { ...battle, hidden: hidden.filter((name) => !seen.includes(name)) };
}

function withSmokeOrLight(battle: Battle, event: Past): Battle {
  const { source, name } = event.input;
  const fired = source === 'projectors' ? namesIn(name) : [];
  return {
    ...battle,
    lasting: withLaid(battle.lasting, event, battle.period),
    projectors: [...new Set([...battle.projectors, ...fired])],
  };
}

/** The names in a flag that may be given once or several times. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];

/** The numbers on the lines with this id, added up. */
const summed = ({ steps }: Past, id: string): number =>
  steps.reduce((sum, step) => (step.id === id && typeof step.value === 'number' ? sum + step.value : sum), 0);

/** What one group lost: all casualties, or its own where several groups were under one fire and the figures tell it. */
function lostBy(name: string, { input, result, steps }: Past): number {
  if (namesIn(input.target).length < 2) return Number(result.casualties ?? 0);
  const own = steps.filter(({ id, value }) => id === 'group-lost' && (value as { of?: unknown }).of === name);
  return own.reduce((sum, { value }) => sum + Number((value as { lost?: unknown }).lost), 0);
}

/** Fire: what it scored on the group at which it was aimed, and that the other one fired. */
function withFire(battle: Battle, event: Past): Battle {
  const { input } = event;
  const isAntiTank = event.action === 'anti-tank';
  let after = battle;
  for (const name of namesIn(input.target)) {
    after = change(after, name, (group) => ({
      ...group,
      underFire: true,
      ...(isAntiTank
        ? {
            antiTankPoints: group.antiTankPoints + Math.max(0, summed(event, 'scored')),
            ...(event.result.knockedOut === true && { knockedOut: true as const }),
          }
        : {
            otherFire: true as const,
            points: group.points + summed(event, 'total'),
            machineGuns: group.machineGuns + summed(event, 'machine-guns'),
            lostInBattle: group.lostInBattle + lostBy(name, event),
            lostInPeriod: group.lostInPeriod + lostBy(name, event),
          }),
    }));
  }
  for (const name of namesIn(input.name)) after = change(after, name, (group) => ({ ...group, fired: true }));
  return after;
}

/** Men lost without being fired at: on mines, in a drop, in an aircraft. */
function withLosses(battle: Battle, { input, result }: Past): Battle {
  const lost = Number(result.casualties ?? 0);
  return namesIn(input.target).reduce(
    (after, name) =>
      change(after, name, (group) => ({
        ...group,
        lostInBattle: group.lostInBattle + lost,
        lostInPeriod: group.lostInPeriod + lost,
      })),
    battle,
  );
}

/**
 * A test: what it binds the group to, whether it runs, and whose losses it has from now on. That of a leader governs him
 * alone, unless so ruled (R147); but men run with a leader who does, and a leader who stays does not lead them (react.14).
 */
function withTest(battle: Battle, { input, steps, rulings }: Past): Battle {
  const [name] = namesIn(input.name);
  if (name === undefined) return battle;
  const score = Number(steps.find(({ id }) => id === 'score')?.value);
  const willRun = steps.some(({ id }) => id === 'dash');
  const ofLeader = input.leader !== undefined && rulings['wrg:R147'] !== 2;
  const atOnce = input.afv === true && (input.when ?? 'fire') === 'fire';
  return change(withJoined(battle, name, namesIn(input.joined)), name, ({ willRun: _, ...group }) => ({
    ...group,
    ...(ofLeader ? {} : atOnce ? { bound: score } : { tested: score }),
    ...(willRun && { willRun }),
  }));
}

/** Groups that join, or one that splits off, keep all losses (react.23). */
function withJoined(battle: Battle, name: string, joined: readonly string[]): Battle {
  const fresh = newlyJoined(groupNamed(battle, name), joined);
  if (fresh.length === 0) return battle;
  const others = fresh.map((of) => groupNamed(battle, of));
  return change(battle, name, (group) => ({
    ...group,
    joined: [...(group.joined ?? []), ...fresh],
    lostInBattle: others.reduce((sum, { lostInBattle }) => sum + lostInBattle, group.lostInBattle),
    lostInPeriod: others.reduce((sum, { lostInPeriod }) => sum + lostInPeriod, group.lostInPeriod),
  }));
}

/** The groups among these whose losses a group does not have already. */
export const newlyJoined = (own: Group, names: readonly string[]): string[] => [
  ...new Set(names.filter((name) => name !== own.name && !own.joined?.includes(name))),
];

function withMove(battle: Battle, { input }: Past): Battle {
  const [name] = namesIn(input.name);
  return name === undefined || input.pace !== 'double'
    ? battle
    : change(battle, name, (group) => ({ ...group, doubled: battle.period }));
}

function change(battle: Battle, name: string, to: (group: Group) => Group): Battle {
  const others = battle.groups.filter((group) => group.name !== name);
  return { ...battle, groups: [...others, to(groupNamed(battle, name))] };
}

/** How the battle stands, a line each. */
function standing({ period, groups, lasting, hidden }: Battle): string[] {
  return [
    `period ${period}`,
    ...groups.map(({ name, lostInBattle, underFire, points, antiTankPoints, knockedOut, bound }) => {
      const scored =
        antiTankPoints > 0 ? counted(antiTankPoints, 'anti-tank point') : counted(points, 'point');
      const both = antiTankPoints > 0 && points > 0 ? `${counted(points, 'point')} and ${scored}` : scored;
      const said = [
        knockedOut ? 'knocked out' : `${counted(lostInBattle, 'figure')} lost`,
        ...(underFire ? [`under fire this period, ${both}`] : []),
        ...(bound === undefined ? [] : [`bound by its test: ${bound}`]),
      ];
      return `${name}: ${said.join('; ')}`;
    }),
    ...lastingSaid(lasting),
    ...hidden.map((name) => `${name}: hidden on the map`),
  ];
}

export const game: GameState = { memory: battleMemory, says: standing };
