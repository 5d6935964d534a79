import type { Counted, Lab, Refusal } from "../../rules/index.ts";
import type { LabAnswer, LabWork } from "./lab-work.ts";
import type { LedgerStore } from "./ledger-store.ts";
import type { Player } from "./player.ts";
import type { PvpStore } from "./pvp-store.ts";

/** A browser that is logged in; the secret itself is never stored (`ABU-07`). */
export interface Session extends Player {
  /** SHA-256 of the cookie's value. */
  secretHash: Buffer;
}

export type Identity = { provider: "telegram"; id: string } | { provider: "development"; name: string };

/** A signed login that may be used once (`ABU-05`). */
export interface LoginTicket {
  authDate: number;
  hash: string;
  /** When it is too old to be accepted anyway, so that its row may go. */
  expiresAt: number;
  /** Why the player may not use one more, by those that were used and are not too old yet. */
  whyNotMore(used: Counted): Refusal | null;
}

/** What our own page gave a login by redirect, and a browser brought back; it may be used once. */
export interface LoginState {
  state: string;
  /** When it is too old anyway, so that its row may go. */
  expiresAt: number;
}

export interface LoginRequest {
  identity: Identity;
  firstName: string;
  /** null for a login that is no redirect. */
  state: LoginState | null;
  /** null where a login may be repeated. */
  ticket: LoginTicket | null;
  /** What the player gets on the first login only. */
  firstLogin: { publicId: string; lab: Lab };
  newSession: { secretHash: Buffer; expiresAt: number };
  /** So many sessions a player has: one more ends the oldest. */
  mostSessions: number;
  /** The session this browser held until now: it ends (`ABU-06`). */
  endedSession: Buffer | null;
}

/** `used`: by whom, so that a repeated request gets its answer again. */
export type LoginAnswer =
  | { ok: true; player: Player }
  | { ok: false; why: "used"; usedBy: number | null }
  | { ok: false; why: "refused"; refusal: Refusal };

/** A lab as it is now, not to be changed, and the game's time. The same lab until something changes it. */
export interface SeenLab {
  lab: Readonly<Lab>;
  now: number;
}

/** The player's own key of one intended change: the same key answers the stored reply. */
export interface RepeatKey {
  call: string;
  requestId: string;
}

/** A change that may be repeated under its key. */
export interface Repeatable extends RepeatKey {
  /** Why one more change that costs nothing is refused, by those whose replies are kept. */
  whyNotFree(kept: Counted): Refusal | null;
}

/** A process on these data, and by what it plays. */
export interface RunningProcess {
  id: string;
  rulesHash: string;
  network: string;
}

/**
 * What the game keeps. Each method is one durable unit: when its promise resolves, what it did survives
 * a power cut. Any number of processes may use the same data at the same time.
 */
export interface Store extends LedgerStore, PvpStore {
  logIn(request: LoginRequest): Promise<LoginAnswer>;
  /** The player somebody is, or null before the first login. */
  findPlayer(identity: Identity): Promise<Player | null>;
  /** The session a browser's secret opens; only the secret's hash is compared and kept. */
  findSession(secret: string, now: number): Promise<Session | null>;
  endSession(secretHash: Buffer): Promise<void>;
  readLab(playerId: number): Promise<SeenLab>;
  /** Reads the lab, lets `work` change it, writes it back if anything changed; refused work writes nothing. */
  changeLab<Reply>(playerId: number, work: LabWork<Reply>, repeat?: Repeatable): Promise<LabAnswer<Reply>>;
  /** The game's time: it never runs backwards, and in development it may run ahead of the clock. */
  now(): Promise<number>;
  /** Moves the game's time forward for everybody; answers the new time. Development only. */
  advanceClock(byMs: number): Promise<number>;
  /** A secret all processes share and no one else knows. */
  sharedSecret(): Promise<Buffer>;
  /** How often a server was started on this data, this start included. */
  countStart(): Promise<number>;
  /** Notes what this process's clock shows; answers what any process noted last, or 0. */
  noteTime(shown: number): Promise<number>;
  /** Removes some rows that nothing asks for any more; answers whether more are left. */
  removeExpired(now: number): Promise<boolean>;
  /** Notes that a process uses these data; answers the others that did so in the last `silentMs` milliseconds. */
  meetProcesses(own: RunningProcess, silentMs: number): Promise<RunningProcess[]>;
  /** Forgets a process that ends. */
  leaveProcesses(id: string): Promise<void>;
  /** Whether the data can be read and has the form this program knows. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
