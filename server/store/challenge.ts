import type { ChallengeTerms, ChallengeWish, Counted } from "../../rules/index.ts";
import type { NewBattle } from "./pvp-battle.ts";

/** One of the two players of a challenge. */
export interface Challenged {
  playerId: number;
  name: string;
  wish: ChallengeWish;
  /** When they last said that they wait for the next battle; null if not since the last one began. */
  readyAt: number | null;
}

/** A challenge by link, and after its acceptance the series of battles that follows from it (`GAP-61`). */
export interface Challenge {
  /** Random: the secret part of the link (`ABU-61`). */
  id: string;
  challenger: Challenged;
  /** null until somebody has accepted. */
  friend: Challenged | null;
  /** The friend whom it is addressed to, and who alone may accept it; null for whoever has the link. */
  invited: Pick<Challenged, "playerId" | "name"> | null;
  terms: ChallengeTerms;
  createdAt: number;
  /** From this moment on there is no such challenge, whether its row is removed or not. */
  expiresAt: number;
  /** Battles that each has won, the challenger first; from the results. */
  wins: readonly [number, number];
  /** Finished battles. */
  played: number;
}

/** A challenge that nobody has accepted yet. */
export type NewChallenge = Pick<Challenge, "id" | "terms" | "createdAt" | "expiresAt"> & {
  playerId: number;
  wish: ChallengeWish;
  invitedId: number | null;
};

export interface SeenChallenge {
  challenge: Challenge;
  now: number;
}

/** What a change of a challenge is decided by, read within its transaction. */
export interface ChallengeScene extends SeenChallenge {
  /** Who asks. */
  asking: Pick<Challenged, "playerId" | "name">;
  /** Active battles of the challenger, and of the friend or of who asks to become it. */
  battles: readonly [string | null, string | null];
  /** Their battles that ended lately. */
  ended: readonly [Counted, Counted];
}

/** How a challenge changes. */
export interface ChallengeChange<Answer> {
  /** The same object if nothing changes; one with another id takes its place. */
  challenge: Challenge;
  /** Begins with the change, or not at all; both players leave the queue for it. */
  battle: NewBattle | null;
  answer: Answer;
}

/** Synchronous work on a challenge. */
export interface ChallengeWork<Answer> {
  /** Battles that ended after this moment are counted. */
  endedAfter(now: number): number;
  change(scene: ChallengeScene): ChallengeChange<Answer>;
}

/** The part of the store about challenges by link. */
export interface ChallengeStore {
  /** Keeps a new challenge, unless its player has that many open ones; returns whether it did. */
  openChallenge(challenge: (now: number) => NewChallenge, most: number): Promise<NewChallenge | null>;
  /** null for a link that never existed or is no longer valid. */
  findChallenge(id: string): Promise<SeenChallenge | null>;
  /** A player's challenges that nobody has accepted yet, the latest first. */
  openChallengesOf(playerId: number): Promise<Challenge[]>;
  /** Open challenges that are addressed to a player by friends, the latest first; those of blocked players are not. */
  challengesTo(playerId: number): Promise<Challenge[]>;
  /** A player's challenges whose friend has accepted and said so after this moment. */
  challengesAccepted(playerId: number, readyAfter: (now: number) => number): Promise<Challenge[]>;
  /** Removes a challenge of one of its players, or one addressed to the player; returns whether there was one. */
  removeChallenge(id: string, playerId: number): Promise<boolean>;
  /** Changes a challenge and begins its battle in one transaction; null if there is no such challenge. */
  changeChallenge<Answer>(
    id: string,
    playerId: number,
    work: ChallengeWork<Answer>,
  ): Promise<{ challenge: Challenge; answer: Answer } | null>;
  /** Number of challenges that nobody has accepted yet. */
  countChallenges(): Promise<number>;
}
