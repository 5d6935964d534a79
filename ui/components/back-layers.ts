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
 * Lets the browser's Back leave the uppermost layer instead of the game. From the first layer on the tab's history has
 * one entry more, the guard, which Back takes away. It stays when the last layer closes, since going back by itself
 * would end a reload that has just begun; a Back without a layer goes on over it and leaves the game.
 */
export class BackLayers {
  private readonly layers: BackLayer[] = [];
  private isGuarded: boolean;

  constructor(private readonly page: BackWindow) {
    // A page that was reloaded behind an open layer begins on its guard.
    this.isGuarded = page.history.state?.isBackGuard === true;
    page.addEventListener("popstate", () => this.noteBack());
  }

  /** Opens a layer over those that are open; the answer closes it. */
  open(layer: BackLayer): () => void {
    this.layers.push(layer);
    this.adjustSoon();
    return () => {
      this.layers.splice(this.layers.indexOf(layer), 1);
    };
  }

  private noteBack(): void {
    const wasGuarded = this.isGuarded;
    this.isGuarded = this.page.history.state?.isBackGuard === true;
    // A link that was opened in this tab is told in the same way, but has a fragment.
    const isBack = wasGuarded && !this.isGuarded && this.page.location.hash === "";
    const layer = this.layers.at(-1);
    if (isBack && layer) layer.onBack();
    else if (isBack) this.page.history.back();
    this.adjustSoon();
  }

  /** A layer that closes while another opens needs no change. */
  private adjustSoon(): void {
    this.page.setTimeout(() => this.adjust());
  }

  private adjust(): void {
    if (this.isGuarded || this.layers.length === 0) return;
    this.page.history.pushState(GUARD, "");
    this.isGuarded = true;
  }
}
