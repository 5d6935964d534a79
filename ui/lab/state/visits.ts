import { becameReady, RESOURCE_NAMES, type ResourceName, type Resources } from "../../../rules/index.ts";
import type { AwaySummaryReply, GameStateReply } from "../../../server/contract/index.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import { type Game, serverNow } from "../../game/store/game.ts";
import { playerKey } from "../../game/store/player-storage.ts";
import { PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";

/** Stores when the player last saw the lab, by the server's clock, and the resources of that moment. */
export function rememberVisit(game: Game): void {
  const { session, lab, connection } = game.store.getState();
  // An old state of the lab is no visit.
  if (session.kind !== "player" || !lab || connection === "unreachable") return;
  game.storage.write(playerKey("lastSeen", session.userId), String(serverNow(game)));
  game.storage.write(playerKey("lastResources", session.userId), JSON.stringify(lab.resources));
}

/**
 * After hours of absence, opens a summary of what changed meanwhile, with the server's notices (`CON-94`). Call it
 * before `rememberVisit`. Returns whether the summary opens at once; without a change in the lab it opens once the
 * server has told of another one.
 */
export function summarizeAbsence(game: Game, { notices, scene }: ToldOfAbsence): boolean {
  const { session } = game.store.getState();
  if (session.kind !== "player") return false;
  const lastSeen = Number(game.storage.read(playerKey("lastSeen", session.userId)) ?? Number.NaN);
  const before = storedResources(game.storage.read(playerKey("lastResources", session.userId)));
  const isTold = game.storage.read(playerKey("sceneTold", session.userId)) === String(scene?.happenedAt);
  const absence = absenceOf(game, { lastSeen, before, notices, scene: isTold ? null : scene });
  if (absence === null) return false;
  if (!isEventful(absence)) {
    void summarizeNews(game, absence);
    return false;
  }
  openDialog(game, { kind: "away", ...absence });
  return true;
}

/** What the server tells of the player's absence. */
interface ToldOfAbsence extends Pick<GameStateReply, "notices"> {
  scene: NonNullable<GameStateReply["scene"]> | null;
}

async function summarizeNews(game: Game, absence: Absence): Promise<void> {
  const { owner } = game.store.getState();
  const news = await game.queries.fetchQuery(awayQuery(game, absence.since)).catch(() => null);
  if (news !== null && hasNews(news) && game.store.getState().owner === owner)
    openDialog(game, { kind: "away", ...absence });
}

function storedResources(text: string | null): Resources | null {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    return isResources(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isResources(stored: unknown): stored is Resources {
  if (typeof stored !== "object" || stored === null) return false;
  const amounts = stored as Partial<Record<string, unknown>>;
  return RESOURCE_NAMES.every((name) => typeof amounts[name] === "number");
}

/** Shows the welcome once per browser and player (`LAB-175`, `GAP-12`). */
export function welcomeOnce(game: Game): void {
  const { session } = game.store.getState();
  if (session.kind === "player" && game.storage.read(playerKey("welcomeSeen", session.userId)) === null)
    openDialog(game, { kind: "welcome" });
}

/** Stores that the player pressed 'Start Playing'. */
export function rememberWelcome(game: Game): void {
  const { session } = game.store.getState();
  if (session.kind === "player") game.storage.write(playerKey("welcomeSeen", session.userId), "1");
}

/** Stores that the player has read what happened; until then a reload tells it again. */
export function rememberScene(game: Game, scene: NonNullable<Absence["scene"]>): void {
  const { session } = game.store.getState();
  if (session.kind === "player")
    game.storage.write(playerKey("sceneTold", session.userId), String(scene.happenedAt));
}

/** What the browser knows of the player's absence of hours. */
export interface Absence {
  /** When the player last saw the lab, by the server's clock. */
  since: number;
  until: number;
  /** Machines whose cooldown ended meanwhile. */
  machineIds: string[];
  /** What the server charged or gave, in words. */
  notices: string[];
  /** What has happened in the lab, if something has (`GAP-76`). */
  scene: ToldOfAbsence["scene"];
  /** How the resources changed; those that stayed the same are missing. */
  changes: Partial<Record<ResourceName, number>>;
}

interface LastVisit extends ToldOfAbsence {
  /** By the server's clock; NaN without one. */
  lastSeen: number;
  /** The resources of that moment; null if they were not stored. */
  before: Resources | null;
}

/**
 * The absence that ends now; null without an earlier visit in this browser or after less than some hours, unless the
 * server tells that something has happened.
 */
function absenceOf(game: Game, { lastSeen, before, notices, scene }: LastVisit): Absence | null {
  const { lab, rules } = game.store.getState();
  const now = serverNow(game);
  if (!lab || !rules) return null;
  const isLong = now - lastSeen >= rules.ui.awaySummaryAfterMs;
  if (!isLong && !scene) return null;
  const since = isLong ? lastSeen : now - rules.scenes.awayMs;
  return {
    since,
    until: now,
    machineIds: becameReady(rules, lab, since, now).map((machine) => machine.id),
    notices,
    scene,
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
function isEventful({ machineIds, notices, changes, scene }: Absence): boolean {
  return scene !== null || machineIds.length > 0 || notices.length > 0 || Object.keys(changes).length > 0;
}

/** What the server tells of the absence: it is asked once. */
export function awayQuery(game: Game, since: number) {
  return {
    queryKey: [PLAYER, "away", since],
    queryFn: () =>
      replyOf(
        game,
        game.api.call("GET /api/awaySummary", { query: { since: String(since) } }),
        "away summary",
      ),
  };
}

function hasNews({ bookings, battles }: AwaySummaryReply): boolean {
  return bookings.length + battles.length > 0;
}
