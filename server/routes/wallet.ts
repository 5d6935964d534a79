import { fillNumbers, type RuleSet, rebindRefusal } from "../../rules/index.ts";
import type { LedgerReply } from "../contract/index.ts";
import { accountBoundToAnother, failure, notOffered } from "../errors/failure.ts";
import { HttpError } from "../errors/http-error.ts";
import { refused } from "../errors/refusals.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { checkChallenge, newChallenge, proofRefused, readAccountProof } from "../ledger/account-proof.ts";
import { AccountReads } from "../ledger/account-reads.ts";
import { LedgerUnavailable } from "../ledger/gateway/gateway.ts";
import { isTokenSymbol } from "../ledger/network/ledger-network.ts";
import { configuredLedger, ownAccount, requireAccountAddress } from "../ledger/request-checks.ts";
import { sessionOf } from "../login/session.ts";
import { auditAddress } from "../security/audit.ts";
import { expectedOrigin } from "../security/origins.ts";
import type { Store } from "../store/store.ts";
import { registerCall } from "./register-call.ts";

/** `GET /api/ledger`: the network that wallets must use, and the available actions. */
export function ledgerRoute(app: App, { ledger, configuration }: AppDeps): void {
  registerCall(app, "GET /api/ledger", async (): Promise<LedgerReply> => {
    if (ledger === null) return { ledger: null };
    const { network, offered: actions } = ledger;
    const { name, id, gatewayUrl, dappDefinition, explorer } = network;
    const stakingUrl = configuration.ledger.stakingUrl ?? explorer.baseUrl;
    return {
      ledger: { network: name, networkId: id, gatewayUrl, dappDefinition, explorer, stakingUrl, actions },
    };
  });
}

/**
 * `GET /api/walletChallenge`: 32 bytes for the wallet to sign.
 *
 * `POST /api/saveRadixAccount`: binds the account whose key has signed our challenge (`LED-032`, `ABU-12`,
 * `ABU-13`). For the account that is already bound nothing changes, and no proof is needed. A recently bound
 * account cannot be replaced for `wallet.rebindCooldownMs` (`ABU-15`).
 */
export function bindAccountRoutes(app: App, deps: AppDeps): void {
  const { store, configuration, rules, random } = deps;
  registerCall(app, "GET /api/walletChallenge", async (request) => {
    const seal = { secret: await store.sharedSecret(), sessionHash: sessionOf(request).secretHash };
    return { challenge: newChallenge(seal, await store.now(), random) };
  });
  registerCall(app, "POST /api/saveRadixAccount", async (request) => {
    const { accountAddress, proof } = request.body;
    const network = deps.ledger?.network ?? null;
    const account = requireAccountAddress(network, accountAddress);
    const { id: playerId, secretHash: sessionHash } = sessionOf(request);
    const ledger = configuredLedger(deps, playerId);
    if ((await store.boundAccount(playerId)) === account)
      return { success: true as const, accountAddress: account };

    const address = auditAddress(request, configuration);
    const { rebindCooldownMs } = rules.wallet;
    await noteRefusedProof(store, { playerId, account, address }, async () => {
      const signed = readAccountProof(proof, account);
      const { challenge } = signed;
      const seal = { secret: await store.sharedSecret(), sessionHash };
      const { expiresAt } = checkChallenge(challenge, seal, {
        now: await store.now(),
        lifetimeMs: rules.challengeMs,
      });
      if (!(await ledger.verifyProof(signed, expectedOrigin(request, configuration)))) throw proofRefused();
      const used = { challenge: challenge.toLowerCase(), expiresAt };
      const answer = await store.bindAccount(playerId, account, { signed: used, rebindCooldownMs, address });
      if (typeof answer === "object") throw refused(rebindRefusal(rules, answer.tooSoonMs));
      if (answer === "challengeUsed") throw proofRefused();
      if (answer === "boundToAnother") throw accountBoundToAnother();
    });
    return { success: true as const, accountAddress: account };
  });
}

/** Runs the proof of an account, and notes it in the audit log if it is refused. */
async function noteRefusedProof(
  store: Store,
  { playerId, account, address }: { playerId: number; account: string; address: string | null },
  prove: () => Promise<void>,
): Promise<void> {
  try {
    await prove();
  } catch (error) {
    if (error instanceof HttpError && error.code === "proof_refused")
      await store.noteAudit(playerId, { type: "proofRefused", account }, address);
    throw error;
  }
}

/**
 * `POST /api/checkXrdBalance`: the player's balance for paying an egg (`LED-149`, `ERR-031`). `POST
 * /api/checkTokenBalance`: the balance of any token that the game knows (`LED-163`).
 */
export function balanceRoutes(app: App, deps: AppDeps): void {
  const { rules, clock } = deps;
  const { refreshSpacingMs } = rules.ledgerReads;
  // Balances are checked right after payments, so they are cached only to limit gateway calls.
  const limits = { refreshSpacingMs, keptMs: refreshSpacingMs };
  const xrdReads = new AccountReads<string>(clock, limits);
  registerCall(app, "POST /api/checkXrdBalance", async (request) => {
    const { accountAddress, forceRefresh } = request.body;
    const { id: playerId } = sessionOf(request);
    const { ledger, account, settled } = await ownAccount(deps, { playerId, address: accountAddress });
    const { XRD } = ledger.network.tokens;
    if (XRD === null) throw notOffered();
    const xrdBalance = await xrdReads
      .of({ account, settled, forceRefresh }, () => ledger.gateway.fungibleAmount(account, XRD, true))
      .catch((error: unknown) => {
        if (!(error instanceof LedgerUnavailable) || error.retryAfter !== null) throw error;
        throw new LedgerUnavailable(error.reason, { sentence: "collection.balance.failed" });
      });
    return { xrdBalance, statusMessage: statusMessage(rules, Number(xrdBalance), forceRefresh) };
  });

  const tokenReads = new AccountReads<string>(clock, limits);
  registerCall(app, "POST /api/checkTokenBalance", async (request) => {
    const { accountAddress, tokenSymbol } = request.body;
    if (!isTokenSymbol(tokenSymbol)) throw failure("unknown_token");
    const { id: playerId } = sessionOf(request);
    const { ledger, account, settled } = await ownAccount(deps, { playerId, address: accountAddress });
    const resource = ledger.network.tokens[tokenSymbol];
    if (resource === null) throw notOffered();
    const demand = { account: `${account} ${tokenSymbol}`, settled, forceRefresh: false };
    return {
      tokenBalance: await tokenReads.of(demand, () => ledger.gateway.fungibleAmount(account, resource, true)),
    };
  });
}

function statusMessage({ texts, mint }: RuleSet, balance: number, refreshed: boolean | undefined): string {
  const { balance: balanceTexts } = texts.collection;
  if (balance === 0) return refreshed ? balanceTexts.stillZero : balanceTexts.zero;
  if (balance >= mint.price.amount) return balanceTexts.enough;
  return fillNumbers(texts, balanceTexts.low, { price: mint.price.amount });
}
