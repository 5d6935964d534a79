import { problemText } from "../game/api/api-result.ts";
import type { Game } from "../game/store/game.ts";
import { notify } from "../game/store/notify.ts";
import { updateConnection } from "../game/store/session.ts";

/** The server's error code for an account that belongs to another player. */
const ACCOUNT_TAKEN = "account_taken";

/** Requests a challenge for the wallet to sign. Resolves to an empty text on failure, which the toolkit refuses. */
export async function walletChallenge(game: Game): Promise<string> {
  const answer = updateConnection(game, await game.api.call("GET /api/walletChallenge"));
  return answer.ok ? answer.reply.challenge : "";
}

/**
 * Binds the first shared account to the player with its proof (`LED-032`, `CON-95`). The server refuses a proof of
 * another account. Resolves to null, or to what went wrong; `boundToAnother` means that the account belongs to
 * another player.
 */
export async function bindAccount(
  game: Game,
  accountAddress: string,
  proof: Record<string, unknown>,
): Promise<{ text: string; boundToAnother: boolean } | null> {
  const answer = updateConnection(
    game,
    await game.api.call("POST /api/saveRadixAccount", { body: { accountAddress, proof } }),
  );
  if (answer.ok) {
    game.store.setState({ accountAddress: answer.reply.accountAddress });
    return null;
  }
  const fallback = game.store.getState().rules?.texts.wallet.failures.notBound ?? "";
  const text = problemText(answer.problem, fallback);
  notify(game, text, "error");
  const { problem } = answer;
  return { text, boundToAnother: problem.kind === "refused" && problem.code === ACCOUNT_TAKEN };
}
