import { useRef } from "react";
import { type GuideKeys, guide, type RuleSet } from "../../../rules/index.ts";
import { AtlasPicture } from "../../components/atlas-picture.tsx";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Dialog } from "../../components/dialog.tsx";
import styles from "../../components/dialog-content.module.css";
import { FilledText } from "../../components/filled-text.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useRoomKeys } from "../../game/controls/use-keys.ts";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { closeDialog, frontDialog } from "../../game/store/dialogs.ts";
import { rememberWelcome } from "../../lab/state/visits.ts";

/** Greets a new player over the room; nothing else of the lab can be pressed before. */
export function Welcome() {
  const game = useGame();
  const { rules } = useLoaded();
  const keys = useRoomKeys(rules.texts);
  const open = useGameState((state) => frontDialog(state)?.kind === "welcome");
  const name = useGameState((state) => (state.session.kind === "player" ? state.session.firstName : ""));

  function startPlaying() {
    rememberWelcome(game);
    closeDialog(game, "welcome");
  }

  return <WelcomeDialog open={open} rules={rules} keys={keys} name={name} onStart={startPlaying} />;
}

interface WelcomeDialogProps {
  open: boolean;
  rules: RuleSet;
  /** The keys that the player has chosen. */
  keys: GuideKeys;
  /** First name of the player. */
  name: string;
  onStart: () => void;
}

const SUMMARY_LINES = 3;

/** Greets a new player with the first lines of the guide (`LAB-175`, `GAP-12`). */
export function WelcomeDialog({ open, rules, keys, name, onStart }: WelcomeDialogProps) {
  const start = useRef<HTMLButtonElement>(null);
  const basics = guide(rules, keys).find((tab) => tab.key === "basics");
  const lines = basics?.sections.flatMap((section) => section.lines).slice(0, SUMMARY_LINES) ?? [];
  return (
    <Dialog
      open={open}
      onClose={onStart}
      closable={false}
      title={<FilledText text={rules.texts.app.dialogs.welcome} values={{ name: <bdi>{name}</bdi> }} />}
      firstFocus={start}
      buttons={
        <Button ref={start} tone="gold" wide onClick={onStart}>
          {rules.texts.app.dialogs.startPlaying}
        </Button>
      }
    >
      <div className={styles.picture}>
        <AtlasPicture frame="player_down_idle_0" size={120} />
      </div>
      <ul className={classNames(layoutStyles.stack, styles.lines)}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
