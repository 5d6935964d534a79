import { useState } from "react";
import { fill } from "../../../rules/index.ts";
import type { PvpChallengeReply } from "../../../server/contract/index.ts";
import { Banner } from "../../components/banner.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";
import { useTexts } from "../../game/texts.ts";
import { FRIEND_NEWS, useFriendNews } from "./friend-news-query.ts";

/**
 * Says in the lab that a round of the player's tournament has begun, that a friend challenges the player, or has accepted
 * the player's challenge; one at a time.
 */
export function FriendNews() {
  const game = useGame();
  const { news: texts } = useTexts().friends;
  const news = useFriendNews();
  const [put, setPut] = useState<readonly string[]>([]);
  // The summary after an absence tells the same, each with its button.
  const isFree = useGameState(
    ({ arena, pvpBattle, dialogs }) =>
      arena === null && pvpBattle === null && !dialogs.some(({ kind }) => kind === "away"),
  );
  const putOff = (id: string) => setPut([...put, id]);
  const isNew = ({ id }: PvpChallengeReply) => !put.includes(id);
  if (!news || !isFree) return null;

  const { tournament } = news;
  const round = tournament && `${tournament.id} ${tournament.round}`;
  if (tournament !== null && round !== null && !put.includes(round))
    return (
      <Banner
        tone="info"
        action={{
          caption: texts.toTheTournament,
          onClick: () => enterArena(game, { kind: "tournament", tournamentId: tournament.id }),
        }}
        dismiss={{ caption: texts.later, onClick: () => putOff(round) }}
      >
        {fill(texts.round, { name: tournament.organiser, ...tournament })}
      </Banner>
    );
  const accepted = news.accepted.find(isNew);
  if (accepted)
    return (
      <Banner
        tone="info"
        action={{ caption: texts.toTheBattle, onClick: () => open(game, accepted) }}
        dismiss={{ caption: texts.later, onClick: () => putOff(accepted.id) }}
      >
        {fill(texts.accepted, { name: accepted.friend ?? "" })}
      </Banner>
    );
  const challenge = news.challenges.find(isNew);
  if (!challenge) return null;
  const decline = () => {
    putOff(challenge.id);
    void withdraw(game, challenge.id);
  };
  return (
    <Banner
      tone="info"
      action={{ caption: texts.accept, onClick: () => open(game, challenge) }}
      dismiss={{ caption: texts.decline, onClick: decline }}
    >
      {fill(texts.challenge, { name: challenge.challenger })}
    </Banner>
  );
}

/** Whoever presses here has accepted: a challenge without a choice of decks is accepted at once. */
function open(game: Game, { id }: PvpChallengeReply): void {
  game.queries.removeQueries({ queryKey: FRIEND_NEWS });
  enterArena(game, { kind: "challenge", challengeId: id, accepts: true });
}

async function withdraw(game: Game, challengeId: string): Promise<void> {
  const call = game.api.call("POST /api/pvp/challenges/:challengeId/withdraw", { params: { challengeId } });
  updateConnection(game, await call);
}
