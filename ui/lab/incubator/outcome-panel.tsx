import { fill, formatTokens, parseTokens } from "../../../rules/index.ts";
import { GrownHeadline } from "../../collection/layout/grown-headline.tsx";
import { Button } from "../../components/button.tsx";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { activateMachine } from "../commands/activate-machine.ts";
import { upgradeMachine } from "../commands/upgrade-machine.ts";
import { clearOutcome, type IncubatorOutcome } from "./incubator-outcome.ts";
import styles from "./outcome-panel.module.css";

interface OutcomePanelProps {
  machineId: string;
  outcome: IncubatorOutcome;
}

/** Shows the outcome of an activation or upgrade, or why it failed (`LAB-112` to `LAB-114`, `LAB-157`, `LAB-158`). */
export function OutcomePanel({ machineId, outcome }: OutcomePanelProps) {
  const game = useGame();
  const { rules } = useLoaded();
  if (outcome.type === "failed") {
    const again = outcome.of === "activation" ? activateMachine : upgradeMachine;
    return (
      <div role="alert" className={styles.failed}>
        <p>{outcome.text}</p>
        <Button
          tone="teal"
          onClick={() => {
            clearOutcome(game, machineId);
            void again(game, machineId);
          }}
        >
          {rules.texts.words.tryAgain}
        </Button>
      </div>
    );
  }
  const back = (
    <Button tone="teal" onClick={() => clearOutcome(game, machineId)}>
      {rules.texts.words.back}
    </Button>
  );
  if (outcome.type === "upgraded") {
    const headline = fill(rules.texts.lab.incubator.upgraded, { level: outcome.level });
    return <GrownHeadline headline={headline}>{back}</GrownHeadline>;
  }
  const [message, ...gains] = outcome.texts;
  const staked = parseTokens(outcome.staked ?? "") ?? 0n;
  return (
    <GrownHeadline headline={message?.text ?? ""}>
      {gains.map(({ text }) => (
        <p key={text} className={styles.gain}>
          {text}
        </p>
      ))}
      {staked === 0n ? null : (
        <p>{fill(rules.texts.lab.incubator.staked, { amount: formatTokens(staked, "down") })}</p>
      )}
      {back}
    </GrownHeadline>
  );
}
