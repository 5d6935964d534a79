import type { DevLedger } from "../dev-ledger/dev-ledger.ts";
import { devGatewayRoutes } from "../dev-ledger/gateway/gateway-routes.ts";
import { ledgerPageRoutes } from "../dev-ledger/page/page-routes.ts";
import type { App, Development } from "../http/app-deps.ts";
import { devAccountRoute } from "./account.ts";
import { clockRoute } from "./clock.ts";
import { devWalletRoute } from "./dev-wallet.ts";
import { grantRoute } from "./grant.ts";
import { ledgerBehaviourRoute } from "./ledger-behaviour.ts";
import { ledgerGrantRoute } from "./ledger-grant.ts";
import type { LiveRules } from "./live/live-rules.ts";
import { liveRulesRoutes } from "./live/rules-routes.ts";
import { developmentLoginRoute } from "./login.ts";

/**
 * Everything for development and tests that a production server does not have (`ABU-11`). Without a dev ledger its
 * calls answer 503, as all calls of the ledger do. Without live rules, those of the start stay.
 */
export function developmentHelp(ledger: DevLedger | null, live: LiveRules | null = null): Development {
  return {
    calls: (api, deps) => {
      clockRoute(api, deps);
      grantRoute(api, deps);
      liveRulesRoutes(api, deps, live);
      if (deps.configuration.developmentLogin) developmentLoginRoute(api, deps);
      devAccountRoute(api, deps, ledger);
      devWalletRoute(api, ledger);
      ledgerGrantRoute(api, ledger);
      ledgerBehaviourRoute(api, deps, ledger);
    },
    root: async (app, deps) => {
      if (ledger === null) return;
      await app.register(async (page: App) => ledgerPageRoutes(page, deps, ledger), {
        prefix: "/dev/ledger",
      });
      await app.register(async (gateway: App) => devGatewayRoutes(gateway, ledger), {
        prefix: "/dev/gateway",
      });
    },
  };
}
