import { type Recalled, tableProjection } from '../../game/table.js';
import { canGo } from '../../log/entries.js';
import type { Event, GameEnd, LineKind, Mustered } from '../../log/line/line.js';
import { EventParts, type Unanswered } from '../../log/line/parts.js';
import { knownAs, read } from '../../log/line/read.js';
import type { StandingLine } from '../../log/lines.js';
import { RunningFold } from '../../log/projection.js';
import { commitmentOf, seedBehind } from '../../log/sealed/seal.js';
import { settingsProjection } from '../../log/settings.js';
import { VERSION } from '../../log/version.js';
import type { AnyAction, Memory } from '../../rules/action.js';
import type { Resolution } from '../../rules/record.js';
import type { State } from '../../rules/state.js';
import { actionsOf, gameStateOf, houseScopeOf, type RuleSystem } from '../../rules/system.js';
import type { Unfinished } from '../begun.js';
import { whyFailed } from '../outside/fault.js';
import { shownData } from '../shown.js';
import { playedIn, type SystemAction, systemOf } from '../systems.js';
import { EventsAgain, type Same } from './again.js';
import { differsFrom, isAsAgreed, neverFinished, wrongForm, wrongNumber } from './checks.js';
import type { Proof } from './proof.js';
import { differsAgain, unknownIn, withVersion } from './record.js';
import { RecordedInputs } from './recorded-input.js';
import { wrongRoster, wrongUnits } from './units.js';

/** An event, or other line, that may be taken back. */
interface Deed {
  readonly kind: LineKind;
  undone: boolean;
}

/** An action of a rule system of which a log holds most, as a rule. */
const oneOfAll = async (system: RuleSystem, name: string): Promise<AnyAction> =>
  (await actionsOf(system)).find((action) => action.name === name)!;

const diceIn = ({ record }: Event): number =>
  record.steps.flatMap((step) => step.dice ?? []).reduce((n, { faces }) => n + faces.length, 0);

/** Goes through the lines of a log that follow one another, and finds the first that cannot be what was played. */
export class Prover {
  private readonly stood: { readonly at: StandingLine; readonly undo: string | undefined }[] = [];
  private readonly deeds = new Map<string, Deed>();
  /** The names of the events that were not taken back. */
  private readonly resolved: string[] = [];
  private readonly named = new Map<string, number>();
  private readonly table = new RunningFold(settingsProjection);
  private readonly memories = new Map<string, RunningFold<Recalled>>();
  private readonly inputs = new RecordedInputs();
  private readonly again = new EventsAgain(this.inputs);
  private readonly played = new Map<string, SystemAction>();
  private readonly own: number[] = [];
  private readonly versions: Record<string, number> = {};
  private readonly rulesetVersions: Record<string, number> = {};
  private readonly entered = { events: 0, dice: 0 };
  private events = 0;
  private dice = 0;
  private units = 0;
  private undone = 0;
  /** The roll of a sealed game that the last line begins. */
  private begun: Unfinished | undefined;
  /** Events of a sealed game whose dice were rolled before their line began. */
  private readonly unbegun: number[] = [];

  /** @param secret the one that the log reveals, whether it is the right one or not */
  constructor(private readonly secret: string | undefined) {}

  found(): Omit<Proof, 'second' | 'torn' | 'fault'> {
    const { game, sealed, ended, revealed, words = [] } = this.table.state;
    const { events, dice, units, undone, entered, own, versions, rulesetVersions, named, begun, unbegun } =
      this;
    return {
      game,
      lines: this.stood.length,
      ...{ events, dice, units, undone, entered, own, versions, rulesetVersions, named, unbegun, words },
      ...(begun && { begun }),
      ...(sealed !== undefined && { sealed }),
      ...(ended && { over: revealed ? 'revealed' : 'ended' }),
      head: this.stood.at(-1)?.at.name ?? '',
    };
  }

  /** What is wrong with the next line, if anything is; else it stands from now on. */
  async wrongWith(at: StandingLine): Promise<string | undefined> {
    const same = this.outOfPlace(at) === undefined ? await this.comesOutTheSame(at) : undefined;
    const why = same ? undefined : (wrongForm(at) ?? this.outOfPlace(at) ?? (await this.wrongIn(at)));
    if (why !== undefined) return why;
    const event = same ? undefined : read('event', at);
    if (same) this.count(same.event, same.dice, at.number);
    else if (event) this.count(event, diceIn(event), at.number);
    const intent = read('intent', at);
    this.begun = intent && { line: at.number, at: intent.at, intent: intent.intent };
    const undo = read('undone', at)?.undo;
    this.deeds.set(at.name, { kind: at.of.kind, undone: false });
    if (at.of.kind === 'event') this.resolved.push(at.name);
    this.named.set(at.name, at.number);
    this.stood.push({ at, undo });
    this.table.add(at, undo);
    for (const memory of this.memories.values()) memory.add(at, undo);
    return undefined;
  }

  private outOfPlace({ of: { kind } }: StandingLine): string | undefined {
    if (this.stood.length === 0) return kind === 'opening' ? undefined : 'is not the first line of a game';
    if (kind === 'opening') return 'begins a game in the middle of one';
    const { ended, revealed, sealed, played } = this.table.state;
    if (this.begun && kind !== 'event') return neverFinished(this.begun);
    if (kind === 'intent' && sealed === undefined)
      return 'begins a roll, as in a sealed game, and this is none';
    if (kind === 'word' && (sealed === undefined || played))
      return sealed === undefined
        ? 'adds a word to the seeds, and the game was not sealed'
        : 'adds a word to the seeds when something was rolled already';
    const mayStand = !ended || (!revealed && (kind === 'end' || kind === 'undone'));
    return mayStand ? undefined : 'stands behind the end of the game';
  }

  private async wrongIn(at: StandingLine): Promise<string | undefined> {
    const event = read('event', at);
    if (event) {
      return this.wrongEvent(event, at.prev, (played, past) =>
        differsAgain(played, event.record, past, this.inputs),
      );
    }
    const end = read('end', at);
    if (end) return this.wrongEnd(end);
    const roster = read('roster', at)?.roster;
    if (roster) return this.wrongMuster(roster);
    const undone = read('undone', at);
    return undone && this.wrongUndo(undone.undo);
  }

  private async wrongMuster(roster: Mustered['roster']): Promise<string | undefined> {
    const system = systemOf(roster.ruleset);
    const kept = system && (await gameStateOf(system));
    try {
      return kept ? wrongRoster(roster, kept.memory) : 'is of a rule system that has no units';
    } catch (error) {
      return `does not follow: ${whyFailed(error)}`;
    }
  }

  private wrongEnd({ secret }: GameEnd): string | undefined {
    const { sealed, ended } = this.table.state;
    if (secret === undefined) return ended && 'ends a game that is over';
    if (sealed === undefined) return 'reveals a secret, and the game was not sealed';
    return this.isRight(sealed) ? undefined : 'reveals another secret than the game was sealed with';
  }

  private isRight(sealed: string): boolean {
    return this.secret !== undefined && commitmentOf(this.secret) === sealed;
  }

  private wrongUndo(name: string): string | undefined {
    const deed = this.deeds.get(name);
    if (!deed || !canGo(deed.kind)) return 'takes back something that is not there';
    if (deed.undone) return 'takes back something for the second time';
    if (deed.kind === 'event') {
      if (this.resolved.at(-1) !== name) return 'takes back something that was not the last';
      this.resolved.pop();
      this.undone++;
    }
    deed.undone = true;
    return undefined;
  }

  /** Whether a line is an event that comes out the same to the last byte: it is in the right form then, and need not be read. */
  private async comesOutTheSame(at: StandingLine): Promise<Same | undefined> {
    const parts = at.of.kind === 'event' ? EventParts.of(at.text) : undefined;
    if (!parts) return undefined;
    const { put } = parts;
    let same: Same | undefined;
    const why = await this.wrongEvent(put, put.prev, async (played, past) => {
      same = await this.again.same(at.text, parts, put, played, past);
      return undefined;
    });
    if (why !== undefined || !same) return undefined;
    if (same.whole) knownAs(at, same.whole);
    return same;
  }

  /**
   * What is wrong with an event, if anything is.
   * @param differs in what it is not what it is when it is resolved again
   */
  private async wrongEvent(
    event: Unanswered,
    prev: string,
    differs: (played: SystemAction, past: State | undefined) => Promise<string | undefined>,
  ): Promise<string | undefined> {
    const record = event.record as Resolution;
    const { n } = event;
    if (this.begun && differsFrom(this.begun.intent, { ...event, record })) return neverFinished(this.begun);
    try {
      const played = await this.playedIn(record);
      if (!played) return withVersion(`does not follow: ${unknownIn(record)}`, record);
      const memory = played.action.memory && this.memoryOf(record.ruleset, played.action.memory);
      const wrong =
        wrongNumber(n, memory, () => played.action.memory!.anew(record)) ?? this.wrongSeed(record, prev);
      if (wrong !== undefined) return withVersion(wrong, record);
      const units = await this.wrongUnits({ ...event, record }, played);
      if (units !== undefined) return withVersion(units, record);
      const otherwise = await differs(played, memory?.state);
      return otherwise && withVersion(`does not follow: ${otherwise}`, record);
    } catch (error) {
      return withVersion(`does not follow: ${whyFailed(error)}`, record);
    }
  }

  private async wrongUnits(event: Event, { system, action }: SystemAction): Promise<string | undefined> {
    const { memory } = (event.units?.roles && (await gameStateOf(system))) || {};
    if (!memory) return undefined;
    const state = this.memoryOf(system.id, memory).state as State;
    const wrong = wrongUnits(event, action, state);
    return wrong && wrongUnits(event, action, state, Object.keys((await houseScopeOf(system)).optional));
  }

  /** What a record was resolved by, found once for all that name the same. */
  private async playedIn(record: Resolution): Promise<SystemAction | undefined> {
    const { ruleset, action } = record;
    const key = `${ruleset} ${action}`;
    const played = this.played.get(key) ?? (await playedIn(record, oneOfAll));
    if (played) this.played.set(key, played);
    return played;
  }

  /** What the actions of a rule system remember here. */
  private memoryOf(ruleset: string, of: Memory): Recalled {
    let memory = this.memories.get(ruleset);
    if (!memory) {
      memory = new RunningFold(tableProjection(ruleset, of));
      for (const { at, undo } of this.stood) memory.add(at, undo);
      this.memories.set(ruleset, memory);
    }
    return memory.state;
  }

  /** In a sealed game every seed follows from the secret; where that is a wrong one, its own line is the one to blame. */
  private wrongSeed({ seed, index }: Resolution, prev: string): string | undefined {
    const { sealed } = this.table.state;
    if (sealed === undefined || seed === null) return undefined;
    if (index !== 0) return 'does not follow: in a sealed game nothing is rolled by a repetition';
    if (!this.isRight(sealed)) return undefined;
    const right = seedBehind(this.secret!, prev);
    return seed === right
      ? undefined
      : `does not follow: by the secret its seed is ${right}, and not ${shownData(seed)}`;
  }

  private count({ record, units }: Unanswered, dice: number, number: number): void {
    this.events++;
    if (units) this.units++;
    this.dice += dice;
    if (record.seed === null && dice > 0) {
      this.entered.events++;
      this.entered.dice += dice;
    }
    if (record.wg !== VERSION) this.versions[record.wg] = (this.versions[record.wg] ?? 0) + 1;
    const { rulesetVersion } = record;
    if (rulesetVersion !== undefined && rulesetVersion !== systemOf(record.ruleset)?.meta.version) {
      const name = `${record.ruleset} ${rulesetVersion}`;
      this.rulesetVersions[name] = (this.rulesetVersions[name] ?? 0) + 1;
    }
    if (this.table.state.sealed !== undefined && record.seed !== null && dice > 0 && !this.begun)
      this.unbegun.push(number);
    if (!isAsAgreed(record, this.table.state.house)) this.own.push(number);
  }
}
