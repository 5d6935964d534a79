import type {
  SendTransactionItem,
  WalletInteraction,
  WalletInteractionResponse,
  WalletTransactionResponseItems,
} from "@radixdlt/radix-dapp-toolkit";
import { DEV_NETWORK_ID } from "../signing/engine.ts";
import { signTransaction } from "../signing/sign-transaction.ts";
import { shareAccounts } from "./share-accounts.ts";
import { summarizeManifest } from "./summarize-manifest.ts";
import { RequestFailure, rejectedByUser, type WalletDeps } from "./wallet-deps.ts";

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

/** Shows the player a transaction's effects, signs it for the accounts in it, and submits it. */
export async function signAndSubmit(
  { engine, keyring, gateway, player }: WalletDeps,
  { transactionManifest, message }: SendTransactionItem,
  withdrawn: AbortSignal,
): Promise<WalletTransactionResponseItems> {
  const held = await keyring.accounts();
  const signers = held.filter(({ address }) => transactionManifest.includes(`"${address}"`));
  const [payer] = signers;
  if (!payer)
    throw new RequestFailure("failedToPrepareTransaction", "No account of this wallet is in the transaction");
  const summary = await summarizeManifest(engine, gateway, {
    manifest: transactionManifest,
    message,
    accounts: held,
  });
  if (!(await player.approve(summary, withdrawn))) throw rejectedByUser();
  const { intentHash, notarized } = await signTransaction(engine, {
    manifest: transactionManifest,
    message,
    payer: payer.address,
    signers: signers.map(({ privateKey }) => privateKey),
    epoch: await gateway.epoch(),
  });
  try {
    await gateway.submit(notarized);
  } catch (error) {
    throw new RequestFailure("failedToSubmitTransaction", error instanceof Error ? error.message : "");
  }
  return { discriminator: "transaction", send: { transactionIntentHash: intentHash } };
}
