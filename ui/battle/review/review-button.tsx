import type { Replay } from "../../../rules/index.ts";
import { Button, type ButtonTone } from "../../components/button.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { reviewReplay } from "../replay/open-replay.ts";

/** Shows the review of a battle under its replay, which opens if it is not open. */
export function ReviewButton({ replay, tone = "neutral" }: { replay: Replay; tone?: ButtonTone }) {
  const client = useBattleClient();
  return (
    <Button size="small" tone={tone} onClick={() => reviewReplay(client, replay)}>
      {client.rules.texts.review.button}
    </Button>
  );
}
