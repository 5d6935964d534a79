import { useGame } from "../../game/game-context.tsx";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog, openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { GoalLine } from "../../profile/goals/goal-line.tsx";
import type { GoalPlace } from "../../profile/goals/goal-progress.tsx";

/** The next goal, with a button that leads to where it is reached. */
export function LabGoal() {
  const showGoal = useShowGoal();
  return <GoalLine onShow={showGoal} />;
}

/** Returns what leads to where a goal can be worked on: a part of the lab, a screen or a dialog. */
export function useShowGoal(): (place: GoalPlace, how: string) => void {
  const game = useGame();
  const isMobile = useIsMobile();
  return (place, how) => {
    closeDialog(game, "goals");
    game.sounds.emit("click");
    notify(game, how, "info");
    PLACES[place](game, isMobile);
  };
}

const PLACES: Record<GoalPlace, (game: Game, isMobile: boolean) => void> = {
  build: (game, isMobile) => openSection(game, "build", isMobile),
  upgrade: (game, isMobile) => openSection(game, "upgrade", isMobile),
  cat: (game, isMobile) => openSection(game, "build", isMobile),
  machine: showMachines,
  practice: (game) => enterArena(game, { kind: "practice" }),
  challenge: (game) => enterArena(game, { kind: "challenge", challengeId: null, accepts: false }),
  wallet: (game) => openDialog(game, { kind: "mobileWallet" }),
};

function openSection(game: Game, section: "build" | "upgrade", panelOpen: boolean): void {
  game.store.setState({ section, panelOpen });
  // What can be pressed there, rather than the heading, which would close the section again.
  focusSoon(`[data-section="${section}"]`, '[role="region"] button:not([aria-disabled])', "button");
}

/** Leads to the list of machines, which narrow screens show below the room. */
function showMachines(game: Game): void {
  game.store.setState({ panelOpen: false });
  focusSoon('[data-place="machines"]', "button");
}

/** Focuses the first of the controls that is there once `place` is drawn, and scrolls to it. */
function focusSoon(place: string, ...controls: string[]): void {
  setTimeout(() => {
    const drawn = document.querySelector(place);
    const found = controls.map((control) => drawn?.querySelector<HTMLElement>(control));
    const control = found.find((one) => one);
    control?.scrollIntoView({ block: "nearest" });
    control?.focus({ preventScroll: true });
  });
}
