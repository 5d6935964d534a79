import { classNames } from "../components/class-names.ts";
import layoutStyles from "../components/layout/layout.module.css";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { useGameState } from "../game/game-context.tsx";
import { useIsMobile, useMedia } from "../game/hooks/use-media.ts";
import { useTexts } from "../game/texts.ts";
import { RoomMachines } from "../lab/machine-list/machine-list.tsx";
import { RoomResidents } from "../lab/machine-list/room-residents.tsx";
import { ResourceHud, ScreenTools } from "../lab/panel/hud.tsx";
import { LabGoal } from "../lab/panel/lab-goal.tsx";
import { MobileDrawer } from "../lab/panel/mobile-drawer.tsx";
import { PlaceBar } from "../lab/panel/place-bar.tsx";
import { SidePanel } from "../lab/panel/side-panel.tsx";
import { LabAlerts } from "../lab/room/lab-alerts.tsx";
import { LabSounds } from "../lab/room/lab-sounds.tsx";
import { MachineCard } from "../lab/room/machine-card.tsx";
import { CancelMoveButton, PlacingBar } from "../lab/room/placing-bar.tsx";
import { RewardFlights, RowTexts } from "../lab/room/rewards.tsx";
import { HintForNewPlayer } from "../lab/room/room-hints.tsx";
import { Stage } from "../lab/room/stage.tsx";
import { Confetti } from "../profile/celebration/confetti.tsx";
import { Praise } from "../profile/celebration/praise.tsx";
import { useGoalWatch } from "../profile/goals/watch-goals.ts";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { PadHints } from "./controls/pad-hints.tsx";
import { GameDialogs } from "./dialogs/game-dialogs.tsx";
import { useArenaEntrances } from "./hooks/use-arena-entrances.ts";
import { useCallbacks } from "./hooks/use-callbacks.ts";
import { useCollection } from "./hooks/use-collection.ts";
import { useFocusReturn } from "./hooks/use-focus-return.ts";
import { usePositionTries } from "./hooks/use-position-tries.ts";
import { usePvpBattle } from "./hooks/use-pvp-battle.ts";
import { useReadyBadge } from "./hooks/use-ready-badge.ts";
import { useWallet } from "./hooks/use-wallet.ts";
import { DevelopmentHelp, LazyArena, LazyTransactions } from "./lazy/lazy-screens.tsx";
import { DeletionBanner, OldLabBanner } from "./notices.tsx";
import styles from "./shell.module.css";

/**
 * The lab of a logged-in player: room in the middle, panel at the side or in a drawer that a bar of places opens. During a battle the lab is
 * inert, also when the window's size changes.
 */
export function Shell() {
  const isMobile = useIsMobile();
  const inBattle = useGameState((state) => state.inBattle);
  useFocusReturn();
  return (
    <>
      <BackgroundHooks />
      {isMobile ? <MobileShell inert={inBattle} /> : <DesktopShell inert={inBattle} />}
      <LazyArena />
      <GameDialogs />
      <Confetti />
      <PraiseAfterRound />
      <RewardFlights />
      <LabSounds />
      <PadHints />
      <RowTexts />
      <LazyTransactions />
    </>
  );
}

/** Praise would cover what the avatar collects just now. */
function PraiseAfterRound() {
  const waits = useGameState(({ round, sumStands }) => round !== null || sumStands);
  return waits ? null : <Praise />;
}

/** Runs the hooks that render nothing, in a component of their own so that their state does not rerender the room. */
function BackgroundHooks() {
  useArenaEntrances();
  useCallbacks();
  useReadyBadge();
  useCollection();
  useGoalWatch();
  usePositionTries();
  usePvpBattle();
  useWallet();
  return null;
}

function DesktopShell({ inert }: { inert: boolean }) {
  const texts = useTexts();
  const isPortrait = useMedia("(orientation: portrait)");
  // The wallet stands at the top right of the page: in the panel beside the room, or above the room.
  const bar = (
    <>
      <ScreenTools />
      <ConnectButton />
    </>
  );
  return (
    <div className={styles.desktop} inert={inert}>
      {isPortrait ? <div className={styles.bar}>{bar}</div> : null}
      <main className={styles.room}>
        <Stage top={<UpperEdge />} bottom={<HintForNewPlayer />} />
      </main>
      <aside className={styles.side} aria-label={texts.app.labPanel}>
        <SidePanel bar={isPortrait ? null : bar} below={<DevelopmentHelp />} />
      </aside>
    </div>
  );
}

/** The upper edge of the room on wide screens; narrow screens show the same elements below the room. */
function UpperEdge() {
  return (
    <>
      <OldLabBanner />
      <DeletionBanner />
      <CancelMoveButton />
      <PlacingBar />
      <LabAlerts />
    </>
  );
}

/** Portrait phones show the room above its machines, landscape ones beside them; the bar of places is below both. */
function MobileShell({ inert }: { inert: boolean }) {
  const texts = useTexts();
  return (
    <div className={styles.mobile} inert={inert}>
      <ResourceHud />
      <main className={styles.room}>
        <VisuallyHidden>
          <h1>{texts.start.gameName}</h1>
        </VisuallyHidden>
        <div className={styles.view}>
          <Stage />
        </div>
        <div className={classNames(layoutStyles.shrinkingStack, styles.list)}>
          <OldLabBanner />
          <DeletionBanner />
          <PlacingBar />
          <CancelMoveButton />
          <LabAlerts />
          <HintForNewPlayer />
          <LabGoal />
          <RoomMachines />
          <RoomResidents />
        </div>
      </main>
      <MachineCard />
      <PlaceBar />
      <MobileDrawer below={<DevelopmentHelp />} />
    </div>
  );
}
