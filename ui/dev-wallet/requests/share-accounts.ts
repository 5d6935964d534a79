import type {
  AccountsRequestItem,
  WalletAuthorizedRequestItems,
  WalletAuthorizedRequestResponseItems,
  WalletUnauthorizedRequestItems,
  WalletUnauthorizedRequestResponseItems,
} from "@radixdlt/radix-dapp-toolkit";
import type { HeldAccount } from "../accounts/held-account.ts";
import { signChallenge } from "../signing/sign-transaction.ts";
import { RequestFailure, rejectedByUser, type WalletDeps } from "./wallet-deps.ts";

type Items = WalletAuthorizedRequestItems | WalletUnauthorizedRequestItems;
type ResponseItems = WalletAuthorizedRequestResponseItems | WalletUnauthorizedRequestResponseItems;

/** The parts of a request that this wallet supports; the game uses no others. */
const KNOWN = new Set(["discriminator", "auth", "reset", "ongoingAccounts", "oneTimeAccounts"]);

/** Lets the player choose the accounts, and adds login and proofs where the page asks for them. */
export async function shareAccounts(
  deps: WalletDeps,
  items: Items,
  dappDefinition: string,
  withdrawn: AbortSignal,
): Promise<ResponseItems> {
  for (const [name, item] of Object.entries(items))
    if (item !== undefined && !KNOWN.has(name))
      throw new RequestFailure("walletRequestValidation", `The dev wallet knows no ${name}`);
  const { keyring } = deps;
  const sign = (privateKey: string, challenge: string) =>
    signChallenge(deps.engine, privateKey, { challenge, dappDefinition, origin: deps.origin });

  async function choose({ numberOfAccounts, challenge }: AccountsRequestItem, shares: boolean) {
    const accounts = await keyring.accounts();
    const last = accounts.find(({ address }) => address === keyring.lastShared());
    const suggested = (last ?? accounts[0])?.address ?? "";
    const question = { accounts, numberOfAccounts, suggested, shares, withProof: challenge !== undefined };
    const chosen = await deps.player.chooseAccounts(question, withdrawn);
    if (!chosen) throw rejectedByUser();
    if (shares) keyring.rememberShared(chosen);
    await keyring.fillEmptyOnes(chosen);
    return responseOf(chosen, challenge);
  }
  function responseOf(chosen: readonly HeldAccount[], challenge: string | undefined) {
    const accounts = chosen.map(({ address, label, appearanceId }) => ({ address, label, appearanceId }));
    if (challenge === undefined) return { accounts };
    const proofs = chosen.map(({ address, privateKey }) => ({
      accountAddress: address,
      proof: sign(privateKey, challenge),
    }));
    return { accounts, challenge, proofs };
  }
  async function logIn(auth: WalletAuthorizedRequestItems["auth"]) {
    const { privateKey, identityAddress, label } = await keyring.persona();
    const persona = { identityAddress, label };
    if (auth.discriminator !== "loginWithChallenge") return { discriminator: auth.discriminator, persona };
    const { discriminator, challenge } = auth;
    return { discriminator, persona, challenge, proof: sign(privateKey, challenge) };
  }

  const oneTime = items.oneTimeAccounts && { oneTimeAccounts: await choose(items.oneTimeAccounts, false) };
  if (items.discriminator === "unauthorizedRequest")
    return { discriminator: items.discriminator, ...oneTime };
  const ongoing = items.ongoingAccounts && { ongoingAccounts: await choose(items.ongoingAccounts, true) };
  return { discriminator: items.discriminator, auth: await logIn(items.auth), ...ongoing, ...oneTime };
}
