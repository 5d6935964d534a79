import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./battle-header.module.css";
import { SideSummary } from "./side-summary.tsx";
import { TurnSpeed } from "./turn-speed.tsx";

interface BattleHeaderProps {
  /** The turn, in words. */
  title: string;
  /** Content beside the turn, such as whose turn it is. */
  beside: ReactNode;
  /** Button to leave the battle. */
  wayOut: ReactNode;
  /** Lines below, such as a warning. */
  children?: ReactNode;
}

/** Turn, both sides with energy, synergies, combo and momentum, and the speed (`BAT-025`, `CON-54`, `PVP-023`). */
export function BattleHeader({ title, beside, wayOut, children }: BattleHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.turn}>
        <Dialog.Title className={styles.title}>{title}</Dialog.Title>
        {beside}
      </div>
      <SideSummary owner="player" />
      <SideSummary owner="enemy" />
      <div className={styles.tools}>
        <TurnSpeed />
        {wayOut}
      </div>
      {children}
    </header>
  );
}
