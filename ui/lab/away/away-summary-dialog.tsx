import { useRef } from "react";
import { fillPlural, type Texts } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Rows } from "../../components/row.tsx";
import { useGame } from "../../game/game-context.tsx";
import { closeDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import type { Absence } from "./absence.ts";
import { ChallengeRows } from "./challenge-rows.tsx";
import { LabRows } from "./lab-rows.tsx";
import { NewsRows } from "./news-rows.tsx";
import { WaitingBattleRow } from "./waiting-battle-row.tsx";

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Shows after hours of absence what came and went meanwhile, and what waits for the player. */
export function AwaySummaryDialog({ open, absence }: { open: boolean; absence: Absence | null }) {
  const texts = useTexts();
  const game = useGame();
  const back = useRef<HTMLButtonElement>(null);
  const close = () => closeDialog(game, "away");
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.lab.visits.title}
      description={absence === null ? null : timeAway(texts, absence)}
      firstFocus={back}
      buttons={
        <Button ref={back} tone="gold" wide onClick={close}>
          {texts.lab.visits.close}
        </Button>
      }
    >
      {absence === null ? null : (
        <Rows label={texts.lab.visits.title}>
          <WaitingBattleRow />
          <ChallengeRows />
          <LabRows absence={absence} />
          <NewsRows since={absence.since} />
        </Rows>
      )}
    </Dialog>
  );
}

function timeAway(texts: Texts, { since, until }: Absence): string {
  const hours = Math.max(1, Math.floor((until - since) / HOUR_MS));
  const { awayHours, awayDays } = texts.lab.visits;
  return hours < 2 * DAY_HOURS
    ? fillPlural(texts, awayHours, { number: hours })
    : fillPlural(texts, awayDays, { number: Math.floor(hours / DAY_HOURS) });
}
