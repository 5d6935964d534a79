import { useEffect, useState } from "react";
import type { BattleView, SideView } from "../../rules/index.ts";
import { Switch } from "../components/switch.tsx";
import { useGame, useGameState } from "../game/game-context.tsx";
import { createMusicBox } from "../game/music/music-box.ts";
import { isMusicOn, musicVolume, wantsQuiet } from "../game/music/music-setting.ts";
import type { Mood } from "../game/music/score.ts";
import { onFirstGesture } from "../game/sound/first-gesture.ts";
import { changeSettings } from "../game/store/settings.ts";
import { useTexts } from "../game/texts.ts";
import { useBattleClient } from "./battle-context.tsx";

interface BattleMusicProps {
  /** Whether it ends well, where the battle itself does not say it, as when a goal was reached. Must keep its identity. */
  isWon?: () => boolean;
}

/** Plays music while a battle is shown: denser when it becomes tense, with an ending of its own; shows nothing. */
export function BattleMusic({ isWon }: BattleMusicProps) {
  const { game, store } = useBattleClient();
  const [box] = useState(() => createMusicBox());
  // A new tune each time; nothing but the music depends on it.
  const [seed] = useState(() => String(performance.now()));
  useEffect(() => {
    const quiet = wantsQuiet();
    const follow = () => {
      const { settings } = game.store.getState();
      box.setVolume(document.hidden ? 0 : musicVolume(settings, quiet));
      const { shown } = store.getState();
      if (!shown) box.stop();
      else if (shown.phase === "over") box.close(isWon?.() ?? shown.view.gameState === "victory");
      else {
        box.setMood(battleMood(shown.view));
        box.play(seed);
      }
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    const ends = [game.store.subscribe(follow), store.subscribe(follow), onFirstGesture(window, follow)];
    return () => {
      document.removeEventListener("visibilitychange", follow);
      for (const end of ends) end();
      box.stop();
    };
  }, [box, seed, game, store, isWon]);
  return null;
}

/** Shares of a side's creatures or of a field's health from which on a battle is tense. */
const FEW_LEFT = 0.4;
const WOUNDED = 0.4;

/** Returns the mood of a battle: tense when a side has few creatures left, or when the own field is badly wounded. */
export function battleMood({ player, enemy }: Pick<BattleView, "player" | "enemy">): Mood {
  const isTense = isThin(player) || isThin(enemy) || isWounded(player);
  return isTense ? "tense" : "calm";
}

function isThin({ deckCount, hand, field, fallen }: SideView): boolean {
  const living = deckCount + hand.length + field.length;
  return living / Math.max(1, living + fallen.length) <= FEW_LEFT;
}

function isWounded({ field }: SideView): boolean {
  const health = field.reduce((sum, { currentHealth }) => sum + currentHealth, 0);
  const most = field.reduce((sum, { maxHealth }) => sum + maxHealth, 0);
  return field.length > 0 && health / Math.max(1, most) < WOUNDED;
}

/** Turns the music on or off during a battle. */
export function MusicSwitch() {
  const game = useGame();
  const isOn = useGameState(({ settings }) => isMusicOn(settings, wantsQuiet()) && !settings.muted);
  const { music } = useTexts().app.dialogs;
  return <Switch label={music} on={isOn} onChange={(on) => changeSettings(game, { music: on })} />;
}
