import { useQuery } from "@tanstack/react-query";
import { Button } from "../../components/button.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { usePvp } from "../pvp-context.tsx";

/** After a battle without rating: the way back to the tournament that the player fights in; nothing without one. */
export function BackToTournament() {
  const { game, rules } = usePvp();
  const { data } = useQuery({
    ...askedEachTime,
    queryKey: [PLAYER, "pvp", "tournament"],
    queryFn: () =>
      replyOf(game, game.api.call("GET /api/tournaments"), (reason) =>
        game.log?.(`The tournament could not be loaded: ${reason}`),
      ),
  });
  const own = latest(data?.tournaments ?? []);
  if (!own) return null;
  return (
    <Button tone="gold" onClick={() => enterArena(game, { kind: "tournament", tournamentId: own.id })}>
      {rules.texts.tournament.backTo}
    </Button>
  );
}

/** The one that is being played; after its last battle the latest one that is over. */
function latest<Own extends { status: string }>(tournaments: readonly Own[]): Own | undefined {
  return (
    tournaments.find(({ status }) => status === "running") ??
    tournaments.find(({ status }) => status === "over")
  );
}
