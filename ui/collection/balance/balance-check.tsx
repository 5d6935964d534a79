import { fill, formatTokens, parseTokens, type Texts } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./balance-check.module.css";
import type { Affordability } from "./use-token-balance.ts";

interface BalanceCheckProps {
  affordability: Affordability;
  /** Symbol of the token. */
  token: string;
  onRetry: () => void;
}

/**
 * Shows the balance beside a price: the amount held, the amount missing, or that it is unknown (`LED-175`, `CON-34`).
 */
export function BalanceCheck({ affordability, token, onRetry }: BalanceCheckProps) {
  const texts = useTexts();
  if (affordability.kind === "checking")
    return <p role="status">{texts.collection.balance.checkingBalance}</p>;
  if (affordability.kind === "unknown") {
    return (
      <p role="status" className={styles.unknown}>
        {texts.collection.balance.unknown}
        <Button size="small" onClick={onRetry}>
          {texts.words.retry}
        </Button>
      </p>
    );
  }
  const { balance, missing } = affordability;
  return (
    <p role="status" className={missing > 0n ? styles.short : styles.enough}>
      {balanceText(texts, balance, token, missing)}
    </p>
  );
}

/** Returns a text such as 'Your balance: 12.5 XRD (need 12.5 more)'. */
function balanceText({ collection }: Texts, balance: string, token: string, missing: bigint): string {
  const amount = formatTokens(parseTokens(balance) ?? 0n, "down");
  const held = fill(collection.balance.held, { amount, token });
  return missing > 0n ? fill(collection.balance.short, { held, amount: formatTokens(missing, "up") }) : held;
}
