import { useQuery } from "@tanstack/react-query";
import { fill, fillPlural, goalWords, listText } from "../../../rules/index.ts";
import type { AwaySummaryReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import { Icon } from "../../components/icon.tsx";
import { Row } from "../../components/row.tsx";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog, openDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { useGoals } from "../../profile/goals/goals-query.ts";
import { awayQuery } from "../state/visits.ts";

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

type Booking = AwaySummaryReply["bookings"][number];

const ABOUT_CREATURES: readonly Booking["purpose"][] = ["creatureMint", "upgradeStats", "evolve"];

/** The transactions that were settled, each purpose once. */
function BookingRows({ bookings }: { bookings: readonly Booking[] }) {
  const game = useGame();
  const { visits } = useTexts().lab;
  function showCreatures() {
    closeDialog(game, "away");
    openDialog(game, { kind: "creatures" });
  }
  return [...new Set(bookings.map(({ purpose }) => purpose))].map((purpose) => (
    <Row
      key={purpose}
      picture={<Icon name="wallet" size={40} />}
      name={visits.booked[purpose]}
      end={
        ABOUT_CREATURES.includes(purpose) ? (
          <Button size="small" onClick={showCreatures}>
            {visits.creatures}
          </Button>
        ) : null
      }
    />
  ));
}

/** The goals and achievements that were reached since a moment, such as by a battle that ended meanwhile. */
function GoalsRow({ since }: { since: number }) {
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
