import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { useStartTexts } from "../../game/texts.ts";

/** Opens today's position, which needs no login and no network (`GAP-73`). */
export function PositionDoor() {
  const game = useGame();
  const { login: texts } = useStartTexts();
  return (
    <div className={layoutStyles.closestStack}>
      <Button tone="teal" icon="attack" onClick={() => enterArena(game, { kind: "position", number: null })}>
        {texts.position}
      </Button>
      <p className={layoutStyles.mutedCentred}>{texts.positionAbout}</p>
    </div>
  );
}
