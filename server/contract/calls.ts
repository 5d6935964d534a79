import type { Static, TSchema } from "typebox";
import { ACCOUNT_CALLS } from "./account.ts";
import { CALLBACK_CALLS } from "./callbacks.ts";
import { COLLECTION_CALLS } from "./collection.ts";
import type { DEVELOPMENT_CALLS } from "./development.ts";
import { FRIEND_CALLS } from "./friends.ts";
import { GOAL_CALLS } from "./goals.ts";
import { LAB_CALLS } from "./lab.ts";
import { OPERATION_CALLS } from "./operation.ts";
import { POSITION_CALLS } from "./positions.ts";
import { PVP_BATTLE_CALLS } from "./pvp-battle.ts";
import { PVP_CHALLENGE_CALLS } from "./pvp-challenge.ts";
import { PVP_OPPONENT_CALLS } from "./pvp-opponent.ts";
import { PVP_QUEUE_CALLS } from "./pvp-queue.ts";
import { PVP_RECORD_CALLS } from "./pvp-record.ts";
import { PVP_WATCH_CALLS } from "./pvp-watch.ts";
import { RETURN_CALLS } from "./returns.ts";
import { RULES_CALLS } from "./rules.ts";
import { SESSION_CALLS } from "./session.ts";
import { TOURNAMENT_CALLS } from "./tournament.ts";
import { VISIT_CALLS } from "./visit.ts";
import { WALLET_CALLS } from "./wallet.ts";

/**
 * Every call of the game (`api-contract.md`), each defined once: see `Call`. The development calls are
 * separate, so that a production build does not contain them (`ABU-11`).
 */
export const CALLS = {
  ...OPERATION_CALLS,
  ...SESSION_CALLS,
  ...ACCOUNT_CALLS,
  ...CALLBACK_CALLS,
  ...RULES_CALLS,
  ...LAB_CALLS,
  ...GOAL_CALLS,
  ...POSITION_CALLS,
  ...WALLET_CALLS,
  ...COLLECTION_CALLS,
  ...PVP_QUEUE_CALLS,
  ...PVP_CHALLENGE_CALLS,
  ...FRIEND_CALLS,
  ...VISIT_CALLS,
  ...PVP_BATTLE_CALLS,
  ...PVP_WATCH_CALLS,
  ...PVP_OPPONENT_CALLS,
  ...PVP_RECORD_CALLS,
  ...TOURNAMENT_CALLS,
  ...RETURN_CALLS,
};

export type Calls = typeof CALLS & typeof DEVELOPMENT_CALLS;
/** Names a call, for example `"POST /api/buildMachine"`. */
export type CallName = keyof Calls;

type Part<Name extends CallName, Field extends string> =
  Calls[Name] extends Readonly<Record<Field, infer Schema extends TSchema>> ? Static<Schema> : undefined;

export type CallParams<Name extends CallName> = Part<Name, "params">;
export type CallQuery<Name extends CallName> = Part<Name, "query">;
export type CallBody<Name extends CallName> = Part<Name, "body">;
export type CallReply<Name extends CallName> = Part<Name, "reply">;
