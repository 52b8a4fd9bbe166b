import type { Rule } from '../../../src/rules/rule.js';
import { counted, list, numbered } from '../../../src/rules/text/say.js';
import { expertiseOf } from '../fire/hit-number.js';
import { personalSave } from '../hits/armour.js';
import { MOST } from '../inputs.js';
import { beyondLimit, faceNeeded } from '../turn/activation.js';
import { refuse, ruling, step } from '../words.js';
import type { Fight } from './fighting.js';
import type { MeleeInput } from './inputs.js';
import type { Melee } from './round.js';
import type { Blows, Fighters, Ground, SideName, Sides } from './strikes.js';

/** Who fights, and who of them strikes late. */
export function* start(input: Fight): Rule<Melee> {
  const behind = input.attackersBehind + input.defendersBehind;
  const allFight = behind > 0 && (yield* ruling('fubar:R46')) === 2;
  const joined = yield* joining(input);
  const allJoin = joined === 2;
  const attackers =
    input.attackers + (allFight ? input.attackersBehind : 0) + (allJoin ? input.attackersEngaged : 0);
  const defenders =
    input.defenders +
    input.closing +
    input.closingOthers +
    (allFight ? input.defendersBehind : 0) +
    (allJoin ? input.defendersEngaged : 0);
  // Those behind are many where only some can come into contact: odds stay quick with fewer.
  if (Math.max(attackers, defenders) > MOST && allFight)
    refuse('fubar:melee.4', `${Math.max(attackers, defenders)} figures of a side: at most ${MOST} here.`);
  const spent = yield* struckBefore(input, { attackers, defenders });
  const strike = { attackers: attackers - spent.attackers, defenders: defenders - spent.defenders };
  const text = `one die for each figure: ${counted(strike.attackers, 'attacker')}, ${counted(strike.defenders, 'defender')}`;
  const ruled = behind > 0 ? { ruling: 'fubar:R46' as const } : {};
  yield* step({
    id: 'figures',
    clause: 'fubar:melee.4',
    value: strike.attackers + strike.defenders,
    text,
    ...ruled,
  });
  for (const name of ['attacker', 'defender'] as const) {
    const trained = { level: input[`${name}Level`], leaderLevel: input[`${name}LeaderLevel`] };
    const down = input[`${name}sSuppressed`] ?? input[`${name}sDown`] ?? 0;
    yield* beyondLimit({ ...trained, suppressed: down }, name, `${name}s: `);
  }
  const onTheWay = input.suppressedOnTheWay;
  let late = suppressedIn('attacker', input, attackers);
  if (onTheWay > 0) {
    const before = (yield* ruling('fubar:R74')) === 1;
    if (!before) late = Math.max(late - onTheWay, 0);
    const said = `those suppressed on the way in ${before ? 'strike late' : 'strike with the rest'}`;
    yield* step({ id: 'on-the-way', clause: 'fubar:melee.6', value: late, text: said, ruling: 'fubar:R74' });
  }
  return {
    attackers: { figures: attackers, suppressed: late },
    defenders: { figures: defenders, suppressed: suppressedIn('defender', input, defenders) },
    spent,
    // A combat that goes on activates its units as it begins.
    first: !(input.carriedOn && !input.failedWithdrawal && (yield* ruling('fubar:R48')) === 2),
    // Whoever joins a combat has his round at once, or none before the next turn.
    roundsLeft: joined === undefined ? (input.rounds ?? null) : joined === 3 ? 0 : 1,
  };
}

/** Those who have struck in another line of this round, and strike no more in this one (melee.4). */
function* struckBefore(input: Fight, all: Blows): Rule<Blows> {
  // Records of an earlier day do not speak of them.
  const spent = {
    attackers: Math.min(input.attackersStruck ?? 0, all.attackers),
    defenders: Math.min(input.defendersStruck ?? 0, all.defenders),
  };
  const who = (['attackers', 'defenders'] as const).flatMap((side) =>
    spent[side] === 0
      ? []
      : [spent[side] === all[side] ? `the ${side}` : numbered(spent[side], side.slice(0, -1), side)],
  );
  if (who.length > 0) {
    const value = spent.attackers + spent.defenders;
    const have = value === 1 && !who[0]!.startsWith('the') ? 'has' : 'have';
    const text = `${list(who)} ${have} struck in this round: each figure once`;
    yield* step({ id: 'struck', clause: 'fubar:melee.4', value, text });
  }
  return spent;
}

/**
 * What is fought when the attackers assault into a combat that is fought already (R76): a round of those in contact,
 * of all, or nothing before the next turn.
 * @returns the option; nothing, where there was no combat before
 */
function* joining({ attackersEngaged, defendersEngaged, joins }: MeleeInput): Rule<number | undefined> {
  const engaged = attackersEngaged + defendersEngaged;
  if (engaged === 0 && !joins) return undefined;
  const option = yield* ruling('fubar:R76');
  const said = [
    'a round at once, of the newcomers and those in contact with them',
    `a full round at once, of all in the combat${engaged > 0 ? '' : ': the others in lines of their own, --anyway'}`,
    'no blow before the next turn begins',
  ];
  const text = `into a combat that is fought already: ${said[option - 1]}`;
  return yield* step({ id: 'joining', clause: 'fubar:melee.9', value: option, text, ruling: 'fubar:R76' });
}

/** Those who come suppressed into a fight: typed, or as the game remembers. */
const suppressedIn = (side: 'attacker' | 'defender', input: MeleeInput, figures: number): number =>
  input[`${side}sSuppressed`] ?? Math.min(input[`${side}sDown`] ?? 0, figures);

/** How both sides fight. */
export function* groundOf(input: Fight, sides: Sides): Rule<Ground> {
  const side = function* (name: 'attacker' | 'defender'): Rule<Fighters> {
    const level = input[`${name}Level`];
    const number = yield* expertiseOf(level, input[`${name}LeaderLevel`], name);
    const save = yield* personalSave(input[`${name}Armour`], name);
    return { lowest: yield* faceNeeded(number), saves: save ? [save] : [] };
  };
  const attackers = yield* side('attacker');
  const defenders = yield* side('defender');
  return { attackers, defenders, fall: yield* fallFirst(input, sides), idle: yield* idle(input) };
}

/** Whom a side loses first, where some of it are suppressed: as its owner says, else as is ruled (R79). */
function* fallFirst({ fall }: MeleeInput, { attackers, defenders }: Sides): Rule<Ground['fall']> {
  if (attackers.suppressed + defenders.suppressed === 0) return 'suppressed';
  const first = fall ?? ((yield* ruling('fubar:R79')) === 1 ? 'suppressed' : 'upright');
  yield* step({
    id: 'fall',
    clause: 'fubar:melee.7',
    value: first,
    text: `the ${first} fall first${fall === undefined ? '' : ', as the owner chooses'}`,
    ...(fall === undefined && { ruling: 'fubar:R79' as const }),
  });
  return first;
}

/** A side that failed to withdraw strikes like any, unless it was instead of fighting (R49). */
function* idle({ failedWithdrawal }: MeleeInput): Rule<SideName | undefined> {
  if (!failedWithdrawal) return undefined;
  const instead = (yield* ruling('fubar:R49')) === 2;
  const text = `the ${failedWithdrawal} failed to withdraw: they ${instead ? 'do not strike this round' : 'fight as usual'}`;
  yield* step({
    id: 'failed-withdrawal',
    clause: 'fubar:withdraw.1',
    value: instead,
    text,
    ruling: 'fubar:R49',
  });
  return instead ? failedWithdrawal : undefined;
}
