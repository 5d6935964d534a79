import { Button } from "../../components/button.tsx";
import { useGame } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { type BattleWay, useBattleWays } from "./battle-ways.ts";
import styles from "./creature-buttons.module.css";

/** Buttons of the creature features and of all battles (`LAB-126`), and of the energy shop (`LAB-148`). */
export function CreatureButtons() {
  const texts = useTexts();
  const game = useGame();
  const ways = useBattleWays();
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
      {ways.map((way) =>
        way.kind === "arena" ? (
          <ArenaButton key={way.kind} way={way} />
        ) : (
          <WayButton key={way.kind} way={way} />
        ),
      )}
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

/** The player's own creatures come first: a whole row in another colour. */
function ArenaButton({ way }: { way: BattleWay }) {
  const game = useGame();
  return (
    <div className={styles.whole}>
      <Button size="small" tone="teal" wide onClick={() => enterArena(game, way.entry)}>
        {way.label}
      </Button>
    </div>
  );
}

function WayButton({ way: { kind, label, about, entry, reason, needsServer } }: { way: BattleWay }) {
  const game = useGame();
  // Only borrowed creatures need a word before the button is pressed.
  const title = kind === "practice" ? { title: about } : {};
  return (
    <Button
      size="small"
      wide
      reason={reason}
      needsServer={needsServer}
      {...title}
      onClick={() => enterArena(game, entry)}
    >
      {label}
    </Button>
  );
}
