import { becameReady, RESOURCE_NAMES, type ResourceName, type Resources } from "../../../rules/index.ts";
import type { AwaySummaryReply } from "../../../server/contract/index.ts";
import { type Game, serverNow } from "../../game/store/game.ts";
import { PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";

/** What the browser knows of the player's absence of hours. */
export interface Absence {
  /** When the player last saw the lab, by the server's clock. */
  since: number;
  until: number;
  /** Machines whose cooldown ended meanwhile. */
  machineIds: string[];
  /** What the server charged or gave, in words. */
  notices: string[];
  /** How the resources changed; those that stayed the same are missing. */
  changes: Partial<Record<ResourceName, number>>;
}

interface LastVisit {
  /** By the server's clock; NaN without one. */
  lastSeen: number;
  /** The resources of that moment; null if they were not stored. */
  before: Resources | null;
  /** What the server charged or gave meanwhile. */
  notices: string[];
}

/** The absence that ends now; null without an earlier visit or after less than some hours. */
export function absenceOf(game: Game, { lastSeen, before, notices }: LastVisit): Absence | null {
  const { lab, rules } = game.store.getState();
  const now = serverNow(game);
  if (!lab || !rules || !Number.isFinite(lastSeen) || now - lastSeen < rules.ui.awaySummaryAfterMs)
    return null;
  return {
    since: lastSeen,
    until: now,
    machineIds: becameReady(rules, lab, lastSeen, now).map((machine) => machine.id),
    notices,
    changes: before === null ? {} : changesBetween(before, lab.resources),
  };
}

function changesBetween(before: Resources, after: Resources): Absence["changes"] {
  return Object.fromEntries(
    RESOURCE_NAMES.filter((name) => after[name] !== before[name]).map((name) => [
      name,
      after[name] - before[name],
    ]),
  );
}

/** Whether there is something to tell before the server is asked. */
export function isEventful({ machineIds, notices, changes }: Absence): boolean {
  return machineIds.length > 0 || notices.length > 0 || Object.keys(changes).length > 0;
}

/** What the server tells of the absence: it is asked once. */
export function awayQuery(game: Game, since: number) {
  return {
    queryKey: [PLAYER, "away", since],
    queryFn: () =>
      replyOf(game, game.api.call("GET /api/awaySummary", { query: { since: String(since) } }), (reason) =>
        game.log?.(`What happened meanwhile could not be loaded: ${reason}`),
      ),
  };
}

export function hasNews({ bookings, battles }: AwaySummaryReply): boolean {
  return bookings.length + battles.length > 0;
}
