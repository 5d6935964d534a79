import { creaturePngAddress, pictureAddress } from "../../../assets/index.ts";
import type { OwnedCreature, Rarity } from "../../../rules/index.ts";

/** Edge length of the card, in pixels. */
const EDGE = 1080;
const PICTURE = 620;
const RAYS = 16;
/** The theme's colours, by rarity. */
const COLORS: Record<Rarity, string> = {
  Common: "--color-common",
  Rare: "--color-rare",
  Epic: "--color-epic",
  Legendary: "--color-legendary",
};

/** What the card says under the picture. */
interface CardWords {
  name: string;
  facts: string;
  game: string;
}

/** Draws a creature as a square picture to send: in the light of its rarity, with its name. Returns a PNG, or null. */
export async function drawCreatureCard(
  { species_id, form, rarity }: OwnedCreature,
  words: CardWords,
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = EDGE;
  canvas.height = EDGE;
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  const page = getComputedStyle(document.documentElement);
  const color = (name: string) => page.getPropertyValue(name).trim();
  drawLight(brush, color(COLORS[rarity]), color("--color-well"));
  const picture = await load(`${species_id}_${form === 0 ? "egg" : `form${form}`}.webp`);
  if (picture) brush.drawImage(picture, (EDGE - PICTURE) / 2, 130, PICTURE, PICTURE);
  const heading = page.getPropertyValue("--font-heading").trim() || "sans-serif";
  const write = (text: string, y: number, size: number, fill: string) => {
    brush.font = `600 ${size}px ${heading}`;
    brush.fillStyle = fill;
    brush.fillText(text, EDGE / 2, y, EDGE - 80);
  };
  brush.textAlign = "center";
  write(words.name, 850, 92, color("--color-text"));
  write(words.facts, 925, 52, color(COLORS[rarity]));
  write(words.game, 1015, 40, color("--color-text"));
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function drawLight(brush: CanvasRenderingContext2D, light: string, dark: string): void {
  const centre = { x: EDGE / 2, y: 440 };
  brush.fillStyle = dark;
  brush.fillRect(0, 0, EDGE, EDGE);
  brush.fillStyle = light;
  brush.globalAlpha = 0.16;
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (ray / RAYS) * 2 * Math.PI;
    brush.beginPath();
    brush.moveTo(centre.x, centre.y);
    brush.arc(centre.x, centre.y, EDGE, angle, angle + Math.PI / RAYS);
    brush.fill();
  }
  brush.globalAlpha = 0.75;
  const glow = brush.createRadialGradient(centre.x, centre.y, 60, centre.x, centre.y, 560);
  glow.addColorStop(0, light);
  glow.addColorStop(1, "transparent");
  brush.fillStyle = glow;
  brush.fillRect(0, 0, EDGE, EDGE);
  brush.globalAlpha = 1;
  brush.strokeStyle = light;
  brush.lineWidth = 16;
  brush.strokeRect(8, 8, EDGE - 16, EDGE - 16);
}

/** The picture at its stated address, or its smaller file; null where neither can be loaded. */
async function load(file: string): Promise<HTMLImageElement | null> {
  for (const address of [creaturePngAddress(file), pictureAddress(file)]) {
    if (address === null) continue;
    const picture = new Image();
    picture.src = address;
    const isLoaded = await picture.decode().then(
      () => true,
      () => false,
    );
    if (isLoaded) return picture;
  }
  return null;
}
