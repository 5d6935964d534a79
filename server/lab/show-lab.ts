import { visitedLab, visitedResidents } from "../../rules/index.ts";
import type { VisitReply } from "../contract/index.ts";
import { failure } from "../errors/failure.ts";
import type { AppDeps } from "../http/app-deps.ts";
import type { Player } from "../store/players/players.ts";
import { labResidents } from "./residents.ts";

type VisitDeps = Pick<AppDeps, "store" | "rules">;

/**
 * A lab for whoever has its link. Throws 404 for a link that leads nowhere, and for a visitor whom the owner has blocked.
 * One who logs out sees it all the same, as anybody does: the server knows no more of them than of a stranger. The owner
 * renews the link against that; see `docs/decisions/0024-links-open-without-a-login.md`.
 */
export async function visitByLink(
  deps: VisitDeps,
  visitorId: number | null,
  link: string,
): Promise<VisitReply> {
  return shownLab(deps, visitorId, await deps.store.findLabLink(link, visitorId));
}

/** A friend's lab. Throws the same 404 for strangers, and for friends who do not show it or have blocked the player. */
export async function visitFriend(deps: VisitDeps, playerId: number, friendId: string): Promise<VisitReply> {
  return shownLab(deps, playerId, await deps.store.friendWithLab(playerId, friendId));
}

async function shownLab(
  { store, rules }: VisitDeps,
  visitorId: number | null,
  owner: Player | null,
): Promise<VisitReply> {
  if (owner === null) throw failure("unknown_lab");
  const { lab, now } = await store.readLab(owner.id);
  const residents = visitedResidents(await labResidents({ store, rules }, owner.id, lab.roomsUnlocked));
  return {
    name: owner.firstName,
    own: owner.id === visitorId,
    lab: { ...visitedLab(rules, lab, now), residents },
  };
}
