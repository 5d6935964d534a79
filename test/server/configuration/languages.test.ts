import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { readStartupConfig } from "../../../server/configuration/startup-config.ts";
import { languagesFrom, textsFolder } from "../german.ts";
import { dataFolder } from "../server-process.ts";

const { texts } = shippedRules;

function problemsOf(folder: string): string[] {
  const checked = readStartupConfig({ DATA_DIR: dataFolder() }, folder);
  return checked.ok ? [] : checked.problems;
}

describe("the languages of a server", () => {
  it("are the folders of texts; three sentences in one file are a language, with the rest in English (GAP-63)", () => {
    const folder = textsFolder();
    const checked = readStartupConfig({ DATA_DIR: dataFolder() }, folder);
    if (!checked.ok) throw new Error(checked.problems.join("\n"));
    const [german, ...more] = checked.start.languages;
    expect(more).toEqual([]);
    expect(german).toMatchObject({ language: "de", words: texts.words });
    expect(german?.app.dialogs).toEqual({
      ...texts.app.dialogs,
      ...{ settings: "Einstellungen", sound: "Klang", language: "Sprache" },
    });
    expect(checked.start.rulesNotices).toEqual([
      expect.stringMatching(
        new RegExp(`^${folder}/de: \\d+ of \\d+ texts are missing and shown in English\\.$`),
      ),
    ]);
  });

  it("refuse to start with a wrong file, and name file, key and what was expected (GAP-63)", () => {
    const folder = textsFolder({
      "app.json": { dialogs: { loggedInAs: "Angemeldet" } },
      "lab.json": "{",
      "labb.json": {},
      "german/app.json": {},
    });
    const at = (name: string) => `Texts: ${join(folder, name)}`;
    expect(problemsOf(folder)).toEqual([
      expect.stringContaining(`${at("de/lab.json")}:1:2: found the end of the file`),
      expect.stringContaining(
        `${at("de/labb.json")}: found an unknown file, allowed are ai.json, app.json, `,
      ),
      `${at("de/app.json")}: dialogs.loggedInAs: found "Angemeldet", allowed: the places {name}`,
      `${at("german")}: found a folder that is called like no language, allowed are names such as de, cs or pt-BR`,
    ]);
  });

  it.each(["xx", "de_AT", "DE", "pt-br"])(
    "have no folder called %s, which Intl does not know (GAP-63)",
    (name) => {
      expect(problemsOf(textsFolder({ [`${name}/app.json`]: {} }))).toHaveLength(1);
    },
  );

  it("refuse to start without their folder", () => {
    const folder = join(textsFolder(), "nowhere");
    expect(problemsOf(folder)).toEqual([`${folder}, which holds the texts, cannot be read.`]);
  });

  it("do not include the folder of schemas, and English, which is part of the rules", () => {
    expect(languagesFrom(textsFolder({ "schema/x.json": {}, "en/app.json": {} }))).toEqual([]);
  });
});
