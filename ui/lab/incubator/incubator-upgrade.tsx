import { fill, type Machine, upgradeCost, whyNot } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Question } from "../../components/question.tsx";
import { useGame, useLoaded, useServerNow } from "../../game/game-context.tsx";
import { upgradeMachine } from "../commands/upgrade-machine.ts";
import { Price } from "../panel/price.tsx";
import styles from "./incubator-offer.module.css";

interface UpgradeOfferProps {
  machine: Machine;
  /** Asks for confirmation (`LAB-159`). */
  onUpgrade: () => void;
}

/** Shows the next level and its price, or 'Not Enough Resources' (`LAB-085`, `LAB-157`, `CON-08`). */
export function UpgradeOffer({ machine, onUpgrade }: UpgradeOfferProps) {
  const { rules, lab } = useLoaded();
  const now = useServerNow();
  const refusal = whyNot(rules, lab, { type: "upgrade", machineId: machine.id }, now);
  return (
    <section className={styles.upgrade} aria-label={rules.texts.lab.incubator.upgrade}>
      <Price rules={rules} cost={upgradeCost(rules, machine.type, machine.level)} owned={lab.resources} />
      <Button tone="teal" reason={refusal?.text ?? null} reasonShown="caption" onClick={onUpgrade}>
        {refusal?.text ?? fill(rules.texts.lab.incubator.upgradeOffer, { level: machine.level + 1 })}
      </Button>
    </section>
  );
}

interface UpgradeConfirmationProps {
  machine: Machine;
  onCancel: () => void;
}

/** Asks for confirmation before the incubator's upgrade (`LAB-157`, `LAB-159`). */
export function UpgradeConfirmation({ machine, onCancel }: UpgradeConfirmationProps) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const now = useServerNow();
  const refusal = whyNot(rules, lab, { type: "upgrade", machineId: machine.id }, now);
  return (
    <Question
      question={<h3>{fill(rules.texts.lab.incubator.upgradeQuestion, { level: machine.level + 1 })}</h3>}
      confirm={
        <Button
          needsServer
          tone="gold"
          reason={refusal?.text ?? null}
          reasonShown="caption"
          onClick={() => upgradeMachine(game, machine.id)}
        >
          {refusal?.text ?? rules.texts.lab.incubator.upgrade}
        </Button>
      }
      onCancel={onCancel}
    >
      <Price rules={rules} cost={upgradeCost(rules, machine.type, machine.level)} owned={lab.resources} />
    </Question>
  );
}
