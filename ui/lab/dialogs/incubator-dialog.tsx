import { useState } from "react";
import { fill, type Machine, parseTokens, type RuleSet, tokenText } from "../../../rules/index.ts";
import { GrownHeadline } from "../../collection/layout/growth-panels.tsx";
import { Accordion } from "../../components/accordion.tsx";
import { MachinePicture } from "../../components/atlas-picture.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useLast } from "../../game/hooks/use-last.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import type { Dialog as OpenDialog } from "../../game/store/game-state.ts";
import { WaitingPanel } from "../../transactions/panels.tsx";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { activateMachine } from "../commands/activate-machine.ts";
import { clearOutcome } from "../commands/incubator-outcome.ts";
import { upgradeMachine } from "../commands/upgrade-machine.ts";
import { incubatorBenefits } from "../machine-list/work-lines.ts";
import type { IncubatorOutcome } from "../state/lab-state.ts";
import styles from "./incubator-dialog.module.css";
import { IncubatorOffer } from "./incubator-offer.tsx";

type Incubator = Extract<OpenDialog, { kind: "incubator" }>;

/** Dialog of the incubator: its benefits, activation, and upgrade to level 2 (`LAB-154` to `LAB-160`). */
export function IncubatorDialog({ incubator }: { incubator: Incubator | null }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const stakingUrl = useGameState((state) => state.ledger?.stakingUrl ?? null);
  const shown = useLast(incubator);
  const machine = lab.machines.find(({ id }) => id === shown?.machineId);
  const close = () => closeDialog(game, "incubator");
  return (
    <Dialog
      open={incubator !== null}
      onClose={close}
      title={rules.texts.lab.incubator.incubatorStaking}
      buttons={<Button onClick={close}>{rules.texts.words.close}</Button>}
    >
      <WalletStatus />
      {machine ? (
        <>
          <CurrentStage machine={machine} dialog={shown} />
          <LevelBenefits rules={rules} level={machine.level} />
        </>
      ) : null}
      <StakingHelp help={rules.texts.lab.staking} site={stakingUrl} />
    </Dialog>
  );
}

/** Shows the offer, the running change or its outcome (`LAB-157`, `LAB-159`). */
function CurrentStage({ machine, dialog }: { machine: Machine; dialog: Incubator | null }) {
  const { rules } = useLoaded();
  const activating = useGameState(({ pending }) => pending[`activate ${machine.id}`] === true);
  const upgrading = useGameState(({ pending }) => pending[`upgrade ${machine.id}`] === true);
  if (activating) return <WaitingPanel text={rules.texts.lab.incubator.activating} />;
  if (upgrading) return <WaitingPanel text={rules.texts.lab.incubator.upgrading} />;
  if (dialog?.outcome) return <OutcomePanel machineId={machine.id} outcome={dialog.outcome} />;
  return <IncubatorOffer machine={machine} asksUpgrade={dialog?.asksUpgrade === true} />;
}

interface StakingHelpProps {
  help: RuleSet["texts"]["lab"]["staking"];
  /** Address of the staking site; null without a ledger: no link is shown. */
  site: string | null;
}

/** Explains how to get sCVX, with a link to the staking site (`LAB-156`). */
function StakingHelp({ help, site }: StakingHelpProps) {
  const [open, setOpen] = useState<string | null>(null);
  const content = (
    <>
      <ol className={styles.steps}>
        {help.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {site === null ? null : (
        <a className={styles.link} href={site} target="_blank" rel="noopener noreferrer">
          {help.link}
        </a>
      )}
    </>
  );
  return (
    <Accordion sections={[{ key: "steps", title: help.title, content }]} open={open} onOpenChange={setOpen} />
  );
}

/** Shows the outcome of an activation or upgrade, or why it failed (`LAB-112` to `LAB-114`, `LAB-157`, `LAB-158`). */
function OutcomePanel({ machineId, outcome }: { machineId: string; outcome: IncubatorOutcome }) {
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
        <p>{fill(rules.texts.lab.incubator.staked, { amount: tokenText(rules.texts, staked, "down") })}</p>
      )}
      {back}
    </GrownHeadline>
  );
}

interface LevelBenefitsProps {
  rules: RuleSet;
  /** Level of the player's incubator. */
  level: number;
}

/** Shows the benefits of each level (`LAB-155`). */
function LevelBenefits({ rules, level }: LevelBenefitsProps) {
  const levels = Array.from({ length: rules.machines.incubator.maxLevel }, (_, index) => index + 1);
  return (
    <ol className={layoutStyles.stack}>
      {levels.map((shown) => (
        <li key={shown} className={styles.level}>
          <MachinePicture type="incubator" level={shown} size={64} />
          <div className={styles.words}>
            <h3>
              {fill(rules.texts.lab.incubator.level, { level: shown })}{" "}
              {shown === level ? <Badge tone="info">{rules.texts.lab.incubator.yourLevel}</Badge> : null}
            </h3>
            {incubatorBenefits(rules, shown).map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
