import type { Counted, Lab, Refusal } from "../../rules/index.ts";
import type { AuditStore } from "./database/audit-event.ts";
import type { LogCopies, StoreHealth, StoreLoad, StoreSizes } from "./database/health.ts";
import type { LabAnswer, LabWork, Repeatable } from "./database/lab-work.ts";
import type { LedgerStore } from "./ledger/ledger-store.ts";
import type { AccountStore } from "./players/accounts.ts";
import type { BookStore } from "./players/books.ts";
import type { CallbackStore } from "./players/callbacks.ts";
import type { FriendStore } from "./players/friends.ts";
import type { GoalStore } from "./players/goals.ts";
import type { LabDayStore } from "./players/labs.ts";
import type { LimitStore } from "./players/limits.ts";
import type { Identity, Player } from "./players/players.ts";
import type { PositionStore } from "./players/positions.ts";
import type { RuleSetStore, RunningProcess } from "./players/processes.ts";
import type { NewSession, SessionStore } from "./players/sessions.ts";
import type { TrainingStore } from "./players/training.ts";
import type { WatchStore } from "./players/watching.ts";
import type { ChallengeStore } from "./pvp/challenge.ts";
import type { PvpStore } from "./pvp/pvp-store.ts";
import type { TournamentStore } from "./pvp/tournament.ts";

export type { Repeatable, RepeatKey } from "./database/lab-work.ts";
export type { Identity } from "./players/players.ts";

/** A signed login; it may be used once (`ABU-05`). */
export interface LoginTicket {
  authDate: number;
  hash: string;
  /** The time after which it is too old to be accepted, so that its row may be removed. */
  expiresAt: number;
  /** Why the player may not use one more, given the number of used ones that are not too old yet. */
  whyNotMore(used: Counted): Refusal | null;
}

/** The state that our own page gave to a login by redirect and the browser brought back; it may be used once. */
export interface LoginState {
  state: string;
  /** The time after which it is too old to be accepted, so that its row may be removed. */
  expiresAt: number;
}

export interface LoginRequest {
  identity: Identity;
  firstName: string;
  /** null for a login without a redirect. */
  state: LoginState | null;
  /** null if the login may be repeated. */
  ticket: LoginTicket | null;
  /** Start resources, given on the first login only, and not after an account was deleted (`GAP-71`). */
  firstLogin: { publicId: string; lab: Lab };
  newSession: NewSession;
  /** Maximum sessions of a player: one more ends the oldest. */
  mostSessions: number;
  /** The browser's session until now, which ends (`ABU-06`). */
  endedSession: Buffer | null;
  /** Where the login came from, for the audit log. */
  address?: string | null;
}

/** `used` names the player, so that a repeated request gets its reply again. */
export type LoginAnswer =
  | { ok: true; player: Player }
  | { ok: false; why: "used"; usedBy: number | null }
  | { ok: false; why: "refused"; refusal: Refusal }
  /** An administrator has suspended the account, for a reason that the player may read. */
  | { ok: false; why: "suspended"; reason: string };

/**
 * A present lab, which must not be changed, with the game's time. It is the same object until the lab
 * changes.
 */
export interface SeenLab {
  lab: Readonly<Lab>;
  now: number;
}

/** What was found when the store was opened, for the log. */
export interface OpenedData {
  kind: "SQLite" | "PostgreSQL";
  /** A file, or server and database; never a user or a password. */
  place: string;
  /** The number of the last migration that was applied before; 0 for a new, empty database. */
  formBefore: number;
  /** The number of the last one that this program knows. */
  form: number;
  /** Whether there was a file without anything in it, as a copy is that was made without its log. */
  holdsNothing: boolean;
  /** The copy that was made before a migration; null: none was needed or made. */
  copy: string | null;
  /** Whether what earlier releases deleted was overwritten in the file of SQLite, or that was left to another start. */
  rewriting: "nothing" | "rewritten" | "left";
}

/**
 * Everything the game stores. Each method is one durable unit: when its promise resolves, its effect survives a power
 * cut. Any number of processes may share the database.
 */
export interface Store
  extends AccountStore,
    SessionStore,
    LedgerStore,
    PvpStore,
    ChallengeStore,
    TournamentStore,
    AuditStore,
    RuleSetStore,
    LimitStore,
    CallbackStore,
    FriendStore,
    WatchStore,
    GoalStore,
    LabDayStore,
    BookStore,
    PositionStore,
    TrainingStore {
  readonly opened: OpenedData;
  logIn(request: LoginRequest): Promise<LoginAnswer>;
  /** The player with this identity, or null before the first login. */
  findPlayer(identity: Identity): Promise<Player | null>;
  readLab(playerId: number): Promise<SeenLab>;
  /** Reads the lab, runs `work` on it, and stores it if it changed; refused work stores nothing. */
  changeLab<Reply>(playerId: number, work: LabWork<Reply>, repeat?: Repeatable): Promise<LabAnswer<Reply>>;
  /** The game's time: it never runs backwards, and in development it may run ahead of the clock. */
  now(): Promise<number>;
  /** Moves the game's time forward for everybody; returns the new time. Development only. */
  advanceClock(byMs: number): Promise<number>;
  /** A secret that only the processes on this database know. */
  sharedSecret(): Promise<Buffer>;
  /** Counts the starts of servers on this database; returns the number, this start included. */
  countStart(): Promise<number>;
  /** Stores the time of this process's clock; returns the one stored last by any process, or 0. */
  noteTime(shown: number): Promise<number>;
  /** Removes some expired rows; returns whether more are left. */
  removeExpired(now: number): Promise<boolean>;
  /** Records that a process uses this database; returns the others seen in the last `silentMs` milliseconds. */
  meetProcesses(own: RunningProcess, silentMs: number): Promise<RunningProcess[]>;
  /** Removes a process that ends. */
  leaveProcesses(id: string): Promise<void>;
  /** How much the database holds: it may take a while. */
  measureSizes(): Promise<StoreSizes>;
  /** How busy the store is. */
  load(): StoreLoad;
  /** What PostgreSQL says of its archive and standbys; null with SQLite, which has neither. */
  checkLogCopies(): Promise<LogCopies | null>;
  /** Stores a trial value; rejects where nothing can be stored. */
  checkHealth(): Promise<StoreHealth>;
  close(): Promise<void>;
}
