import { Button } from "../parts/button.tsx";
import styles from "./wallet-needed.module.css";
import { WALLET_TEXTS } from "./wallet-texts.ts";

export interface WalletNeededProps {
  /** On narrow screens there is no top-right button (`CON-12`). */
  mobile: boolean;
  /** Opens the mobile wallet dialog; null where no wallet can be connected. */
  onConnect: (() => void) | null;
}

/** Says that no wallet is connected and where to connect one (`CON-12`). */
export function WalletNeeded({ mobile, onConnect }: WalletNeededProps) {
  return (
    <div className={styles.box}>
      <p className={styles.headline}>{WALLET_TEXTS.notConnected}</p>
      {mobile ? null : <p className={styles.where}>{WALLET_TEXTS.whereToConnect}</p>}
      {mobile && onConnect !== null ? (
        <Button tone="teal" icon="wallet" onClick={onConnect}>
          Connect
        </Button>
      ) : null}
    </div>
  );
}
