import type { Replay } from "../../../rules/index.ts";

/** Hands a replay to the player as a file; the same file works with `npm run replay`. */
export function saveReplay(replay: Replay): void {
  const address = URL.createObjectURL(new Blob([replayFileText(replay)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = replayFileName(replay);
  link.click();
  // The browser reads the file after the click; the address must live until then.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** A name that tells what battle it was, of letters every system takes. */
export function replayFileName({ setup, seed }: Replay): string {
  const kind = setup.mode === "ai" ? setup.difficulty : "pvp";
  return `corvax-${kind}-${seed.replace(/[^\w-]/g, "_").slice(0, 32)}.json`;
}

export function replayFileText(replay: Replay): string {
  return `${JSON.stringify(replay)}\n`;
}
