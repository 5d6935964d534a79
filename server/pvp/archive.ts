import { LRUCache } from "lru-cache";
import { battleNotKept, newerRules } from "../errors/failure.ts";
import type { ArchivedBattle } from "../store/pvp/archive.ts";
import type { PvpBattle } from "../store/pvp/battle.ts";
import type { SeenBattle } from "../store/pvp/pvp-store.ts";
import type { PvpDeps, RuleBook } from "./battle-rules.ts";
import type { KeptBattle } from "./rebuild-battle.ts";
import { rebuiltBattle } from "./rebuild-battle.ts";

/** Most rebuilt battles in memory; one is played again in some milliseconds. */
const MOST_REBUILT = 50;

/** Finished battles of which the store keeps only what they follow from. */
export class Archive {
  private readonly store: PvpDeps["store"];
  private readonly ruleBook: RuleBook;
  private readonly rebuilt = new LRUCache<string, PvpBattle>({ max: MOST_REBUILT });

  constructor({ store }: Pick<PvpDeps, "store">, ruleBook: RuleBook) {
    this.store = store;
    this.ruleBook = ruleBook;
  }

  /** The battle as at its end. Throws 404 if it is no longer kept or nobody has its rules, 503 as `RuleBook.require`. */
  async show(archived: ArchivedBattle): Promise<SeenBattle> {
    const { course, ...settled } = keptBattle(archived);
    const { id, rulesHash } = settled;
    const now = await this.store.now();
    const known = this.rebuilt.get(id);
    // What is settled is read anew: a player may have been deleted since (`GAP-71`).
    if (known) return { battle: { ...known, ...settled }, now };
    const found = await this.ruleBook.find({ rulesHash, dueAt: null }, now);
    if (!found?.areItsOwn) throw found?.areNewer ? newerRules() : battleNotKept();
    const battle = rebuiltBattle(found.rules, { ...settled, course });
    this.rebuilt.set(id, battle);
    return { battle, now };
  }
}

/** The same battle if it is kept; throws 404 if it is not. */
export function keptBattle({ course, ...settled }: ArchivedBattle): KeptBattle {
  if (course === null) throw battleNotKept();
  return { ...settled, course };
}
