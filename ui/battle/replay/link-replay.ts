import { fill, type Replay } from "../../../rules/index.ts";
import type { BattleClient } from "../store/battle-client.ts";
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

const FORMAT = "deflate-raw";
/** Size limit of a decompressed text: far above any battle and far below a harmful size. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Whether this browser can compress. */
function canCompress(): boolean {
  return typeof CompressionStream === "function" && typeof DecompressionStream === "function";
}

/** Compresses a text and encodes it for links (base64url). */
async function compress(text: string): Promise<string> {
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT)));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Returns the text that was compressed; rejects when the data is truncated or altered. */
async function decompress(data: string): Promise<string> {
  const binary = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT));
  return new TextDecoder("utf-8", { fatal: true }).decode(await bytesOf(stream));
}

async function bytesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError(`More than ${MOST_BYTES} bytes`);
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
