import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { fill, type SideView } from "../../../rules/index.ts";
import { useTexts } from "../../game/texts.ts";
import { useBattleState } from "../battle-context.tsx";
import { useShownBattle } from "../use-shown-battle.ts";
import styles from "./battle-header.module.css";
import { ComboMeter, CreaturesLeft, EnergyMeter } from "./side-meters.tsx";
import { SynergySummary } from "./synergy-summary.tsx";
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

/** A side's energy, creatures left, synergies, combo and momentum (`BAT-025`, `PVP-023`). */
function SideSummary({ owner }: Pick<SideView, "owner">) {
  const side = useShownBattle(({ view }) => view[owner]);
  const whose = useBattleState((state) => state.names[owner].owner);
  const { sides } = useTexts().battleScreen;
  return (
    <section className={styles.side} aria-label={fill(sides.label, { owner: whose })}>
      <div className={styles.line}>
        <EnergyMeter side={side} />
        <CreaturesLeft side={side} />
      </div>
      <div className={styles.line}>
        <SynergySummary owner={owner} synergies={side.activeSynergies} />
        <ComboMeter side={side} />
      </div>
    </section>
  );
}
