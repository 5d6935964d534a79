import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { shippedRules } from "../../../rules/index.ts";
import { WordsContext } from "../../components/words.ts";
import type { HeldAccount } from "../accounts/held-account.ts";
import type { Player } from "../requests/player.ts";
import { AccountsSheet } from "./accounts-sheet.tsx";
import { TransactionSheet } from "./transaction-sheet.tsx";

/** Asks the player with sheets over the page. */
export const askPlayer: Player = {
  chooseAccounts: (question, withdrawn) =>
    onSheet<readonly HeldAccount[] | null>(withdrawn, null, (answer) => (
      <AccountsSheet question={question} onAnswer={answer} />
    )),
  approve: (summary, withdrawn) =>
    onSheet(withdrawn, false, (answer) => <TransactionSheet summary={summary} onAnswer={answer} />),
};

/** Shows a sheet over the page until it is answered or cancelled. */
function onSheet<Answer>(
  withdrawn: AbortSignal,
  no: Answer,
  sheet: (answer: (value: Answer) => void) => ReactNode,
): Promise<Answer> {
  return new Promise((resolve) => {
    const element = document.createElement("div");
    document.body.append(element);
    const root = createRoot(element);
    const end = (value: Answer) => {
      root.unmount();
      element.remove();
      resolve(value);
    };
    withdrawn.addEventListener("abort", () => end(no), { once: true });
    // The wallet is a developer's tool and speaks English.
    root.render(<WordsContext value={shippedRules.texts.components}>{sheet(end)}</WordsContext>);
  });
}
