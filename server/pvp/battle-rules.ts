import { LRUCache } from "lru-cache";
import { areSameRules, type RuleSet, rulesInLanguage, storedRules, type Texts } from "../../rules/index.ts";
import { type LoadedStoredRules, loadStoredRules } from "../../rules/validation.ts";
import { newerRules } from "../errors/failure.ts";
import { logError } from "../errors/to-http-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { program } from "../process/program.ts";
import type { PvpBattle } from "../store/pvp/battle.ts";
import type { SeenBattle } from "../store/pvp/pvp-store.ts";

/** The server's dependencies that PvP needs. */
export type PvpDeps = Pick<
  AppDeps,
  "store" | "ledger" | "rules" | "rulesHash" | "earlierHashes" | "random" | "log"
>;

/** Most rule sets of other processes and releases in memory; the least recently used goes first. */
const MOST_LOADED = 20;
/**
 * How long a battle whose rules this program is too old for waits for a newer process to do what is due. Newer ones
 * look twice a second, so after this time there is none.
 */
const LEFT_TO_NEWER_MS = 60_000;

/** The rules that this process applies to a battle. */
export interface BattleRules {
  rules: RuleSet;
  /** The hash that replays name. */
  hash: string;
  /** False if these are not those that it began under: they only show it, and while it runs it must be closed. */
  areItsOwn: boolean;
  /** Whether that is because this program is too old for those, which a newer process may know. */
  areNewer: boolean;
}

type BattleToRule = Pick<PvpBattle, "rulesHash" | "dueAt">;

/** Finds the rules that a battle began under, whichever process began it (`GAP-72`). */
export class RuleBook {
  private readonly deps: Pick<PvpDeps, "store" | "rules" | "rulesHash" | "earlierHashes" | "log">;
  private readonly loaded = new LRUCache<string, LoadedStoredRules>({
    max: MOST_LOADED,
    fetchMethod: (hash) => this.load(hash),
  });

  constructor(deps: RuleBook["deps"]) {
    this.deps = deps;
  }

  /**
   * The rules of a battle. null if it runs and this program is too old for them: then the battle is left to a newer
   * process, which stored them, unless there has been none for a minute. A finished one is shown whatever its rules.
   */
  async find({ rulesHash, dueAt }: BattleToRule, now: number): Promise<BattleRules | null> {
    if (this.isOwn(rulesHash)) return { ...this.own, areItsOwn: true, areNewer: false };
    const stored = await this.loaded.fetch(rulesHash);
    const rules = stored?.ok ? stored.rules : stored?.completed;
    if (rules) return { rules, hash: rulesHash, areItsOwn: true, areNewer: false };
    const areNewer = stored !== undefined;
    const isLeft = areNewer && dueAt !== null && now < dueAt + LEFT_TO_NEWER_MS;
    return isLeft ? null : { ...this.own, areItsOwn: false, areNewer };
  }

  /** The same for an answer that shows the battle, in its reader's language: throws 503 where only a newer process can. */
  async require({ battle, now }: SeenBattle, texts: Texts): Promise<BattleRules> {
    const found = await this.find(battle, now);
    if (found === null) throw newerRules();
    return { ...found, rules: rulesInLanguage(found.rules, texts) };
  }

  /** Whether a hash is that of this process's own rules, as this release or an earlier one calculates it. */
  isOwn(hash: string): boolean {
    return areSameRules(hash, this.deps);
  }

  private get own(): Pick<BattleRules, "rules" | "hash"> {
    return { rules: this.deps.rules, hash: this.deps.rulesHash };
  }

  private async load(hash: string): Promise<LoadedStoredRules | undefined> {
    const { store, rules, log } = this.deps;
    const stored = await store.findRuleSet(hash);
    if (stored === null) return undefined;
    const loaded = loadStoredRules(stored, `rule set ${hash}`, rules);
    const { program } = stored;
    if (loaded.ok) log.info({ rulesHash: hash, program }, "battles under other rules go on here");
    else {
      const { problems, completed } = loaded;
      log.warn(
        { rulesHash: hash, program, problems },
        completed
          ? "battles under older rules go on here, with today's where those are incomplete"
          : "battles under newer rules are left to newer processes",
      );
    }
    return loaded;
  }
}

/** A rule set that is not needed stays stored for a day after its last process said that it plays by it. */
const EVERY_MS = 600_000;
/** Pause after a failure, such as a busy database. */
const AGAIN_MS = 10_000;

/**
 * Stores the rules of this process when it starts, for whatever process serves the battles that begin under them
 * (`GAP-72`), and says every ten minutes that they are used. A start does not wait for a busy database.
 */
export function keepOwnRuleSet(
  app: App,
  { store, rules, rulesHash: hash, log }: Pick<AppDeps, "store" | "rules" | "rulesHash" | "log">,
): void {
  const ruleSet = { hash, program: program.version, ...storedRules(rules) };
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let closing = false;
  const keep = async () => {
    let pause = EVERY_MS;
    try {
      await store.keepRuleSet(ruleSet);
    } catch (err) {
      pause = AGAIN_MS;
      logError(log, err, "the rules of this process could not be stored");
    }
    if (!closing) timer = setTimeout(keepOnce, pause).unref();
  };
  const keepOnce = () => {
    running = keep();
  };
  app.addHook("onReady", async () => keepOnce());
  app.addHook("preClose", async () => {
    closing = true;
    clearTimeout(timer);
    await running;
  });
}
