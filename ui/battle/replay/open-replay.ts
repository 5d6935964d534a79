import type { Replay, RuleSet, SideIndex } from "../../../rules/index.ts";
import { leaveArena } from "../../game/store/arena-entry.ts";
import type { BattleClient } from "../store/battle-client.ts";
import { readLink } from "./link-replay.ts";
import { type FoundReplay, readReplayText } from "./read-replay.ts";

/** No replay that could be watched. */
const NOTHING = { replay: null, seat: null, rules: null, reviewed: false } as const;

/**
 * Opens the replay screen over the current screen; closing it leads back there.
 * @param seat the player's own side in a PvP battle, which is shown nearest; null for none
 * @param rules the rules that it plays by
 */
export function watchReplay(
  client: BattleClient,
  replay: Replay,
  seat: SideIndex | null = null,
  rules: RuleSet = client.rules,
): void {
  client.store.setState({ replay: { replay, seat, rules, problem: null, reviewed: false } });
}

/** Shows the review of a replay under it; the replay opens as with `watchReplay` if it is not open. */
export function reviewReplay(
  client: BattleClient,
  replay: Replay,
  seat: SideIndex | null = null,
  rules: RuleSet = client.rules,
): void {
  if (client.store.getState().replay?.replay !== replay) watchReplay(client, replay, seat, rules);
  client.store.setState((state) => {
    if (state.replay) state.replay.reviewed = true;
  });
}

/** Opens the replay screen before the replay has loaded. */
export function awaitReplay({ store }: BattleClient): void {
  store.setState({ replay: { ...NOTHING, problem: null } });
}

/** Opens a file as a replay, or shows why it is not one (`CON-92`). */
export async function openReplayFile(client: BattleClient, file: Blob): Promise<void> {
  showRead(client, await readReplayText(client, await file.text().catch(() => "")));
}

/** Opens the replay of a link, or shows why it has none (`CON-92`). */
export async function openSharedReplay(client: BattleClient, data: string): Promise<void> {
  showRead(client, await readLink(client, data));
}

/** Closes the replay and returns to the screen below; a visitor, who came only for the replay, goes to the login. */
export function closeReplay({ store, game }: BattleClient): void {
  if (game.store.getState().session.kind === "visitor") leaveArena(game);
  else store.setState({ replay: null });
}

function showRead(client: BattleClient, found: FoundReplay): void {
  if ("replay" in found) watchReplay(client, found.replay, null, found.rules);
  else client.store.setState({ replay: { ...NOTHING, problem: found.problem } });
}
