import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { Empty, identifier, SuccessReply, textOrNull, timestamp } from "./shapes.ts";

/** The calls about Swiss tournaments by link (`api-contract.md` 4.4). Durations in milliseconds. */

const integerOrNull = Type.Unsafe<number | null>({ type: ["integer", "null"] });

export const TournamentRequest = Type.Object({ turnMs: Type.Integer({ minimum: 1 }) });

/** A player in the table; the players before the start are in the order in which they joined. */
const TournamentRow = Type.Object({
  /** By which pairings know the player. */
  number: Type.Integer(),
  /** As at the login. */
  name: Type.String(),
  /** From 1 on; nobody shares a place. */
  rank: Type.Integer(),
  points: Type.Number(),
  wins: Type.Integer(),
  buchholz: Type.Number(),
  sonnebornBerger: Type.Number(),
  /** Whether the player is paired in further rounds. */
  present: Type.Boolean(),
});
export type TournamentRow = Type.Static<typeof TournamentRow>;

const TournamentPairing = Type.Object({
  round: Type.Integer(),
  table: Type.Integer(),
  /** The number of a player. */
  one: Type.Integer(),
  /** null for a bye, which counts as won. */
  two: integerOrNull,
  /** Who won, or points for nobody; null as long as it is undecided. */
  outcome: Type.Unsafe<"one" | "two" | "draw" | "none" | null>({
    type: ["string", "null"],
    enum: ["one", "two", "draw", "none", null],
  }),
  /** Whether its battle has begun. */
  begun: Type.Boolean(),
});
export type TournamentPairingReply = Type.Static<typeof TournamentPairing>;

/** A tournament as its link shows it to everybody. */
export const TournamentReply = Type.Object({
  id: identifier,
  /** Name of the player who opened it. */
  organiser: Type.String(),
  /** Whether the viewer opened it. */
  isOrganiser: Type.Boolean(),
  status: Type.Enum(["open", "running", "over"]),
  turnMs: Type.Integer(),
  roundMs: Type.Integer(),
  expiresAt: timestamp,
  /** 0 before the start. */
  round: Type.Integer(),
  rounds: Type.Integer(),
  /** When the battles of the round begin and end at the latest; null unless it is being played. */
  beginsAt: integerOrNull,
  endsAt: integerOrNull,
  serverTime: timestamp,
  players: Type.Array(TournamentRow),
  pairings: Type.Array(TournamentPairing),
  /** The viewer's number in it; null for whoever has not joined. */
  you: integerOrNull,
  /** The viewer's battle of the round; null before it begins and after it. */
  battleId: textOrNull,
});
export type TournamentReply = Type.Static<typeof TournamentReply>;

export const TournamentsReply = Type.Object({
  tournaments: Type.Array(
    Type.Object({
      id: identifier,
      organiser: Type.String(),
      status: Type.Enum(["open", "running", "over"]),
      players: Type.Integer(),
      /** Whether the player is in it and has not left. */
      present: Type.Boolean(),
    }),
  ),
});

const TournamentPath = Type.Object({ tournamentId: identifier });

export const TOURNAMENT_CALLS = {
  "POST /api/tournaments": {
    summary: "Open a tournament by link",
    description: "The id is the secret part of the link. Everybody fights with lent teams, unrated.",
    tag: "pvp",
    limit: "challenge",
    body: TournamentRequest,
    reply: TournamentReply,
  },
  "GET /api/tournaments": {
    summary: "Tournaments that the player organises or has joined",
    tag: "pvp",
    reply: TournamentsReply,
  },
  "GET /api/tournaments/:tournamentId": {
    summary: "A tournament with its table and all pairings",
    description: "Also for visitors. 404 for links that never existed and for old ones.",
    tag: "pvp",
    public: true,
    params: TournamentPath,
    reply: TournamentReply,
  },
  "POST /api/tournaments/:tournamentId/join": {
    summary: "Join an open tournament, or return to one that has begun",
    description: "Whoever returns is paired from the next round on. A full tournament starts.",
    tag: "pvp",
    limit: "challenge",
    params: TournamentPath,
    body: Empty,
    reply: TournamentReply,
  },
  "POST /api/tournaments/:tournamentId/leave": {
    summary: "Leave a tournament",
    description: "Gives up the battle of the round. The table keeps who left after the start.",
    tag: "pvp",
    limit: "challenge",
    params: TournamentPath,
    body: Empty,
    reply: TournamentReply,
  },
  "POST /api/tournaments/:tournamentId/without": {
    summary: "Go on without a player; for its organiser",
    description: "As if the player had left, who can return from the next round on.",
    tag: "pvp",
    limit: "challenge",
    params: TournamentPath,
    body: Type.Object({
      /** The player's number in the tournament. */
      number: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    }),
    reply: TournamentReply,
  },
  "POST /api/tournaments/:tournamentId/start": {
    summary: "Start a tournament; for its organiser",
    tag: "pvp",
    params: TournamentPath,
    body: Empty,
    reply: TournamentReply,
  },
  "POST /api/tournaments/:tournamentId/cancel": {
    summary: "Cancel a tournament before its start; for its organiser",
    tag: "pvp",
    params: TournamentPath,
    body: Empty,
    reply: SuccessReply,
  },
} satisfies CallTable;
