import { hash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type HtmlTagDescriptor, type Plugin, type UserConfig } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";
import { appManifests } from "./assets/build/app-manifests.ts";
import { creaturePngs } from "./assets/build/creature-pngs.ts";
import { pictureAddresses } from "./assets/build/picture-addresses.ts";
import { positionPictures } from "./assets/build/position-pictures.ts";
import { directionOf, shippedRules, type Texts } from "./rules/index.ts";
import { firstTextsOf, type LanguageFolders, readLanguages } from "./rules/validation.ts";
import { namedBuild } from "./server/start/release/named-build.ts";
import { firstPaint } from "./ui/app/loading/build/first-paint.ts";
import { worksOffline } from "./ui/service-worker/build/works-offline.ts";

const DEFAULT_PORT = 3000;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const gameServer = {
  target: `http://127.0.0.1:${process.env.PORT ?? DEFAULT_PORT}`,
  // The server compares the page's origin with the host it was asked at.
  changeOrigin: false,
};

/** How long each plugin took is of no use to those who start the game (`ABU-115`). */
const QUIET = { bundlerTimings: false };

/**
 * Four outputs from one source: `dist/client` (production), `dist/play` (mode "play": with the
 * development help, for `npm start`), with `--ssr` the server and its commands, and the rules as a library (mode
 * "rules").
 */
export default defineConfig(({ command, mode, isSsrBuild }): UserConfig => {
  if (isSsrBuild) return serverBuild;
  if (mode === "rules") return rulesBuild;
  const always = [
    ...[react(), firstTexts, phaserFeatures, installable, firstPaint()],
    pictureAddresses(PICTURES, (path) => FIRST_ICONS.test(path)),
    ...[creaturePngs(PICTURES), positionPictures(PICTURES)],
  ];
  return {
    root: "ui",
    // Hot reload takes the whole package: its sources are CommonJS, which only a bundler reads.
    resolve: { alias: command === "build" ? partsOfPhaser : [] },
    plugins:
      mode === "production"
        ? [...always, worksOffline(SMALLEST), compressed(SMALLEST)]
        : [
            ...always,
            devWalletFirst,
            ...(command === "build" ? [worksOffline(QUICK), compressed(QUICK)] : [workerFromSource]),
          ],
    css: { modules: { generateScopedName: shortClassName } },
    define: { __DEVELOPMENT_HELP__: JSON.stringify(mode !== "production") },
    // Packages that only a later page needs would otherwise reload the page when they are found.
    optimizeDeps: { entries: ["**/*.html"] },
    build: {
      outDir: mode === "play" ? "../dist/play" : "../dist/client",
      emptyOutDir: true,
      // Each of the icons that the lab begins with is smaller than the answer's headers would be.
      assetsInlineLimit: (path) => FIRST_ICONS.test(path),
      sourcemap: false,
      target: OLDEST_BROWSERS,
      // Phaser and what the dev wallet signs with are large lazy chunks of their own.
      chunkSizeWarningLimit: mode === "production" ? 1600 : 8000,
      rolldownOptions: {
        checks: QUIET,
        // Their index files would otherwise keep the battles in what the lab loads.
        treeshake: { moduleSideEffects: [{ test: PURE_MODULES, sideEffects: false }] },
        // The hash of this first script names the build, see `ui/service-worker/shell.ts`.
        input: { "corvax-lab": file("ui/index.html") },
        output: {
          codeSplitting: {
            groups: [
              { name: "phaser", test: /node_modules[\\/]phaser/, priority: 4 },
              // The first script and the game's own, each with all that it imports: every other script costs a request.
              { name: "first", test: /[\\/]ui[\\/]main\.ts$/, priority: 3 },
              { name: "game", test: /[\\/]ui[\\/]app[\\/]start-app\.tsx$/, priority: 2 },
            ],
          },
        },
      },
    },
    // What waits for a module it loads cannot be a classic script.
    worker: { format: "es" },
    server: {
      proxy: {
        "/api/": gameServer,
        "/dev/": gameServer,
      },
    },
  };
});

/** As the README says; newer methods than these have are no part of TypeScript's library of the project. */
const OLDEST_BROWSERS = ["chrome111", "edge111", "firefox121", "safari16.4"];

/** A class of one style sheet; the usual names tell the line too, which a hundred times over is much in a first script. */
function shortClassName(name: string, path: string): string {
  return `${name}_${hash("sha256", relative(file(""), path), "base64url").slice(0, 4)}`;
}

const FIRST_ICONS = /icon_(tcorvax|cat_nips|energy|egg|lab|creatures|attack|menu)\.svg$/;

/** Compression effort of a production build, and of a build for one's own machine. */
const SMALLEST = 11;
const QUICK = 5;

/**
 * Writes `.br` and `.gz` beside every file that gains by it, so that serving costs no compression. `effort` is 0 (fast)
 * to 11 (small).
 */
function compressed(effort: number): Plugin[] {
  const plugin = compression({
    include: /\.(css|html|js|json|svg|txt|webmanifest)$/,
    threshold: 1024,
    algorithms: [
      defineAlgorithm("brotliCompress", { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
      defineAlgorithm("gzip", { level: Math.min(9, effort) }),
    ],
    logLevel: "silent",
  });
  return [plugin].flat();
}

/** The engine's own choice of Phaser's parts in place of the package's one file. */
const partsOfPhaser = [
  { find: /^phaser$/, replacement: file("engine/phaser-parts.ts") },
  { find: /^phaser\/src\//, replacement: `${file("node_modules/phaser/src")}/` },
];

/** What Phaser's sources ask for as `typeof NAME`, which its own build answers. */
const PHASER_FEATURES: Readonly<Record<string, boolean>> = {
  CANVAS_RENDERER: true,
  WEBGL_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};

const phaserFeatures: Plugin = {
  name: "phaser-features",
  transform: {
    filter: { id: /node_modules[\\/]phaser[\\/]src[\\/]/ },
    handler: (code) =>
      code.replace(/typeof ([A-Z]+_[A-Z0-9]+)\b/g, (whole, name) =>
        name in PHASER_FEATURES ? String(PHASER_FEATURES[name]) : whole,
      ),
  },
};

const TEXTS = "rules/texts";
const PICTURES = file("assets/pictures");
const FIRST_TEXTS = "virtual:first-texts";

/**
 * Gives the client the few texts of each language that it needs before the server has sent the rules: each language is
 * a small script of its own, so that a page loads only the one it speaks (`GAP-63`).
 */
const firstTexts: Plugin = {
  name: "first-texts",
  resolveId: (name) => (name.startsWith(FIRST_TEXTS) ? `\0${name}` : null),
  load(id) {
    if (!id.startsWith(`\0${FIRST_TEXTS}`)) return null;
    const languages = allLanguages();
    const one = languages.find(({ language }) => id.endsWith(`/${language}`));
    if (one !== undefined) return `export default ${JSON.stringify(firstTextsOf(one))};`;
    const entries = languages.map(
      ({ language }) => `${JSON.stringify(language)}: () => import("${FIRST_TEXTS}/${language}")`,
    );
    return `export default { ${entries.join(", ")} };`;
  },
};

/** The manifest of the installed game in each language. */
const installable = appManifests(
  allLanguages().map(({ language, start, app }) => ({
    language,
    direction: directionOf(language),
    name: start.gameName,
    description: app.offline.description,
  })),
  PICTURES,
);

function allLanguages(): Texts[] {
  const read = readLanguages(languageFolders(), TEXTS);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return [shippedRules.texts, ...read.languages];
}

function languageFolders(): LanguageFolders {
  const folders = readdirSync(TEXTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    folders.map(({ name }) => {
      const files = readdirSync(`${TEXTS}/${name}`).filter((file) => file.endsWith(".json"));
      const read = (file: string) => readFileSync(`${TEXTS}/${name}/${file}`, "utf8");
      return [name, Object.fromEntries(files.map((file) => [file, read(file)]))];
    }),
  );
}

/** Hot reload serves the service worker from its source, as a module. */
const workerFromSource: Plugin = {
  name: "worker-from-source",
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (request.url === "/sw.js") request.url = "/service-worker/sw.ts";
      next();
    });
  },
};

/** This folder's path in a regular expression: a folder above it may be called `rules`, too. */
const ROOT = file("").replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Modules that do nothing by being loaded. */
const PURE_MODULES = new RegExp(`^${ROOT}(rules|engine)[\\\\/].*\\.ts$`);

const NO_NODE_MODULE = "\0no-node-module";

/** The dev wallet must listen before anything else in the page does. */
const devWalletFirst: Plugin = {
  name: "dev-wallet-first",
  enforce: "pre",
  transformIndexHtml: {
    order: "pre",
    handler: (html, { path, server }) => {
      if (path !== "/index.html") return html;
      // A build makes one script of both, in their order; without one, the first script has to wait for its turn.
      const attrs = { type: "module", src: "./dev-wallet/main.ts", async: server === undefined };
      const tags: HtmlTagDescriptor[] = [{ tag: "script", attrs, injectTo: "head-prepend" }];
      return { html: server === undefined ? html : html.replace('"module" async', '"module"'), tags };
    },
  },
  // What it signs with asks for Node's module by name and does without it in a browser.
  resolveId: (name) => (name === "crypto" ? NO_NODE_MODULE : null),
  load: (id) => (id === NO_NODE_MODULE ? "export default {}" : null),
};

/** Copies what the built server reads from the disk: a folder for each language. English is built in. */
const textsBesideServer: Plugin = {
  name: "texts-beside-server",
  closeBundle() {
    const folder = "dist/rules/texts";
    rmSync(folder, { recursive: true, force: true });
    cpSync(TEXTS, folder, {
      recursive: true,
      filter: (path) => !/\.ts$|[\\/](en|schema)$/.test(path),
    });
  },
};

/** The server, and the commands for its data, which run where there is no source. */
const SERVER_ENTRIES = {
  serve: "server/serve.ts",
  backup: "server/cli/backup.ts",
  restore: "server/cli/restore.ts",
  "migrate-store": "server/cli/migrate-store.ts",
  admin: "server/cli/admin.ts",
  audit: "server/cli/audit.ts",
  // A thread, not a command.
  "replay-worker": "server/goals/replay-worker.ts",
};

/** Lists the packages that the built server imports, for `npm run release`. */
const packagesOfServer: Plugin = {
  name: "packages-of-server",
  generateBundle(_, bundle) {
    const imported = Object.values(bundle)
      .flatMap((chunk) => (chunk.type === "chunk" ? [...chunk.imports, ...chunk.dynamicImports] : []))
      .filter((name) => !(name in bundle) && !isBuiltin(name))
      .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    const source = JSON.stringify([...new Set(imported)].sort());
    this.emitFile({ type: "asset", fileName: "packages.json", source });
  },
};

const serverBuild: UserConfig = {
  plugins: [textsBesideServer, packagesOfServer, namedBuild],
  build: {
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    sourcemap: false,
    rolldownOptions: { input: SERVER_ENTRIES, checks: QUIET },
  },
};

/** The package has no schema files that its rule files could name. */
const withoutSchemaNames: Plugin = {
  name: "without-schema-names",
  enforce: "pre",
  transform: {
    filter: { id: /\/rules\/(data|texts)\/.+\.json$/ },
    handler: (code) => code.replace(/"\$schema": "[^"]+",/, ""),
  },
};

/** One plain module for other projects, rule files inside; its types are written beside it (`build:rules`). */
const rulesBuild: UserConfig = {
  plugins: [withoutSchemaNames],
  build: {
    outDir: "dist/package/rules",
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    sourcemap: false,
    // Bundlers leave out the check of overlays, with its schemas, where only battles are played.
    lib: {
      entry: { library: "rules/library.ts", index: "rules/index.ts", check: "rules/ruleset/load-rules.ts" },
      formats: ["es"],
    },
    // Functions keep their names, so that stack traces can be read; variables inside them do not.
    rolldownOptions: { output: { minify: { compress: true, mangle: { toplevel: false }, codegen: true } } },
  },
};
