import type { PvpChallengeReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import { Icon } from "../../components/icon.tsx";
import { Row } from "../../components/row.tsx";
import { useFriendNews } from "../../friends/news/friend-news-query.ts";
import { useGame } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";

/** Challenges that friends have accepted or made, each with a button to its battle. */
export function ChallengeRows() {
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
