import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog, frontDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { type BattleWay, useBattleWays } from "./battle-ways.ts";

/** The ways to a battle on narrow screens, each with what kind of battle it is. */
export function BattleMenuDialog() {
  const texts = useTexts();
  const game = useGame();
  const ways = useBattleWays();
  const isOpen = useGameState((state) => frontDialog(state)?.kind === "battleMenu");
  const close = () => closeDialog(game, "battleMenu");

  function take({ entry }: BattleWay) {
    close();
    enterArena(game, entry);
  }

  return (
    <Dialog open={isOpen} onClose={close} title={texts.lab.battles.title}>
      <ul className={layoutStyles.looseStack}>
        {ways.map((way) => (
          <li key={way.kind} className={layoutStyles.closestStack}>
            <Button
              wide
              icon="attack"
              tone={way.kind === ways[0]?.kind && way.reason === null ? "teal" : "neutral"}
              reason={way.reason}
              needsServer={way.needsServer}
              onClick={() => take(way)}
            >
              {way.label}
            </Button>
            <p className={layoutStyles.mutedCentred}>{way.about}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

declare module "../../game/store/game-state.ts" {
  interface Dialogs {
    /** The ways to a battle, from the bar of narrow screens. */
    battleMenu: object;
  }
}
