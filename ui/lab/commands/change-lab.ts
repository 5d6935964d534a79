import { type Lab, type LabCommand, type RuleSet, whyNot } from "../../../rules/index.ts";
import { type ApiError, type ApiResult, problemText } from "../../game/api/api-result.ts";
import { type Game, serverNow } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";
import { loadGame } from "../state/load-game.ts";

/** A change of the lab that the player asks for. */
interface LabChange<Reply> {
  /** While a change runs, further changes with the same key are ignored. */
  key: string;
  /** Prepares the change from the lab's state at the time it runs. */
  prepare(rules: RuleSet, lab: Lab): PreparedChange<Reply>;
  /** Whether the call carries a request id, so that sending it twice is safe. */
  repeatable: boolean;
  /** Text for a failure without a text of the server (`ERR-002`, `ERR-004`). */
  fallback: string;
  accepted(reply: Reply): void;
  refused(text: string): void;
}

/** A prepared change, or why it is not possible. */
type PreparedChange<Reply> =
  | { refusal: string }
  | {
      /** Command to check with the rules before the call; null leaves the check to the server. */
      command: LabCommand | null;
      call(): Promise<ApiResult<Reply>>;
    };

const PAUSE_BEFORE_REPEAT_MS = 400;
const SERVER_ERROR = 500;
const RATE_LIMITED = "rate_limited";

/**
 * Makes a change of the lab: checks it with the rules, calls the server and applies the reply. Every change uses this
 * function. Returns whether the change was made.
 */
export async function changeLab<Reply>(game: Game, change: LabChange<Reply>): Promise<boolean> {
  if (game.store.getState().pending[change.key]) return false;
  setPending(game, change.key, true);
  try {
    return await game.writes.run(() => executeChange(game, change));
  } finally {
    setPending(game, change.key, false);
  }
}

async function executeChange<Reply>(game: Game, change: LabChange<Reply>): Promise<boolean> {
  const { rules, lab, connection } = game.store.getState();
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
  const fallback = connection === "unreachable" ? rules.texts.app.offline.away : change.fallback;
  if (answer.problem.kind !== "session_expired") change.refused(problemText(answer.problem, fallback));
  if (showsStaleLab(answer.problem)) await loadGame(game, 1);
  return false;
}

/**
 * Returns whether the server refused what the rules allowed here: then another tab or device has changed the lab and
 * this state is outdated. A rate limit or a server error says nothing about the lab.
 */
function showsStaleLab(problem: ApiError): boolean {
  return problem.kind === "refused" && problem.status < SERVER_ERROR && problem.code !== RATE_LIMITED;
}

function whyNotNow(game: Game, rules: RuleSet, lab: Lab, command: LabCommand | null): string | null {
  return command && (whyNot(rules, lab, command, serverNow(game))?.text ?? null);
}

/** Repeats a call once when there was no answer; its request id makes the second call safe. */
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
