import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";

let layers: BackLayers | null = null;

/**
 * Calls `onBack` instead of leaving the game when the browser's Back button is pressed, while `open` is true and no
 * other layer lies above.
 */
export function useBack(open: boolean, onBack: () => void): void {
  const callBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!open) return;
    layers ??= new BackLayers(window);
    return layers.open({ onBack: () => callBack() });
  }, [open]);
}

/**
 * Calls `onEscape` when Escape is pressed while `open` is true and no open dialog covers the element. A dialog covers
 * from the moment it shows until it begins to fade out; Radix updates its own layers some frames later. Key repeats are
 * ignored, and so is Escape while an element with `data-keeps-escape` handles it, for example during a drag.
 */
export function useEscape(part: RefObject<Element | null>, open: boolean, onEscape: () => void): void {
  const callBack = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    if (!open) return;
    function press(event: KeyboardEvent) {
      const { key, repeat, target } = event;
      if (key !== "Escape" || repeat) return;
      if (!part.current || isUnderDialog(part.current)) return;
      if (target instanceof Element && target.closest("[data-keeps-escape]")) return;
      event.preventDefault();
      callBack();
    }
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  }, [part, open]);
}

/**
 * Returns whether an open dialog covers an element. A dialog that fades out no longer counts. Dialogs are added at
 * the end of the page when they open, so a covering dialog follows the element.
 */
export function isUnderDialog(part: Element): boolean {
  const open = document.querySelectorAll("[role=dialog][data-state=open]");
  return [...open].some((dialog) => part.compareDocumentPosition(dialog) & Node.DOCUMENT_POSITION_FOLLOWING);
}

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
