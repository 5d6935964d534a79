import { useId } from "react";
import {
  buildCost,
  copiesOf,
  copyLimit,
  fill,
  MACHINE_TYPES,
  type MachineType,
  whyNotBuildable,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { MachinePicture } from "../../components/machine-picture.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { serverNow } from "../../game/store/server-time.ts";
import { AdoptRow } from "../cat/adopt-row.tsx";
import { buildMachine } from "../commands/build-machine.ts";
import { Price } from "./price.tsx";
import styles from "./section-row.module.css";
import { SectionRow } from "./section-row.tsx";

/**
 * Panel section with a build button for each machine and the cat, its price and, when refused, the reason (`LAB-066`,
 * `CON-28`).
 */
export function BuildSection() {
  return (
    <ul className={styles.list}>
      {MACHINE_TYPES.map((type) => (
        <BuildRow key={type} type={type} />
      ))}
      <AdoptRow />
    </ul>
  );
}

function BuildRow({ type }: { type: MachineType }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const busy = useGameState((state) => state.pending[`build ${type}`] === true);
  const reasonId = useId();
  const refusal = whyNotBuildable(rules, lab, type, serverNow(game));
  const { name } = rules.texts.machines[type];
  return (
    <SectionRow
      picture={<MachinePicture type={type} size={52} />}
      name={name}
      detail={fill(rules.texts.lab.panel.count, {
        number: copiesOf(lab, type),
        most: copyLimit(rules, type),
      })}
      price={<Price rules={rules} cost={buildCost(rules, lab, type)} owned={lab.resources} />}
      button={
        <Button
          size="small"
          tone="teal"
          busy={busy}
          reason={refusal?.text ?? null}
          reasonShown="caption"
          aria-label={fill(rules.texts.lab.panel.buildOne, { name })}
          {...(refusal ? { "aria-describedby": reasonId } : {})}
          onClick={() => buildMachine(game, type)}
        >
          {rules.texts.lab.panel.build}
        </Button>
      }
      reason={refusal ? { id: reasonId, text: refusal.text } : null}
    />
  );
}
