import { useId } from "react";
import type { Machine, Pet, Refusal, RuleSet } from "../../../rules/index.ts";
import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import styles from "./machine-list.module.css";
import { MachineRow } from "./machine-row.tsx";
import { PetRow } from "./pet-row.tsx";

interface MachineListProps {
  rules: RuleSet;
  /** Number of the shown room; only its machines and pets are passed in. */
  room: number;
  machines: readonly Machine[];
  pets: readonly Pet[];
  /** Names by machine id, from `machineLabels` of the whole lab. */
  labels: ReadonlyMap<string, string>;
  /** Server time in milliseconds. */
  now: number;
  /** Badge per machine id ('OFFLINE', 'CONNECT WALLET', ...), as the canvas shows it. */
  badges: Readonly<Record<string, string>>;
  /** Why a machine cannot be activated now, by machine id; absent or null when it can. */
  refusals: Readonly<Record<string, Refusal | null>>;
  /** Ids of the machines whose activation is running. */
  busy?: ReadonlySet<string>;
  /** Opens the build section, for an empty room. */
  onBuild: () => void;
  onActivate: (machineId: string) => void;
  onPetOptions: (petId: string) => void;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Shows the room as a list, so that everything on the canvas can also be done with keyboard and screen reader. */
export function MachineList(props: MachineListProps) {
  const { rules, room, machines, pets, labels, now, badges, refusals, busy = NOBODY } = props;
  const headingId = useId();
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId}>{fill(rules.texts.lab.machineList.heading, { room })}</h2>
      {machines.length === 0 ? (
        <div className={styles.empty}>
          <p>{rules.texts.lab.machineList.none}</p>
          <Button tone="gold" onClick={props.onBuild}>
            {rules.texts.lab.machineList.buildAMachine}
          </Button>
        </div>
      ) : null}
      <ul className={styles.list}>
        {machines.map((machine) => (
          <MachineRow
            key={machine.id}
            rules={rules}
            machine={machine}
            label={labels.get(machine.id) ?? rules.texts.machines[machine.type].name}
            now={now}
            badge={badges[machine.id] ?? null}
            refusal={refusals[machine.id] ?? null}
            busy={busy.has(machine.id)}
            onActivate={() => props.onActivate(machine.id)}
          />
        ))}
        {pets.map((pet) => (
          <PetRow
            key={pet.id}
            name={rules.texts.lab.pets[pet.type]}
            onOptions={() => props.onPetOptions(pet.id)}
          />
        ))}
      </ul>
    </section>
  );
}
