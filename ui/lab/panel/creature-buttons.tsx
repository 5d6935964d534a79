import { useCreatures } from "../../collection/loading/load-creatures.ts";
import { Button } from "../../components/button.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import type { GameState } from "../../game/store/game-state.ts";
import { textsIn, useTexts } from "../../game/texts.ts";
import { accountInUse, whyNoAccount } from "../../wallet/account-in-use.ts";
import styles from "./creature-buttons.module.css";

/**
 * Buttons of the creature features (`LAB-126`), and of the energy shop (`LAB-148`). PvP shows what it needs
 * (`LAB-128`, `LAB-129`) and returns to a running battle. The arena is offered to players with creatures (`LAB-130`), practice with borrowed creatures to
 * everybody (`CON-93`).
 */
export function CreatureButtons() {
  const texts = useTexts();
  const game = useGame();
  const hasAccount = useGameState(accountInUse) !== null;
  const { content } = useCreatures();
  const ownsCreatures = hasAccount && Boolean(content?.length);
  const whyNotPvp = useGameState((state) => reasonAgainstPvp(state, ownsCreatures));
  return (
    <div className={styles.buttons}>
      <Button size="small" tone="violet" wide onClick={() => openDialog(game, { kind: "mintEgg" })}>
        {texts.lab.panel.mintCreature}
      </Button>
      <Button size="small" tone="violet" wide onClick={() => openDialog(game, { kind: "creatures" })}>
        {texts.lab.panel.viewCreatures}
      </Button>
      {ownsCreatures ? (
        <div className={styles.whole}>
          <Button size="small" tone="teal" wide onClick={() => enterArena(game, { kind: "battle" })}>
            {texts.lab.panel.battleArena}
          </Button>
        </div>
      ) : null}
      <Button size="small" wide reason={whyNotPvp} onClick={() => enterArena(game, { kind: "pvp" })}>
        {texts.lab.panel.pvpBattle}
      </Button>
      <Button
        size="small"
        wide
        title={texts.lab.panel.borrowed}
        onClick={() => enterArena(game, { kind: "practice" })}
      >
        {texts.lab.panel.practiceBattle}
      </Button>
      <Button
        size="small"
        wide
        onClick={() => enterArena(game, { kind: "challenge", challengeId: null, accepts: false })}
      >
        {texts.pvpScreens.challenge.button}
      </Button>
      <Button size="small" wide icon="energy" onClick={() => openDialog(game, { kind: "energyShop" })}>
        {texts.lab.energy.shop}
      </Button>
    </div>
  );
}

function reasonAgainstPvp(state: GameState, ownsCreatures: boolean): string | null {
  if (state.pvpBattle !== null) return null;
  return whyNoAccount(state) ?? (ownsCreatures ? null : textsIn(state).lab.panel.creaturesFirst);
}
