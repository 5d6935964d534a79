import type { Replay } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useTexts } from "../../game/texts.ts";
import { saveReplay } from "./save-replay.ts";

/** Saves a replay as a file that `npm run replay` plays too. */
export function SaveReplayButton({ replay }: { replay: Replay }) {
  const { save } = useTexts().replays.screen;
  return (
    <Button size="small" onClick={() => saveReplay(replay)}>
      {save}
    </Button>
  );
}
