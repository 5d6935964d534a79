import { useQuery } from "@tanstack/react-query";
import type { OwnedCreature, TokenCost } from "../../../rules/index.ts";
import { problemText } from "../../game/api/api-result.ts";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { updateConnection } from "../../game/store/session.ts";
import { evolveRequest } from "./evolve-creature.ts";

/** Cost of an evolution, as far as the server has answered. */
export type EvolutionCost =
  | { kind: "calculating" }
  | { kind: "known"; cost: TokenCost }
  | { kind: "failed"; text: string };

/** Requests the cost from the server, which reads the creature from the ledger (`LED-180`, `ERR-029`). */
export function useEvolutionCost(
  account: string | null,
  creature: OwnedCreature,
): { cost: EvolutionCost; retry(): void } {
  const game = useGame();
  const { rules } = useLoaded();
  const query = useQuery({
    queryKey: [PLAYER, "evolutionCost", account, creature.id, creature.form],
    queryFn: async () =>
      updateConnection(
        game,
        await game.api.call("POST /api/getEvolveManifest", { body: evolveRequest(account ?? "", creature) }),
      ),
    enabled: account !== null,
    ...askedEachTime,
  });
  const retry = () => void query.refetch();
  const answer = query.isFetching ? undefined : query.data;
  if (answer === undefined) return { cost: { kind: "calculating" }, retry };
  if (answer.ok) return { cost: { kind: "known", cost: answer.reply.cost }, retry };
  const { refused, unreachable } = rules.texts.transactions.evolve;
  const fallback = answer.problem.kind === "refused" ? refused : unreachable;
  return { cost: { kind: "failed", text: problemText(answer.problem, fallback) }, retry };
}
