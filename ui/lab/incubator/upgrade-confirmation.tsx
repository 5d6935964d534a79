import { useEffect, useRef } from "react";
import { fill, type Machine, upgradeCost, whyNot } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useGame, useLoaded, useServerNow } from "../../game/game-context.tsx";
import { upgradeMachine } from "../commands/upgrade-machine.ts";
import { Price } from "../panel/price.tsx";
import styles from "./incubator-offer.module.css";

interface UpgradeConfirmationProps {
  machine: Machine;
  onCancel: () => void;
}

/** Asks before the incubator is upgraded (`LAB-157`, `LAB-159`); the button that asked is gone, so the focus comes here. */
export function UpgradeConfirmation({ machine, onCancel }: UpgradeConfirmationProps) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const now = useServerNow();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const refusal = whyNot(rules, lab, { type: "upgrade", machineId: machine.id }, now);
  return (
    <section className={styles.question} aria-label="Confirm the upgrade">
      <h3>{fill(rules.incubatorTexts.upgradeQuestion, { level: machine.level + 1 })}</h3>
      <Price rules={rules} cost={upgradeCost(rules, machine.type, machine.level)} owned={lab.resources} />
      <div className={styles.buttons}>
        <Button ref={cancel} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          tone="gold"
          reason={refusal?.text ?? null}
          reasonShown="caption"
          onClick={() => upgradeMachine(game, machine.id)}
        >
          {refusal?.text ?? "Upgrade"}
        </Button>
      </div>
    </section>
  );
}
