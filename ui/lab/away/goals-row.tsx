import { fillPlural, goalWords, listText } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { Row } from "../../components/row.tsx";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { closeDialog, openDialog } from "../../game/store/dialogs.ts";
import { useGoals } from "../../profile/goals/goals-query.ts";

/** The goals and achievements that were reached since a moment, such as by a battle that ended meanwhile. */
export function GoalsRow({ since }: { since: number }) {
  const game = useGame();
  const { rules } = useLoaded();
  const { visits } = rules.texts.lab;
  const reached = (useGoals()?.goals ?? []).filter(
    ({ reachedAt }) => reachedAt !== null && reachedAt > since,
  );
  if (reached.length === 0) return null;
  function showProfile() {
    closeDialog(game, "away");
    openDialog(game, { kind: "profile" });
  }
  return (
    <Row
      picture={<Icon name="stat_magic" size={40} />}
      name={fillPlural(rules.texts, visits.achievements, { number: reached.length })}
      end={
        <Button size="small" onClick={showProfile}>
          {visits.profile}
        </Button>
      }
    >
      <span>
        {listText(
          rules.texts,
          reached.map(({ key }) => goalWords(rules, key)?.name ?? key),
        )}
      </span>
    </Row>
  );
}
