/** What the room tells the page about itself. */
export type RoomStateName = "canvas" | "room" | "avatar" | "near" | "preview";

/**
 * What a canvas tells the page about itself, for assistive layers and browser tests: written as `data-`
 * attributes of its parent, only when it changes.
 */
export class StateAttributes<StateName extends string> {
  private readonly parent: HTMLElement;
  private readonly written = new Map<StateName, string | null>();
  /** What the page itself had put there. */
  private readonly before = new Map<StateName, string | null>();

  constructor(parent: HTMLElement) {
    this.parent = parent;
  }

  /** @param value null takes the attribute away */
  write(name: StateName, value: string | null): void {
    if (this.written.get(name) === value) return;
    if (!this.before.has(name)) this.before.set(name, this.parent.getAttribute(`data-${name}`));
    this.written.set(name, value);
    this.put(name, value);
  }

  /** Leaves the element as it was. */
  clear(): void {
    for (const [name, value] of this.before) this.put(name, value);
    this.written.clear();
    this.before.clear();
  }

  private put(name: StateName, value: string | null): void {
    if (value === null) this.parent.removeAttribute(`data-${name}`);
    else this.parent.setAttribute(`data-${name}`, value);
  }
}
