import { Banner } from "../../components/banner.tsx";
import { answerOffer } from "../../game/callbacks/offer-callback.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";

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
