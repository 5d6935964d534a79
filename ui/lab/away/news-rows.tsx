import { useQuery } from "@tanstack/react-query";
import { fill } from "../../../rules/index.ts";
import type { AwaySummaryReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import { Icon } from "../../components/icon.tsx";
import { Row } from "../../components/row.tsx";
import { useGame } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { awayQuery } from "./absence.ts";
import { BookingRows } from "./booking-rows.tsx";
import { GoalsRow } from "./goals-row.tsx";

/** Most battles that are listed; the records have all. */
const MOST_BATTLES = 3;

/** What the server tells of the absence; nothing until it has answered. */
export function NewsRows({ since }: { since: number }) {
  const game = useGame();
  const { data } = useQuery(awayQuery(game, since));
  if (data === undefined) return null;
  return (
    <>
      {data.battles.slice(0, MOST_BATTLES).map((battle) => (
        <BattleRow key={battle.battleId} battle={battle} />
      ))}
      <BookingRows bookings={data.bookings} />
      <GoalsRow since={since} />
    </>
  );
}

function BattleRow({
  battle: { opponent, outcome, ratingChange },
}: {
  battle: AwaySummaryReply["battles"][number];
}) {
  const { visits } = useTexts().lab;
  const game = useGame();
  function showRecords() {
    closeDialog(game, "away");
    enterArena(game, { kind: "pvp" });
  }
  const change = ratingChange === null ? null : `${ratingChange < 0 ? "−" : "+"}${Math.abs(ratingChange)}`;
  return (
    <Row
      picture={<Icon name="attack" size={40} />}
      name={<FilledText text={visits.battles[outcome]} values={{ opponent: <bdi>{opponent}</bdi> }} />}
      end={
        <Button size="small" onClick={showRecords}>
          {visits.records}
        </Button>
      }
    >
      <span>{change === null ? visits.unrated : fill(visits.rated, { change })}</span>
    </Row>
  );
}
