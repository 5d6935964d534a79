import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What a manifest says in one language. */
export interface AppWords {
  language: string;
  direction: "ltr" | "rtl";
  name: string;
  description: string;
}

/** The night of the lab: splash screen, address bar and task switcher. `ui/index.html` says the same for tabs. */
const NIGHT = "#14112e";

/** `maskable` icons fill their square, so that a system may cut them to its own shape. */
const ICONS = [
  { file: "app_icon_192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { file: "app_icon_512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { file: "app_icon_maskable_192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
  { file: "app_icon_maskable_512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
] as const;

/**
 * Builds a web app manifest for each language, `/manifest-<language>.webmanifest`, so that the game can be installed,
 * and names the first one in the page; the client shows that of its own language.
 * @param pictures folder of the finished pictures
 */
export function appManifests(languages: readonly AppWords[], pictures: string): Plugin {
  return {
    name: "app-manifests",
    apply: "build",
    async generateBundle() {
      const icons = await Promise.all(
        ICONS.map(async ({ file, ...icon }) => {
          const source = await readFile(join(pictures, file));
          const emitted = this.emitFile({ type: "asset", name: file, source });
          return { src: `/${this.getFileName(emitted)}`, ...icon };
        }),
      );
      for (const words of languages) {
        const source = JSON.stringify(manifestOf(words, icons));
        this.emitFile({ type: "asset", fileName: fileNameOf(words), source });
      }
    },
    transformIndexHtml: () => {
      const [first] = languages;
      if (first === undefined) return [];
      const attrs = { rel: "manifest", href: `/${fileNameOf(first)}` };
      return [{ tag: "link", attrs, injectTo: "head" as const }];
    },
  };
}

function fileNameOf({ language }: AppWords): string {
  return `manifest-${language}.webmanifest`;
}

function manifestOf({ language, direction, name, description }: AppWords, icons: readonly object[]): object {
  return {
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: language,
    dir: direction,
    name,
    short_name: name,
    description,
    categories: ["games"],
    background_color: NIGHT,
    theme_color: NIGHT,
    icons,
  };
}
