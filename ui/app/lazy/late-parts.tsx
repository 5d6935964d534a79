import { useEffect, useState } from "react";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useCode } from "../../game/hooks/use-code.ts";
import { onFirstGesture } from "../../game/sound/first-gesture.ts";
import { frontDialog } from "../../game/store/dialogs.ts";
import { LoadingScreen } from "../full-pages.tsx";

const loadRest = () => import("../rest-of-lab.tsx");

/** A new player who reads the welcome has seen the room for so long when the rest is loaded anyway. */
const READS_FOR_MS = 4000;

/**
 * All of the lab but the room, its counters and the welcome; null until it is loaded. A new player's page loads it with
 * their first press or while they read the welcome, others' at once.
 */
export function useRestOfLab() {
  const isWanted = useGameState((state) => state.lab !== null && frontDialog(state)?.kind !== "welcome");
  return useCode({ name: "rest-of-lab", load: loadRest, isWanted, ahead: useBegins(), again: true });
}

/** Whether the player has begun to press something, or has looked at the room for a while. */
function useBegins(): boolean {
  const game = useGame();
  const isDrawn = useGameState((state) => state.roomDrawn);
  const [begins, setBegins] = useState(false);
  useEffect(() => onFirstGesture(window, () => setBegins(true)), []);
  useEffect(() => {
    if (isDrawn) game.after(READS_FOR_MS, () => setBegins(true));
  }, [game, isDrawn]);
  return begins;
}

/** What a player is told on every screen, as soon as it is loaded. */
export function LatePlayerNotices() {
  const rest = useRestOfLab();
  return rest && <rest.PlayerNotices />;
}

const loadVisitor = () => import("../login/visitor-screen.tsx");

/** The login and what visitors may look at; players load none of it. */
export function LateVisitorScreen() {
  const visitor = useCode({ name: "visitor", load: loadVisitor, isWanted: true, again: true });
  return visitor ? <visitor.VisitorScreen /> : <LoadingScreen />;
}
