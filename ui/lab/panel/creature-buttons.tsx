import { Button } from "../../components/button.tsx";
import { useGame } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { useStatedBattles } from "./battle-ways.ts";
import styles from "./creature-buttons.module.css";

/**
 * Buttons of the creature features in the stated order (`LAB-126`), then all other battles behind one button
 * (`CON-93`), and the energy shop (`LAB-148`).
 */
export function CreatureButtons() {
  const texts = useTexts();
  const game = useGame();
  const ways = useStatedBattles();
  const hasArena = ways.some(({ kind }) => kind === "arena");
  return (
    <div className={styles.buttons}>
      <Button
        needsServer
        size="small"
        tone="violet"
        wide
        onClick={() => openDialog(game, { kind: "mintEgg" })}
      >
        {texts.lab.panel.mintCreature}
      </Button>
      <Button size="small" tone="violet" wide onClick={() => openDialog(game, { kind: "creatures" })}>
        {texts.lab.panel.viewCreatures}
      </Button>
      {ways.map(({ kind, label, entry, reason, needsServer }) => (
        <Button
          key={kind}
          size="small"
          wide
          tone={kind === "arena" ? "teal" : "neutral"}
          reason={reason}
          needsServer={needsServer}
          onClick={() => enterArena(game, entry)}
        >
          {label}
        </Button>
      ))}
      <Button
        size="small"
        wide
        tone={hasArena ? "neutral" : "teal"}
        aria-haspopup="dialog"
        onClick={() => openDialog(game, { kind: "battleMenu" })}
      >
        {texts.lab.battles.more}
      </Button>
      <Button
        needsServer
        size="small"
        wide
        icon="energy"
        onClick={() => openDialog(game, { kind: "energyShop" })}
      >
        {texts.lab.energy.shop}
      </Button>
    </div>
  );
}
