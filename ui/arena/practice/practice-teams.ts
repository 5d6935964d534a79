import { useQuery } from "@tanstack/react-query";
import { type Difficulty, practiceCreatureKey, practiceCreatureOf } from "../../../rules/index.ts";
import type { CollectionBookReply, PracticeTeamsReply } from "../../../server/contract/index.ts";
import { keepNickname, refreshResidents, useNicknames } from "../../collection/book/book-query.ts";
import { problemText } from "../../game/api/api-result.ts";
import { useGame } from "../../game/game-context.tsx";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { keepAnswer, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { updateConnection } from "../../game/store/session.ts";
import { textsIn } from "../../game/texts.ts";
import { useArena, useArenaState } from "../arena-context.tsx";

const TEAMS = [PLAYER, "practiceTeams"];

/** The practice teams that the player keeps; undefined until the server has answered. */
export function usePracticeTeams(): PracticeTeamsReply["teams"] | undefined {
  const game = useGame();
  const { linked } = useArena();
  const practice = useArenaState((state) => state.practice);
  const { data } = useQuery({
    queryKey: TEAMS,
    queryFn: () => replyOf(game, game.api.call("GET /api/practiceTeams"), "practice teams"),
    // By the rules of a link a seed draws another team.
    enabled: practice && linked === null,
    staleTime: Infinity,
  });
  return linked === null ? data?.teams : undefined;
}

/** The seed of the team that the player keeps for a difficulty, as far as known; null without one. */
export function keptSeed(game: Game, difficulty: Difficulty): string | null {
  const known = game.queries.getQueryData<PracticeTeamsReply>(TEAMS);
  return seedOf(known?.teams, difficulty);
}

export function seedOf(
  teams: PracticeTeamsReply["teams"] | undefined,
  difficulty: Difficulty,
): string | null {
  return teams?.find((team) => team.difficulty === difficulty)?.teamSeed ?? null;
}

/** Keeps a lent team in place of the one of its difficulty, or lets that go with null. A failure is shown. */
export async function keepPracticeTeam(
  game: Game,
  difficulty: Difficulty,
  teamSeed: string | null,
): Promise<void> {
  const body = { difficulty, teamSeed };
  const answer = updateConnection(game, await game.api.call("POST /api/keepPracticeTeam", { body }));
  if (!answer.ok) {
    notify(game, problemText(answer.problem, textsIn(game.store.getState()).arena.keptTeam.failed), "error");
    return;
  }
  const changed = keptSeed(game, difficulty) !== teamSeed;
  keepAnswer<PracticeTeamsReply>(game.queries, TEAMS, answer.reply);
  refreshResidents(game);
  if (changed) forgetNames(game, difficulty);
}

/** Names that stood for the creatures of the team before. */
function forgetNames(game: Game, difficulty: Difficulty): void {
  const books = game.queries.getQueriesData<CollectionBookReply>({ queryKey: [PLAYER, "collectionBook"] });
  for (const [, book] of books)
    for (const key of Object.keys(book?.nicknames ?? {}))
      if (practiceCreatureOf(key)?.difficulty === difficulty) keepNickname(game, key, null);
}

/** The nicknames of the shown team's creatures by their ids: of the player's own, or of a practice team they keep. */
export function useTeamNames(): Readonly<Record<string, string>> {
  const nicknames = useNicknames();
  const practice = useArenaState((state) => state.practice);
  const difficulty = useArenaState((state) => state.difficulty);
  const lentSeed = useArenaState((state) => state.lentSeed);
  const creatures = useArenaState((state) => state.collection.creatures);
  const kept = seedOf(usePracticeTeams(), difficulty);
  if (!practice) return nicknames;
  if (lentSeed === null || lentSeed !== kept) return {};
  return Object.fromEntries(
    creatures.flatMap(({ id }) => {
      const nickname = nicknames[practiceCreatureKey({ difficulty, id })];
      return nickname === undefined ? [] : [[id, nickname]];
    }),
  );
}
