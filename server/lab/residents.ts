import { type Resident, residentsOf } from "../../rules/index.ts";
import type { ResidentsReply } from "../contract/index.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { keptTeams } from "./kept-teams.ts";

type ResidentDeps = Pick<AppDeps, "store" | "rules">;

/** Returns who lives in a player's lab, from what the store has; the ledger is not asked (`GAP-75`, `ABU-138`). */
export async function labResidents(
  { store, rules }: ResidentDeps,
  playerId: number,
  roomsUnlocked: number,
): Promise<Resident[]> {
  const [held, teams] = await Promise.all([store.heldCreatures(playerId), keptTeams(store, playerId)]);
  return residentsOf(rules, held, teams, roomsUnlocked);
}

/** Returns who lives in the player's own lab, with the nicknames that they gave (`ABU-76`). */
export async function ownResidents(deps: ResidentDeps, playerId: number): Promise<ResidentsReply> {
  const { lab } = await deps.store.readLab(playerId);
  const [residents, nicknames] = await Promise.all([
    labResidents(deps, playerId, lab.roomsUnlocked),
    deps.store.nicknamesOf(playerId),
  ]);
  return {
    residents: residents.map((resident) => {
      const nickname = Object.hasOwn(nicknames, resident.id) ? nicknames[resident.id] : undefined;
      return { ...resident, ...(nickname !== undefined && { nickname }) };
    }),
  };
}
