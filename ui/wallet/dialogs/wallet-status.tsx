import type { Texts } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import { openDialogInFront } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import type { WalletState } from "../../game/wallet-port.ts";
import { ConnectionDetails, type ConnectionDetailsProps } from "./connection-details.tsx";
import styles from "./wallet-status.module.css";

/**
 * The wallet section of a dialog: the badge with details and, while the wallet is not ready, what to do (`LED-010`).
 */
export function WalletStatus(transaction: Omit<ConnectionDetailsProps, "wallet">) {
  const needed = useWalletNeeded();
  return (
    <>
      <ConnectionDetails wallet={needed.wallet} {...transaction} />
      <WalletNeeded {...needed} />
    </>
  );
}

interface WalletNeededProps {
  wallet: WalletState;
  /** Whether the server has a ledger. */
  offered: boolean;
  /** Asks the wallet to connect; narrow screens open their wallet dialog (`CON-12`). */
  onConnect: () => void;
  onShare: () => void;
  /** Ends the open request without the wallet's answer. */
  onCancel: () => void;
}

/**
 * Says what the wallet lacks and what to do about it (`LED-008`, `LED-009`, `CON-95`). Renders nothing when it is
 * ready.
 */
export function WalletNeeded({ wallet, offered, onConnect, onShare, onCancel }: WalletNeededProps) {
  const texts = useTexts();
  const noLedger = useNoLedgerText();
  if (wallet.readiness === "ready") return null;
  const isConnected = wallet.readiness === "connected-no-accounts";
  const words = accountTexts(texts, wallet.unproven);
  return (
    <div className={styles.box}>
      <p className={styles.headline}>{isConnected ? words.headline : texts.wallet.notConnected}</p>
      {offered ? null : <p className={layoutStyles.dim}>{noLedger}</p>}
      {offered && !isConnected ? (
        <Button tone="teal" icon="wallet" busy={wallet.busy} onClick={onConnect}>
          {texts.words.connect}
        </Button>
      ) : null}
      {isConnected ? (
        <Button tone="teal" icon="wallet" busy={wallet.busy} onClick={onShare}>
          {words.button}
        </Button>
      ) : null}
      <WalletProgress wallet={wallet} />
      {wallet.busy ? (
        <Button size="small" onClick={onCancel}>
          {texts.words.cancel}
        </Button>
      ) : null}
    </div>
  );
}

/** Returns headline and button caption about a shared account that is not bound (`LED-009`, `CON-95`). */
export function accountTexts(
  { wallet: texts }: Texts,
  unproven: WalletState["unproven"],
): { headline: string; button: string } {
  const { noAccount, notConfirmed, boundToAnother, shareAnAccount, shareAnother, confirmAccount } = texts;
  if (unproven === null) return { headline: noAccount, button: shareAnAccount };
  return unproven.boundToAnother
    ? { headline: boundToAnother, button: shareAnother }
    : { headline: notConfirmed, button: confirmAccount };
}

/** Shows that the wallet is working, or why the last request failed unless the headline already says it. */
export function WalletProgress({ wallet }: { wallet: WalletState }) {
  const texts = useTexts();
  const problem = wallet.problem === accountTexts(texts, wallet.unproven).headline ? null : wallet.problem;
  return (
    <p role="status" className={classNames(layoutStyles.dim, layoutStyles.mayBeEmpty)}>
      {wallet.busy ? texts.wallet.waiting : problem}
    </p>
  );
}

/** Returns the properties of `WalletNeeded` for any dialog that needs a wallet. */
function useWalletNeeded(): WalletNeededProps {
  const game = useGame();
  const wallet = useGameState((state) => state.wallet);
  const offered = useGameState((state) => state.ledger !== null);
  const mobile = useIsMobile();
  return {
    wallet,
    offered,
    onConnect: () =>
      mobile ? openDialogInFront(game, { kind: "mobileWallet" }) : void game.wallet.connect(),
    onShare: () => void game.wallet.shareAccount(),
    onCancel: () => game.wallet.cancel(),
  };
}

/** Why there is no ledger: this server has none, or it cannot be reached to tell of one. */
export function useNoLedgerText(): string {
  const { app, wallet } = useTexts();
  const isAway = useGameState(({ connection }) => connection === "unreachable");
  return isAway ? app.offline.needsServer : wallet.notOffered;
}
