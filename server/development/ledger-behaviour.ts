import type { App, AppDeps } from "../app-deps.ts";
import type { BehaviourRequest } from "../contract/index.ts";
import { chosenEggOf } from "../dev-ledger/components/creatures.ts";
import type { DevLedger } from "../dev-ledger/dev-ledger.ts";
import { type Behaviour, ordinaryBehaviour } from "../dev-ledger/state/behaviour.ts";
import { developmentProblem } from "../http-errors/known-errors.ts";
import { registerDevelopmentCall } from "./register-development-call.ts";
import { requiredDevLedger } from "./required-dev-ledger.ts";

/**
 * `POST /api/dev/ledger/behaviour`: sets the result of the next transactions, the faults and delays of the
 * gateway, and the minted eggs. Omitted fields return to normal.
 */
export function ledgerBehaviourRoute(app: App, { rules }: AppDeps, ledger: DevLedger | null): void {
  registerDevelopmentCall(app, "POST /api/dev/ledger/behaviour", async ({ body }) => {
    const devLedger = requiredDevLedger(ledger);
    if (body.mint && !chosenEggOf(rules, body.mint))
      throw developmentProblem(`There is no ${body.mint.rarity} ${body.mint.species_name}.`);
    devLedger.setBehaviour(behaviourOf(body));
    return devLedger.behaviour();
  });
}

function behaviourOf({ next, count = 1, ...rest }: BehaviourRequest): Behaviour {
  return { ...ordinaryBehaviour, ...rest, ...(next ? { next, count } : {}) };
}
