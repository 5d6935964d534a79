import type { Placement } from "../../../engine/index.ts";
import type { BattleCourse, Lab, Place, RuleSet } from "../../../rules/index.ts";
import type { LedgerReply, WhoamiReply } from "../../../server/contract/index.ts";
import type { Collection } from "../../collection/collection.ts";
import type { IncubatorOutcome } from "../../lab/incubator/incubator-outcome.ts";
import type { Transaction } from "../../transactions/transaction.ts";
import type { WalletState } from "../../wallet/wallet.ts";

/** Who is playing; exactly visitor and player exist (`LAB-006`), `unknown` until the server said. */
export type Session =
  | { kind: "unknown" }
  | { kind: "visitor"; login: NonNullable<WhoamiReply["login"]> | null; expired: boolean }
  | { kind: "player"; userId: string; firstName: string };

/** The network of the server and what can be done there. */
export type LedgerSettings = NonNullable<LedgerReply["ledger"]>;

/** The dialogs that can be open, each with what it is about. */
export type Dialog =
  | { kind: "welcome" }
  | { kind: "guide" }
  | { kind: "settings" }
  | { kind: "roomUnlock" }
  | { kind: "adopt"; lairId: string }
  | { kind: "catOptions"; petId: string }
  | { kind: "away"; machineIds: string[]; notices: string[] }
  /** The incubator, and what came of what was last done there; null: nothing yet. */
  | {
      kind: "incubator";
      machineId: string;
      outcome: IncubatorOutcome | null;
      /** It opens with the question before the upgrade (`LAB-159`). */
      asksUpgrade?: true;
    }
  | { kind: "fomoHit"; machineId: string }
  /** The wallet's own dialog on narrow screens (`LED-012`). */
  | { kind: "mobileWallet" }
  /** A battle that was left waits on this device. */
  | { kind: "waitingBattle" }
  | { kind: "creatures" }
  | { kind: "items" }
  | { kind: "mintEgg" }
  /** The dialogs about one creature; null: none was selected (`LED-156`, `LED-167`). */
  | { kind: "creatureStats" | "upgradeStats" | "evolve"; creatureId: string | null };

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

/** The three exclusive sections of the side panel (`LAB-127`). */
export type PanelSection = "build" | "upgrade" | "move";

/** Move mode: the canvas' placement, and where the subject is shown to have been picked. */
export type MoveMode = Placement & {
  /** The place marked 'POSITION SELECTED', with its room. */
  selected: Place | null;
  /** The hint is shown for the first seconds only (`LAB-099`). */
  hintShown: boolean;
};

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

/** Everything the screens show, as one immutable snapshot. */
export interface GameState {
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
  collection: Collection;
  /** Transactions under way, and those whose end was not yet seen, by kind and subject. */
  transactions: Record<string, Transaction>;
  /** The room the player is in; starts at 1 (`LAB-045`). */
  room: number;
  /** Server time minus the browser's, in milliseconds. */
  clockOffset: number;
  moveMode: MoveMode | null;
  /** The first one is open, the others wait. */
  dialogs: Dialog[];
  notices: Notice[];
  /** What was shown for a moment, for those who cannot see it; the newest last. */
  announcements: { id: number; text: string }[];
  /** The notice with an arrow to room 2 (`CON-26`). */
  roomUnlockNotice: boolean;
  lowTcorvaxAlert: boolean;
  section: PanelSection | null;
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
  /** On narrow screens the panel slides in (`LAB-134`). */
  panelOpen: boolean;
  /** Calls under way by key; a second click finds the key and does nothing. */
  pending: Record<string, true>;
  connection: "reached" | "unreachable";
  newVersion: boolean;
  graphicsLost: boolean;
  /** A control of the screens has the keyboard. */
  controlFocused: boolean;
  settings: Settings;
}
