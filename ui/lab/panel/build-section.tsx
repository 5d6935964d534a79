import { useId } from "react";
import {
  adoptAt,
  adoptCost,
  buildCost,
  copiesOf,
  copyLimit,
  fill,
  type Lab,
  MACHINE_TYPES,
  type MachineType,
  nearestFreePlace,
  type RuleSet,
  whyNot,
  whyNotBuildable,
} from "../../../rules/index.ts";
import { AtlasPicture, MachinePicture } from "../../components/atlas-picture.tsx";
import { Button } from "../../components/button.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { openDialog } from "../../game/store/dialogs.ts";
import { serverNow } from "../../game/store/game.ts";
import { proposeMachine } from "../commands/place-machine.ts";
import { MachineWorkLists, Price } from "../machine-list/price.tsx";
import { workLines } from "../machine-list/work-lines.ts";
import sectionStyles from "./section-row.module.css";
import { SectionRow } from "./section-row.tsx";

/**
 * Panel section with a build button for each machine and the cat, what a machine does, the price and, when refused,
 * the reason (`LAB-066`, `CON-28`).
 */
export function BuildSection() {
  return (
    <ul className={sectionStyles.rows}>
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
  const isPlacing = useGameState((state) => state.building?.machineType === type);
  const room = useGameState((state) => state.room);
  const refusal = whyNotPlace(rules, lab, type, room, serverNow(game));
  const { name, purpose } = rules.texts.machines[type];
  const { panel: texts } = rules.texts.lab;
  const [number, most] = [copiesOf(lab, type), copyLimit(rules, type)];
  // What a machine is for is news to those who have none, and what it costs to those who can have another one.
  const isOpen = number < most;
  return (
    <SectionRow
      picture={<MachinePicture type={type} size={32} />}
      name={name}
      detail={fill(texts.count, { number, most })}
      {...(number === 0 ? { purpose } : {})}
      work={isOpen ? <MachineWorkLists lines={workLines(rules, type, 1)} /> : null}
      price={isOpen ? <Price rules={rules} cost={buildCost(rules, lab, type)} owned={lab.resources} /> : null}
      button={
        <Button
          needsServer
          size="small"
          tone="teal"
          busy={busy}
          reason={isPlacing ? null : refusal}
          reasonShown="caption"
          aria-label={fill(isPlacing ? rules.texts.lab.build.hereOne : texts.buildOne, { name })}
          {...(refusal === null ? {} : { "aria-describedby": reasonId })}
          onClick={() => proposeMachine(game, type)}
        >
          {isPlacing ? rules.texts.lab.build.here : texts.build}
        </Button>
      }
      reason={refusal === null ? null : { id: reasonId, text: refusal }}
    />
  );
}

/** Returns why a machine cannot be built in the shown room, or null. */
function whyNotPlace(rules: RuleSet, lab: Lab, type: MachineType, room: number, now: number): string | null {
  const refusal = whyNotBuildable(rules, lab, type, now);
  if (refusal) return refusal.text;
  return nearestFreePlace(rules, lab, { x: 0, y: 0, room }) ? null : rules.texts.lab.build.noPlace;
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
      picture={<AtlasPicture frame="cat_idle_0" size={32} />}
      name={name}
      detail={fill(rules.texts.lab.cat.count, { number: lab.pets.length, most: limit })}
      price={
        lab.pets.length < limit ? <Price rules={rules} cost={adoptCost(rules)} owned={lab.resources} /> : null
      }
      button={
        <Button
          needsServer
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
