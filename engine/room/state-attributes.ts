/** Names of the values the room writes to the page. */
export type RoomStateName = "canvas" | "room" | "avatar" | "near" | "preview";

/**
 * Writes a canvas's state to `data-` attributes of its parent, for assistive technology and browser tests; only when
 * a value changes.
 */
export class StateAttributes<StateName extends string> {
  private readonly parent: HTMLElement;
  private readonly written = new Map<StateName, string | null>();
  /** The attributes' values before. */
  private readonly before = new Map<StateName, string | null>();

  constructor(parent: HTMLElement) {
    this.parent = parent;
  }

  /** @param value null removes the attribute */
  write(name: StateName, value: string | null): void {
    if (this.written.get(name) === value) return;
    if (!this.before.has(name)) this.before.set(name, this.parent.getAttribute(`data-${name}`));
    this.written.set(name, value);
    this.put(name, value);
  }

  /** Restores the attributes. */
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
