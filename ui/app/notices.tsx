import { fill } from "../../rules/index.ts";
import { PvpBattleReturn } from "../battle/layout/pvp-battle-return.tsx";
import { Banner } from "../components/banner.tsx";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { FriendNews } from "../friends/news/friend-news.tsx";
import { answerOffer } from "../game/callbacks/offer-callback.ts";
import { useGame, useGameState } from "../game/game-context.tsx";
import { deletionDueIn } from "../game/store/session.ts";
import { useStartTexts, useTexts } from "../game/texts.ts";
import { keepAccount } from "./account/account-calls.ts";
import { momentText } from "./account/moment-text.ts";
import { useServerTrouble, useTryAgain } from "./loading/use-server-data.ts";
import styles from "./notices.module.css";

/**
 * Shows problems between the player and the game or a battle, each with a button to solve it; no data is lost
 * meanwhile.
 */
export function ConnectionNotices() {
  const connection = useGameState((state) => state.connection);
  const newVersion = useGameState((state) => state.newVersion);
  const graphicsLost = useGameState((state) => state.graphicsLost);
  // The lab says it above the room, where it covers nothing for as long as it lasts.
  const inLab = useGameState(
    ({ session, rules, lab, arena }) =>
      session.kind === "player" && rules !== null && lab !== null && arena === null,
  );
  const isPlayer = useGameState(({ session, rules }) => session.kind === "player" && rules !== null);
  const tryAgain = useTryAgain();
  const isTroubled = useServerTrouble();
  return (
    <div className={styles.notices}>
      {(connection === "unreachable" || isTroubled) && !inLab ? (
        <ConnectionBanner onRetry={tryAgain} />
      ) : null}
      {newVersion ? <NewVersionBanner onReload={reload} /> : null}
      {graphicsLost ? <GraphicsLostNotice onReload={reload} /> : null}
      <PvpBattleReturn />
      {isPlayer ? <FriendNews /> : null}
      {isPlayer ? <CallbackOffer /> : null}
    </div>
  );
}

function reload() {
  window.location.reload();
}

interface ConnectionBannerProps {
  onRetry: () => void;
  busy?: boolean;
  /** How old the lab is that is shown; null while none is. */
  age?: string | null;
}

/** Says that the server is unreachable. The game retries by itself, or at once with the button. */
export function ConnectionBanner({ onRetry, busy = false, age = null }: ConnectionBannerProps) {
  const { notices } = useStartTexts();
  return (
    <Banner tone="warning" action={{ caption: notices.tryAgain, busy, onClick: onRetry }}>
      {notices.notReached} {age}
    </Banner>
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

/** Says that the server has a newer version than this page. */
export function NewVersionBanner({ onReload }: { onReload: () => void }) {
  const { notices, reload: caption } = useStartTexts();
  return (
    <Banner tone="info" action={{ caption, onClick: onReload }}>
      {notices.newVersion}
    </Banner>
  );
}

/** Says that the browser lost the graphics context; the list of machines works meanwhile. */
export function GraphicsLostNotice({ onReload }: { onReload: () => void }) {
  const { notices, reload: caption } = useStartTexts();
  return (
    <Banner tone="warning" action={{ caption, onClick: onReload }}>
      {notices.graphicsLost}
    </Banner>
  );
}

/** Announces to screen readers what the room shows only for a moment. */
export function LiveLog({ announcements }: { announcements: readonly { id: number; text: string }[] }) {
  const { notices } = useStartTexts();
  return (
    <VisuallyHidden>
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={notices.whatHappened}>
        {announcements.map((entry) => (
          <p key={entry.id}>{entry.text}</p>
        ))}
      </div>
    </VisuallyHidden>
  );
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
