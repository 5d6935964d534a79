import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { closeDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { shownAccount } from "../account-in-use.ts";
import { ConnectionDetails } from "./connection-details.tsx";
import { accountTexts, useNoLedgerText, WalletProgress } from "./wallet-status.tsx";

/**
 * The wallet dialog of narrow screens, in place of the connect button (`LED-012`); hidden during a battle
 * (`LED-013`).
 */
export function MobileWalletDialog() {
  const texts = useTexts();
  const game = useGame();
  const isOpen = useGameState((state) => state.dialogs[0]?.kind === "mobileWallet" && !state.inBattle);
  const offered = useGameState((state) => state.ledger !== null);
  const noLedger = useNoLedgerText();
  const wallet = useGameState((state) => state.wallet);
  const { readiness, busy } = wallet;
  const [account] = wallet.accounts;
  const close = () => closeDialog(game, "mobileWallet");
  return (
    <Dialog open={isOpen} onClose={close} title={texts.wallet.wallet} width="narrow">
      <ConnectionDetails wallet={wallet} />
      {account ? <p>{shownAccount(account)}</p> : null}
      {wallet.unproven ? <p>{accountTexts(texts, wallet.unproven).headline}</p> : null}
      {offered ? null : <p>{noLedger}</p>}
      <WalletProgress wallet={wallet} />
      <div className={layoutStyles.stack}>
        {offered && readiness === "disconnected" ? (
          <Button tone="teal" icon="wallet" wide busy={busy} onClick={() => game.wallet.connect()}>
            {texts.words.connect}
          </Button>
        ) : null}
        {readiness === "connected-no-accounts" ? (
          <Button tone="teal" icon="wallet" wide busy={busy} onClick={() => game.wallet.shareAccount()}>
            {wallet.unproven ? accountTexts(texts, wallet.unproven).button : texts.wallet.shareAccount}
          </Button>
        ) : null}
        {readiness === "disconnected" ? null : (
          <>
            <Button wide busy={busy} onClick={() => game.wallet.updateSharing()}>
              {texts.wallet.updateAccountSharing}
            </Button>
            <Button tone="danger" wide onClick={() => game.wallet.disconnect()}>
              {texts.wallet.disconnectWallet}
            </Button>
          </>
        )}
        {busy ? (
          <Button wide onClick={() => game.wallet.cancel()}>
            {texts.words.cancel}
          </Button>
        ) : (
          <Button wide onClick={close}>
            {texts.words.close}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

declare module "../../game/store/game-state.ts" {
  interface Dialogs {
    /** The wallet dialog of narrow screens (`LED-012`). */
    mobileWallet: object;
  }
}
