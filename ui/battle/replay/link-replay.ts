import { fill, type Replay } from "../../../rules/index.ts";
import type { BattleClient } from "../store/battle-client.ts";
import { canCompress, compress, decompress } from "./compress.ts";
import { type FoundReplay, readReplayText } from "./read-replay.ts";

const BYTES = 1024;

/** Returns link data that holds the whole battle, or a sentence that offers a file instead (`CON-92`). */
export async function linkData(
  { rules }: BattleClient,
  replay: Replay,
): Promise<{ data: string } | { problem: string }> {
  const { linkKilobytes } = rules.replays;
  const { tooLongForLink, noLinks } = rules.texts.replays;
  if (!canCompress()) return { problem: noLinks };
  const data = await compress(JSON.stringify(replay));
  if (data.length <= linkKilobytes * BYTES) return { data };
  return { problem: fill(tooLongForLink, { kilobytes: linkKilobytes }) };
}

/** Returns the replay in the data of a link, or a sentence that says why there is none. */
export async function readLink(client: BattleClient, data: string): Promise<FoundReplay> {
  const { damagedLink, noLinks } = client.rules.texts.replays;
  if (!canCompress()) return { problem: noLinks };
  try {
    return await readReplayText(client, await decompress(data));
  } catch {
    return { problem: damagedLink };
  }
}
