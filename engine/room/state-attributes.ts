/** What the canvas tells the page about itself, for assistive layers and browser tests. */
export type StateName = "canvas" | "room" | "avatar" | "near" | "preview";

/** Writes state as `data-` attributes of the canvas' parent, only when it changes. */
export class StateAttributes {
  private readonly parent: HTMLElement;
  private readonly written = new Map<StateName, string | null>();

  constructor(parent: HTMLElement) {
    this.parent = parent;
  }

  /** @param value null takes the attribute away */
  write(name: StateName, value: string | null): void {
    if (this.written.get(name) === value) return;
    this.written.set(name, value);
    if (value === null) this.parent.removeAttribute(`data-${name}`);
    else this.parent.setAttribute(`data-${name}`, value);
  }

  /** Takes all of them away. */
  clear(): void {
    for (const name of this.written.keys()) this.parent.removeAttribute(`data-${name}`);
    this.written.clear();
  }
}
