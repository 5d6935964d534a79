import { type Lab, type LabCommand, type RuleSet, whyNot } from "../../../rules/index.ts";
import { type ApiError, type ApiResult, problemText } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { serverNow } from "../../game/store/server-time.ts";
import { updateConnection } from "../../game/store/session.ts";
import { loadGame } from "../state/load-game.ts";

/** One change a player wishes for, from the click to the answer. */
export interface LabChange<Reply> {
  /** A second wish with the same key does nothing while the first is under way. */
  key: string;
  /** Looks at the lab when the change's turn has come. */
  prepare(rules: RuleSet, lab: Lab): PreparedChange<Reply>;
  /** Whether the call carries a request id, so that it may be sent twice. */
  repeatable: boolean;
  /** Text of a failure the server gave no text for (`ERR-002`, `ERR-004`). */
  fallback: string;
  accepted(reply: Reply): void;
  refused(text: string): void;
}

/** A change on its way, or why it cannot even be worded. */
export type PreparedChange<Reply> =
  | { refusal: string }
  | {
      /** What the rules are asked about first; null leaves the decision to the server. */
      command: LabCommand | null;
      call(): Promise<ApiResult<Reply>>;
    };

const PAUSE_BEFORE_REPEAT_MS = 400;
const SERVER_ERROR = 500;
const RATE_LIMITED = "rate_limited";

/**
 * Intent, rules, call, answer: the one way every change of the lab goes. Answers whether it was made.
 */
export async function changeLab<Reply>(game: Game, change: LabChange<Reply>): Promise<boolean> {
  if (game.store.getState().pending[change.key]) return false;
  setPending(game, change.key, true);
  try {
    return await game.writes.run(() => carryOut(game, change));
  } finally {
    setPending(game, change.key, false);
  }
}

async function carryOut<Reply>(game: Game, change: LabChange<Reply>): Promise<boolean> {
  const { rules, lab } = game.store.getState();
  if (!rules || !lab) return false;
  const prepared = change.prepare(rules, lab);
  const refusal = "refusal" in prepared ? prepared.refusal : whyNotNow(game, rules, lab, prepared.command);
  if ("refusal" in prepared || refusal !== null) {
    change.refused(refusal ?? change.fallback);
    return false;
  }
  const answer = updateConnection(game, await callOnceOrTwice(game, change.repeatable, prepared.call));
  if (answer.ok) {
    change.accepted(answer.reply);
    return true;
  }
  if (answer.problem.kind !== "session_expired") change.refused(problemText(answer.problem, change.fallback));
  if (showsStaleLab(answer.problem)) await loadGame(game);
  return false;
}

/**
 * Whether the server refused what the rules allowed here: then another tab or device changed the lab, and what this
 * one shows is old. A rate limit or a failure of the server says nothing about the lab.
 */
function showsStaleLab(problem: ApiError): boolean {
  return problem.kind === "refused" && problem.status < SERVER_ERROR && problem.code !== RATE_LIMITED;
}

function whyNotNow(game: Game, rules: RuleSet, lab: Lab, command: LabCommand | null): string | null {
  return command && (whyNot(rules, lab, command, serverNow(game))?.text ?? null);
}

/** A call that got no answer may be sent again: its request id makes the second one harmless. */
async function callOnceOrTwice<Reply>(
  game: Game,
  repeatable: boolean,
  call: () => Promise<ApiResult<Reply>>,
): Promise<ApiResult<Reply>> {
  const answer = await call();
  if (answer.ok || answer.problem.kind !== "unreachable" || !repeatable) return answer;
  await game.pause(PAUSE_BEFORE_REPEAT_MS);
  return call();
}

function setPending(game: Game, key: string, isPending: boolean): void {
  game.store.setState((state) => {
    if (isPending) state.pending[key] = true;
    else delete state.pending[key];
  });
}
