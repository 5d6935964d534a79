import { Button } from "../../components/button.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import { Icon } from "../../components/icon.tsx";
import { Row } from "../../components/row.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";

/** The player's PvP battle, if one goes on, and whose turn it is. */
export function WaitingBattleRow() {
  const game = useGame();
  const { visits } = useTexts().lab;
  const course = useGameState((state) => state.pvpCourse);
  if (course === null) return null;
  function goBack() {
    closeDialog(game, "away");
    enterArena(game, { kind: "pvp" });
  }
  return (
    <Row
      picture={<Icon name="attack" size={40} />}
      name={<FilledText text={visits.battleRuns} values={{ opponent: <bdi>{course.opponent}</bdi> }} />}
      end={
        <Button size="small" tone="teal" onClick={goBack}>
          {visits.return}
        </Button>
      }
    >
      <span>{course.yourTurn ? visits.yourTurn : visits.theirTurn}</span>
    </Row>
  );
}
