import type { RuleSet } from "../../rules/index.ts";
import type { App, AppDeps } from "../app-deps.ts";
import type { DevAccountRequest } from "../contract/index.ts";
import type { DevLedger, Gifts, RequestedCreature } from "../dev-ledger/dev-ledger.ts";
import { readGiven } from "../dev-ledger/gifts.ts";
import { sessionOf } from "../session/recognise-session.ts";
import { DEFAULT_TOKENS, defaultCreatures } from "./default-gifts.ts";
import { given } from "./given.ts";
import { registerDevelopmentCall } from "./register-development-call.ts";
import { requiredDevLedger } from "./required-dev-ledger.ts";
import { tokenAmounts } from "./token-amounts.ts";

/**
 * `POST /api/dev/account`: creates an account on the dev ledger with the requested holdings and binds it to
 * the caller.
 */
export function devAccountRoute(app: App, { store, rules }: AppDeps, ledger: DevLedger | null): void {
  registerDevelopmentCall(app, "POST /api/dev/account", async (request) => {
    const { id, publicId, firstName } = sessionOf(request);
    const devLedger = requiredDevLedger(ledger);
    const gifts = giftsOf(rules, request.body);
    const made = await given(devLedger.createAccount(publicId, `${firstName}'s account`, gifts));
    const accountAddress = made.account.address;
    await store.bindAccount(id, accountAddress);
    return { accountAddress, ...(await readGiven(devLedger, rules, made.given)) };
  });
}

function giftsOf(rules: RuleSet, requested: DevAccountRequest): Gifts {
  return {
    creatures: (requested.creatures as RequestedCreature[] | undefined) ?? defaultCreatures(rules),
    tools: requested.tools ?? Object.keys(rules.tools),
    spells: requested.spells ?? Object.keys(rules.spells),
    tokens: tokenAmounts(requested.tokens ?? DEFAULT_TOKENS),
  };
}
