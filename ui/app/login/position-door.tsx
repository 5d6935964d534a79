import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { useStartTexts } from "../../game/texts.ts";

/** Opens today's position or the training, which need no login and no network (`GAP-73`, `GAP-74`). */
export function PositionDoor() {
  const game = useGame();
  const { login: texts } = useStartTexts();
  return (
    <div className={layoutStyles.closestStack}>
      <Button tone="teal" icon="attack" onClick={() => enterArena(game, { kind: "position", number: null })}>
        {texts.position}
      </Button>
      <Button onClick={() => enterArena(game, { kind: "training", theme: null })}>{texts.training}</Button>
      <p className={layoutStyles.mutedCentred}>{texts.positionAbout}</p>
    </div>
  );
}
