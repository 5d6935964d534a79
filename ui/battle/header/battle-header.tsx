import { Dialog } from "radix-ui";
import { askToLeave } from "../../arena/actions/battle.ts";
import { useArena } from "../../arena/arena-context.tsx";
import { DifficultyBadge } from "../../arena/setup/difficulty-badge.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { useBattlePart } from "../use-battle.ts";
import styles from "./battle-header.module.css";
import { SideSummary } from "./side-summary.tsx";
import { TurnSpeed } from "./turn-speed.tsx";

/** Turn, difficulty, whose turn it is, energy, synergies, combo and momentum (`BAT-025`, `CON-54`). */
export function BattleHeader() {
  const arena = useArena();
  return (
    <header className={styles.header}>
      <Turn />
      <SideSummary owner="player" />
      <SideSummary owner="enemy" />
      <div className={styles.tools}>
        <TurnSpeed />
        <IconButton icon="close" label="Leave battle" onClick={() => askToLeave(arena, true)} />
      </div>
    </header>
  );
}

/** Whose turn is seen: while a turn's beginning is shown, the view is still the one before it. */
const SEEN = { player: "player", showing: "player", enemy: "enemy" } as const;

function Turn() {
  const turn = useBattlePart(({ view }) => view.turn);
  const difficulty = useBattlePart(({ view }) => view.difficulty);
  const active = useBattlePart(({ phase, view }) => (phase === "over" ? view.activePlayer : SEEN[phase]));
  return (
    <div className={styles.turn}>
      <Dialog.Title className={styles.title}>Turn {turn}</Dialog.Title>
      {difficulty === null ? null : <DifficultyBadge difficulty={difficulty} />}
      <span className={styles.whose} data-side={active}>
        {active === "player" ? "Your turn" : "Enemy turn"}
      </span>
    </div>
  );
}
