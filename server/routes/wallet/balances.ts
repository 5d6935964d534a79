import type { RuleSet } from "../../../rules/index.ts";
import { fill } from "../../../rules/index.ts";
import type { App, AppDeps } from "../../app-deps.ts";
import { failure } from "../../http-errors/failure.ts";
import { notOffered } from "../../http-errors/known-errors.ts";
import { AccountReads } from "../../ledger/account-reads.ts";
import { LedgerUnavailable } from "../../ledger/gateway/gateway.ts";
import { isTokenSymbol } from "../../ledger/network/ledger-network.ts";
import { ownAccount } from "../../ledger/request-checks.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";

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
  return fill(balanceTexts.low, { price: mint.price.amount });
}
