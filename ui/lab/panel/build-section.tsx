import { useId } from "react";
import {
  adoptAt,
  adoptCost,
  buildCost,
  copiesOf,
  copyLimit,
  fill,
  MACHINE_TYPES,
  type MachineType,
  whyNot,
  whyNotBuildable,
} from "../../../rules/index.ts";
import { AtlasPicture, MachinePicture } from "../../components/atlas-picture.tsx";
import { Button } from "../../components/button.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { openDialog } from "../../game/store/dialogs.ts";
import { serverNow } from "../../game/store/game.ts";
import { buildMachine } from "../commands/build-machine.ts";
import { Price } from "./price.tsx";
import styles from "./section-row.module.css";
import { SectionRow } from "./section-row.tsx";

/**
 * Panel section with a build button for each machine and the cat, what a machine is for, the price and, when refused,
 * the reason (`LAB-066`, `CON-28`).
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
  const { name, purpose } = rules.texts.machines[type];
  return (
    <SectionRow
      picture={<MachinePicture type={type} size={52} />}
      name={name}
      detail={fill(rules.texts.lab.panel.count, {
        number: copiesOf(lab, type),
        most: copyLimit(rules, type),
      })}
      purpose={purpose}
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

/**
 * The panel's row to adopt a cat, shown when there is a Cat's Lair; usable whenever the price can be paid
 * (`LAB-141`).
 */
function AdoptRow() {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const reasonId = useId();
  const lair = lab.machines.find(({ type }) => type === "catLair");
  if (!lair) return null;
  const { limit } = rules.pets.cat;
  const { cat: name } = rules.texts.lab.pets;
  const refusal = whyNot(rules, lab, adoptAt(rules, lair, lair.id), serverNow(game));
  return (
    <SectionRow
      picture={<AtlasPicture frame="cat_idle_0" size={52} />}
      name={name}
      detail={fill(rules.texts.lab.cat.count, { number: lab.pets.length, most: limit })}
      price={<Price rules={rules} cost={adoptCost(rules)} owned={lab.resources} />}
      button={
        <Button
          size="small"
          tone="teal"
          reason={refusal?.text ?? null}
          reasonShown="caption"
          aria-label={fill(rules.texts.lab.cat.adoptOne, { name })}
          {...(refusal ? { "aria-describedby": reasonId } : {})}
          onClick={() => openDialog(game, { kind: "adopt", lairId: lair.id })}
        >
          {rules.texts.lab.cat.adopt}
        </Button>
      }
      reason={refusal ? { id: reasonId, text: refusal.text } : null}
    />
  );
}
