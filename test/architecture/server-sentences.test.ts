import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withPlantedProject } from "./planted-project.ts";
import { sentencesIn } from "./sentences.ts";
import { typeScriptFiles } from "./source-files.ts";

const ROOT = process.cwd();
/** Where nothing that is written reaches a player: it is for operators and developers, or SQL. */
const NOT_FOR_PLAYERS = [
  "server/cli/",
  "server/configuration/",
  "server/contract/",
  "server/dev-ledger/",
  "server/development/",
  "server/ledger/network/dev-network.ts",
  "server/metrics/",
  "server/routes/operation.ts",
  "server/start/",
  "server/app/startup-errors.ts",
  "server/store/",
];
/** A log line begins with a small letter, and what a player reads with a capital one, also inside a page's tags. */
const FOR_PLAYERS = /^(<[^>]*>|\s)*\p{Lu}\p{Ll}/u;
/** Names and help texts of measurements, which `prom-client` takes, and a product's name in a header. */
const NO_SENTENCES = [
  "Corvax Lab",
  "Basic …",
  "Bearer …",
  "Time from an action to its answer, refusals included",
];

const files = typeScriptFiles(ROOT, "server").filter(
  (path) => !NOT_FOR_PLAYERS.some((place) => path.startsWith(place)),
);

function toldIn(path: string): string[] {
  return sentencesIn(path).filter((text) => FOR_PLAYERS.test(text) && !NO_SENTENCES.includes(text));
}

function plantedIn(text: string): string[] {
  return withPlantedProject({ "server/wrong.ts": text }, (root) => toldIn(join(root, "server/wrong.ts")));
}

describe("the server's sentences for players", () => {
  it("stand in the catalogue of texts and not in code (GAP-63)", () => {
    expect(files.length).toBeGreaterThanOrEqual(100);
    expect(files.flatMap((path) => toldIn(join(ROOT, path)).map((text) => `${path}: ${text}`))).toEqual([]);
  });

  it.each([
    ["Battle not found", 'export const notFound = () => failure(404, "unknown_battle", "Battle not found");'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the planted code has a template
    ["Your … is ready", "export const notice = (name: string) => `Your ${name} is ready`;"],
    ["<p>You stay logged in.</p>", 'export const page = "<p>You stay logged in.</p>";'],
    ["You are not logged in", 'export const page = { title: "You are not logged in" };'],
  ])("are found where they are planted: %s", (sentence, text) => {
    expect(plantedIn(text)).toEqual([sentence]);
  });

  it.each([
    'export function note(log: Log) { log.info("the sweep has ended"); }',
    'export function stop() { throw new Error("This is a bug of ours"); }',
    'export const query = "SELECT id FROM players WHERE id = ?";',
  ])("are neither log lines nor errors nor queries: %s", (text) => {
    expect(plantedIn(text)).toEqual([]);
  });
});
