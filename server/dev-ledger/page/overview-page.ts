import type { RuleSet } from "../../../rules/index.ts";
import type { DevLedger } from "../dev-ledger.ts";
import type { LedgerView } from "../state/ledger-view.ts";
import { behaviourForm } from "./behaviour-form.ts";
import { documentOf, section } from "./document.ts";
import { giftForms } from "./gift-forms.ts";
import { holdersTable } from "./holders-table.ts";
import { html } from "./html.ts";
import { Names } from "./names.ts";
import { momentOf } from "./time.ts";
import { transactionList } from "./transaction-list.ts";

const LAST_TRANSACTIONS = 30;

/** The result of the last form, shown at the top of the page. */
export interface Notice {
  kind: "done" | "refused";
  text: string;
}

/** The page with the state of the dev ledger and the forms that change it. */
export function overviewPage(
  view: LedgerView,
  ledger: DevLedger,
  rules: RuleSet,
  notice: Notice | null,
): string {
  const names = new Names(ledger.network, view);
  const { stateVersion, epoch, timestamp } = view.state();
  return documentOf(
    "Dev ledger",
    notice &&
      html`<p class="notice ${notice.kind}" role="${notice.kind === "done" ? "status" : "alert"}">${notice.text}</p>`,
    html`<p class="quiet">State version ${stateVersion}, epoch ${epoch}, ${momentOf(timestamp)} UTC. Nothing here is worth anything on another network.</p>`,
    section("transactions", "Transactions", transactionList(view.submitted(LAST_TRANSACTIONS), names)),
    section("holders", "Accounts and holdings", holdersTable(view, ledger.network, names)),
    section("gifts", "Give tokens", giftForms(view, rules, names)),
    section("behaviour", "Behaviour", behaviourForm(ledger.behaviour(), rules)),
  );
}
