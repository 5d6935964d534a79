import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog, frontDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { type BattleWay, useMoreBattles, useStatedBattles } from "./battle-ways.ts";

/** All ways to a battle, each with what kind of battle it is. */
export function BattleMenuDialog() {
  const texts = useTexts();
  const game = useGame();
  const isOpen = useGameState((state) => frontDialog(state)?.kind === "battleMenu");
  return (
    <Dialog open={isOpen} onClose={() => closeDialog(game, "battleMenu")} title={texts.lab.battles.title}>
      <Ways />
    </Dialog>
  );
}

function Ways() {
  const game = useGame();
  const ways = [...useStatedBattles(), ...useMoreBattles()];
  const best = ways.find(({ kind }) => kind === "arena") ?? ways.find(({ kind }) => kind === "practice");

  function take({ entry }: BattleWay) {
    closeDialog(game, "battleMenu");
    enterArena(game, entry);
  }

  return (
    <ul className={layoutStyles.looseStack}>
      {ways.map((way) => (
        <li key={way.kind} className={layoutStyles.closestStack}>
          <Button
            wide
            icon="attack"
            tone={way === best ? "teal" : "neutral"}
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
  );
}

declare module "../../game/store/game-state.ts" {
  interface Dialogs {
    /** The ways to a battle, from the panel or the bar of narrow screens. */
    battleMenu: object;
  }
}
