import type { BattleCourse, FirstTexts, Lab, LessonId, RuleSet } from "../../../rules/index.ts";
import type { PositionTheme } from "../../../rules/positions.ts";
import type { LedgerReply, WhoamiReply } from "../../../server/contract/index.ts";
import type { ControlSettings } from "../controls/control-settings.ts";
import type { PadMaker } from "../pad/pad-buttons.ts";
import type { WalletState } from "../wallet-port.ts";

/** Who is playing: a visitor or a player (`LAB-006`); `unknown` until the server has answered. */
type Session =
  | { kind: "unknown" }
  | { kind: "visitor"; login: NonNullable<WhoamiReply["login"]> | null; expired: boolean }
  | {
      kind: "player";
      userId: string;
      firstName: string;
      /** When the account is deleted, by the server's time; absent if it is not. */
      deletionDueAt?: number;
      /** The language chosen for the account; absent: none, or not known yet. */
      language?: string;
    };

/** The server's network and the actions it offers. */
export type LedgerSettings = NonNullable<LedgerReply["ledger"]>;

/** The dialogs by kind, each with its data. A room declares its own by widening this interface. */
export interface Dialogs {
  guide: object;
  settings: object;
  /** The keys of all commands. */
  keys: object;
}

/** An open or queued dialog. */
export type Dialog = { [Kind in keyof Dialogs]: { kind: Kind } & Dialogs[Kind] }[keyof Dialogs];

/** What the arena shows: a battle, a practice battle (`CON-93`), a guided battle, an unfinished battle to resume, a shared replay, or a practice by the rules of a link. */
export type ArenaEntry =
  | { kind: "battle" | "practice" | "resume" }
  | { kind: "lesson"; lesson: LessonId }
  /** Data of a replay link (`CON-92`), or of a link with an overlay (`GAP-83`). */
  | { kind: "replay" | "rules"; data: string };

/**
 * What the PvP arena shows: its menu or the player's running battle, the list of live battles, another battle to watch, or a challenge. Without an
 * id it is a new one of the player; `accepts`: the player logged in to accept it.
 */
export type PvpEntry =
  | { kind: "pvp"; live?: true }
  | { kind: "watch"; watchId: string }
  | { kind: "challenge"; challengeId: string | null; accepts: boolean };

/** A Swiss tournament; without an id the player's own ones, and the terms of a new one. */
export interface TournamentEntry {
  kind: "tournament";
  tournamentId: string | null;
}

/** Another player's lab: that of a link, or of a friend by public id. */
export type VisitEntry = { kind: "visit"; link: string } | { kind: "visit"; friendId: string };

/** A position; without a number today's (`GAP-73`). */
export interface PositionEntry {
  kind: "position";
  number: number | null;
}

/** The training with positions (`GAP-74`); with a theme it begins with that. */
export interface TrainingEntry {
  kind: "training";
  theme: PositionTheme | null;
}

/** What fills the screen instead of the lab. */
export type AnyEntry = ArenaEntry | PvpEntry | TournamentEntry | VisitEntry | PositionEntry | TrainingEntry;

export type NoticeTone = "info" | "success" | "error";

/** What the player is asked about at a fitting moment; the settings have all kinds of callbacks. */
export type OfferedCallback = "machines" | "turn";

/** A notice in the notice area (`LAB-036`). */
interface Notice {
  id: number;
  text: string;
  tone: NoticeTone;
}

export interface Settings {
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  /** Whether music plays in battles; null: unless the system asks for less motion or data. */
  music: boolean | null;
  /** From 0 to 1. */
  musicVolume: number;
  /** Whether music plays in the lab, and whether the lab hums; null: as `music`. */
  labMusic: boolean | null;
  ambience: boolean | null;
  /** From 0 to 1. */
  labMusicVolume: number;
  ambienceVolume: number;
  /** Whether the game asks before a turn of a battle ends with energy left for an action. */
  askBeforeEndTurn: boolean;
  /** Whether finished battles against the AI are handed in, so that they count for goals (`GAP-68`). */
  countBattles: boolean;
  /** Whether long turns of the enemy are shown faster than the stated times. */
  hurryEnemy: boolean;
  /** Whether the log beside a battle's field is folded, which then takes its room. */
  logFolded: boolean;
  /** Whether emotes of opponents are hidden. */
  emotesMuted: boolean;
  /** Keys, gamepad and what else concerns the hands. */
  controls: ControlSettings;
  /** Language tag of the language the player chose, such as `de`; null: the browser's preference decides (`GAP-63`). */
  language: string | null;
  /** Size of all texts as a factor, 1 to 2. */
  textSize: number;
  /** null: as the system says. */
  contrast: "normal" | "more" | null;
  /** null: as the system says. */
  motion: "less" | "full" | null;
  /** Whether sounds that mean something are also written. */
  captions: boolean;
}

/** State of the player's PvP battle, shown outside the PvP arena. */
export interface PvpCourse extends Omit<BattleCourse, "seconds"> {
  /** End of the turn by the browser's clock, in milliseconds. */
  deadline: number;
}

/**
 * State of a player that the feature rooms add; another player starts with fresh slices. A room declares its slice by
 * widening this interface.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms widen it
export interface PlayerSlices {}

/** The state behind all screens, as one immutable snapshot. */
export interface GameState extends PlayerSlices {
  session: Session;
  /** What the page says before the rules are loaded. */
  firstTexts: FirstTexts;
  rules: RuleSet | null;
  rulesHash: string | null;
  /** Hashes that earlier releases computed for these rules with their overlay. */
  earlierHashes: readonly string[];
  /** Language tags of all languages for which the server has texts, such as `de`. */
  languages: readonly string[];
  /** Id of the player who owns the lab, room and other state; stays set after the session has expired. */
  owner: string | null;
  lab: Lab | null;
  /** When the server sent the lab that is shown, by its clock in milliseconds; null before the first. */
  labSeenAt: number | null;
  /** The ledger account that the server has bound to the player; null without one. */
  accountAddress: string | null;
  /** The ledger settings; null until they are loaded and on servers without a ledger. */
  ledger: LedgerSettings | null;
  wallet: WalletState;
  /** Number of the room the player is in; starts at 1 (`LAB-045`). */
  room: number;
  /** Server time minus the browser's, in milliseconds. */
  clockOffset: number;
  /** Open dialogs: the first one shows, the others wait. */
  dialogs: Dialog[];
  notices: Notice[];
  /** Texts for screen readers about things shown only for a moment; newest last. */
  announcements: { id: number; text: string }[];
  /** A battle fills the screen and the lab's own elements are hidden (`LAB-135`). */
  inBattle: boolean;
  /** A battle against the AI is running: the server is not polled until its result (`BAT-004`). */
  aiBattle: boolean;
  /** What arenas, tournaments and visits show; null while they are closed. */
  arena: AnyEntry | null;
  /** Id of the player's running PvP battle; null when none is known. */
  pvpBattle: string | null;
  /** Last known state of that battle; null when unknown. */
  pvpCourse: PvpCourse | null;
  /** Keys of the running calls; a second click with the same key is ignored. */
  pending: Record<string, true>;
  /** What the player is asked whether to be called back for; null: nothing. */
  callbackOffer: OfferedCallback | null;
  connection: "reached" | "unreachable";
  newVersion: boolean;
  graphicsLost: boolean;
  /** Whether a control of the screens (not the canvas) has the keyboard focus. */
  controlFocused: boolean;
  /** The gamepad that was used last, as long as nothing else was used since; null without one. */
  padInUse: PadMaker | null;
  settings: Settings;
}
