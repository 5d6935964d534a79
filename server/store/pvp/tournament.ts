import type { Pairing, PairingOutcome, TournamentTerms } from "../../../rules/index.ts";
import type { BattleResult, NewBattle } from "./battle.ts";

/** A player of a tournament. */
export interface TournamentPlayer {
  playerId: number;
  /** By which pairings know the player. */
  number: number;
  /** As at the login. */
  name: string;
  /** Whether the player is paired in further rounds: has not left, and is not suspended. */
  present: boolean;
}

export interface TournamentPairing extends Pairing {
  /** null for a bye, and until both players are there. Its result is the outcome. */
  battleId: string | null;
}

/** A Swiss tournament by link. It is open in round 0, is played while a round has an end, and is over after that. */
export interface Tournament {
  /** Random: the secret part of the link (`ABU-83`). */
  id: string;
  organiser: Pick<TournamentPlayer, "playerId" | "name">;
  /** Draws lots; secret. */
  seed: string;
  terms: TournamentTerms;
  /** How long a round lasts at most. */
  roundMs: number;
  createdAt: number;
  /** From then on there is no such tournament, unless it is being played. */
  expiresAt: number;
  /** The present round; 0 before the first one. */
  round: number;
  /** The number of rounds; 0 before the start. */
  rounds: number;
  /** When the battles of the round begin, and when its clock has run out; null before the first and after the last one. */
  beginsAt: number | null;
  endsAt: number | null;
  /** In the order in which they joined. */
  players: readonly TournamentPlayer[];
  /** Of all rounds, in their order. */
  pairings: readonly TournamentPairing[];
}

/** A tournament that nobody has joined yet. */
export type NewTournament = Pick<
  Tournament,
  "id" | "seed" | "terms" | "roundMs" | "createdAt" | "expiresAt"
> & { organiserId: number };

export interface SeenTournament {
  tournament: Tournament;
  now: number;
}

/** What a change of a tournament is decided by, read within its transaction. */
export interface TournamentScene extends SeenTournament {
  /** Who asks; null for the server itself. */
  asking: (Pick<TournamentPlayer, "playerId" | "name"> & { inAnother: boolean }) | null;
  /** Its players who are in a battle, of whatever kind. */
  inBattle: ReadonlySet<number>;
}

/** How a tournament changes. */
export interface TournamentChange<Answer> {
  /** The same object if nothing changes; null removes it. */
  tournament: Tournament | null;
  /** Begin with the change, or not at all; their players leave the queue. */
  battles: readonly NewBattle[];
  answer: Answer;
}

/** The part of the store about tournaments. */
export interface TournamentStore {
  /** Keeps a new tournament, unless its organiser has that many that are not over; returns whether it did. */
  openTournament(made: (now: number) => NewTournament, most: number): Promise<boolean>;
  /** null for a link that never existed or is no longer valid. */
  findTournament(id: string): Promise<SeenTournament | null>;
  /** Ids of all tournaments that a player organises or has joined, the latest first. */
  tournamentsOf(playerId: number): Promise<string[]>;
  /** Changes a tournament and begins its battles in one transaction; null if there is no such tournament. */
  changeTournament<Answer>(
    id: string,
    playerId: number | null,
    change: (scene: TournamentScene) => TournamentChange<Answer>,
  ): Promise<{ answer: Answer; tournament: Tournament | null } | null>;
  /** Tournaments in which the server must act, the longest due first. */
  dueTournaments(most: number): Promise<string[]>;
}

export interface TournamentRow
  extends Pick<
    Tournament,
    "id" | "seed" | "roundMs" | "createdAt" | "expiresAt" | "round" | "rounds" | "beginsAt" | "endsAt"
  > {
  organiserId: number;
  organiserName: string;
  turnMs: number;
}

export type PlayerRow = Omit<TournamentPlayer, "present"> & { present: number };

export interface PairingRow extends Omit<TournamentPairing, "outcome"> {
  outcome: PairingOutcome | null;
  /** How its battle ended; null as long as it did not. */
  endedBy: BattleResult["by"] | null;
  winner: 0 | 1 | null;
}
