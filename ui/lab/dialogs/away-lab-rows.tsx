import {
  amountText,
  fill,
  fillPlural,
  listText,
  type Machine,
  RESOURCE_NAMES,
  type RuleSet,
  resourceText,
} from "../../../rules/index.ts";
import { MachinePicture } from "../../components/atlas-picture.tsx";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { Row } from "../../components/row.tsx";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { closeDialog } from "../../game/store/dialogs.ts";
import { activateAll } from "../machine-list/activate-all.ts";
import { machineLabels } from "../machine-list/machine-labels.ts";
import type { Absence } from "../state/visits.ts";

/** What came in the lab: machines that became ready, and resources. */
export function GainRows({ absence }: { absence: Absence }) {
  const { rules, lab } = useLoaded();
  const machines = lab.machines.filter(({ id }) => absence.machineIds.includes(id));
  return (
    <>
      {machines.length === 0 ? null : <ReadyRow machines={machines} />}
      <ChangesRow lines={changeLines(rules, absence, 1)} notices={[]} />
    </>
  );
}

function ReadyRow({ machines }: { machines: readonly Machine[] }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const { visits } = rules.texts.lab;
  const [first] = machines;
  const labels = machineLabels(rules, lab.machines);
  function activate() {
    closeDialog(game, "away");
    void activateAll(game);
  }
  return (
    <Row
      picture={first ? <MachinePicture type={first.type} level={first.level} size={48} /> : null}
      name={fillPlural(rules.texts, visits.becameReady, { number: machines.length })}
      end={
        <Button size="small" tone="teal" onClick={activate}>
          {visits.activate}
        </Button>
      }
    >
      <span>
        {listText(
          rules.texts,
          machines.map(({ id }) => labels.get(id) ?? ""),
        )}
      </span>
    </Row>
  );
}

/** What was used up, with what the server tells of it. */
export function LossRow({ absence }: { absence: Absence }) {
  const { rules } = useLoaded();
  return <ChangesRow lines={changeLines(rules, absence, -1)} notices={absence.notices} />;
}

/** The resources that became more, or those that became less. */
function changeLines(rules: RuleSet, { changes }: Absence, sign: 1 | -1): string[] {
  const { gained, spent } = rules.texts.lab.activation;
  return RESOURCE_NAMES.flatMap((name) => {
    const change = changes[name] ?? 0;
    if (change * sign <= 0) return [];
    const amount = Math.abs(change);
    const values = { amount: amountText(rules.texts, amount), resource: resourceText(rules, name, amount) };
    return [fill(sign > 0 ? gained : spent, values)];
  });
}

function ChangesRow({ lines, notices }: { lines: readonly string[]; notices: readonly string[] }) {
  const { texts } = useLoaded().rules;
  if (lines.length === 0 && notices.length === 0) return null;
  return (
    <Row
      picture={<Icon name="energy" size={40} />}
      name={lines.length === 0 ? texts.lab.visits.came : listText(texts, lines)}
    >
      {notices.map((notice) => (
        <span key={notice}>{notice}</span>
      ))}
    </Row>
  );
}
