import { useEffect } from "react";
import { useGameState } from "../game/game-context.tsx";
import styles from "./connect-button.module.css";
import { writeStylesWithoutAttributes } from "./style-attributes.ts";

/** Shows the toolkit's connect button: black, top right (`LED-011`, `LED-014`). */
export function ConnectButton() {
  const offered = useGameState((state) => state.ledger !== null);
  useEffect(writeStylesWithoutAttributes, []);
  if (!offered) return null;
  return (
    <section className={styles.place} aria-label="Wallet">
      <radix-connect-button />
    </section>
  );
}
