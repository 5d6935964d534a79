import { type ReactNode, useId } from "react";
import { fill, type Machine, type Pet, type Refusal, type RuleSet, whyNot } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState, useLoaded, useServerNow } from "../../game/game-context.tsx";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { activationCommand } from "../commands/activate-machine.ts";
import { catName } from "../commands/cat.ts";
import { closeMachineCard, glanceAtMachine, openMachineCard } from "../commands/machine-card.ts";
import { dialogOf, operateMachine } from "../commands/operate-machine.ts";
import { ActivateAllButton } from "./activate-all-button.tsx";
import { MachineRow, PetRow } from "./list-rows.tsx";
import { badgesOf, machineLabels } from "./machine-labels.ts";
import styles from "./machine-list.module.css";
import { RoomNavigation } from "./room-navigation.tsx";

interface MachineListProps {
  rules: RuleSet;
  /** Number of the shown room; only its machines and pets are passed in. */
  room: number;
  machines: readonly Machine[];
  pets: readonly Pet[];
  /** Stands at the end of the heading's line. */
  beside?: ReactNode;
  /** Stands between the heading and the machines. */
  above?: ReactNode;
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
  /** Opens the build section, for an empty room; null while it is open beside the list. */
  onBuild: (() => void) | null;
  onActivate: (machineId: string) => void;
  /** Opens the card of a machine. */
  onOptions: (machineId: string) => void;
  /** The focus of the keyboard comes to a machine's row; null: it leaves it. */
  onGlance: (machineId: string | null) => void;
  onPetOptions: (petId: string) => void;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Shows the room as a list, so that everything on the canvas can also be done with keyboard and screen reader. */
export function MachineList(props: MachineListProps) {
  const { rules, room, machines, pets, labels, now, badges, refusals, busy = NOBODY } = props;
  const headingId = useId();
  return (
    <section className={layoutStyles.stack} aria-labelledby={headingId} data-place="machines">
      <div className={layoutStyles.headRow}>
        <h2 id={headingId}>{fill(rules.texts.lab.machineList.heading, { room })}</h2>
        {props.beside}
      </div>
      {props.above}
      {machines.length === 0 ? (
        <div className={styles.empty}>
          <p>{rules.texts.lab.machineList.none}</p>
          {props.onBuild === null ? null : (
            <Button tone="gold" onClick={props.onBuild}>
              {rules.texts.lab.machineList.buildAMachine}
            </Button>
          )}
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
            onOptions={() => props.onOptions(machine.id)}
            onGlance={(isThere) => props.onGlance(isThere ? machine.id : null)}
          />
        ))}
        {pets.map((pet) => (
          <PetRow
            key={pet.id}
            name={catName(rules, pet)}
            kind={rules.texts.lab.pets[pet.type]}
            onOptions={() => props.onPetOptions(pet.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/**
 * Lists the machines and pets of the current room, with the same actions as the canvas, and on narrow screens with the
 * buttons to change rooms.
 */
export function RoomMachines() {
  const game = useGame();
  const isMobile = useIsMobile();
  const { rules, lab } = useLoaded();
  const room = useGameState((state) => state.room);
  const wallet = useGameState((state) => state.wallet);
  const pending = useGameState((state) => state.pending);
  const isBuilding = useGameState(({ section }) => section === "build");
  const now = useServerNow();
  const machines = lab.machines.filter((machine) => machine.room === room);
  return (
    <MachineList
      rules={rules}
      room={room}
      beside={isMobile ? <RoomNavigation /> : null}
      above={<ActivateAllButton />}
      labels={machineLabels(rules, lab.machines)}
      machines={machines}
      pets={lab.pets.filter((pet) => pet.room === room)}
      now={now}
      badges={badgesOf(rules, lab, accountInUse({ wallet }) !== null)}
      refusals={Object.fromEntries(
        machines.map((machine) => [
          machine.id,
          whyNotOperate(machine, whyNot(rules, lab, activationCommand({ wallet }, machine.id), now)),
        ]),
      )}
      busy={new Set(machines.map(({ id }) => id).filter((id) => pending[`activate ${id}`]))}
      onBuild={
        isBuilding && !isMobile ? null : () => game.store.setState({ section: "build", panelOpen: isMobile })
      }
      onActivate={(machineId) => operateMachine(game, machineId)}
      onOptions={(machineId) => openMachineCard(game, machineId, true)}
      onGlance={(machineId) =>
        machineId === null ? closeMachineCard(game, "focus") : glanceAtMachine(game, machineId, "focus")
      }
      onPetOptions={(petId) => openDialog(game, { kind: "catOptions", petId })}
    />
  );
}

/**
 * Returns why a machine cannot be operated, or null. A machine with a dialog can always be opened, because the dialog
 * explains what is missing; a FOMO HIT cannot while its NFT is being minted (`CON-20`).
 */
function whyNotOperate(machine: Machine, refusal: Refusal | null): Refusal | null {
  return dialogOf(machine) === null || refusal?.code === "minting" ? refusal : null;
}
