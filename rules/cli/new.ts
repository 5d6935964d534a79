import { writeFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { newCommand } from "./command/command.ts";
import { badInput } from "./input/bad-input.ts";

const SCHEMA = "rules/data/schema/overlay.schema.json";

/** `npm run rules:new -- FILE`: writes an overlay that changes nothing yet, with its schema. */
export const newOverlay = newCommand({
  name: "rules:new",
  what: "Writes a rule overlay that changes nothing yet, with its schema for completion in an editor.",
  files: { value: "FILE", most: 1 },
  flags: {},
  read({ files: [file] }) {
    if (file === undefined)
      throw badInput("rules:new", "no file", "is the name of a new file, such as my-rules.json");
    if (!file.endsWith(".json"))
      throw badInput(file, "a name without .json", "is a name such as my-rules.json");
    return file;
  },
  play(file) {
    const schema = relative(dirname(resolve(file)), SCHEMA)
      .split(sep)
      .join("/");
    const content = { $schema: schema.startsWith(".") ? schema : `./${schema}` };
    try {
      writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { flag: "wx" });
    } catch (error) {
      throw badInput(file, foundInstead(error), "is a new file in a folder that exists and can be written");
    }
  },
  show: {
    text: (_, file) =>
      [
        `${file} changes nothing yet. Write what differs from rules/data/ into it; an editor completes the keys.`,
        `Check it with npm run rules:check -- ${file}, play it with RULES=${file} npm start.`,
      ].join("\n"),
  },
});

function foundInstead(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EEXIST") return "a file that is there already, which stays as it is";
  if (code === "ENOENT") return "no such folder";
  return error instanceof Error ? error.message : String(error);
}
