import type { SendTransactionItem, WalletTransactionResponseItems } from "@radixdlt/radix-dapp-toolkit";
import { signTransaction } from "../signing/sign-transaction.ts";
import { summarizeManifest } from "./summarize-manifest.ts";
import { RequestFailure, rejectedByUser, type WalletDeps } from "./wallet-deps.ts";

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
