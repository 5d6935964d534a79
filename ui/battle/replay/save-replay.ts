import type { Replay } from "../../../rules/index.ts";

/** Downloads a replay as a file; the same file works with `npm run replay`. */
export function saveReplay(replay: Replay): void {
  const address = URL.createObjectURL(new Blob([replayFileText(replay)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = replayFileName(replay);
  link.click();
  // The browser reads the file after the click, so the address must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Returns a file name that describes the battle, in characters that every system accepts. */
export function replayFileName({ setup, seed }: Replay): string {
  const kind = setup.mode === "ai" ? setup.difficulty : "pvp";
  return `corvax-${kind}-${seed.replace(/[^\w-]/g, "_").slice(0, 32)}.json`;
}

export function replayFileText(replay: Replay): string {
  return `${JSON.stringify(replay)}\n`;
}
