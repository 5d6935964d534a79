import { type ReactNode, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { shippedRules } from "../../../rules/index.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { WordsContext } from "../../components/words.ts";
import { shownAccount } from "../../wallet/account-in-use.ts";
import type { HeldAccount } from "../accounts/held-account.ts";
import type { AccountsQuestion, NumberOfAccounts, Player } from "../requests/player.ts";
import type { ManifestSummary } from "../requests/summarize-manifest.ts";
import styles from "./ask-player.module.css";

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

interface AccountsSheetProps {
  question: AccountsQuestion;
  onAnswer: (accounts: readonly HeldAccount[] | null) => void;
}

/** Asks which accounts to share or which one to prove. */
export function AccountsSheet({ question, onAnswer }: AccountsSheetProps) {
  const { accounts, numberOfAccounts, shares, withProof, suggested } = question;
  const group = useId();
  const [chosen, setChosen] = useState<readonly string[]>([suggested]);
  const isSingle = numberOfAccounts.quantifier === "exactly" && numberOfAccounts.quantity === 1;

  function choose(address: string, isOn: boolean) {
    if (isSingle) setChosen([address]);
    else setChosen(isOn ? [...chosen, address] : chosen.filter((other) => other !== address));
  }

  return (
    <Sheet
      title={shares ? "Share accounts with the game?" : "Prove that an account is yours?"}
      reason={whyNotEnough(chosen.length, numberOfAccounts)}
      onApprove={() => onAnswer(accounts.filter(({ address }) => chosen.includes(address)))}
      onReject={() => onAnswer(null)}
    >
      <fieldset className={styles.accounts}>
        <legend>{textFor(numberOfAccounts)}</legend>
        {accounts.map((account) => (
          <label key={account.address} className={styles.account}>
            <input
              type={isSingle ? "radio" : "checkbox"}
              name={group}
              checked={chosen.includes(account.address)}
              onChange={(event) => choose(account.address, event.target.checked)}
            />
            {shownAccount(account)}
          </label>
        ))}
      </fieldset>
      {shares && withProof ? <p>Your signature proves that they are yours. It moves nothing.</p> : null}
    </Sheet>
  );
}

function textFor({ quantifier, quantity }: NumberOfAccounts): string {
  return quantifier === "exactly" ? `Choose ${quantity}.` : `Choose ${quantity} or more.`;
}

function whyNotEnough(count: number, wanted: NumberOfAccounts): string | null {
  const { quantifier, quantity } = wanted;
  const isEnough = quantifier === "exactly" ? count === quantity : count >= quantity;
  return isEnough ? null : textFor(wanted);
}

interface TransactionSheetProps {
  summary: ManifestSummary;
  onAnswer: (isApproved: boolean) => void;
}

/** Shows what a transaction takes, proves, calls and returns. */
export function TransactionSheet({ summary, onAnswer }: TransactionSheetProps) {
  const { message, leaves, shown, calls, arrives, fee } = summary;
  return (
    <Sheet title="Sign this transaction?" onApprove={() => onAnswer(true)} onReject={() => onAnswer(false)}>
      <Part name="Message" lines={message === null ? [] : [message]} />
      <Part name="Leaves" lines={leaves} />
      <Part name="Is shown" lines={shown} />
      <Part name="Is called" lines={calls} />
      <Part name="Arrives" lines={arrives} />
      <Part name="Fee" lines={[fee]} />
    </Sheet>
  );
}

function Part({ name, lines }: { name: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={layoutStyles.muted}>{name}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

interface SheetProps {
  title: string;
  children: ReactNode;
  /** Why the request cannot be approved; null when it can. */
  reason?: string | null;
  onApprove: () => void;
  onReject: () => void;
}

/** A question of the dev wallet; with a real wallet it would appear on the player's phone. */
function Sheet({ title, children, reason = null, onApprove, onReject }: SheetProps) {
  return (
    <Dialog
      open
      closable={false}
      onClose={onReject}
      title={title}
      description={<Badge tone="info">Dev wallet: nothing here is worth anything</Badge>}
      width="narrow"
      buttons={
        <>
          <Button tone="gold" reason={reason} onClick={onApprove}>
            Approve
          </Button>
          <Button onClick={onReject}>Reject</Button>
        </>
      }
    >
      <div className={layoutStyles.stack}>{children}</div>
    </Dialog>
  );
}
