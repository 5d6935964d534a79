import type { ReactNode } from "react";
import { Banner } from "../components/banner.tsx";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { useGameState } from "../game/game-context.tsx";
import { useStartTexts } from "../game/texts.ts";
import { useServerTrouble, useTryAgain } from "./loading/use-server-data.ts";
import styles from "./notices.module.css";

/**
 * Shows problems between the player and the game or a battle, each with a button to solve it; no data is lost
 * meanwhile. `children`: what a player is told besides.
 */
export function ConnectionNotices({ children }: { children: ReactNode }) {
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
      {isPlayer ? children : null}
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
