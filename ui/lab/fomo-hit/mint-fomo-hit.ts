import type { ApiError, ApiResult } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { sendTransaction } from "../../transactions/send-transaction.ts";
import type { TransactionSubject } from "../../transactions/transaction.ts";
import { loadGame } from "../state/load-game.ts";

/** The mint of a FOMO HIT. */
export function fomoHitMint(machineId: string): TransactionSubject {
  return { kind: "fomoHit", subject: machineId };
}

/** Lets the wallet sign the mint that the machine's activation asks for, and follows it (`LAB-168`, `LAB-169`, `LAB-174`). */
export function mintFomoHit(game: Game, machineId: string, account: string): Promise<void> {
  return sendTransaction(game, {
    ...fomoHitMint(machineId),
    label: machineId,
    manifest: () => mintManifest(game, machineId, account),
  });
}

/** The manifest may come with an answer or with a refusal (`CON-14`); without one the machine is not what it seemed. */
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
