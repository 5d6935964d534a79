import { type ReactNode, useId, useState } from "react";
import { fill, RESOURCE_NAMES, type ResourceName, resourceText } from "../../rules/index.ts";
import { Button } from "../components/button.tsx";
import { classNames } from "../components/class-names.ts";
import layoutStyles from "../components/layout/layout.module.css";
import { type ApiResult, problemText } from "../game/api/api-result.ts";
import { useGame, useLoaded } from "../game/game-context.tsx";
import { notify } from "../game/store/notify.ts";
import { updateConnection } from "../game/store/session.ts";
import { useTexts } from "../game/texts.ts";
import { loadGame } from "../lab/state/load-game.ts";
import { LiveRulesSection } from "./development/live-rules-section.tsx";
import styles from "./development-panel.module.css";

/** The development panel connected to the server: skips time and gives resources, then shows the new state. */
export default function ConnectedDevelopmentPanel() {
  const game = useGame();
  const { rules } = useLoaded();
  const [busy, setBusy] = useState(false);

  async function show(called: Promise<ApiResult<unknown>>) {
    setBusy(true);
    const answer = updateConnection(game, await called);
    if (answer.ok) await loadGame(game);
    else notify(game, problemText(answer.problem, rules.texts.app.development.callFailed), "error");
    setBusy(false);
  }

  return (
    <DevelopmentPanel
      resourceNames={{ ...rules.resourceNames, eggs: resourceText(rules, "eggs") }}
      busy={busy}
      onSkip={(advanceMs) => show(game.api.call("POST /api/dev/clock", { body: { advanceMs } }))}
      onGrant={(amounts) => show(game.api.call("POST /api/dev/grant", { body: amounts }))}
    >
      <LiveRulesSection />
    </DevelopmentPanel>
  );
}

/** Signed decimal strings by resource; a resource without an amount is left out. */
export type GrantAmounts = Partial<Record<ResourceName, string>>;

interface DevelopmentPanelProps {
  resourceNames: Readonly<Record<ResourceName, string>>;
  onSkip: (milliseconds: number) => void;
  onGrant: (amounts: GrantAmounts) => void;
  /** A call is running. */
  busy?: boolean;
  /** Further help below. */
  children?: ReactNode;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SUGGESTED: Record<ResourceName, string> = { tcorvax: "100", catNips: "100", energy: "100", eggs: "1" };

/** A panel for designers to skip time and change resources. Render it only where `__DEVELOPMENT_HELP__` is set. */
export function DevelopmentPanel(props: DevelopmentPanelProps) {
  const { resourceNames, onSkip, onGrant, busy = false, children } = props;
  const texts = useTexts();
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>{texts.app.development.development}</summary>
      <div className={styles.inside}>
        <div className={styles.row}>
          <Button size="small" busy={busy} onClick={() => onSkip(HOUR_MS)}>
            {texts.app.development.skipAnHour}
          </Button>
          <Button size="small" busy={busy} onClick={() => onSkip(DAY_MS)}>
            {texts.app.development.skipADay}
          </Button>
        </div>
        {RESOURCE_NAMES.map((name) => (
          <GrantRow
            key={name}
            label={resourceNames[name]}
            suggested={SUGGESTED[name]}
            busy={busy}
            onGrant={(amount) => onGrant({ [name]: amount })}
          />
        ))}
        {children}
      </div>
    </details>
  );
}

interface GrantRowProps {
  label: string;
  suggested: string;
  busy: boolean;
  onGrant: (amount: string) => void;
}

function GrantRow({ label, suggested, busy, onGrant }: GrantRowProps) {
  const texts = useTexts();
  const problemId = useId();
  const [amount, setAmount] = useState(suggested);
  // The format of amounts on the server, without a sign: the two buttons add it.
  const problem = /^\d{1,9}(\.\d{1,3})?$/.test(amount) ? null : texts.app.development.notANumber;
  return (
    <div className={styles.row}>
      <label className={styles.amount}>
        {label}
        <input
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          aria-invalid={problem !== null}
          aria-describedby={problemId}
          onChange={(event) => setAmount(event.target.value.trim())}
        />
      </label>
      <Button
        size="small"
        busy={busy}
        reason={problem}
        reasonShown="caption"
        aria-describedby={problemId}
        aria-label={fill(texts.app.development.giveOne, { resource: label })}
        onClick={() => onGrant(amount)}
      >
        {texts.app.development.give}
      </Button>
      <Button
        size="small"
        busy={busy}
        reason={problem}
        reasonShown="caption"
        aria-describedby={problemId}
        aria-label={fill(texts.app.development.takeOne, { resource: label })}
        onClick={() => onGrant(`-${amount}`)}
      >
        {texts.app.development.take}
      </Button>
      <span id={problemId} className={classNames(layoutStyles.mayBeEmpty, styles.problem)}>
        {problem}
      </span>
    </div>
  );
}
