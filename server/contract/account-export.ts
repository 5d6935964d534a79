import { Type } from "typebox";
import { PositionStanding, Training } from "./positions.ts";
import { CollectionBookReply, LabStatisticsReply, PracticeTeamsReply } from "./returns.ts";
import { ListedSession } from "./session.ts";
import { Bought, Decoration, decimal, Machine, OwnPet, textOrNull, timestamp } from "./shapes.ts";

/** Grows when a field changes its meaning or goes; new fields may come at any time. */
export const EXPORT_VERSION = 1;

const purpose = Type.Enum(["creatureMint", "upgradeStats", "evolve", "fomoHit", "energy"]);
const timestampOrNull = Type.Unsafe<number | null>({ type: ["integer", "null"] });

const Transaction = Type.Object({
  intentHash: Type.String(),
  purpose,
  /** Id of the machine, creature or purchase; empty where that was not known. */
  subject: Type.String(),
  account: Type.String(),
});

const ExportedBattle = Type.Object({
  battleId: Type.String(),
  opponent: Type.Enum(["player", "bot"]),
  outcome: Type.Enum(["victory", "defeat", "draw"]),
  endedBy: Type.String(),
  /** Why it was not rated; null if it was. */
  unrated: textOrNull,
  ratingChange: Type.Integer(),
  turns: Type.Integer(),
  startedAt: timestamp,
  endedAt: timestamp,
});

const ExportedLab = Type.Object({
  tcorvax: decimal,
  catNips: decimal,
  energy: decimal,
  eggs: decimal,
  roomsUnlocked: Type.Integer(),
  roomUnlockSeen: Type.Boolean(),
  machines: Type.Array(Machine),
  pets: Type.Array(OwnPet),
  /** When emergency TCorvax was given last; 0 for never. */
  rescuedAt: timestamp,
  /** What goals have counted; amounts in thousandths. */
  deeds: Type.Record(Type.String(), Type.Integer()),
  /** When each goal and achievement was reached. */
  goalsReached: Type.Record(Type.String(), timestamp),
  goalsPaid: Type.Array(Type.String()),
  /** The goals of the last day (UTC, counted from 1970): what was done when each was drawn, and when it was reached. */
  goalsOfDay: Type.Optional(
    Type.Object({
      day: Type.Integer(),
      goals: Type.Record(
        Type.String(),
        Type.Object({ from: Type.Integer(), reachedAt: Type.Optional(timestamp) }),
      ),
    }),
  ),
  /** The scenes that were seen while the player was away, with the first time of each, and the last time of all. */
  album: Type.Optional(
    Type.Object({ seen: Type.Record(Type.String(), timestamp), last: Type.String(), lastAt: timestamp }),
  ),
  decoration: Decoration,
  bought: Bought,
});

/**
 * `GET /api/exportAccount`: everything that the server keeps about a player. Moments are milliseconds since 1970, amounts
 * decimal strings. No secret of a session and no data of another player is in it.
 */
export const AccountExport = Type.Object({
  version: Type.Literal(EXPORT_VERSION),
  exportedAt: timestamp,
  player: Type.Object({
    id: Type.String({ description: "The id that other players may see" }),
    name: Type.String(),
    telegramId: textOrNull,
    developmentName: textOrNull,
    createdAt: timestamp,
    suspendedFor: textOrNull,
    deletionDueAt: timestampOrNull,
    /** Language tag; null for the browser's. */
    language: textOrNull,
  }),
  lab: ExportedLab,
  sessions: Type.Array(ListedSession),
  ledger: Type.Object({
    account: Type.Unsafe<{ address: string; boundAt: number; stakeRewardedAt: number } | null>({
      type: ["object", "null"],
      properties: {
        address: Type.String(),
        boundAt: timestamp,
        stakeRewardedAt: Type.Integer({ description: "0 for never" }),
      },
      required: ["address", "boundAt", "stakeRewardedAt"],
    }),
    fomoHitBadges: Type.Array(Type.String({ description: "Accounts with the badge" })),
    openTransactions: Type.Array(Transaction),
    bookedTransactions: Type.Array(Transaction),
    unpaidPurchases: Type.Array(
      Type.Object({ id: Type.String(), account: Type.String(), expiresAt: timestamp }),
    ),
    /** The creatures that were read last, which live in the lab. */
    heldCreatures: Type.Array(
      Type.Object({
        id: Type.String(),
        speciesId: Type.String(),
        form: Type.Integer(),
        upgrades: Type.Integer(),
      }),
    ),
    expectedGrowth: Type.Array(
      Type.Object({ creatureId: Type.String(), form: Type.Integer(), upgrades: Type.Integer() }),
    ),
  }),
  pvp: Type.Object({
    statistics: Type.Unsafe<Record<string, number> | null>({
      type: ["object", "null"],
      additionalProperties: { type: "number" },
      description: "null before the first battle",
    }),
    rank: Type.Integer({ description: "0 for none" }),
    battles: Type.Array(ExportedBattle),
    challenges: Type.Array(
      Type.Object({
        id: Type.String(),
        turnMs: Type.Integer(),
        bestOf: Type.Integer(),
        expiresAt: timestamp,
      }),
      { description: "Links that nobody has used yet" },
    ),
    tournaments: Type.Array(Type.String(), {
      description: "Links of those that the player organises or joined",
    }),
  }),
  callbacks: Type.Object({
    kinds: Type.Array(Type.String()),
    telegram: Type.Boolean(),
    /** By the host of the push service: the rest of its address is as secret as a password. */
    browsers: Type.Array(Type.Object({ service: Type.String(), subscribedAt: timestamp })),
  }),
  statistics: LabStatisticsReply,
  collectionBook: CollectionBookReply,
  practiceTeams: PracticeTeamsReply.properties.teams,
  /** How far the player is with each position of a day that they have tried. */
  positions: Type.Array(PositionStanding),
  training: Type.Unsafe<Type.Static<typeof Training> | null>({
    ...Training,
    type: ["object", "null"],
    description: "What the player has trained; null before the first try",
  }),
  friends: Type.Object({
    link: textOrNull,
    showsOnline: Type.Boolean(),
    labLink: textOrNull,
    showsLab: Type.Boolean(),
    /** Whether others may watch the player's battles; null: not chosen. */
    showsBattles: Type.Unsafe<boolean | null>({ type: ["boolean", "null"] }),
    friendsSince: Type.Array(timestamp),
    blocked: Type.Integer({ description: "How many players the player has blocked" }),
  }),
  /** What the audit log tells of the player, oldest first. */
  audit: Type.Array(
    Type.Object(
      { time: timestamp, event: Type.String(), address: textOrNull },
      { additionalProperties: true },
    ),
  ),
  /** Kept in the browser; added by the game's page when it saves the export as a file. */
  settings: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type AccountExport = Type.Static<typeof AccountExport>;
