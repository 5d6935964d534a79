import { CREATURES } from "../../../ui/collection/loading/load-creatures.ts";
import { listQuery } from "../../../ui/collection/loading/owned-list.ts";
import type { Game } from "../../../ui/game/store/game.ts";

/** Puts creatures into the collection of the account in use, as if the server had returned them. */
export function ownCreatures(game: Game, creatures: readonly unknown[]): void {
  const account = "account_sim1";
  game.store.setState({ collection: { account, selectedCreature: null } });
  const { queryKey, initialData } = listQuery(game, CREATURES, account);
  game.queries.setQueryData(queryKey, { ...initialData(), content: creatures as never });
}
