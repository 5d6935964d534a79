import type { LeaderboardFilter } from "../../../rules/index.ts";
import type {
  PvpActionReply,
  PvpActionRequest,
  PvpBattleReply,
  PvpLeaderboardReply,
  PvpPracticeReply,
  PvpQueueReply,
  PvpQueueRequest,
  PvpQueueStatusReply,
  PvpReplayReply,
  PvpStatsReply,
  PvpUnchangedReply,
  PvpWatchReply,
} from "../../../server/contract/index.ts";
import type { ApiResult } from "./api-result.ts";
import type { Caller } from "./caller.ts";
import type { OpenStream } from "./event-stream.ts";

/** Who hears that a battle went on. */
export interface VersionListener {
  opened(): void;
  version(version: number): void;
  failed(): void;
}

/** The PvP calls (`api-contract.md` 4.4). */
export interface PvpCalls {
  pvpJoin(deck: PvpQueueRequest): Promise<ApiResult<PvpQueueReply>>;
  pvpQueueStatus(): Promise<ApiResult<PvpQueueStatusReply>>;
  pvpCancel(): Promise<ApiResult<object>>;
  pvpPractice(): Promise<ApiResult<PvpPracticeReply>>;
  /** `since`: the version that is known already, or null. */
  pvpBattle(battleId: string, since: number | null): Promise<ApiResult<PvpBattleReply | PvpUnchangedReply>>;
  pvpAct(battleId: string, action: PvpActionRequest["action"]): Promise<ApiResult<PvpActionReply>>;
  pvpConcede(battleId: string): Promise<ApiResult<PvpActionReply>>;
  /** Hears of each new version of a battle; the answer ends that. */
  pvpListen(battleId: string, listener: VersionListener): () => void;
  pvpReplay(battleId: string): Promise<ApiResult<PvpReplayReply>>;
  pvpWatch(watchId: string, since: number | null): Promise<ApiResult<PvpWatchReply | PvpUnchangedReply>>;
  pvpStats(): Promise<ApiResult<PvpStatsReply>>;
  pvpLeaderboard(page: number, filter: LeaderboardFilter): Promise<ApiResult<PvpLeaderboardReply>>;
}

const PER_PAGE = 20;

export function pvpCalls(call: Caller, openStream: OpenStream): PvpCalls {
  return {
    pvpJoin: (deck) => call("POST", "/api/pvp/queue", deck),
    pvpQueueStatus: () => call("GET", "/api/pvp/queue/status"),
    pvpCancel: () => call("POST", "/api/pvp/queue/cancel", {}),
    pvpPractice: () => call("POST", "/api/pvp/queue/bot", {}),
    pvpBattle: (battleId, since) => call("GET", `${pathOf(battleId)}${sinceQuery(since)}`),
    pvpAct: (battleId, action) => call("POST", `${pathOf(battleId)}/action`, { action }),
    pvpConcede: (battleId) => call("POST", `${pathOf(battleId)}/concede`, {}),
    pvpListen: (battleId, { opened, version, failed }) =>
      openStream(`${pathOf(battleId)}/events`, {
        opened,
        failed,
        heard: (data) => {
          const heard = versionIn(data);
          if (heard !== null) version(heard);
        },
      }),
    pvpReplay: (battleId) => call("GET", `${pathOf(battleId)}/replay`),
    pvpWatch: (watchId, since) =>
      call("GET", `/api/pvp/watch/${encodeURIComponent(watchId)}${sinceQuery(since)}`),
    pvpStats: () => call("GET", "/api/pvp/stats"),
    pvpLeaderboard: (page, filter) =>
      call("GET", `/api/pvp/leaderboard?page=${page}&perPage=${PER_PAGE}&filter=${filter}`),
  };
}

function pathOf(battleId: string): string {
  return `/api/pvp/battle/${encodeURIComponent(battleId)}`;
}

function sinceQuery(since: number | null): string {
  return since === null ? "" : `?since=${since}`;
}

/** The version that an event carries; null for anything else. */
function versionIn(data: string): number | null {
  try {
    const { version } = JSON.parse(data) ?? {};
    return Number.isInteger(version) ? version : null;
  } catch {
    return null;
  }
}
