import type { CSSProperties } from "react";
import { useGameState } from "../../game/game-context.tsx";
import styles from "./celebration.module.css";

const PIECES = 28;
const COLORS = ["--color-gold", "--color-teal", "--color-epic", "--color-cat-nips", "--color-rare"] as const;
/** The golden ratio spreads the pieces evenly without a random source. */
const SPREAD = 0.618;

/** Confetti that falls once when a goal was reached; nothing with reduced motion. */
export function Confetti() {
  const celebration = useGameState((state) => state.celebration);
  if (celebration === null) return null;
  return (
    <div key={celebration} className={styles.sky} aria-hidden>
      {Array.from({ length: PIECES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike
        <span key={index} className={styles.piece} ref={(piece) => void dress(piece, index)} />
      ))}
    </div>
  );
}

/** Styles are set through the CSSOM: the page's policy forbids style attributes in its markup only. */
function dress(piece: HTMLSpanElement | null, index: number): void {
  const share = (index * SPREAD) % 1;
  const look: CSSProperties = {
    left: `${share * 100}%`,
    background: `var(${COLORS[index % COLORS.length]})`,
    animationDelay: `${((index * SPREAD * SPREAD) % 1) * 400}ms`,
  };
  if (piece) Object.assign(piece.style, look);
}
