import {
  amountText,
  fill,
  fillPlural,
  listText,
  type Machine,
  RESOURCE_NAMES,
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

/** What happened in the lab: machines that became ready, and how the resources changed. */
export function LabRows({ absence }: { absence: Absence }) {
  const { lab } = useLoaded();
  const machines = lab.machines.filter(({ id }) => absence.machineIds.includes(id));
  return (
    <>
      {machines.length === 0 ? null : <ReadyRow machines={machines} />}
      <ChangesRow absence={absence} />
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

/** What was gained and used up, with the reasons that the server gave. */
function ChangesRow({ absence: { changes, notices } }: { absence: Absence }) {
  const { rules } = useLoaded();
  const { texts } = rules;
  const { gained, spent } = texts.lab.activation;
  const lines = RESOURCE_NAMES.flatMap((name) => {
    const change = changes[name] ?? 0;
    if (change === 0) return [];
    const values = { amount: amountText(texts, Math.abs(change)), resource: rules.resourceNames[name] };
    return [fill(change > 0 ? gained : spent, values)];
  });
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
