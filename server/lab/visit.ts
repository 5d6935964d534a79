import {
  amountText,
  changesOnVisit,
  fill,
  foundWith,
  type Lab,
  type LabEvent,
  noResources,
  type Resources,
  type RuleSet,
  sceneToTell,
} from "../../rules/index.ts";
import type { AlbumReply, AwaySummaryReply, GameStateReply, LabStatisticsReply } from "../contract/index.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { outcomeFor } from "../pvp/replies.ts";
import type { NumberedEntry } from "../store/database/audit-event.ts";
import { DAY_MS } from "../store/database/health.ts";
import { dayOf, KEPT_LAB_DAYS, type LabDay } from "../store/players/labs.ts";
import type { Player } from "../store/players/players.ts";
import type { PvpRecord } from "../store/pvp/pvp-store.ts";
import { executeCommand } from "./execute-command.ts";
import { resourcesReply } from "./replies.ts";

/** A lab for its player, with notices of what happened meanwhile. */
export interface VisitedLab extends Pick<GameStateReply, "notices" | "scene"> {
  lab: Lab;
  now: number;
}

/**
 * The present lab: upkeep is charged, the rescue grant checked, and after hours something has happened. The lab is
 * stored only if that changed something (`GAP-04`, `GAP-55`, `GAP-76`, `CON-94`).
 */
export async function visitLab(deps: AppDeps, playerId: number): Promise<VisitedLab> {
  const { lab, now } = await deps.store.readLab(playerId);
  if (!changesOnVisit(deps.rules, lab, now))
    return { lab, notices: [], ...sceneOf(deps.rules, lab, now), now };
  return executeCommand(deps, { playerId }, { type: "visit" }, (settled, events, time) => ({
    lab: settled,
    notices: noticesOf(deps.rules, events),
    ...sceneOf(deps.rules, settled, time),
    now: time,
  }));
}

/** What has happened, while it is told (`GAP-76`). */
function sceneOf(rules: RuleSet, lab: Lab, now: number): Pick<GameStateReply, "scene"> {
  const key = sceneToTell(rules, lab, now);
  if (key === null || !lab.album) return {};
  return { scene: { key, happenedAt: lab.album.lastAt, gained: resourcesReply(foundWith(rules, key)) } };
}

function noticesOf({ texts }: RuleSet, events: LabEvent[]): string[] {
  const { notices } = texts.lab;
  return events.flatMap((event) => {
    switch (event.type) {
      case "rescued":
        return [notices.rescued];
      case "upkeepPaid":
        return [fill(notices.upkeepPaid, { energy: amountText(texts, event.energy) })];
      case "amplifierOffline":
        return [notices.amplifierOffline];
      default:
        return [];
    }
  });
}

/** Entries of the audit log that are read; what a player does in hours is far less. */
const MOST_ENTRIES = 500;

/** What happened to a player since a moment of the game's time. */
export async function awaySummary(
  { store, rules }: Pick<AppDeps, "store" | "rules">,
  { id: playerId, publicId: player }: Pick<Player, "id" | "publicId">,
  since: number,
): Promise<AwaySummaryReply> {
  const [entries, history] = await Promise.all([
    store.auditEntries({ player, since, after: 0, most: MOST_ENTRIES }),
    store.pvpHistory(playerId, rules.pvp.recentBattles),
  ]);
  return {
    bookings: entries.flatMap(bookingOf),
    battles: history
      .filter(({ completedAt }) => completedAt > since)
      .map((record) => battleOf(record, playerId)),
  };
}

function bookingOf({ event, time }: NumberedEntry): AwaySummaryReply["bookings"] {
  if (event.type !== "booking") return [];
  return [{ purpose: event.purpose, bookedAt: time }];
}

function battleOf(record: PvpRecord, playerId: number): AwaySummaryReply["battles"][number] {
  const side = record.playerIds[0] === playerId ? 0 : 1;
  return {
    battleId: record.battleId,
    opponent: record.names[side === 0 ? 1 : 0],
    outcome: outcomeFor(record, side),
    ratingChange: record.ratingChanges?.[side] ?? null,
    endedAt: record.completedAt,
  };
}

/** The scenes that a lab's player has seen and the rules still have, the first ones first. */
export function albumReply({ scenes }: RuleSet, { album }: Lab): AlbumReply {
  const seen = Object.entries(album?.seen ?? {}).filter(([key]) => Object.hasOwn(scenes.rows, key));
  return {
    scenes: seen.map(([key, seenAt]) => ({ key, seenAt })).sort((one, other) => one.seenAt - other.seenAt),
  };
}

/** The statistics of a lab as the contract sends them. */
export function labStatistics(days: readonly LabDay[], now: number): LabStatisticsReply {
  const byDay = new Map<number, { made: Resources; spent: Resources }>();
  for (const { day, resource, made, spent } of days) {
    const sums = byDay.get(day) ?? { made: noResources(), spent: noResources() };
    sums.made[resource] = made;
    sums.spent[resource] = spent;
    byDay.set(day, sums);
  }
  return {
    today: dayText(dayOf(now)),
    keptDays: KEPT_LAB_DAYS,
    days: [...byDay].map(([day, { made, spent }]) => ({
      day: dayText(day),
      made: resourcesReply(made),
      spent: resourcesReply(spent),
    })),
  };
}

/** A UTC day as `2030-01-31`. */
function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, "2030-01-31".length);
}
