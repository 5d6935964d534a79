import { useRef } from "react";
import { fillPlural, type Texts } from "../../../rules/index.ts";
import type { PvpChallengeReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import { Icon } from "../../components/icon.tsx";
import { Row, Rows } from "../../components/row.tsx";
import { useFriendNews } from "../../friends/news/friend-news.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import type { Absence } from "../state/visits.ts";
import { SceneCard } from "./album-dialog.tsx";
import { GainRows, LossRow } from "./away-lab-rows.tsx";
import { NewsRows } from "./away-news-rows.tsx";

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Shows after hours of absence what happened, what came and what waits for the player; what went is told last (`GAP-76`). */
export function AwaySummaryDialog({ open, absence }: { open: boolean; absence: Absence | null }) {
  const texts = useTexts();
  const game = useGame();
  const back = useRef<HTMLButtonElement>(null);
  const close = () => closeDialog(game, "away");
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.lab.visits.title}
      description={absence === null ? null : timeAway(texts, absence)}
      firstFocus={back}
      buttons={
        <Button ref={back} tone="gold" wide onClick={close}>
          {texts.lab.visits.close}
        </Button>
      }
    >
      {absence === null ? null : (
        <>
          {absence.scene ? <SceneCard scene={absence.scene} /> : null}
          <Rows label={texts.lab.visits.title}>
            <WaitingBattleRow />
            <ChallengeRows />
            <GainRows absence={absence} />
            <NewsRows since={absence.since} />
            <LossRow absence={absence} />
          </Rows>
        </>
      )}
    </Dialog>
  );
}

function timeAway(texts: Texts, { since, until }: Absence): string {
  const hours = Math.max(1, Math.floor((until - since) / HOUR_MS));
  const { awayHours, awayDays } = texts.lab.visits;
  return hours < 2 * DAY_HOURS
    ? fillPlural(texts, awayHours, { number: hours })
    : fillPlural(texts, awayDays, { number: Math.floor(hours / DAY_HOURS) });
}

/** The player's PvP battle, if one goes on, and whose turn it is. */
function WaitingBattleRow() {
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

/** Challenges that friends have accepted or made, each with a button to its battle. */
function ChallengeRows() {
  const { visits } = useTexts().lab;
  const news = useFriendNews();
  return (
    <>
      {news?.accepted.map((challenge) => (
        <ChallengeRow
          key={challenge.id}
          challenge={challenge}
          text={visits.accepted}
          opponent={challenge.friend ?? ""}
        />
      ))}
      {news?.challenges.map((challenge) => (
        <ChallengeRow
          key={challenge.id}
          challenge={challenge}
          text={visits.challenged}
          opponent={challenge.challenger}
        />
      ))}
    </>
  );
}

interface ChallengeRowProps {
  challenge: PvpChallengeReply;
  text: string;
  opponent: string;
}

function ChallengeRow({ challenge, text, opponent }: ChallengeRowProps) {
  const game = useGame();
  const { visits } = useTexts().lab;
  function fight() {
    closeDialog(game, "away");
    enterArena(game, { kind: "challenge", challengeId: challenge.id, accepts: true });
  }
  return (
    <Row
      picture={<Icon name="attack" size={40} />}
      name={<FilledText text={text} values={{ opponent: <bdi>{opponent}</bdi> }} />}
      end={
        <Button size="small" tone="teal" onClick={fight}>
          {visits.fight}
        </Button>
      }
    />
  );
}
