import { useEffect } from "react";
import { readyMachines } from "../../../rules/index.ts";
import { useGame } from "../../game/game-context.tsx";
import { type Game, serverNow } from "../../game/store/game.ts";

const LOOK_EVERY_MS = 1000;

/**
 * Shows how many machines are ready in the tab's title, '(2) Corvax Lab', and on its icon, also in the background, and
 * nothing while none is.
 */
export function useReadyBadge(): void {
  const game = useGame();
  useEffect(() => {
    const badge = new TabBadge(document);
    const look = () => badge.show(readyCount(game));
    const stopFollowing = game.store.subscribe(look);
    // The browser makes this slower in the background, which is soon enough.
    const timer = setInterval(look, LOOK_EVERY_MS);
    look();
    return () => {
      stopFollowing();
      clearInterval(timer);
      badge.show(0);
    };
  }, [game]);
}

function readyCount(game: Game): number {
  const { rules, lab } = game.store.getState();
  return rules && lab ? readyMachines(rules, lab, serverNow(game)).length : 0;
}

/** The title and icon of a tab. */
class TabBadge {
  private readonly page: Document;
  private readonly link: HTMLLinkElement | null;
  private readonly plainIcon: string;
  private shown = 0;

  constructor(page: Document) {
    this.page = page;
    this.link = page.querySelector<HTMLLinkElement>('link[rel="icon"]');
    this.plainIcon = this.link?.href ?? "";
  }

  show(count: number): void {
    // What is shown has its name there, see `ui/battle/screen-title.tsx`.
    const name = this.page.title.replace(/^\(\d+\) /, "");
    const title = count === 0 ? name : `(${count}) ${name}`;
    if (this.page.title !== title) this.page.title = title;
    if (count === this.shown || this.link === null) return;
    this.shown = count;
    void this.showIcon(count);
  }

  private async showIcon(count: number): Promise<void> {
    const icon = count === 0 ? this.plainIcon : await badgedIcon(this.plainIcon, count);
    // Another count may have come while the picture was loaded.
    if (icon !== null && this.link && this.shown === count) this.link.href = icon;
  }
}

const SIZE = 64;
const RADIUS = 19;
const MOST_SHOWN = 9;

/** Draws a number on an icon, in a circle at the lower right; null where the browser draws none. */
async function badgedIcon(icon: string, count: number): Promise<string | null> {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext("2d");
  const picture = await load(icon);
  if (!context || picture === null) return null;
  context.drawImage(picture, 0, 0, SIZE, SIZE);
  const middle = SIZE - RADIUS - 1;
  context.fillStyle = "#ff4d6d";
  context.strokeStyle = "#ffffff";
  context.lineWidth = 3;
  context.beginPath();
  context.arc(middle, middle, RADIUS, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.fillStyle = "#ffffff";
  context.font = '700 28px "Nunito", sans-serif';
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count), middle, middle + 2);
  return canvas.toDataURL("image/png");
}

function load(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  return new Promise((resolve) => {
    picture.onload = () => resolve(picture);
    picture.onerror = () => resolve(null);
    picture.src = address;
  });
}
