import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fill } from "../../../rules/index.ts";
import type { Emote, PvpEmotesReply } from "../../../server/contract/index.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Switch } from "../../components/switch.tsx";
import { problemText } from "../../game/api/api-result.ts";
import { useGameState } from "../../game/game-context.tsx";
import { notify } from "../../game/store/notify.ts";
import { keepAnswer, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { updateConnection } from "../../game/store/session.ts";
import { changeSettings } from "../../game/store/settings.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import type { Pvp } from "../store/pvp.ts";
import styles from "./emotes.module.css";

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

/** How often the game looks for emotes in a battle between players. */
const ASKED_EVERY_MS = 3_000;

function keyOf(battleId: string) {
  return [PLAYER, "pvp", "emotes", battleId] as const;
}

/** What the two players of the battle have just shown each other. */
function useEmotes(): PvpEmotesReply | undefined {
  const { game } = usePvp();
  const battleId = usePvpState((state) => state.battle?.id ?? "");
  const isBot = usePvpState((state) => state.battle?.opponent.bot ?? true);
  return useQuery({
    queryKey: keyOf(battleId),
    queryFn: () =>
      replyOf(
        game,
        game.api.call("GET /api/pvp/battle/:battleId/emotes", { params: { battleId } }),
        "emotes",
      ),
    enabled: battleId !== "" && !isBot,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ASKED_EVERY_MS,
  }).data;
}

/** Shows the opponent an emote. */
async function showEmote({ game, rules, store }: Pvp, emote: Emote): Promise<void> {
  const battleId = store.getState().battle?.id;
  if (battleId === undefined) return;
  const answer = updateConnection(
    game,
    await game.api.call("POST /api/pvp/battle/:battleId/emotes", { params: { battleId }, body: { emote } }),
  );
  if (answer.ok) keepAnswer(game.queries, keyOf(battleId), answer.reply);
  else notify(game, problemText(answer.problem, rules.texts.pvpScreens.opponent.failed), "error");
}
