/** A dialog or screen over the page that the browser's Back button closes. */
interface BackLayer {
  onBack(): void;
}

/** The parts of `window` that `BackLayers` needs. */
interface BackWindow {
  readonly history: Pick<History, "state" | "pushState" | "back">;
  readonly location: Pick<Location, "hash">;
  addEventListener(type: "popstate", listener: () => void): void;
  /** Calls back after the current task, as `window.setTimeout` without a delay. */
  setTimeout(callback: () => void): unknown;
}

const GUARD = { isBackGuard: true };

/**
 * Makes the browser's Back button close the topmost layer instead of leaving the game. When the first layer opens, an
 * extra history entry (the guard) is added, and Back removes it. The guard stays after the last layer has closed:
 * calling `history.back()` then would cancel a page reload that has just begun. Back without an open layer therefore
 * goes back a second time and leaves the game.
 */
export class BackLayers {
  private readonly layers: BackLayer[] = [];
  private isGuarded: boolean;

  constructor(private readonly page: BackWindow) {
    // A page reloaded while a layer was open starts on the guard entry.
    this.isGuarded = page.history.state?.isBackGuard === true;
    page.addEventListener("popstate", () => this.handlePopState());
  }

  /** Adds a layer on top of the others. Returns a function that removes it. */
  open(layer: BackLayer): () => void {
    this.layers.push(layer);
    this.adjustSoon();
    return () => {
      this.layers.splice(this.layers.indexOf(layer), 1);
    };
  }

  private handlePopState(): void {
    const wasGuarded = this.isGuarded;
    this.isGuarded = this.page.history.state?.isBackGuard === true;
    // Opening a link with a fragment in this tab also fires `popstate`; that is not Back.
    const isBack = wasGuarded && !this.isGuarded && this.page.location.hash === "";
    const layer = this.layers.at(-1);
    if (isBack && layer) layer.onBack();
    else if (isBack) this.page.history.back();
    this.adjustSoon();
  }

  /** Adjusts the history after the current task, so that closing one layer while opening another adds no entry. */
  private adjustSoon(): void {
    this.page.setTimeout(() => this.adjust());
  }

  private adjust(): void {
    if (this.isGuarded || this.layers.length === 0) return;
    this.page.history.pushState(GUARD, "");
    this.isGuarded = true;
  }
}
