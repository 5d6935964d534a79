import type { Import, ImportGraph } from "./imports.ts";

/** What the files under one path may import; the longest matching path decides. */
type Area = {
  readonly path: string;
  /** Public entries of other folders. */
  readonly own: readonly string[];
  /** Public entries of which only types may be taken. */
  readonly ownTypes?: readonly string[];
  readonly packages: readonly RegExp[];
};

const REACT = [/^react$/, /^react-dom($|\/)/];
const NODE = /^node:/;

/** The arrows of the house. Inside its own folder a file may import what it likes, but never the folder's own index. */
const AREAS: readonly Area[] = [
  {
    path: "rules/",
    own: [],
    packages: [/^typebox($|\/)/, /^leven$/, /^glicko2-lite$/, /^@humanwhocodes\/momoa$/],
  },
  { path: "rules/linked-rules.ts", own: [], packages: [/^@scure\/base$/] },
  {
    path: "rules/cli/",
    own: ["rules/index.ts", "rules/validation.ts"],
    packages: [NODE, /^typebox($|\/)/, /^escape-html$/, /^d3-dsv$/, /^@observablehq\/plot$/, /^happy-dom$/],
  },
  // The workbench bundles the script of its page when it is asked for it.
  {
    path: "rules/cli/workbench/",
    own: ["rules/index.ts", "rules/validation.ts", "rules/linked-rules.ts"],
    packages: [NODE, /^vite$/],
  },
  {
    path: "rules/cli/workbench/browser/",
    own: [],
    ownTypes: ["rules/validation.ts"],
    packages: [...REACT, /^radix-ui$/, /^minisearch$/, /^@observablehq\/plot$/],
  },
  { path: "assets/", own: [], packages: [] },
  // The levels of the machines and their colours are numbers of the rules.
  { path: "assets/drawings/machines/", own: ["rules/index.ts"], packages: [] },
  // The pictures of positions show their battles.
  {
    path: "assets/build/",
    own: ["rules/index.ts", "rules/positions.ts"],
    packages: [NODE, /^sharp$/, /^opentype\.js$/, /^vite$/],
  },
  { path: "assets/kit/", own: [], packages: [NODE, /^sharp$/, /^opentype\.js$/] },
  { path: "engine/", own: ["rules/index.ts", "assets/index.ts"], packages: [/^phaser$/] },
  // The builds put this in the place of the package.
  { path: "engine/phaser-parts.ts", own: [], packages: [/^phaser\/src\//] },
  {
    path: "ui/",
    own: ["rules/index.ts", "rules/positions.ts", "engine/index.ts", "assets/index.ts"],
    ownTypes: ["server/contract/index.ts", "rules/linked-rules.ts"],
    packages: [
      ...REACT,
      /^radix-ui$/,
      /^@dnd-kit\/core$/,
      /^zustand($|\/)/,
      /^immer$/,
      /^@tanstack\/react-query$/,
      /^qr$/,
      /^zzfx$/,
      // The build writes it, see `vite.config.ts`.
      /^virtual:first-texts$/,
      /^@fontsource-variable\//,
      /^@radixdlt\/(radix-dapp-toolkit|radix-engine-toolkit)$/,
    ],
  },
  // Only a worker loads what checks the rules of a link.
  {
    path: "ui/arena/linked/linked-worker.ts",
    own: ["rules/index.ts", "rules/linked-rules.ts"],
    packages: [],
  },
  { path: "ui/app/loading/build/", own: [], packages: [/^vite$/] },
  // Puts the list of files into the service worker, and compresses it.
  { path: "ui/service-worker/build/", own: [], packages: [NODE, /^vite$/, /^vite-plugin-pwa$/] },
  {
    path: "server/",
    // `package.json` names the version of the program.
    own: ["rules/index.ts", "rules/positions.ts", "rules/validation.ts", "package.json"],
    packages: [
      NODE,
      /^fastify$/,
      /^@fastify\//,
      /^better-sqlite3$/,
      /^pg$/,
      /^typebox($|\/)/,
      /^close-with-grace$/,
      /^bowser$/,
      /^pino$/,
      /^prom-client$/,
      /^lru-cache$/,
      /^rate-limiter-flexible$/,
      /^escape-html$/,
      /^jose$/,
      /^web-push$/,
      /^@radixdlt\/(babylon-gateway-api-sdk|rola)$/,
      /^@scure\/base$/,
    ],
  },
  // What the rules define is not written down twice.
  { path: "server/contract/", own: ["rules/index.ts"], packages: [/^typebox($|\/)/] },
  // The dev ledger decodes, validates and executes signed transactions.
  {
    path: "server/dev-ledger/",
    own: ["rules/index.ts"],
    packages: [
      NODE,
      /^fastify$/,
      /^better-sqlite3$/,
      /^typebox($|\/)/,
      /^escape-html$/,
      /^jose$/,
      /^@radixdlt\/(babylon-gateway-api-sdk|radix-engine-toolkit)$/,
      /^@scure\/base$/,
    ],
  },
  // Starting the game builds the client first.
  { path: "server/start/", own: [], packages: [NODE, /^vite$/, /^pino$/] },
];

/** What uses the rules as another project would: tools, and examples of bots. */
const USERS_OF_RULES = ["rules/cli/", "rules/examples/"];

/** Every import that goes against the arrows, as a sentence. */
export function brokenArrows({ imports }: ImportGraph): string[] {
  return imports.flatMap((one) => {
    const reason = objection(one);
    return reason ? [`${one.from} imports ${one.target}: ${reason}`] : [];
  });
}

function objection({ from, target, own, typesOnly }: Import): string | null {
  if (from.startsWith("test/")) return null;
  const area = areaOf(from);
  if (!area) return "no area of the house covers this file";
  if (!own) {
    return area.packages.some((allowed) => allowed.test(target))
      ? null
      : `${area.path} may not use this package`;
  }
  if (target.startsWith("test/")) return "nothing imports test";
  if (target.startsWith("rules/cli/") && !from.startsWith("rules/cli/")) return "rules/cli is a leaf";
  if (topFolder(from) === topFolder(target)) return objectionInside(from, target);
  if (area.own.includes(target)) return null;
  if (!area.ownTypes?.includes(target)) return `${area.path} may not import it`;
  return typesOnly ? null : `${area.path} takes only types from it`;
}

/** What the published package exports: everything public, and the check of overlays and the simulator besides. */
const PACKAGE_ENTRY = "rules/library.ts";

function objectionInside(from: string, target: string): string | null {
  if (from.startsWith("server/contract/") && !target.startsWith("server/contract/")) {
    return "the contract imports nothing but the rules and its schema library";
  }
  const isIndex = /(^|\/)index\.tsx?$/.test(target);
  const folder = target.slice(0, target.lastIndexOf("/") + 1);
  const isUser = USERS_OF_RULES.some((area) => from.startsWith(area));
  const fromBeside = isIndex && from.startsWith(folder) && !isUser && from !== PACKAGE_ENTRY;
  return fromBeside ? "a file does not import the index of its own folder" : null;
}

function areaOf(path: string): Area | undefined {
  return AREAS.filter((area) => path.startsWith(area.path)).sort((a, b) => b.path.length - a.path.length)[0];
}

function topFolder(path: string): string {
  return path.slice(0, path.indexOf("/"));
}
