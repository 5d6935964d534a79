import { PvpBattleReturn } from "../battle/pvp-return/pvp-battle-return.tsx";
import { Banner } from "../components/banner.tsx";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { FriendNews } from "../friends/news/friend-news.tsx";
import { useGameState } from "../game/game-context.tsx";
import { useStartTexts } from "../game/texts.ts";
import { CallbackOffer } from "./callbacks/callback-offer.tsx";
import { useTryAgain } from "./loading/use-server-data.ts";
import styles from "./notices.module.css";

/**
 * Shows problems between the player and the game or a battle, each with a button to solve it; no data is lost
 * meanwhile.
 */
export function ConnectionNotices() {
  const connection = useGameState((state) => state.connection);
  const newVersion = useGameState((state) => state.newVersion);
  const graphicsLost = useGameState((state) => state.graphicsLost);
  const isPlayer = useGameState(({ session, rules }) => session.kind === "player" && rules !== null);
  const tryAgain = useTryAgain();
  return (
    <div className={styles.notices}>
      {connection === "unreachable" ? <ConnectionBanner onRetry={tryAgain} /> : null}
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

/** Says that the server is unreachable. The game retries by itself, or at once with the button. */
export function ConnectionBanner({ onRetry, busy = false }: { onRetry: () => void; busy?: boolean }) {
  const { notices } = useStartTexts();
  return (
    <Banner tone="warning" action={{ caption: notices.tryAgain, busy, onClick: onRetry }}>
      {notices.notReached}
    </Banner>
  );
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
