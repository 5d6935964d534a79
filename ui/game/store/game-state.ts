import type { BattleCourse, Lab, RuleSet } from "../../../rules/index.ts";
import type { LedgerReply, WhoamiReply } from "../../../server/contract/index.ts";
import type { WalletState } from "../wallet-port.ts";

/** Who is playing; exactly visitor and player exist (`LAB-006`), `unknown` until the server said. */
export type Session =
  | { kind: "unknown" }
  | { kind: "visitor"; login: NonNullable<WhoamiReply["login"]> | null; expired: boolean }
  | { kind: "player"; userId: string; firstName: string };

/** The network of the server and what can be done there. */
export type LedgerSettings = NonNullable<LedgerReply["ledger"]>;

/** The dialogs by kind, each with what it is about. A room declares its own by widening this interface. */
export interface Dialogs {
  guide: object;
  settings: object;
}

/** A dialog that is open or waits. */
export type Dialog = { [Kind in keyof Dialogs]: { kind: Kind } & Dialogs[Kind] }[keyof Dialogs];

/** What the arena was opened for: a battle, a practice (`CON-93`), the battle that was left, or a shared replay. */
export type ArenaEntry =
  | { kind: "battle" | "practice" | "resume" }
  /** The data of a replay link (`CON-92`). */
  | { kind: "replay"; data: string };

/** What the PvP arena was opened for: its menu or the battle that goes on, or to watch one. */
export type PvpEntry = { kind: "pvp" } | { kind: "watch"; watchId: string };

export type NoticeTone = "info" | "success" | "error";

/** An entry of the notice area (`LAB-036`). */
export interface Notice {
  id: number;
  text: string;
  tone: NoticeTone;
}

export interface Settings {
  /** 0 to 1. */
  volume: number;
  muted: boolean;
}

/** How a PvP battle stands that goes on elsewhere. */
export interface PvpCourse extends Omit<BattleCourse, "seconds"> {
  /** When the turn ends, by the browser's clock. */
  deadline: number;
}

/**
 * What the rooms above this one keep of a player; another player starts without it. A room declares its slice by
 * widening this interface.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms widen it
export interface PlayerSlices {}

/** Everything the screens show, as one immutable snapshot. */
export interface GameState extends PlayerSlices {
  session: Session;
  rules: RuleSet | null;
  rulesHash: string | null;
  /** Whose lab, room and move mode these are, also while their session has ended. */
  owner: string | null;
  lab: Lab | null;
  /** The ledger account bound to the player on the server; null without one. */
  accountAddress: string | null;
  /** null until it is known, and where the server has none. */
  ledger: LedgerSettings | null;
  wallet: WalletState;
  /** The room the player is in; starts at 1 (`LAB-045`). */
  room: number;
  /** Server time minus the browser's, in milliseconds. */
  clockOffset: number;
  /** The first one is open, the others wait. */
  dialogs: Dialog[];
  notices: Notice[];
  /** What was shown for a moment, for those who cannot see it; the newest last. */
  announcements: { id: number; text: string }[];
  /** A battle fills the screen; what belongs to the lab alone is put away (`LAB-135`). */
  inBattle: boolean;
  /** A battle against the AI goes on: until its result nothing is asked of the server (`BAT-004`). */
  aiBattle: boolean;
  /** What the Battle Arena is open for; null while it is closed. */
  arena: ArenaEntry | PvpEntry | null;
  /** Id of the PvP battle that the player is in, as far as is known. */
  pvpBattle: string | null;
  /** How that battle stood when it was asked about from elsewhere; null where nothing is known. */
  pvpCourse: PvpCourse | null;
  /** Calls under way by key; a second click finds the key and does nothing. */
  pending: Record<string, true>;
  connection: "reached" | "unreachable";
  newVersion: boolean;
  graphicsLost: boolean;
  /** A control of the screens has the keyboard. */
  controlFocused: boolean;
  settings: Settings;
}
