import { useEffect } from "react";
import { useGame, useGameState } from "../game/game-context.tsx";
import { RoomMachines } from "../lab/machine-list/machine-list.tsx";
import { RoomResidents } from "../lab/machine-list/room-residents.tsx";
import { ScreenTools } from "../lab/panel/hud.tsx";
import { LabGoal } from "../lab/panel/lab-goal.tsx";
import { MobileDrawer } from "../lab/panel/mobile-drawer.tsx";
import { SidePanel } from "../lab/panel/side-panel.tsx";
import { LabAlerts } from "../lab/room/lab-alerts.tsx";
import { LabSounds } from "../lab/room/lab-sounds.tsx";
import { MachineCard } from "../lab/room/machine-card.tsx";
import { CancelMoveButton, PlacingBar } from "../lab/room/placing-bar.tsx";
import { receiveIntent } from "../lab/room/receive-intent.ts";
import { RewardFlights, RowTexts } from "../lab/room/rewards.tsx";
import { HintForNewPlayer, MoveModeHint } from "../lab/room/room-hints.tsx";
import { useLabResidents } from "../lab/state/residents-query.ts";
import { Confetti } from "../profile/celebration/confetti.tsx";
import { Praise } from "../profile/celebration/praise.tsx";
import { useGoalWatch } from "../profile/goals/watch-goals.ts";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { Controls } from "./controls/controls.tsx";
import { PadHints } from "./controls/pad-hints.tsx";
import { GameDialogs } from "./dialogs/game-dialogs.tsx";
import { useArenaEntrances } from "./hooks/use-arena-entrances.ts";
import { useCallbacks } from "./hooks/use-callbacks.ts";
import { useCollection } from "./hooks/use-collection.ts";
import { usePositionTries } from "./hooks/use-position-tries.ts";
import { usePvpBattle } from "./hooks/use-pvp-battle.ts";
import { useReadyBadge } from "./hooks/use-ready-badge.ts";
import { useWallet } from "./hooks/use-wallet.ts";
import { DevelopmentHelp, LazyArena, LazyTransactions } from "./lazy/lazy-screens.tsx";
import { DeletionBanner, OldLabBanner } from "./player-notices.tsx";
import { transactionHandlers } from "./transaction-handlers.ts";

export { MachineCard } from "../lab/room/machine-card.tsx";
export { HintForNewPlayer, MoveModeHint } from "../lab/room/room-hints.tsx";
export { PlayerNotices } from "./player-notices.tsx";

/*
 * All that the lab has besides its room, its counters and the welcome: nobody needs it before their first press, so it
 * is no part of the first load, see `lazy/late-parts.tsx`.
 */

/** What lies over the lab and what runs beside it. */
export function Overlays() {
  return (
    <>
      <BackgroundHooks />
      <Controls />
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
  const game = useGame();
  useEffect(() => {
    Object.assign(game, { transactionHandlers });
    return game.intents.add((intent) => receiveIntent(game, intent));
  }, [game]);
  useArenaEntrances();
  useCallbacks();
  useReadyBadge();
  useCollection();
  useGoalWatch();
  useLabResidents();
  usePositionTries();
  usePvpBattle();
  useWallet();
  return null;
}

/** Tools and wallet of wide screens, which stand at the top right of the page. */
export function DesktopBar() {
  return (
    <>
      <ScreenTools />
      <ConnectButton />
    </>
  );
}

/** The panel beside the room, or below it. `hasBar`: the bar of wide screens is its first row. */
export function DesktopPanel({ hasBar }: { hasBar: boolean }) {
  return <SidePanel bar={hasBar ? <DesktopBar /> : null} below={<DevelopmentHelp />} />;
}

/** The upper edge of the room on wide screens; narrow screens show the same elements below the room. */
export function UpperEdge() {
  return (
    <>
      <MoveModeHint />
      <OldLabBanner />
      <DeletionBanner />
      <CancelMoveButton />
      <PlacingBar />
      <LabAlerts />
    </>
  );
}

/** What stands below the room on narrow screens, or beside it. */
export function MobileList() {
  return (
    <>
      <OldLabBanner />
      <DeletionBanner />
      <PlacingBar />
      <CancelMoveButton />
      <LabAlerts />
      <HintForNewPlayer />
      <LabGoal />
      <RoomMachines />
      <RoomResidents />
    </>
  );
}

/** What lies over the lab on narrow screens: the card of a machine and the menu. */
export function MobileOverlays() {
  return (
    <>
      <MachineCard />
      <MobileDrawer below={<DevelopmentHelp />} />
    </>
  );
}
