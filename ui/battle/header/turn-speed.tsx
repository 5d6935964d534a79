import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useKeyHint } from "../../game/controls/use-keys.ts";
import { PadMark } from "../../game/pad/pad-mark.tsx";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { OTHER_COMMANDS } from "../keyboard/battle-commands.ts";
import { changeSpeed, skipAhead } from "../play.ts";
import { nextSpeed } from "../store/battle-state.ts";
import { useShownBattle } from "../use-shown-battle.ts";
import styles from "./battle-header.module.css";

/** Chooses how fast the battle is shown; Skip goes to the end of what is being shown. */
export function TurnSpeed() {
  const client = useBattleClient();
  const nothingGoesOn = useShownBattle(({ phase }) => phase === "player" || phase === "over");
  const speed = useBattleState((state) => state.speed);
  const skipping = useBattleState((state) => state.skipping);
  const next = nextSpeed(speed);
  const { panel, speed: texts } = client.rules.texts.battleScreen;
  const speedKey = useKeyHint(client.rules.texts, OTHER_COMMANDS.speed);
  const skipKey = useKeyHint(client.rules.texts, OTHER_COMMANDS.skip);
  const skipTitle = skipKey ? fill(texts.skipHint, { key: skipKey.name }) : texts.skip;
  return (
    <div className={styles.speed}>
      <Button
        size="small"
        aria-label={fill(texts.change, { speed, next })}
        title={speedKey ? fill(texts.hint, { next, key: speedKey.name }) : undefined}
        aria-keyshortcuts={speedKey?.shortcut}
        onClick={() => changeSpeed(client, next)}
      >
        {fill(texts.factor, { speed })}
        <PadMark button={OTHER_COMMANDS.speed.pad} />
      </Button>
      <Button
        size="small"
        title={nothingGoesOn ? panel.nothingToSkip : skipTitle}
        aria-keyshortcuts={skipKey?.shortcut}
        busy={skipping}
        reason={nothingGoesOn ? panel.nothingToSkip : null}
        reasonShown="caption"
        onClick={() => skipAhead(client)}
      >
        {texts.skip}
        <PadMark button={OTHER_COMMANDS.skip.pad} />
      </Button>
    </div>
  );
}
