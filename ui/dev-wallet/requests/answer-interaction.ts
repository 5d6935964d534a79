import type { WalletInteraction, WalletInteractionResponse } from "@radixdlt/radix-dapp-toolkit";
import { DEV_NETWORK_ID } from "../signing/engine.ts";
import { shareAccounts } from "./share-accounts.ts";
import { signAndSubmit } from "./sign-and-submit.ts";
import { RequestFailure, type WalletDeps } from "./wallet-deps.ts";

/** Answers a page's request as a wallet would. Errors become failures that the toolkit understands. */
export async function answerInteraction(
  deps: WalletDeps,
  interaction: WalletInteraction,
  withdrawn: AbortSignal,
): Promise<WalletInteractionResponse> {
  const { interactionId } = interaction;
  try {
    return {
      discriminator: "success",
      interactionId,
      items: await answerItems(deps, interaction, withdrawn),
    };
  } catch (error) {
    const { code, message } =
      error instanceof RequestFailure
        ? error
        : new RequestFailure("failedToPrepareTransaction", String(error));
    return { discriminator: "failure", interactionId, error: code, ...(message ? { message } : {}) };
  }
}

async function answerItems(deps: WalletDeps, { items, metadata }: WalletInteraction, withdrawn: AbortSignal) {
  if (metadata.networkId !== DEV_NETWORK_ID)
    throw new RequestFailure("wrongNetwork", `This wallet is on network ${DEV_NETWORK_ID}`);
  switch (items.discriminator) {
    case "transaction":
      return signAndSubmit(deps, items.send, withdrawn);
    case "authorizedRequest":
    case "unauthorizedRequest":
      return shareAccounts(deps, items, metadata.dAppDefinitionAddress, withdrawn);
    default:
      throw new RequestFailure("walletRequestValidation", `The dev wallet knows no ${items.discriminator}`);
  }
}
