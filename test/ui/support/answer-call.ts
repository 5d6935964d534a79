import type { CallName, CallReply } from "../../../server/contract/index.ts";
import type { ApiResult } from "../../../ui/game/api/api-result.ts";
import type { CallApi, CallInput } from "../../../ui/game/api/call-api.ts";
import type { Game } from "../../../ui/game/store/game.ts";

/** Replies to one call of the contract in place of the server. Returns a function that lets the server reply again. */
export function answerCall<Name extends CallName>(
  { api }: Pick<Game, "api">,
  name: Name,
  answer: (input: CallInput<Name>) => Promise<ApiResult<CallReply<Name>>>,
): () => void {
  const { call } = api;
  const answering = (called: CallName, input: unknown) =>
    called === name
      ? answer(input as CallInput<Name>)
      : (call as (...given: unknown[]) => unknown)(called, input);
  api.call = answering as CallApi;
  return () => {
    api.call = call;
  };
}
