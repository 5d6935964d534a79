import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fill } from "../../../rules/index.ts";
import type { FriendNewsReply, PvpChallengeReply } from "../../../server/contract/index.ts";
import { Banner } from "../../components/banner.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import type { Game } from "../../game/store/game.ts";
import { isFriendPollingPaused } from "../../game/store/polling-paused.ts";
import { PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { updateConnection } from "../../game/store/session.ts";
import { useTexts } from "../../game/texts.ts";

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

/** How often the game asks what friends want while it is open; the server takes whoever asks for online. */
const ASKED_EVERY_MS = 15_000;

const FRIEND_NEWS = [PLAYER, "friends", "news"] as const;

/** What friends want of the player now; asked by the page that is looked at, also during a visit and
 * a tournament, and never in the Battle Arena. */
export function useFriendNews(): FriendNewsReply | undefined {
  const game = useGame();
  const paused = useGameState(isFriendPollingPaused);
  return useQuery({
    queryKey: FRIEND_NEWS,
    queryFn: () => replyOf(game, game.api.call("GET /api/friends/news"), "news of friends"),
    enabled: !paused,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ASKED_EVERY_MS,
  }).data;
}
