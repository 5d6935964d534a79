import type { ImportGraph } from "./imports.ts";

/** The rooms of `ui/`, each importing only those above it; `lab`, `arena`, `pvp`, `tournament` and `visit` do not import one another. */
const LAYERS: readonly (readonly string[])[] = [
  ["components", "service-worker"],
  ["game"],
  ["wallet"],
  ["transactions"],
  ["collection"],
  ["battle"],
  ["profile"],
  ["friends"],
  ["lab", "arena", "pvp", "tournament", "visit"],
  ["app"],
];

/** Stands for wallets in development: loaded late by `app`, and imported by no other room. */
const APART = "dev-wallet";

/** Every import inside `ui/` that runs upward or to a neighbour, as a sentence. */
export function brokenLayers({ imports, modules }: ImportGraph): string[] {
  const strangers = modules
    .filter((path) => path.split("/").length > 2 && path.startsWith("ui/") && !isRoom(roomOf(path)))
    .map((path) => `${path} stands in no room of ui/`);
  const upward = imports.flatMap(({ from, target, own }) => {
    if (!own || !isRoom(roomOf(from)) || !isRoom(roomOf(target))) return [];
    return mayImport(roomOf(from), roomOf(target)) ? [] : [`${from} imports ${target}`];
  });
  return [...strangers, ...upward];
}

function mayImport(from: string, target: string): boolean {
  if (from === target) return true;
  if (target === APART) return from === "app";
  if (from === APART) return layerOf(target) < layerOf("battle");
  return layerOf(target) < layerOf(from);
}

function isRoom(name: string): boolean {
  return name === APART || layerOf(name) >= 0;
}

function layerOf(room: string): number {
  return LAYERS.findIndex((rooms) => rooms.includes(room));
}

/** `ui/lab/panel/price.tsx` stands in the room `lab`; a file of `ui/` itself, or of another folder, in none. */
function roomOf(path: string): string {
  const [top, room, ...rest] = path.split("/");
  return top === "ui" && rest.length > 0 && room !== undefined ? room : "";
}
