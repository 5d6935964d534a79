import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import {
  answerText,
  boltsText,
  counterexampleText,
  goalText,
  judgeTry,
  type Position,
  type PositionTheme,
  positionAt,
  positionBattle,
  positionLine,
  positionSign,
  shippedPositions,
  shortfallText,
  stepText,
} from "../../../rules/positions.ts";
import { positionOfRow } from "../../../rules/puzzles/position-row.ts";
import { loadLanguages } from "../../../server/configuration/startup-config.ts";
import { TEXTS_FOLDER } from "../../../server/start/project.ts";

import { positions } from "./drawn-positions.ts";

const read = loadLanguages(TEXTS_FOLDER);
if (!read.ok) throw new Error(read.problems.join("\n"));
const textsIn = (language: string) => {
  const found = [rules.texts, ...read.languages].find((texts) => texts.language === language);
  if (!found) throw new Error(`No texts in ${language}`);
  return found;
};

describe("the sign of a position", () => {
  it("has a bolt for each try up to five, then their number", () => {
    expect([1, 5, 6, 7].map((tries) => boltsText(rules.texts, tries))).toEqual([
      "⚡",
      "⚡⚡⚡⚡⚡",
      "⚡×6",
      "⚡×7",
    ]);
  });

  it.each([
    ["en", "Corvax 214 ⚡⚡ 2 tries, 3 energy left"],
    ["de", "Corvax 214 ⚡⚡ 2 Versuche, 3 Energie übrig"],
    ["es", "Corvax 214 ⚡⚡ 2 intentos, energía restante: 3"],
    ["ru", "Corvax 214 ⚡⚡ 2 попытки, осталось энергии: 3"],
    ["zh", "Corvax 214 ⚡⚡ 2次尝试，剩3点能量"],
  ])("is a line to send, in the plural of the language: %s", (language, line) => {
    expect(positionLine(textsIn(language), 214, { tries: 2, energyLeft: 3 })).toBe(line);
  });

  it("says one try in the singular", () => {
    expect(positionSign(rules.texts, { tries: 1, energyLeft: 0 })).toBe("⚡ 1 try, 0 energy left");
    expect(positionSign(textsIn("ru"), { tries: 5, energyLeft: 0 })).toContain("5 попыток");
  });
});

describe("the sentences of a position", () => {
  it("say whether the enemy looks for the turn that spoils the goal, and nothing of it where the turn must win (GAP-73)", () => {
    const said = [0, 1500].map((answers) => answerText(rules.texts, { goal: { kind: "survive" }, answers }));
    expect(said).toEqual([
      "The enemy answers as on Expert.",
      "The enemy finds the turn that spoils your goal, if it has one.",
    ]);
    expect(answerText(rules.texts, { goal: { kind: "win" }, answers: 0 })).toBe("");
  });

  it("say a lead with the numbers of both sides", () => {
    expect(goalText(rules.texts, { kind: "lead", own: 3, foes: 1 })).toBe(
      "Take the lead: when your next turn begins, at least 3 of your creatures and at most 1 enemy must be left.",
    );
    expect(goalText(textsIn("ru"), { kind: "lead", own: 1, foes: 2 })).toContain(
      "не меньше 1 твоего существа и не больше 2 врагов",
    );
  });

  it("say what each shipped obvious turn misses, and name every step of both lines", async () => {
    const positions = await shippedPositions(rules);
    for (const { id } of positions.rows) {
      const position = positionAt(positions, id);
      if (!position) throw new Error(`No position ${id}`);
      const judged = judgeTry(positions.rules, position, position.obvious);
      if (!judged.ok) throw new Error(judged.refusal.text);
      const texts = [
        ...judged.shortfalls.map((one) => shortfallText(positions.rules, judged.battle, one)),
        ...[...position.solution, ...position.obvious].map((one) =>
          stepText(positions.rules, judged.battle, 0, one),
        ),
        ...judged.answer.map((one) => stepText(positions.rules, judged.battle, 1, one)),
      ];
      expect(judged.shortfalls.length, `position ${id}`).toBeGreaterThan(0);
      // Every place is filled, and by a name.
      for (const text of texts) expect(text, `position ${id}`).not.toMatch(/[{}]|\b(own|foe)-/);
    }
  });
});

describe("counterexampleText", () => {
  const about = (theme: PositionTheme, count: number) =>
    positions.rows
      .filter((row) => row.theme === theme)
      .slice(0, count)
      .map((row) => positionOfRow(positions.rules, row));
  const textOf = (position: Position) => counterexampleText(positions.rules, position);

  it("names the attack that the energy of a position must not be spent on, and what is missing then (GAP-73)", () => {
    for (const position of about("energyForNextTurn", 16))
      expect(textOf(position)).toMatch(/^With one more attack, the goal is missed \(.+\)\. \S.+\.$/);
  });

  it("says what is missing with the tool of a position used last (GAP-73)", () => {
    const texts = about("toolFirst", 10).map(textOf);
    expect(texts.filter((text) => text !== null).length).toBeGreaterThan(5);
    for (const text of texts) if (text !== null) expect(text).toMatch(/^With the tool last, .+\. \S.+\.$/);
  });

  it("says nothing where the tool of a position used last reaches the goal too", () => {
    // Nobody need be left and nobody need have fallen: whenever the tool is used and the battle goes on, that is reached.
    const goal = { kind: "lead", own: 0, foes: 99 } as const;
    const easier = about("toolFirst", 30)
      .filter((position) => positionBattle(positions.rules, position).sides[0].hand.length > 0)
      .map((position) => ({ ...position, goal }));
    expect(easier.slice(0, 3).map(textOf)).toEqual([null, null, null]);
  });

  it("says nothing of other themes", () => {
    expect(about("defendNow", 3).map(textOf)).toEqual([null, null, null]);
  });
});
