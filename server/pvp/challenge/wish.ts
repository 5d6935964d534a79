import type { ChallengeWish } from "../../../rules/index.ts";
import type { PvpAcceptRequest } from "../../contract/index.ts";
import { choiceOf } from "../queue/join-queue.ts";

/** What a player wishes, from the request. */
export function wishOf({ deck, rated = false }: PvpAcceptRequest): ChallengeWish {
  return { deck: deck ? choiceOf(deck) : null, rated };
}
