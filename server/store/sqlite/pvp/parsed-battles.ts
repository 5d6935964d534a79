import type { BattleRow } from "../../battle-row.ts";
import type { Decision, PvpBattle } from "../../pvp-battle.ts";
import type { RecentRows } from "../recent-rows.ts";

/** Most battles cached; the least recently used goes first. */
const MOST_BATTLES = 500;

/** A battle's row with its large columns. */
export interface StoredBattle extends BattleRow {
  setup: string;
  state: string;
}

interface ParsedBattle {
  battle: PvpBattle;
  /** The state as the database holds it. */
  text: string;
}

/**
 * A cache of parsed battles, as parsing one takes longer than playing an action. If `certain`, the battle has not
 * changed since it was read; otherwise those columns are reused whose text is the same.
 */
export class ParsedBattles {
  private readonly recent: Map<string, PvpBattle>;
  private readonly parsed = new Map<string, ParsedBattle>();

  constructor(recent: RecentRows) {
    this.recent = recent.table();
  }

  certain(id: string): PvpBattle | undefined {
    return this.recent.get(id);
  }

  /** The large columns of a battle whose row was just read, parsed. */
  partsOf(
    { id, version, dueAt, state, setup }: StoredBattle,
    readDecisions: () => Decision[],
  ): Pick<PvpBattle, "setup" | "state" | "decisions"> {
    const known = this.parsed.get(id);
    if (!known) return { setup: JSON.parse(setup), state: JSON.parse(state), decisions: readDecisions() };
    const { battle, text } = known;
    // A battle may end without a change of its state: then only its last decision shows the end.
    const isSame = text === state && battle.version === version && dueAt !== null;
    return {
      setup: battle.setup,
      state: text === state ? battle.state : JSON.parse(state),
      decisions: isSame ? battle.decisions : readDecisions(),
    };
  }

  /** Caches a battle with the text of its state. */
  keep(battle: PvpBattle, text: string): void {
    this.parsed.delete(battle.id);
    this.parsed.set(battle.id, { battle, text });
    this.recent.set(battle.id, battle);
    if (this.parsed.size <= MOST_BATTLES) return;
    const [oldest] = this.parsed.keys();
    if (oldest !== undefined) this.forget(oldest);
  }

  forget(id: string): void {
    this.parsed.delete(id);
    this.recent.delete(id);
  }

  /** Caches a battle whose state has not changed. */
  replace(battle: PvpBattle): void {
    this.recent.set(battle.id, battle);
  }
}
