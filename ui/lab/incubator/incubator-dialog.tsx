import { useState } from "react";
import type { Machine, RuleSet } from "../../../rules/index.ts";
import { Accordion } from "../../components/accordion.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useLast } from "../../game/hooks/use-last.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import type { Dialog as OpenDialog } from "../../game/store/game-state.ts";
import { WaitingPanel } from "../../transactions/panels.tsx";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import styles from "./incubator-dialog.module.css";
import { IncubatorOffer } from "./incubator-offer.tsx";
import { LevelBenefits } from "./level-benefits.tsx";
import { OutcomePanel } from "./outcome-panel.tsx";

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
  /** Address of the staking site the operator configured; null: no link is shown. */
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
