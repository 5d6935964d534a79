import type { Game } from "../game/store/game.ts";
import { approveNextShare } from "./silent-approval.ts";

/** Connects without a click when the server has created and bound an account for the player. */
export async function connectByItself(game: Game): Promise<void> {
  const { accountAddress, wallet } = game.store.getState();
  if (accountAddress === null || wallet.readiness === "ready") return;
  const answer = await game.api.call("GET /api/dev/wallet");
  if (!answer.ok || !answer.reply.accounts.some(({ address }) => address === accountAddress)) return;
  approveNextShare(window, accountAddress);
  await (wallet.readiness === "disconnected" ? game.wallet.connect() : game.wallet.updateSharing());
}
