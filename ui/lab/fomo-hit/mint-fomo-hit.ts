import type { ApiError, ApiResult } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { messageOf, sendTransaction } from "../../transactions/send-transaction.ts";
import type { TransactionSubject } from "../../transactions/transaction.ts";
import { loadGame } from "../state/load-game.ts";

/** Returns the transaction subject of a FOMO HIT mint. */
export function fomoHitMint(machineId: string): TransactionSubject {
  return { kind: "fomoHit", subject: machineId };
}

/**
 * Lets the wallet sign the mint that the activation returned, and polls its status (`LAB-168`, `LAB-169`, `LAB-174`).
 */
export function mintFomoHit(game: Game, machineId: string, account: string): Promise<void> {
  return sendTransaction(game, {
    ...fomoHitMint(machineId),
    label: machineId,
    message: messageOf(game, "fomoHit"),
    manifest: () => mintManifest(game, machineId, account),
  });
}

/**
 * Requests the manifest, which comes in a reply or in a refusal (`CON-14`). A missing manifest means that the machine
 * has changed meanwhile.
 */
async function mintManifest(
  game: Game,
  machineId: string,
  accountAddress: string,
): Promise<ApiResult<{ manifest?: string }>> {
  const answer = await game.api.call("POST /api/activateMachine", { body: { machineId, accountAddress } });
  const { manifest } = answer.ok ? answer.reply : manifestOf(answer.problem);
  if (manifest !== undefined) return { ok: true, reply: { manifest } };
  void loadGame(game);
  return answer.ok ? { ok: true, reply: {} } : answer;
}

function manifestOf(problem: ApiError): { manifest?: string } {
  return problem.kind === "refused" ? problem : {};
}
