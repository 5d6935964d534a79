import { useState } from "react";
import { fill } from "../../../rules/index.ts";
import type { Emote } from "../../../server/contract/index.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Switch } from "../../components/switch.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { changeSettings } from "../../game/store/settings.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./emotes.module.css";
import { showEmote, useEmotes } from "./emotes-query.ts";

const EMOTES: readonly Emote[] = ["hello", "goodLuck", "wellPlayed", "thanks", "wow", "oops"];

/** The button that opens the six emotes, with a switch that mutes those of opponents; `onShown` once one is chosen. */
export function EmoteBar({ onShown }: { onShown: () => void }) {
  const pvp = usePvp();
  const isBot = usePvpState((state) => state.battle?.opponent.bot ?? true);
  const muted = useGameState((state) => state.settings.emotesMuted);
  const [open, setOpen] = useState(false);
  const { opponent: texts } = pvp.rules.texts.pvpScreens;
  if (isBot) return null;
  const show = (emote: Emote) => {
    setOpen(false);
    onShown();
    void showEmote(pvp, emote);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.open} width="narrow">
        <div className={styles.choice}>
          {EMOTES.map((emote) => (
            <Button key={emote} tone="teal" onClick={() => show(emote)}>
              {texts.emotes[emote]}
            </Button>
          ))}
        </div>
        <Switch
          label={texts.mute}
          on={muted}
          onChange={(emotesMuted) => changeSettings(pvp.game, { emotesMuted })}
        />
      </Dialog>
    </>
  );
}

/** What each of the two has just shown, as bubbles at their sides of the field. */
export function EmoteBubbles() {
  const { rules } = usePvp();
  const emotes = useEmotes();
  const muted = useGameState((state) => state.settings.emotesMuted);
  const names = useBattleState((state) => state.names);
  const { opponent: texts } = rules.texts.pvpScreens;
  const bubble = (side: "own" | "opponent", name: string, emote: Emote | null) =>
    emote === null ? null : (
      <p className={styles.bubble} data-side={side}>
        <span className={styles.name}>{fill(texts.says, { name })}</span>
        {texts.emotes[emote]}
      </p>
    );
  return (
    <div className={styles.bubbles} role="status">
      {bubble("own", names.player.name, emotes?.own ?? null)}
      {muted ? null : bubble("opponent", names.enemy.name, emotes?.opponent ?? null)}
    </div>
  );
}
