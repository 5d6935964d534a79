import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withPlantedProject } from "./planted-project.ts";
import { sentencesIn } from "./sentences.ts";
import { typeScriptFiles } from "./source-files.ts";

const ROOT = process.cwd();
/** Files and folders whose sentences are no player's, and whose they are. */
const NOT_FOR_PLAYERS = [
  // Developers: the components with their states, and what plays a wallet on a machine without one.
  "ui/components/gallery/",
  "ui/dev-wallet/",
  // Designers: the commands, the check of the numbers, the check of a language's files.
  "rules/cli/",
  "rules/ruleset/",
  "rules/texts/",
  // Whoever writes a bot: what it did wrong.
  "rules/bots/",
  // Whoever writes a battle's setup or a replay by hand: keys, what was found there, and what is allowed.
  "rules/battle/replay/check-replay.ts",
  "rules/battle/setup/check-deck.ts",
  "rules/puzzles/position-file.ts",
  "rules/text/found-value.ts",
];
const files = ["ui", "engine", "rules"]
  .flatMap((folder) => typeScriptFiles(ROOT, folder))
  .filter((path) => !NOT_FOR_PLAYERS.some((exempt) => path.startsWith(exempt)));

function plantedIn(text: string): string[] {
  return withPlantedProject({ "ui/wrong.tsx": text }, (root) => sentencesIn(join(root, "ui/wrong.tsx")));
}

describe("the search for sentences in code", () => {
  it("finds none in any screen, on the canvas or in the rules: all stand in the catalogue of texts (GAP-63)", () => {
    expect(files.length).toBeGreaterThanOrEqual(600);
    const found = files.flatMap((path) => sentencesIn(join(ROOT, path)).map((text) => `${path}: ${text}`));
    expect(found).toEqual([]);
  });

  it.each([
    ["Close", "export const A = () => <button>Close</button>;"],
    ["Not ready yet", "export const A = () => <p>Not ready\n  yet</p>;"],
    ["Close", 'export const A = () => <button aria-label="Close" />;'],
    ["Your name", 'export const A = () => <input placeholder="Your name" />;'],
    ["A cat", 'export const A = () => <img alt="A cat" />;'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the planted code has a template
    ["Room …", "export const A = (room: number) => <p title={`Room ${room}`} />;"],
    ["Later", 'export const A = (busy: boolean) => <p>{busy ? "Later" : null}</p>;'],
    ["Try again.", 'export const text = "Try again.";'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the planted code has a template
    ["… built", "export const text = (name: string) => `${name} built`;"],
    [
      "the server is busy",
      'export function tell(say: (text: string) => void) { say("the server is busy"); }',
    ],
    ["Take it", 'export const WORDS = { take: "Take it" };'],
    ["Leave it", 'export const WORDS = { leave: "Leave it" } as const;'],
  ])("finds a planted sentence: %s", (sentence, text) => {
    expect(plantedIn(text)).toEqual([sentence]);
  });

  it.each([
    'export const A = () => <p className="wide open" data-state="not open" role="Main thing" />;',
    'export const wide = "(width >= 768px)";',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the planted code has a template
    "export const key = (id: string) => `upgrade ${id}`;",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the planted code has a template
    "export const moved = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });",
    'export function stop() { throw new Error("This is a bug of ours"); }',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the planted code has a template
    "export const tell = (game: { log?: (text: string) => void }) => game.log?.(`The list failed: ${1}`);",
    'import { one } from "some where"; export const two = one;',
    'export const isEnter = (key: string) => key === "Enter";',
    "export const A = ({ texts }: { texts: { close: string } }) => <p title={texts.close}>{texts.close} · 12</p>;",
    'export type Word = "Take it" | "Leave it";',
    'export const LIGHTS = { "Ledger Lens": 1 };',
    `export const font = '600 20px "Some Font"'; export const fonts = '"Some Font", "Another One", sans-serif';`,
  ])("does not report what only looks like a sentence: %s", (text) => {
    expect(plantedIn(text)).toEqual([]);
  });
});
