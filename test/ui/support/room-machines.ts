import type { Machine, MachineType } from "../../../rules/index.ts";

/** A machine of room 1 that was never activated, unless said otherwise. */
export function machine(id: string, type: MachineType, changes: Partial<Machine> = {}): Machine {
  return {
    id,
    type,
    x: 0,
    y: 0,
    room: 1,
    level: 1,
    lastActivated: 0,
    isOffline: false,
    provisionalMint: false,
    upkeepPaidUntil: 0,
    ...changes,
  };
}
