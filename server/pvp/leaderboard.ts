import { type LeaderboardFilter, periodStart } from "../../rules/index.ts";
import type { PvpLeaderboardReply } from "../contract/index.ts";
import type { PvpDeps } from "./battle-rules.ts";

/** How long a page is cached (`api-contract.md` 4.4). */
const KEPT_MS = 5_000;
/** Most pages cached; then the cache is emptied. */
const MOST_PAGES = 1_000;

interface KeptPage {
  reply: PvpLeaderboardReply;
  readAt: number;
}

/** Pages of the leaderboard (`GAP-45`). */
export class Leaderboard {
  private readonly deps: Pick<PvpDeps, "store" | "rules">;
  private readonly pages = new Map<string, KeptPage>();

  constructor(deps: Pick<PvpDeps, "store" | "rules">) {
    this.deps = deps;
  }

  /** A page of players. Below 1 it is the first page, beyond the end an empty one. */
  async page(filter: LeaderboardFilter, page: number): Promise<PvpLeaderboardReply> {
    const now = await this.deps.store.now();
    const number = Math.max(1, Math.floor(page) || 1);
    const key = `${filter} ${number}`;
    const kept = this.pages.get(key);
    if (kept && now >= kept.readAt && now < kept.readAt + KEPT_MS) return kept.reply;
    const reply = await this.read(filter, number, now);
    if (this.pages.size >= MOST_PAGES) this.pages.clear();
    this.pages.set(key, { reply, readAt: now });
    return reply;
  }

  /** Empties the cache, as a battle was booked and its players will look at the leaderboard at once. */
  forget(): void {
    this.pages.clear();
  }

  private async read(filter: LeaderboardFilter, page: number, now: number): Promise<PvpLeaderboardReply> {
    const { store, rules } = this.deps;
    const { pageSize: size } = rules.pvp;
    const since = periodStart(filter, now);
    const offset = (page - 1) * size;
    const { players, total } = await store.leaderboard({ filter, since, offset, size });
    return { players, totalPages: Math.max(1, Math.ceil(total / size)) };
  }
}
