import { useState } from "react";
import { fill } from "../../../rules/index.ts";
import type { CallbacksReply } from "../../../server/contract/index.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { Switch } from "../../components/switch.tsx";
import {
  type CallbackKind,
  setKind,
  setTelegram,
  subscribeBrowser,
  takesPush,
  unsubscribeBrowser,
  useCallbacks,
} from "../../game/callbacks/change-callbacks.ts";
import { useGame } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "../dialogs/menu-dialogs.module.css";

const KINDS: readonly CallbackKind[] = ["turn", "challenge", "machines"];

/** The part of the settings about calling the player back: what for, and where (`GAP-62`). */
export function CallbackSection() {
  const { callbacks: texts } = useTexts();
  const callbacks = useCallbacks();
  if (callbacks === undefined) return null;
  const isReachable = callbacks.push !== null || callbacks.telegram !== null;
  return (
    <Panel surface="well" className={layoutStyles.stack} aria-labelledby="settings-callbacks">
      <h3 id="settings-callbacks">{texts.heading}</h3>
      {isReachable ? (
        <Choices callbacks={callbacks} />
      ) : (
        <p className={layoutStyles.muted}>{texts.nowhere}</p>
      )}
    </Panel>
  );
}

function Choices({ callbacks }: { callbacks: CallbacksReply }) {
  const { callbacks: texts } = useTexts();
  const game = useGame();
  return (
    <>
      <p className={layoutStyles.muted}>{texts.about}</p>
      {KINDS.map((kind) => (
        <Switch
          key={kind}
          label={texts.kinds[kind]}
          on={callbacks.kinds[kind]}
          onChange={(on) => void setKind(game, kind, on)}
        />
      ))}
      <p className={layoutStyles.muted}>{texts.limit}</p>
      <h4 className={styles.where}>{texts.where}</h4>
      {callbacks.push === null ? null : <BrowserSwitch />}
      {callbacks.telegram === null ? null : <TelegramSwitch telegram={callbacks.telegram} />}
    </>
  );
}

/** Whether this browser takes messages, or why it cannot. */
function BrowserSwitch() {
  const { callbacks: texts } = useTexts();
  const game = useGame();
  // What this browser stores is read again after each change.
  const [, setChanges] = useState(0);
  const support = game.push?.support() ?? "unsupported";
  if (support !== "ready") {
    const reasons = {
      unsupported: texts.unsupported,
      homeScreen: texts.homeScreen,
      blocked: texts.blocked,
    };
    return <p className={layoutStyles.muted}>{reasons[support]}</p>;
  }
  async function change(wanted: boolean) {
    if (wanted) await subscribeBrowser(game);
    else await unsubscribeBrowser(game);
    setChanges((changes) => changes + 1);
  }
  return <Switch label={texts.browser} on={takesPush(game)} onChange={(wanted) => void change(wanted)} />;
}

function TelegramSwitch({ telegram: { bot, on } }: { telegram: NonNullable<CallbacksReply["telegram"]> }) {
  const { callbacks: texts } = useTexts();
  const game = useGame();
  return (
    <>
      <Switch label={texts.telegram} on={on} onChange={(wanted) => void setTelegram(game, wanted)} />
      {bot === null || on ? null : (
        <p className={layoutStyles.muted}>{fill(texts.telegramHint, { bot: `@${bot}` })}</p>
      )}
    </>
  );
}
