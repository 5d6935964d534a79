import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deadComments, deadReferences, filesWritten } from "./documents.ts";
import { withPlantedProject } from "./planted-project.ts";
import { filesBelow, TOP_FOLDERS, typeScriptFiles } from "./source-files.ts";

const ROOT = process.cwd();

/** The specification is ahead of the code, fixtures and the changelog behind it. */
const NOT_TODAY = /^(test\/spec|test\/fixtures)\/|^CHANGELOG\.md$/;

const documents = [
  ...readdirSync(ROOT).filter((name) => name.endsWith(".md") || name === ".env.example"),
  ...[...TOP_FOLDERS, "docs", ".github"].flatMap((folder) => filesBelow(ROOT, folder)),
].filter((path) => /\.(md|yml)$|^\.env\.example$/.test(path) && !NOT_TODAY.test(path));

const { scripts, engines, version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const scriptNames = new Set(Object.keys(scripts));

describe("the check of the documents", () => {
  it("reads all of them: README, guides, decisions, folders, templates", () => {
    expect(documents).toEqual(
      expect.arrayContaining(["README.md", "docs/operating.md", "rules/README.md", ".env.example"]),
    );
    expect(documents.length).toBeGreaterThan(25);
  });

  it.each(documents)("finds every file, heading and npm script that %s names", (path) => {
    expect(deadReferences(ROOT, path, scriptNames)).toEqual([]);
  });

  it("finds every file that the commands of the documents write in .gitignore, so that the lint skips it", () => {
    const written = documents.flatMap((path) => filesWritten(readFileSync(join(ROOT, path), "utf8")));
    expect(written).toContain("my-rules.json");
    const ignored = readFileSync(join(ROOT, ".gitignore"), "utf8").split("\n");
    expect(written.filter((name) => !ignored.includes(`/${name}`) && !ignored.includes(`/${name}/`))).toEqual(
      [],
    );
  });

  it("finds a decision record for each line of the list, and a line for each record", () => {
    const records = readdirSync(join(ROOT, "docs/decisions")).filter((name) => /^\d/.test(name));
    const list = readFileSync(join(ROOT, "docs/decisions/README.md"), "utf8");
    const listed = [...list.matchAll(/\]\((\d[^)]+)\)/g)].map(([, name]) => name);
    expect(listed).toEqual(records.sort());
  });
});

describe("the changelog", () => {
  it("begins with what is not released, then the version of package.json with its date", () => {
    const headings = [...readFileSync(join(ROOT, "CHANGELOG.md"), "utf8").matchAll(/^## (.+)$/gm)];
    const [unreleased, newest = ""] = headings.map(([, heading]) => heading);
    expect([unreleased, newest.split(" - ")[0]]).toEqual(["Unreleased", version]);
    expect(newest).toMatch(/^\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d$/);
  });
});

describe("the comments of the code", () => {
  const files = [...readdirSync(ROOT), ...["docs", ...TOP_FOLDERS].flatMap((top) => filesBelow(ROOT, top))];

  it("name only files that exist, and each docstring describes something", () => {
    // The planted comments below name nothing on purpose.
    const code = TOP_FOLDERS.flatMap((top) => typeScriptFiles(ROOT, top)).filter(
      (path) => path !== "test/architecture/documents.test.ts",
    );
    expect(code.length).toBeGreaterThan(2000);
    expect(code.flatMap((path) => deadComments(ROOT, path, files))).toEqual([]);
  });

  it.each([
    ["/** Actions are in `nothing.ts`. */", "names nothing.ts, which does not exist"],
    ["// See `rules/lab/nothing.json`.", "names rules/lab/nothing.json, which does not exist"],
    ["/** Empty. */\n/** Longest. */\nexport const X = 1;", "has a docstring before a docstring"],
  ])("are refused in a planted file: %s", (text, found) => {
    const dead = withPlantedProject({ "rules/a.ts": text }, (root) => deadComments(root, "rules/a.ts", []));
    expect(dead).toEqual([`rules/a.ts ${found}`]);
  });
});

describe("the check of a document with a wrong name", () => {
  it.each([
    ["a link to no file", "See [the guide](guide.md).", "guide.md, which does not exist"],
    ["a link to no heading", "# Title\n\n[below](#end)", "#end, but page.md has no such heading"],
    ["a path of the house", "Edit `rules/lab/nothing.ts`.", "rules/lab/nothing.ts, which does not exist"],
    ["a path in a block", "```\nui/nowhere -> rules\n```", "ui/nowhere, which does not exist"],
    ["an npm script", "```sh\nnpm run fly\n```", "the npm script fly, which package.json does not have"],
  ])("reports %s", (_what, text, found) => {
    const dead = withPlantedProject({ "page.md": text }, (root) =>
      deadReferences(root, "page.md", new Set()),
    );
    expect(dead).toEqual([`page.md names ${found}`]);
  });

  it("reports nothing in a correct document", () => {
    const files = {
      "page.md": "# One way\n\n[here](#one-way), [file](docs/b.md#b), `docs/`, `npm run fly`, and/or `a/b`.",
      "docs/b.md": "# B",
    };
    expect(withPlantedProject(files, (root) => deadReferences(root, "page.md", new Set(["fly"])))).toEqual(
      [],
    );
  });
});

describe("the pinned Node version", () => {
  it("is the oldest version that package.json accepts", () => {
    expect(`>=${readFileSync(join(ROOT, ".nvmrc"), "utf8").trim()}`).toBe(engines.node);
  });
});
