import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";

const CREATURE = /^([a-z]+_(?:egg|form[1-3]))\.webp$/;
/** Colours are chosen for each picture: as small as WebP, and told apart only side by side. */
const PNG = { palette: true, quality: 90, compressionLevel: 9, effort: 4 } as const;

/**
 * Puts the picture of every creature as PNG at its stated address, such as `/corvax_egg.png`, which replies and the
 * ledger name (`BAT-031`). Pages of the game load the smaller file; wallets and explorers need this one.
 * @param pictures folder of the finished pictures
 */
export function creaturePngs(pictures: string): Plugin {
  return {
    name: "creature-pngs",
    async generateBundle() {
      await Promise.all(
        creatureNames(pictures).map(async (name) => {
          this.emitFile({
            type: "asset",
            fileName: `${name}.png`,
            source: await creaturePng(pictures, name),
          });
        }),
      );
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const name = creatureNames(pictures).find((one) => request.url === `/${one}.png`);
        if (name === undefined) return next();
        creaturePng(pictures, name)
          .then((png) => response.setHeader("Content-Type", "image/png").end(png))
          .catch(next);
      });
    },
  };
}

/** The names of the creatures' pictures without ending, such as `corvax_form1`. */
export function creatureNames(pictures: string): string[] {
  return readdirSync(pictures).flatMap((file) => CREATURE.exec(file)?.[1] ?? []);
}

/** A creature's finished picture as PNG. */
export function creaturePng(pictures: string, name: string): Promise<Buffer> {
  return sharp(join(pictures, `${name}.webp`))
    .png(PNG)
    .toBuffer();
}
