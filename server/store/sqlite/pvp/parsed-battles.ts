import type { Decision, PvpBattle } from "../../pvp-battle.ts";
import type { RecentRows } from "../recent-rows.ts";
import type { BattleRow } from "./battle-row.ts";

/** So many battles stay parsed; those read or written longest ago go first. */
const MOST_BATTLES = 500;

interface ParsedBattle {
  battle: PvpBattle;
  /** The state as the database holds it. */
  text: string;
}

/**
 * Battles in memory, since reading one from its text takes longer than playing an action. What is `certain` has
 * not changed since it was read; otherwise the parts are used again whose text is still the same.
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

  /** The large parts of a battle whose row was just read. */
  partsOf(
    { id, version, dueAt, state, setup }: BattleRow,
    readDecisions: () => Decision[],
  ): Pick<PvpBattle, "setup" | "state" | "decisions"> {
    const known = this.parsed.get(id);
    if (!known) return { setup: JSON.parse(setup), state: JSON.parse(state), decisions: readDecisions() };
    const { battle, text } = known;
    // A battle may end without its state changing: then how is in its last decision only.
    const isSame = text === state && battle.version === version && dueAt !== null;
    return {
      setup: battle.setup,
      state: text === state ? battle.state : JSON.parse(state),
      decisions: isSame ? battle.decisions : readDecisions(),
    };
  }

  /** Keeps a battle as it was read or written, with the text of its state. */
  keep(battle: PvpBattle, text: string): void {
    this.parsed.delete(battle.id);
    this.parsed.set(battle.id, { battle, text });
    this.recent.set(battle.id, battle);
    if (this.parsed.size <= MOST_BATTLES) return;
    const [oldest] = this.parsed.keys();
    if (oldest === undefined) return;
    this.parsed.delete(oldest);
    this.recent.delete(oldest);
  }

  /** Keeps a battle whose state is as it was. */
  replace(battle: PvpBattle): void {
    this.recent.set(battle.id, battle);
  }
}
