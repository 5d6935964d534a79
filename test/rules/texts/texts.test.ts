import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fill, fillPlural, shippedRules } from "../../../rules/index.ts";
import { readLanguage } from "../../../rules/texts/language.ts";
import { loadRules, readLanguages } from "../../../rules/validation.ts";

const FOLDER = new URL("../../../rules/texts/", import.meta.url);
const { texts } = shippedRules;

/** The files of a language's folder by subject. */
function filesOf(language: string): Record<string, unknown> {
  const folder = new URL(`${language}/`, FOLDER);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(/\.json$/, "").replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      JSON.parse(readFileSync(new URL(file, folder), "utf8")),
    ]),
  );
}

const languages = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "schema")
  .map(({ name }) => name);

describe("the folder of a language", () => {
  it.each(languages)(
    "contains what English contains, with the same placeholders and its own plural forms: %s (GAP-63)",
    (language) => {
      expect(readLanguage(language, filesOf(language))).toMatchObject({ ok: true });
    },
  );

  it("is complete in English", () => {
    expect(readLanguage("en", filesOf("en"))).toEqual({ ok: true, texts, missing: [] });
  });

  it("with three sentences is a language: English replaces the rest, which is counted (GAP-63)", () => {
    const answer = readLanguage("de", {
      words: { close: "Schließen" },
      refusals: { cooldown: "Noch {minutes} min." },
      lab: { rooms: { machines: { of: "number", one: "1 Maschine", other: "{number} Maschinen" } } },
    });
    if (!answer.ok) throw new Error(answer.problems.join("\n"));
    expect(answer.texts.words.close).toBe("Schließen");
    expect(answer.texts.words.cancel).toBe("Cancel");
    expect(fill(answer.texts.refusals.cooldown, { minutes: 3 })).toBe("Noch 3 min.");
    expect(fillPlural(answer.texts, answer.texts.lab.rooms.machines, { number: 2 })).toBe("2 Maschinen");
    expect(answer.missing).toContain("words.cancel");
    const whole = readLanguage("de", {});
    expect(whole.ok && whole.missing).toHaveLength(answer.missing.length + 3);
  });

  it.each([
    [{ words: { shut: "Zu" } }, /^de\/words\.json: shut: found an unknown key, allowed are /],
    [{ wrods: {} }, /^de\/wrods\.json: found an unknown file, allowed are ai\.json, /],
    [{ words: "Zu" }, /^de\/words\.json: \(whole file\): found "Zu", allowed: an object$/],
    [{ words: { close: 1 } }, /^de\/words\.json: close: found 1, allowed: a text$/],
    [{ words: { close: "" } }, /^de\/words\.json: close: found "", allowed: a text$/],
    [{ refusals: { cooldown: "Noch {minuten} min." } }, /allowed: the places \{minutes\}$/],
    [{ refusals: { cooldown: "Warte." } }, /allowed: the places \{minutes\}$/],
    [{ words: { close: "Zu {jetzt}" } }, /allowed: a text without places$/],
    [{ pvp: { ranks: ["Bronze"] } }, /^de\/pvp\.json: ranks: found \["Bronze"\], allowed: 6 texts$/],
    [
      { lab: { rooms: { machines: { of: "number", other: "{number} Maschinen" } } } },
      /^de\/lab\.json: rooms\.machines: found \["other"\], allowed: the forms one, other$/,
    ],
    [
      { lab: { rooms: { machines: { of: "anzahl", one: "1", other: "{number}" } } } },
      /^de\/lab\.json: rooms\.machines: found "anzahl", allowed: the places \{number\}$/,
    ],
  ])("that is wrong is refused with its key: %j (GAP-63)", (files, sentence) => {
    const answer = readLanguage("de", files);
    expect(answer.ok ? [] : answer.problems).toEqual([expect.stringMatching(sentence)]);
  });

  it("has as many plural forms as its language (GAP-63)", () => {
    const machines = {
      of: "number",
      one: "{number} stroj",
      few: "{number} stroje",
      many: "{number} stroje",
      other: "{number} strojů",
    };
    const answer = readLanguage("cs", { lab: { rooms: { machines } } });
    if (!answer.ok) throw new Error(answer.problems.join("\n"));
    const spoken = [1, 3, 1.5, 5].map((number) =>
      fillPlural(answer.texts, answer.texts.lab.rooms.machines, { number }),
    );
    expect(spoken).toEqual(["1 stroj", "3 stroje", "1,5 stroje", "5 strojů"]);
  });
});

describe("a text in an overlay", () => {
  it("replaces it in every language, because a translation of the earlier text would be wrong (GAP-63)", () => {
    const overlay = { texts: { words: { close: "Shut" }, refusals: { cooldown: "Wait a little." } } };
    const loaded = loadRules(overlay);
    if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
    const files = { "words.json": JSON.stringify({ close: "Schließen", cancel: "Abbrechen" }) };
    const read = readLanguages({ de: files }, "texts", loaded.rules.texts);
    if (!read.ok) throw new Error(read.problems.join("\n"));
    expect(read.languages[0]).toMatchObject({
      language: "de",
      words: { ...texts.words, close: "Shut", cancel: "Abbrechen" },
      refusals: { ...texts.refusals, cooldown: "Wait a little." },
    });
  });
});

describe("a text with a number", () => {
  it("changes its words with the number (GAP-63)", () => {
    const { machines } = texts.lab.rooms;
    expect([0, 1, 2].map((number) => fillPlural(texts, machines, { number }))).toEqual([
      "0 machines",
      "1 machine",
      "2 machines",
    ]);
  });
});
