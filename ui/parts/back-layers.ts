/** What lies over the page and is left by the browser's Back. */
export interface BackLayer {
  onBack(): void;
}

/** The parts of a browser window that are used. */
export interface BackWindow {
  readonly history: Pick<History, "state" | "pushState" | "back">;
  readonly location: Pick<Location, "hash">;
  addEventListener(type: "popstate", listener: () => void): void;
  /** Calls back once what is under way has ended. */
  setTimeout(callback: () => void): unknown;
}

const GUARD = { isBackGuard: true };

/**
 * Lets the browser's Back leave the uppermost layer instead of the game. While a layer is open the tab's history has
 * one entry more, the guard: Back takes it away, and closing the last layer goes back over it. Going back takes the
 * browser a moment, in which nothing else is done to the history.
 */
export class BackLayers {
  private readonly layers: BackLayer[] = [];
  private isGuarded: boolean;
  private isReturning = false;

  constructor(private readonly page: BackWindow) {
    // A page that was reloaded behind an open layer begins on its guard.
    this.isGuarded = page.history.state?.isBackGuard === true;
    page.addEventListener("popstate", () => this.noteBack());
    if (this.isGuarded) this.adjustSoon();
  }

  /** Opens a layer over those that are open; the answer closes it. */
  open(layer: BackLayer): () => void {
    this.layers.push(layer);
    this.adjustSoon();
    return () => {
      this.layers.splice(this.layers.indexOf(layer), 1);
      this.adjustSoon();
    };
  }

  private noteBack(): void {
    this.isGuarded = this.page.history.state?.isBackGuard === true;
    // A link that was opened in this tab is told in the same way, but has a fragment.
    const isBack = !this.isGuarded && this.page.location.hash === "";
    if (this.isReturning) this.isReturning = false;
    else if (isBack) this.layers.at(-1)?.onBack();
    this.adjustSoon();
  }

  /** A layer that closes while another opens needs no change. */
  private adjustSoon(): void {
    this.page.setTimeout(() => this.adjust());
  }

  private adjust(): void {
    const isNeeded = this.layers.length > 0;
    if (this.isReturning || isNeeded === this.isGuarded) return;
    if (isNeeded) this.page.history.pushState(GUARD, "");
    else this.page.history.back();
    this.isReturning = !isNeeded;
    this.isGuarded = isNeeded;
  }
}
