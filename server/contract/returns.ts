import { Type } from "typebox";
import { DIFFICULTIES } from "../../rules/index.ts";
import type { CallTable } from "./call.ts";
import { identifier, Resources, room, textOrNull, timestamp } from "./shapes.ts";

/** What a lab made and spent on one day. */
const StatisticsDay = Type.Object({
  day: Type.String({ description: "UTC day, such as 2030-01-31" }),
  made: Resources,
  spent: Resources,
});

/** `GET /api/labStatistics`: the player's own lab, by days of UTC. */
export const LabStatisticsReply = Type.Object({
  today: Type.String(),
  keptDays: Type.Integer(),
  /** Days on which something was made or spent, the oldest first. */
  days: Type.Array(StatisticsDay),
});
export type LabStatisticsReply = Type.Static<typeof LabStatisticsReply>;

/** `GET /api/album` (`GAP-76`). */
export const AlbumReply = Type.Object({
  /** When each scene of the rules was seen first, in the order of that. */
  scenes: Type.Array(Type.Object({ key: Type.String(), seenAt: timestamp })),
});
export type AlbumReply = Type.Static<typeof AlbumReply>;

/** A creature that lives in a room of the lab, as visitors see it too (`GAP-75`). */
export const Resident = Type.Object({
  speciesId: Type.String(),
  form: Type.Integer({ description: "0 egg, 1 to 3" }),
  upgrades: Type.Integer({ description: "In this form" }),
  level: Type.Integer(),
  room,
});

/** `GET /api/residents` (`GAP-75`). */
export const ResidentsReply = Type.Object({
  residents: Type.Array(
    Type.Intersect([Type.Object({ id: Type.String(), nickname: Type.Optional(Type.String()) }), Resident]),
  ),
});
export type ResidentsReply = Type.Static<typeof ResidentsReply>;

const SeenForm = Type.Object({ speciesId: Type.String({ maxLength: 64 }), form: Type.Integer() });

/** The most forms in one request. */
const MOST_FORMS = 100;
/** `POST /api/noteSeenForms`: forms that the rules do not know are left out. */
export const NoteSeenFormsRequest = Type.Object({ forms: Type.Array(SeenForm, { maxItems: MOST_FORMS }) });
export const NoteSeenFormsReply = Type.Object({ seen: Type.Array(SeenForm) });

const difficulty = Type.Enum([...DIFFICULTIES]);
/** A lent team by the seed it is drawn with; see `lentTeam` of the rules. */
const teamSeed = { pattern: "^[\\w-]{1,64}$" };
const PracticeTeam = Type.Object({ difficulty, teamSeed: Type.String(teamSeed) });

/** `GET /api/practiceTeams`: at most one of each difficulty. */
export const PracticeTeamsReply = Type.Object({ teams: Type.Array(PracticeTeam) });
export type PracticeTeamsReply = Type.Static<typeof PracticeTeamsReply>;

/** `POST /api/keepPracticeTeam`: null lets the team go. Another team has no names yet. */
export const KeepPracticeTeamRequest = Type.Object({
  difficulty,
  teamSeed: Type.Unsafe<string | null>({ type: ["string", "null"], ...teamSeed }),
});

/** `GET /api/collectionBook`: the forms that the player has ever owned, and the names of their creatures. */
export const CollectionBookReply = Type.Object({
  entries: Type.Array(
    Type.Object({
      speciesId: Type.String(),
      form: Type.Integer(),
      raised: Type.Boolean({ description: "Whether the player evolved a creature to this form" }),
      ownedAt: timestamp,
    }),
  ),
  nicknames: Type.Record(Type.String(), Type.String(), { description: "By creature id" }),
  /** Forms that were met in battles. */
  seen: Type.Array(SeenForm),
});
export type CollectionBookReply = Type.Static<typeof CollectionBookReply>;

/** `POST /api/nameCreature`: null takes the name away. A creature of a practice team goes by its `practiceCreatureKey`. */
export const NameCreatureRequest = Type.Object({
  creatureId: identifier,
  nickname: Type.Unsafe<string | null>({ type: ["string", "null"], maxLength: 400 }),
});
export type NameCreatureRequest = Type.Static<typeof NameCreatureRequest>;
export const NameCreatureReply = Type.Object({ creatureId: Type.String(), nickname: textOrNull });
export type NameCreatureReply = Type.Static<typeof NameCreatureReply>;

/** `GET /api/awaySummary?since=`: a moment of the game's time, in milliseconds. */
const AwaySummaryQuery = Type.Object({ since: Type.String({ pattern: "^\\d{1,15}$" }) });
/** What happened to the player since then. */
export const AwaySummaryReply = Type.Object({
  /** Transactions that were booked, the oldest first. */
  bookings: Type.Array(
    Type.Object({
      purpose: Type.Enum(["creatureMint", "upgradeStats", "evolve", "fomoHit", "energy"]),
      bookedAt: timestamp,
    }),
  ),
  /** PvP battles that ended, the latest first. */
  battles: Type.Array(
    Type.Object({
      battleId: Type.String(),
      opponent: Type.String(),
      outcome: Type.Enum(["victory", "defeat", "draw"]),
      ratingChange: Type.Unsafe<number | null>({ type: ["integer", "null"] }),
      endedAt: timestamp,
    }),
  ),
});
export type AwaySummaryReply = Type.Static<typeof AwaySummaryReply>;

export const RETURN_CALLS = {
  "GET /api/labStatistics": {
    summary: "What the player's lab made and spent by day",
    tag: "lab",
    reply: LabStatisticsReply,
  },
  "GET /api/album": { summary: "The scenes that the player has seen", tag: "lab", reply: AlbumReply },
  "GET /api/residents": {
    summary: "The creatures that live in the player's lab",
    tag: "lab",
    reply: ResidentsReply,
  },
  "GET /api/awaySummary": {
    summary: "What happened to the player since a moment",
    tag: "lab",
    query: AwaySummaryQuery,
    reply: AwaySummaryReply,
  },
  "GET /api/collectionBook": {
    summary: "The forms that the player has owned, and the nicknames they gave",
    tag: "collection",
    reply: CollectionBookReply,
  },
  "POST /api/noteSeenForms": {
    summary: "Note which forms the player has met in battles",
    tag: "collection",
    body: NoteSeenFormsRequest,
    reply: NoteSeenFormsReply,
  },
  "GET /api/practiceTeams": {
    summary: "The lent teams that the player keeps for practice",
    tag: "collection",
    reply: PracticeTeamsReply,
  },
  "POST /api/keepPracticeTeam": {
    summary: "Keep a lent team for practice, or let it go",
    tag: "collection",
    body: KeepPracticeTeamRequest,
    reply: PracticeTeamsReply,
  },
  "POST /api/nameCreature": {
    summary: "Name a creature of one's own",
    tag: "collection",
    body: NameCreatureRequest,
    reply: NameCreatureReply,
  },
} satisfies CallTable;
