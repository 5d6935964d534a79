import type { Replay } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { saveFile } from "../../game/save-file.ts";
import { useTexts } from "../../game/texts.ts";

/** Saves a replay as a file that `npm run replay` plays too. */
export function SaveReplayButton({ replay }: { replay: Replay }) {
  const { save } = useTexts().replays.screen;
  return (
    <Button size="small" onClick={() => saveReplay(replay)}>
      {save}
    </Button>
  );
}

/** Downloads a replay as a file; the same file works with `npm run replay`. */
function saveReplay(replay: Replay): void {
  saveFile(replayFileName(replay), replayFileText(replay));
}

/** Returns a file name that describes the battle, in characters that every system accepts. */
export function replayFileName({ setup, seed }: Replay): string {
  const kind = setup.mode === "ai" ? setup.difficulty : "pvp";
  return `corvax-${kind}-${seed.replace(/[^\w-]/g, "_").slice(0, 32)}.json`;
}

export function replayFileText(replay: Replay): string {
  return `${JSON.stringify(replay)}\n`;
}
