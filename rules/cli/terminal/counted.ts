/** A number with its noun, whose plural ends with s: "1 battle", "2 battles". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
