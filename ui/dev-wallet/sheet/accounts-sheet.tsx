import { useId, useState } from "react";
import { shownAccount } from "../../wallet/account-in-use.ts";
import type { HeldAccount } from "../accounts/held-account.ts";
import type { AccountsQuestion, NumberOfAccounts } from "../requests/player.ts";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";

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
