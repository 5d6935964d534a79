import { chooseLess } from "../battle/choose.ts";
import { closeReplay } from "../battle/replay/open-replay.ts";
import { leaveArena } from "../game/store/arena-entry.ts";
import { leaveLiveBattle } from "./battle/enter-battle.ts";
import { askOrLeave } from "./battle/leave-battle.ts";
import { leaveChallenge, stopWaiting } from "./challenge/challenge-flow.ts";
import { abandonSearch, cancelSearch } from "./queue/search.ts";
import { forgetResult } from "./result/kept-result.ts";
import type { Pvp } from "./store/pvp.ts";
import { stopWatching } from "./watch/watch-battle.ts";

/** Goes one step back, as Escape does on each screen; leaving a battle always needs confirmation. */
export function goBack(pvp: Pvp): void {
  if (pvp.battle.store.getState().replay) {
    closeReplay(pvp.battle);
    return;
  }
  switch (pvp.store.getState().screen) {
    case "queue":
      void cancelSearch(pvp);
      break;
    case "challenge":
      leaveChallenge(pvp);
      break;
    case "battle":
      if (!chooseLess(pvp.battle)) askOrLeave(pvp);
      break;
    case "live":
    case "result":
      pvp.store.setState({ screen: "menu" });
      break;
    case "watch":
      if (pvp.store.getState().watch?.isListed) stopWatching(pvp);
      else leaveArena(pvp.game);
      break;
    default:
      leaveArena(pvp.game);
  }
}

/** Closes the PvP arena: leaves the queue, while a battle continues without this screen. */
export function closePvp(pvp: Pvp): void {
  abandonSearch(pvp);
  stopWaiting(pvp);
  leaveLiveBattle(pvp);
  pvp.store.getState().watched?.stop();
  forgetResult(pvp.game);
}
