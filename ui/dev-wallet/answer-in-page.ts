import type { WalletInteraction, WalletInteractionResponse } from "@radixdlt/radix-dapp-toolkit";
import type { Fetch } from "../game/api/call-api.ts";
import { safeStorage } from "../game/store/safe-storage.ts";
import { Keyring } from "./accounts/keyring.ts";
import { DevGateway } from "./dev-gateway.ts";
import { DevelopmentServer } from "./development-server.ts";
import { answerInteraction } from "./requests/answer-interaction.ts";
import { askPlayer } from "./sheet/ask-player.tsx";
import { loadEngine } from "./signing/engine.ts";
import type { SilentApproval } from "./silent-approval.ts";

/** Answers a request with this browser's keys and asks the player in a sheet over the page. */
export async function answerInPage(
  approval: SilentApproval,
  interaction: WalletInteraction,
  withdrawn: AbortSignal,
): Promise<WalletInteractionResponse> {
  const engine = await loadEngine();
  const call: Fetch = (address, init) => fetch(address, init);
  const gateway = new DevGateway(call);
  const server = new DevelopmentServer(call, safeStorage(() => sessionStorage).read("userId"));
  const keyring = new Keyring({ engine, storage: safeStorage(() => localStorage), server, gateway });
  const player = approval.inFrontOf(askPlayer);
  const parts = { engine, keyring, gateway, player, origin: location.origin };
  return answerInteraction(parts, interaction, withdrawn);
}
