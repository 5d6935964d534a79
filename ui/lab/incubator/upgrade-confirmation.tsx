import { fill, type Machine, upgradeCost, whyNot } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Question } from "../../components/question.tsx";
import { useGame, useLoaded, useServerNow } from "../../game/game-context.tsx";
import { upgradeMachine } from "../commands/upgrade-machine.ts";
import { Price } from "../panel/price.tsx";

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
