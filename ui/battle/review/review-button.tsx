import type { Replay, RuleSet, SideIndex } from "../../../rules/index.ts";
import { Button, type ButtonTone } from "../../components/button.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { reviewReplay } from "../replay/open-replay.ts";

interface ReviewButtonProps {
  replay: Replay;
  /** As for `watchReplay`, where the replay is not open. */
  seat?: SideIndex | null;
  rules?: RuleSet;
  tone?: ButtonTone;
}

/** Shows the review of a battle under its replay, which opens if it is not open. */
export function ReviewButton({ replay, seat, rules, tone = "neutral" }: ReviewButtonProps) {
  const client = useBattleClient();
  return (
    <Button size="small" tone={tone} onClick={() => reviewReplay(client, replay, seat, rules)}>
      {client.rules.texts.review.button}
    </Button>
  );
}
