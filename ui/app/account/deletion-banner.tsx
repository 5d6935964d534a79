import { fill } from "../../../rules/index.ts";
import { Banner } from "../../components/banner.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { deletionDueIn } from "../../game/store/session.ts";
import { useTexts } from "../../game/texts.ts";
import { keepAccount } from "./account-calls.ts";
import { momentText } from "./moment-text.ts";

/** Says until when an account that is to be deleted can be kept, above the room (`GAP-71`). */
export function DeletionBanner() {
  const texts = useTexts();
  const game = useGame();
  const dueAt = useGameState(deletionDueIn);
  if (dueAt === null) return null;
  const { pending, keep } = texts.app.account;
  return (
    <Banner tone="warning" action={{ caption: keep, onClick: () => void keepAccount(game) }}>
      {fill(pending, { date: momentText(texts.language, dueAt, "day") })}
    </Banner>
  );
}
