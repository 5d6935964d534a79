import { formatTokens, parseTokens } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
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
  if (affordability.kind === "checking") return <p role="status">Checking balance...</p>;
  if (affordability.kind === "unknown") {
    return (
      <p role="status" className={styles.unknown}>
        Couldn't verify balance
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      </p>
    );
  }
  const { balance, missing } = affordability;
  return (
    <p role="status" className={missing > 0n ? styles.short : styles.enough}>
      {balanceText(balance, token, missing)}
    </p>
  );
}

/** Returns a text such as 'Your balance: 12.5 XRD (need 12.5 more)'. */
function balanceText(balance: string, token: string, missing: bigint): string {
  const held = `Your balance: ${formatTokens(parseTokens(balance) ?? 0n, "down")} ${token}`;
  return missing > 0n ? `${held} (need ${formatTokens(missing, "up")} more)` : held;
}
