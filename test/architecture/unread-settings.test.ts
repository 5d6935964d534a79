import { describe, expect, it } from "vitest";
import { shippedRules } from "../../rules/index.ts";
import { LISTED_ONLY, namesRead, unreadSettings } from "./unread-settings.ts";

/** Tables whose rows are looked up by a value that comes from a rule file or from the wallet. */
const LOOKED_UP = [
  "effectCatalogue.",
  "texts.items.",
  "texts.names.",
  "texts.wallet.failures.",
  "texts.wallet.control.",
  "texts.ledger.tooOften",
  "goals.first.",
  "goals.daily.",
  "goals.achievements.",
  "scenes.rows.",
  "texts.scenes.told.",
  "texts.goals.first.",
  "texts.goals.daily.",
  "texts.goals.achievements.",
  "decorations.trophies.",
  "decorations.themes.",
  "decorations.looks.",
  "decorations.rugs.",
  "decorations.windows.",
  "decorations.skins.",
  "decorations.plates.",
  "texts.decorations.names.",
  // By the code of a pressed key.
  "texts.controls.keyNames.",
];
/** Texts that the server says itself; all others are worded by the browser, the canvas or the rules. */
const SAID_BY_SERVER = [
  "texts.failures.",
  "texts.refusedLogin.",
  "texts.collection.balance.stillZero",
  "texts.callbacks.telegramOn",
  "texts.pvp.botName",
  "texts.pvp.deletedPlayer",
];

const wordingNames = namesRead(process.cwd(), ["rules", "engine", "ui"]);
const names = new Set([...wordingNames, ...namesRead(process.cwd(), ["server"])]);

function startsWithAny(path: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => path.startsWith(beginning));
}

describe("the settings of the rule files", () => {
  it("are each read by some code", () => {
    const unread = unreadSettings(shippedRules, names).filter((path) => !startsWithAny(path, LOOKED_UP));
    expect(unread.sort()).toEqual([...LISTED_ONLY].sort());
  });

  it("have no text that only a name of the server's own seems to read", () => {
    const unread = unreadSettings({ texts: shippedRules.texts }, wordingNames);
    expect(unread.filter((path) => !startsWithAny(path, [...LOOKED_UP, ...SAID_BY_SERVER]))).toEqual([]);
  });

  it("are reported when no code reads them", () => {
    const planted = {
      rescue: { enabled: true, settingThatNothingReads: 1 },
      branchThatNothingReads: { to: 1 },
    };
    expect(unreadSettings(planted, names)).toEqual([
      "rescue.settingThatNothingReads",
      "branchThatNothingReads",
    ]);
  });
});
