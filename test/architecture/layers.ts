import type { ImportGraph } from "./imports.ts";

/**
 * The rooms of a folder, one layer a line: a room imports only rooms of the lines before its own. A room is a folder, a
 * folder in a folder (`store/sqlite`) or a single file (`tune.ts`); `.` stands for all other files that lie in the
 * folder itself.
 */
export type Layers = readonly (readonly string[])[];

/** Every folder whose rooms are held in layers. */
export const LAYERED: Readonly<Record<string, Layers>> = {
  engine: [
    ["port.ts", "canvas-settings.ts", "easing.ts", "room-geometry.ts"],
    ["battle-port.ts", "pictures"],
    ["room"],
    ["avatar", "cat", "labels"],
    ["machine", "placement"],
    ["creatures"],
    ["effects", "input"],
    ["battle/effects"],
    ["battle"],
    ["."],
  ],
  "rules/battle": [
    ["state"],
    ["enemy", "stats"],
    ["synergies"],
    ["damage"],
    ["effects"],
    ["attack", "turn"],
    ["ai/scores", "preview", "setup"],
    ["log"],
    ["view"],
    ["actions"],
    ["ai", "replay"],
    ["summary"],
  ],
  "rules/cli": [
    ["input", "package", "metagame/decks", "metagame/math", "workbench/browser"],
    ["bots", "texts", "tune/space"],
    ["statistics", "economy", "tune/search"],
    ["terminal", "workers", "economy/play"],
    ["history", "report"],
    ["targets", "economy/result", "metagame/play"],
    ["page"],
    ["command"],
    ["simulate", "metagame", "tune/evaluation"],
    ["arena", "balance", "economy/report", "metagame/report", "puzzles", "tune/report"],
    ["tune", "workbench"],
    ["."],
  ],
  ui: [
    ["components", "service-worker"],
    ["game"],
    ["wallet"],
    ["transactions"],
    ["collection"],
    ["battle", "dev-wallet"],
    ["profile"],
    ["friends"],
    ["lab", "arena", "puzzles", "pvp", "tournament", "visit"],
    ["app"],
    ["."],
  ],
  server: [
    ["contract"],
    ["process"],
    ["store"],
    ["errors"],
    ["pictures"],
    ["ledger"],
    ["configuration"],
    ["http"],
    ["security"],
    ["login"],
    ["callback"],
    ["friends"],
    ["pvp"],
    ["tournament"],
    ["lab"],
    ["goals", "account", "metrics"],
    ["positions"],
    ["routes"],
    ["app"],
    ["cli"],
    ["dev-ledger"],
    ["development"],
    ["start"],
    ["."],
  ],
  "server/dev-ledger": [
    ["state"],
    ["engine"],
    ["components"],
    ["."],
    ["gateway/protocol"],
    ["gateway/entities", "gateway/transactions"],
    ["gateway", "page"],
  ],
  "server/ledger": [["network"], ["gateway"], ["collection"], ["."], ["purposes"], ["settlement"]],
  "server/routes": [["register-call.ts", "client.ts"], [".", "pvp", "session", "transactions"], ["api.ts"]],
  "server/store": [["database"], ["players"], ["ledger", "pvp"], ["."], ["sqlite", "postgres"], ["copies"]],
  "ui/lab": [["state"], ["commands"], ["machine-list"], ["room", "panel"], ["dialogs"]],
  "ui/battle": [
    ["store"],
    ["."],
    ["drag"],
    ["ai-battle", "keyboard", "field", "log", "replay"],
    ["header", "team", "review", "lesson"],
    ["action-panel"],
    ["layout"],
    ["replay-screen"],
    ["result"],
  ],
};

/** Rooms that only one other room may import: the development wallet stands for wallets, and is loaded late. */
const IMPORTED_BY_ONE: Readonly<Record<string, string>> = { "ui/dev-wallet": "ui/app" };

/**
 * What breaks the layers of `folder`, as sentences: an import that runs upward or to a neighbour, a file in no room, a
 * room without files.
 */
export function brokenLayers(folder: string, layers: Layers, { imports, modules }: ImportGraph): string[] {
  const rooms = layers.flat();
  const roomOf = (path: string) => roomIn(folder, rooms, path);
  const layerOf = (room: string) => layers.findIndex((layer) => layer.includes(room));
  const inside = modules.filter((path) => path.startsWith(`${folder}/`));
  const filled = new Set(inside.map(roomOf));
  const broken = imports.filter(({ from, target, own }) => {
    const [upper, lower] = [roomOf(from), roomOf(target)];
    if (!own || upper === null || lower === null || upper === lower) return false;
    const onlyImporter = IMPORTED_BY_ONE[`${folder}/${lower}`];
    if (onlyImporter !== undefined && onlyImporter !== `${folder}/${upper}`) return true;
    return layerOf(lower) >= layerOf(upper);
  });
  return [
    ...inside
      .filter((path) => roomOf(path) === null)
      .map((path) => `${path} stands in no room of ${folder}/`),
    ...rooms.filter((room) => !filled.has(room)).map((room) => `${folder}/${room} has no file`),
    ...broken.map(({ from, target }) => `${from} imports ${target}`),
  ];
}

/** The room of a file: the longest name that leads to it; null outside the folder and in a folder that is no room. */
function roomIn(folder: string, rooms: readonly string[], path: string): string | null {
  if (!path.startsWith(`${folder}/`)) return null;
  const rest = path.slice(folder.length + 1);
  const [room] = rooms
    .filter((name) => rest === name || rest.startsWith(`${name}/`))
    .sort((one, other) => other.length - one.length);
  return room ?? (!rest.includes("/") && rooms.includes(".") ? "." : null);
}
