import { useGame } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { GoalLine, type GoalPlace } from "../../profile/goals/goal-line.tsx";

/** The next goal, with a button that leads to where it is reached. */
export function LabGoal() {
  const game = useGame();
  return <GoalLine onShow={(place, how) => goToPlace(game, place, how)} />;
}

const PLACES: Record<GoalPlace, (game: Game) => void> = {
  build: (game) => openSection(game, "build"),
  upgrade: (game) => openSection(game, "upgrade"),
  cat: (game) => openSection(game, "build"),
  machine: showMachines,
  practice: (game) => enterArena(game, { kind: "practice" }),
  challenge: (game) => enterArena(game, { kind: "challenge", challengeId: null, accepts: false }),
  wallet: (game) => openDialog(game, { kind: "mobileWallet" }),
};

/** Opens the part of the lab, the screen or the dialog where a goal can be worked on, and says how it is reached. */
function goToPlace(game: Game, place: GoalPlace, how: string): void {
  game.sounds.emit("click");
  notify(game, how, "info");
  PLACES[place](game);
}

function openSection(game: Game, section: "build" | "upgrade"): void {
  game.store.setState({ section, panelOpen: true });
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
