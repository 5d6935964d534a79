import { Button } from "../../components/button.tsx";
import type { WalletState } from "../../game/wallet-port.ts";
import styles from "./wallet-needed.module.css";
import { WALLET_TEXTS } from "./wallet-texts.ts";

export interface WalletNeededProps {
  wallet: WalletState;
  /** Whether the server has a ledger. */
  offered: boolean;
  /** Narrow screens have no button at the top right (`CON-12`). */
  mobile: boolean;
  /** Opens the wallet dialog on narrow screens. */
  onConnect: () => void;
  onShare: () => void;
}

/**
 * Says what the wallet lacks and what to do about it (`LED-008`, `LED-009`, `CON-95`). Renders nothing when it is
 * ready.
 */
export function WalletNeeded({ wallet, offered, mobile, onConnect, onShare }: WalletNeededProps) {
  if (wallet.readiness === "ready") return null;
  const isConnected = wallet.readiness === "connected-no-accounts";
  const texts = accountTexts(wallet.unproven);
  return (
    <div className={styles.box}>
      <p className={styles.headline}>{isConnected ? texts.headline : WALLET_TEXTS.notConnected}</p>
      {offered ? null : <p className={styles.where}>{WALLET_TEXTS.notOffered}</p>}
      {offered && !isConnected && !mobile ? (
        <p className={styles.where}>{WALLET_TEXTS.whereToConnect}</p>
      ) : null}
      {offered && !isConnected && mobile ? (
        <Button tone="teal" icon="wallet" onClick={onConnect}>
          Connect
        </Button>
      ) : null}
      {isConnected ? (
        <Button tone="teal" icon="wallet" busy={wallet.busy} onClick={onShare}>
          {texts.button}
        </Button>
      ) : null}
      <WalletProgress wallet={wallet} />
    </div>
  );
}

/** Returns headline and button caption about a shared account that is not bound (`LED-009`, `CON-95`). */
export function accountTexts(unproven: WalletState["unproven"]): { headline: string; button: string } {
  const { noAccount, notConfirmed, boundToAnother, shareAccount, shareAnother, confirmAccount } =
    WALLET_TEXTS;
  if (unproven === null) return { headline: noAccount, button: shareAccount };
  return unproven.boundToAnother
    ? { headline: boundToAnother, button: shareAnother }
    : { headline: notConfirmed, button: confirmAccount };
}

/** Shows that the wallet is working, or why the last request failed unless the headline already says it. */
export function WalletProgress({ wallet }: { wallet: WalletState }) {
  const problem = wallet.problem === accountTexts(wallet.unproven).headline ? null : wallet.problem;
  return (
    <p role="status" className={styles.where}>
      {wallet.busy ? WALLET_TEXTS.waiting : problem}
    </p>
  );
}
