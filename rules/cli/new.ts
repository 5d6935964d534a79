import { writeFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { readCommandLine } from "./arguments/flags.ts";
import { EXIT, runTool } from "./exit.ts";
import { badInput } from "./input/bad-input.ts";

const SCHEMA = "rules/data/schema/overlay.schema.json";

/** `npm run rules:new -- FILE`: writes an overlay that changes nothing yet, with its schema. */
function newOverlay(argv: readonly string[]): number {
  const [file] = readCommandLine(argv, [], 1).files;
  if (file === undefined)
    throw badInput("rules:new", "no file", "is the name of a new file, such as my-rules.json");
  if (!file.endsWith(".json"))
    throw badInput(file, "a name without .json", "is a name such as my-rules.json");
  const schema = relative(dirname(resolve(file)), SCHEMA)
    .split(sep)
    .join("/");
  const content = { $schema: schema.startsWith(".") ? schema : `./${schema}` };
  try {
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { flag: "wx" });
  } catch (error) {
    throw badInput(file, foundInstead(error), "is a new file in a folder that exists and can be written");
  }
  console.log(
    `${file} changes nothing yet. Write what differs from rules/data/ into it; an editor completes the keys.`,
  );
  console.log(`Check it with npm run rules:check -- ${file}, play it with RULES=${file} npm start.`);
  return EXIT.done;
}

function foundInstead(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EEXIST") return "a file that is there already, which stays as it is";
  if (code === "ENOENT") return "no such folder";
  return error instanceof Error ? error.message : String(error);
}

await runTool(newOverlay, {
  command: "npm run rules:new -- FILE",
  what: "Writes a rule overlay that changes nothing yet, with its schema for completion in an editor.",
  flags: {},
});
