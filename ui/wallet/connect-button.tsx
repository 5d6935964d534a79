import { useEffect, useRef } from "react";
import { IconButton } from "../components/icon-button.tsx";
import { useGame, useGameState } from "../game/game-context.tsx";
import { openDialog } from "../game/store/dialogs.ts";
import { notify } from "../game/store/notify.ts";
import { useTexts } from "../game/texts.ts";
import styles from "./connect-button.module.css";
import { translateControl } from "./toolkit/translate-control.ts";

/**
 * Shows the toolkit's connect button: black, top right (`LED-011`, `LED-014`). Where the toolkit cannot ask the
 * wallet, as where the browser refuses storage, a press would do nothing: the player is told (`ABU-121`).
 */
export function ConnectButton() {
  const texts = useTexts();
  const game = useGame();
  const offered = useGameState((state) => state.ledger !== null);
  const place = useRef<HTMLElement>(null);
  useEffect(writeStylesWithoutAttributes, []);
  useEffect(() => {
    const connect = async () => {
      if (!(await game.wallet.open())) notify(game, texts.wallet.failures.notLoaded, "error");
    };
    const shown = place.current;
    shown?.addEventListener("onConnect", connect);
    return () => shown?.removeEventListener("onConnect", connect);
  });
  useEffect(() => {
    const control = place.current?.querySelector("radix-connect-button");
    return offered && control ? translateControl(control, texts.wallet.control) : undefined;
  }, [offered, texts]);
  if (!offered) return null;
  return (
    <section ref={place} className={styles.place} aria-label={texts.wallet.wallet}>
      <radix-connect-button />
    </section>
  );
}

/** A button that opens the wallet dialog on narrow screens (`LED-012`, `LED-013`). */
export function WalletButton() {
  const texts = useTexts();
  const game = useGame();
  const inBattle = useGameState((state) => state.inBattle);
  if (inBattle) return null;
  return (
    <IconButton
      icon="wallet"
      label={texts.wallet.wallet}
      onClick={() => openDialog(game, { kind: "mobileWallet" })}
    />
  );
}

/**
 * Makes `style` attributes of divs work under the page's content security policy. The toolkit's control sets them on
 * its divs, which the policy forbids; setting the same styles through the CSSOM is allowed.
 */
function writeStylesWithoutAttributes(): void {
  HTMLDivElement.prototype.setAttribute = function (name, value) {
    if (name === "style") this.style.cssText = value;
    else Element.prototype.setAttribute.call(this, name, value);
  };
}
