import { useStore } from "zustand";
import { cooldownMinutes, fill, type Machine, type RuleSet, remainingCooldown } from "../../rules/index.ts";
import { useBattleClient } from "../battle/battle-context.tsx";
import { MachinePicture } from "../components/atlas-picture.tsx";
import styles from "./visit.module.css";
import type { VisitedRoom } from "./visited-room.ts";

/** The machines of the room that is shown, in words, at a moment of the browser's clock. */
export function VisitedMachines({ room: { store }, now }: { room: VisitedRoom; now: number }) {
  const { rules } = useBattleClient();
  const { machineList: texts } = rules.texts.lab;
  const { lab, room } = useStore(store);
  const machines = lab.machines.filter((machine) => machine.room === room);
  return (
    <section aria-label={fill(texts.heading, { room })}>
      {machines.length === 0 ? <p className={styles.about}>{texts.none}</p> : null}
      <ul className={styles.machines}>
        {machines.map((machine) => (
          <VisitedMachine key={machine.id} rules={rules} machine={machine} now={now} />
        ))}
      </ul>
    </section>
  );
}

function VisitedMachine({ rules, machine, now }: { rules: RuleSet; machine: Machine; now: number }) {
  const { type, level, lastActivated, isOffline } = machine;
  const { machineList: texts } = rules.texts.lab;
  const isUnminted = type === "fomoHit" && lastActivated === 0;
  const minutes = cooldownMinutes(remainingCooldown(rules, machine, now));
  const isOff = isOffline || isUnminted;
  const state =
    minutes > 0
      ? fill(texts.minutesLeft, { minutes })
      : isOff
        ? rules.texts.friends.visiting.off
        : texts.ready;
  return (
    <li className={styles.machine}>
      <MachinePicture type={type} level={level} off={isUnminted} size={36} />
      <span className={styles.name}>
        {rules.texts.machines[type].name} <small>{fill(texts.level, { level })}</small>
      </span>
      <span className={styles.state} data-ready={minutes === 0 && !isOff}>
        {state}
      </span>
    </li>
  );
}
