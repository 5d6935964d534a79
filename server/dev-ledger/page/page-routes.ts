import type { App, AppDeps } from "../../app-deps.ts";
import { notFound } from "../../http-errors/known-errors.ts";
import { decodeBech32 } from "../../ledger/network/address.ts";
import { requireSameOrigin } from "../../security/same-origin.ts";
import type { DevLedger } from "../dev-ledger.ts";
import type { LedgerView } from "../state/ledger-view.ts";
import { accountPage } from "./account-page.ts";
import { sendPage } from "./document.ts";
import { doneNotice, formRoutes } from "./form-routes.ts";
import { Names } from "./names.ts";
import { overviewPage } from "./overview-page.ts";
import { themeRoutes } from "./theme.ts";
import { transactionPage } from "./transactions.ts";

/**
 * The dev ledger as a page, with forms that change it; development only. Everybody who reaches the server may
 * read it, but a page of another origin may not post (`ABU-09`). Register it below `/dev/ledger`.
 */
export function ledgerPageRoutes(app: App, deps: AppDeps, ledger: DevLedger): void {
  requireSameOrigin(app, deps);
  themeRoutes(app);
  formRoutes(app, deps.rules, ledger);

  /** Serves a page of the ledger's present state; 404 if there is nothing to show. */
  const serve = (path: string, pageOf: (view: LedgerView, asked: Asked) => string | null) =>
    app.get<{ Params: Record<string, string>; Querystring: { done?: string } }>(
      path,
      { schema: { hide: true } },
      async ({ params, query }, reply) => {
        const page = await ledger.read((view) => pageOf(view, { params, done: query.done }));
        if (page === null) throw notFound();
        return sendPage(reply, page);
      },
    );

  serve("/", (view, { done }) => overviewPage(view, ledger, deps.rules, doneNotice(done)));
  serve("/transaction/:hash", (view, { params }) => {
    const transaction = view.transaction(params.hash ?? "");
    return transaction && transactionPage(transaction, new Names(ledger.network, view));
  });
  serve(
    "/account/:address",
    (view, { params: { address = "" } }) =>
      decodeBech32(address) && accountPage(view, address, new Names(ledger.network, view)),
  );
}

interface Asked {
  params: Record<string, string>;
  done: string | undefined;
}
