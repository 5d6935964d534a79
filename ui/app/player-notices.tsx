import { fill } from "../../rules/index.ts";
import { PvpBattleReturn } from "../battle/layout/pvp-battle-return.tsx";
import { Banner } from "../components/banner.tsx";
import { FriendNews } from "../friends/news/friend-news.tsx";
import { answerOffer } from "../game/callbacks/offer-callback.ts";
import { useGame, useGameState } from "../game/game-context.tsx";
import { deletionDueIn } from "../game/store/session.ts";
import { useTexts } from "../game/texts.ts";
import { keepAccount } from "./account/account-calls.ts";
import { momentText } from "./account/moment-text.ts";
import { useTryAgain } from "./loading/use-server-data.ts";
import { ConnectionBanner } from "./notices.tsx";

/** What a player is told on every screen. */
export function PlayerNotices() {
  return (
    <>
      <PvpBattleReturn />
      <FriendNews />
      <CallbackOffer />
    </>
  );
}

/** Above the room: what is shown there is old, and since when. */
export function OldLabBanner() {
  const connection = useGameState((state) => state.connection);
  const tryAgain = useTryAgain();
  const age = useLabAge();
  return connection === "unreachable" ? <ConnectionBanner onRetry={tryAgain} age={age} /> : null;
}

/** When the lab that is shown was last loaded; null while none is shown. */
function useLabAge(): string | null {
  return useGameState(({ rules, labSeenAt, clockOffset }) => {
    if (rules === null || labSeenAt === null) return null;
    const { texts } = rules;
    // The lab has the time of the server, the player that of this device.
    const moment = momentText(texts.language, labSeenAt - clockOffset, "hour");
    return fill(texts.app.offline.labAsOf, { moment });
  });
}

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

/** Asks once, at a fitting moment, whether the player wants to be called back. */
export function CallbackOffer() {
  const { offers } = useTexts().callbacks;
  const game = useGame();
  const kind = useGameState((state) => state.callbackOffer);
  if (kind === null) return null;
  const answer = (accepts: boolean) => () => void answerOffer(game, kind, accepts);
  return (
    <Banner
      tone="info"
      action={{ caption: offers.accept, onClick: answer(true) }}
      dismiss={{ caption: offers.decline, onClick: answer(false) }}
    >
      {offers[kind]}
    </Banner>
  );
}
