import { describe, expect, it } from "vitest";
import { BackLayers } from "../../../ui/components/back-and-escape.ts";

/** The history of a browser tab: its entries, the current one, and moves that take effect a moment later. */
class TabHistory {
  private readonly entries: unknown[];
  private index: number;
  private readonly soon: (() => void)[] = [];
  private tell: () => void = () => undefined;
  readonly location = { hash: "" };
  readonly history;

  constructor(...entries: unknown[]) {
    const tab = this;
    this.entries = entries;
    this.index = entries.length - 1;
    this.history = {
      get state() {
        return tab.entries[tab.index];
      },
      pushState: (state: unknown) => void tab.entries.splice(++tab.index, Number.POSITIVE_INFINITY, state),
      back: () => void tab.soon.push(() => tab.pressBack()),
    };
  }

  addEventListener(_type: "popstate", listener: () => void): void {
    this.tell = listener;
  }

  setTimeout(callback: () => void): void {
    this.soon.push(callback);
  }

  /** Goes back, as on a press of Back or a call by the page. */
  pressBack(): void {
    this.index -= 1;
    this.tell();
  }

  /** Opens a link to this page. */
  openLink(hash: string): void {
    this.location.hash = hash;
    this.history.pushState(null);
    this.tell();
  }

  /** Number of entries behind the current one; -1 once the game was left. */
  get behind(): number {
    return this.index;
  }

  /** Runs all pending callbacks. */
  settle(): void {
    for (let callback = this.soon.shift(); callback; callback = this.soon.shift()) callback();
  }
}

/** Opens a tab with two layers that close on Back. */
function withLayers(...entries: unknown[]) {
  const tab = new TabHistory(...(entries.length > 0 ? entries : [null]));
  const layers = new BackLayers(tab);
  const left: string[] = [];
  const open = (name: string) => {
    const close = layers.open({
      onBack: () => {
        left.push(name);
        close();
      },
    });
    return close;
  };
  return { tab, left, open };
}

describe("the browser's Back button with open layers", () => {
  it("closes the topmost layer, one for each press, and then leaves the game", () => {
    const { tab, left, open } = withLayers();
    open("arena");
    open("settings");
    tab.settle();
    expect(tab.behind).toBe(1);
    tab.pressBack();
    tab.settle();
    expect(left).toEqual(["settings"]);
    expect(tab.behind).toBe(1);
    tab.pressBack();
    tab.settle();
    expect(left).toEqual(["settings", "arena"]);
    expect(tab.behind).toBe(0);
  });

  it("leaves the game after the last layer was closed in another way", () => {
    const { tab, left, open } = withLayers();
    const close = open("settings");
    tab.settle();
    close();
    tab.settle();
    tab.pressBack();
    tab.settle();
    expect(tab.behind).toBe(-1);
    expect(left).toEqual([]);
  });

  it("keeps its guard entry while one layer closes and another opens", () => {
    const { tab, left, open } = withLayers();
    const closeFirst = open("first");
    tab.settle();
    closeFirst();
    const closeSecond = open("second");
    tab.settle();
    expect(tab.behind).toBe(1);
    closeSecond();
    tab.settle();
    open("third");
    tab.settle();
    expect(tab.behind).toBe(1);
    tab.pressBack();
    expect(left).toEqual(["third"]);
  });

  it("starts on its guard entry after a reload with an open layer, and leaves the game with one press when no layer opens", () => {
    const { tab } = withLayers(null, { isBackGuard: true });
    tab.settle();
    tab.pressBack();
    tab.settle();
    expect(tab.behind).toBe(-1);
  });

  it("is not confused with a link opened in the same tab", () => {
    const { tab, left, open } = withLayers();
    open("settings");
    tab.settle();
    tab.openLink("#replay=abc");
    expect(left).toEqual([]);
  });
});
