import { fill } from "../../../rules/index.ts";
import { BattleHeader } from "../../battle/header/battle-header.tsx";
import { DifficultyBadge } from "../../battle/header/difficulty-badge.tsx";
import { useShownBattle } from "../../battle/use-shown-battle.ts";
import { IconButton } from "../../components/icon-button.tsx";
import { useArena } from "../arena-context.tsx";
import styles from "./ai-battle-header.module.css";
import { askToLeave } from "./leave-battle.ts";

/** The header of a battle against the AI: the turn, the difficulty and whose turn it is (`BAT-025`). */
export function AiBattleHeader() {
  const arena = useArena();
  const turn = useShownBattle(({ view }) => view.turn);
  const difficulty = useShownBattle(({ view }) => view.difficulty);
  const { arena: texts } = arena.rules.texts;
  return (
    <BattleHeader
      title={fill(texts.turn, { turn })}
      beside={
        <>
          {difficulty === null ? null : <DifficultyBadge difficulty={difficulty} />}
          <WhoseTurn />
        </>
      }
      wayOut={<IconButton icon="close" label={texts.battle.leave} onClick={() => askToLeave(arena, true)} />}
    />
  );
}

/** The side whose turn is shown. While a turn's beginning is shown, the view is still the one before it. */
const SHOWN_TURN = { player: "player", showing: "player", enemy: "enemy" } as const;

function WhoseTurn() {
  const active = useShownBattle(({ phase, view }) =>
    phase === "over" ? view.activePlayer : SHOWN_TURN[phase],
  );
  const { yourTurn, enemyTurn } = useArena().rules.texts.arena.battle;
  return (
    <span className={styles.whose} data-side={active}>
      {active === "player" ? yourTurn : enemyTurn}
    </span>
  );
}
