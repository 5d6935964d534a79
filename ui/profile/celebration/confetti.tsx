import type { CSSProperties } from "react";
import { useGameState } from "../../game/game-context.tsx";
import styles from "./celebration.module.css";

const PIECES = 28;
const COLORS = ["--color-gold", "--color-teal", "--color-epic", "--color-cat-nips", "--color-rare"] as const;
/** Steps that spread the pieces evenly over width and time, without a random source and without a line (R2 sequence). */
const SPREAD = { across: 0.7549, late: 0.5698 };

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
  const share = (index * SPREAD.across) % 1;
  const look: CSSProperties = {
    left: `${share * 100}%`,
    background: `var(${COLORS[index % COLORS.length]})`,
    animationDelay: `${((index * SPREAD.late) % 1) * 700}ms`,
  };
  if (piece) Object.assign(piece.style, look);
}
