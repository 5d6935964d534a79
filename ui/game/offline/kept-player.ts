import type { Lab } from "../../../rules/index.ts";
import type { Game } from "../store/game.ts";
import type { SafeStorage } from "../store/safe-storage.ts";

const KEY = "kept_player";
/** A page of the build before this one may still be what starts without network. */
const MOST_BUILDS = 2;

/** The last state of a player's lab, as a build of the client keeps it for a start without network. */
interface KeptPlayer {
  build: string;
  userId: string;
  firstName: string;
  lab: Lab;
  accountAddress: string | null;
  /** When the server sent this state, by its own clock. */
  labSeenAt: number;
  clockOffset: number;
}

/** Keeps what the lab shows now, until the player logs out or the session ends. */
export function keepPlayer(game: Game): void {
  const { session, lab, labSeenAt, accountAddress, clockOffset } = game.store.getState();
  const { build = null, storage } = game;
  if (build === null || session.kind !== "player" || lab === null || labSeenAt === null) return;
  const { userId, firstName } = session;
  const others = readKept(storage).filter((kept) => kept.userId === userId && kept.build !== build);
  const own = { build, userId, firstName, lab, accountAddress, labSeenAt, clockOffset };
  storage.write(KEY, JSON.stringify([own, ...others].slice(0, MOST_BUILDS)));
}

/** Keeps the lab as it is when the page is left; not where another tab has logged out meanwhile. */
export function keepPlayerAgain(game: Game): void {
  const { session } = game.store.getState();
  if (session.kind === "player" && keptPlayer(game)?.userId === session.userId) keepPlayer(game);
}

/** Forgets the player, or any other than this one, so that nobody else at this computer sees the lab. */
export function forgetKeptPlayer({ storage }: Pick<Game, "storage">, except: string | null = null): void {
  if (except === null || readKept(storage).some(({ userId }) => userId !== except)) storage.remove(KEY);
}

/** The state that this build kept of a player; null if there is none. */
export function keptPlayer({ storage, build }: Pick<Game, "storage" | "build">): KeptPlayer | null {
  return readKept(storage).find((kept) => kept.build === build) ?? null;
}

function readKept(storage: SafeStorage): KeptPlayer[] {
  try {
    const value: unknown = JSON.parse(storage.read(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: Partial<KeptPlayer> | null): value is KeptPlayer {
  return (
    typeof value?.build === "string" && typeof value.userId === "string" && typeof value.lab === "object"
  );
}
