/** The five machine types (`LAB-060`). */
export const MACHINE_TYPES = ["catLair", "reactor", "amplifier", "incubator", "fomoHit"] as const;
export type MachineType = (typeof MACHINE_TYPES)[number];

/**
 * Whether an unchecked text names a machine type; inherited names such as "constructor" do not (`ABU-37`).
 */
export function isMachineType(text: string): text is MachineType {
  return (MACHINE_TYPES as readonly string[]).includes(text);
}
