import { useEffect } from "react";
import { useGameState } from "../game/game-context.tsx";
import { useTexts } from "../game/texts.ts";
import styles from "./connect-button.module.css";
import { writeStylesWithoutAttributes } from "./style-attributes.ts";

/** Shows the toolkit's connect button: black, top right (`LED-011`, `LED-014`). */
export function ConnectButton() {
  const texts = useTexts();
  const offered = useGameState((state) => state.ledger !== null);
  useEffect(writeStylesWithoutAttributes, []);
  if (!offered) return null;
  return (
    <section className={styles.place} aria-label={texts.wallet.wallet}>
      <radix-connect-button />
    </section>
  );
}
