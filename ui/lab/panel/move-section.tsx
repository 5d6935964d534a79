import { covers, fill, type Machine, moveCost } from "../../../rules/index.ts";
import { MachinePicture } from "../../components/atlas-picture.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { selectMachineForMove } from "../commands/move-mode.ts";
import { machineLabels } from "../machine-list/machine-labels.ts";
import { Price } from "../machine-list/price.tsx";
import styles from "./section-row.module.css";

/**
 * Panel section to pick the machine to move; refused when the price of a move cannot be paid (`LAB-089`, `LAB-131`,
 * `CON-08`).
 */
export function MoveSection() {
  const { rules, lab } = useLoaded();
  const labels = machineLabels(rules, lab.machines);
  if (lab.machines.length === 0) return <p className={styles.empty}>{rules.texts.lab.move.buildFirst}</p>;
  return (
    <>
      <div className={styles.above}>
        <Price rules={rules} cost={moveCost(rules)} owned={lab.resources} />
      </div>
      <ul className={styles.tiles}>
        {lab.machines.map((machine) => (
          <MoveRow key={machine.id} machine={machine} label={labels.get(machine.id) ?? ""} />
        ))}
      </ul>
    </>
  );
}

function MoveRow({ machine, label }: { machine: Machine; label: string }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const isSelected = useGameState((state) => state.moveMode?.subject.id === machine.id);
  const tooPoor = !isSelected && !covers(lab.resources, moveCost(rules));
  const { move: texts } = rules.texts.lab;
  const offered = isSelected ? texts.cancelOne : texts.selectOne;
  const spoken = tooPoor ? texts.cannotSelect : offered;
  const caption = isSelected ? rules.texts.words.cancel : texts.select;
  return (
    <li className={styles.tile}>
      <MachinePicture type={machine.type} level={machine.level} size={36} />
      <h3 className={layoutStyles.smallHeading}>{label}</h3>
      <span className={styles.detail}>{fill(texts.room, { room: machine.room })}</span>
      <Button
        size="small"
        tone="teal"
        reason={tooPoor ? texts.tooPoor : null}
        reasonShown="caption"
        aria-pressed={isSelected}
        aria-label={fill(spoken, { reason: texts.tooPoor, machine: label })}
        onClick={() => selectMachineForMove(game, machine.id)}
      >
        {tooPoor ? texts.tooPoor : caption}
      </Button>
    </li>
  );
}
