import type { Lab, Machine, MachineType } from "./lab.ts";

/** The machine with this id, or undefined. */
export function machineOf(lab: Lab, id: string): Machine | undefined {
  return lab.machines.find((machine) => machine.id === id);
}

/** The number of machines of a type in all rooms (`GAP-11`). */
export function copiesOf(lab: Lab, type: MachineType): number {
  let copies = 0;
  for (const machine of lab.machines) if (machine.type === type) copies++;
  return copies;
}
