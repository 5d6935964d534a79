import { Dialog } from "radix-ui";
import { IconButton } from "../../../parts/icon-button.tsx";
import { askToLeave } from "../../actions/battle.ts";
import { useArena } from "../../arena-context.tsx";
import { DifficultyBadge } from "../../shell/difficulty-badge.tsx";
import { useBattleView } from "../use-battle.ts";
import styles from "./battle-header.module.css";
import { ComboMeter } from "./combo-meter.tsx";
import { EnergyMeter } from "./energy-meter.tsx";
import { SynergySummary } from "./synergy-summary.tsx";
import { TurnSpeed } from "./turn-speed.tsx";

/** Turn, difficulty, whose turn it is, energy, synergies, combo and momentum (`BAT-025`, `CON-54`). */
export function BattleHeader() {
  const arena = useArena();
  const view = useBattleView();
  return (
    <header className={styles.header}>
      <div className={styles.turn}>
        <Dialog.Title className={styles.title}>Turn {view.turn}</Dialog.Title>
        {view.difficulty === null ? null : <DifficultyBadge difficulty={view.difficulty} />}
        <span className={styles.whose} data-side={view.activePlayer}>
          {view.activePlayer === "player" ? "Your turn" : "Enemy turn"}
        </span>
      </div>
      {(["player", "enemy"] as const).map((owner) => (
        <section
          key={owner}
          className={styles.side}
          aria-label={owner === "player" ? "Your side" : "Enemy side"}
        >
          <EnergyMeter side={view[owner]} />
          <SynergySummary side={view[owner]} />
          <ComboMeter side={view[owner]} />
        </section>
      ))}
      <div className={styles.tools}>
        <TurnSpeed />
        <IconButton icon="close" label="Leave battle" onClick={() => askToLeave(arena, true)} />
      </div>
    </header>
  );
}
