import { LAB_MEASURES } from "../../goals/measure-names.ts";
import { startOfDate } from "../../pvp/calendar.ts";
import { isTree, type Tree } from "../overlay.ts";
import { type Problem, wrongValue } from "../problem.ts";
import type { RuleSet } from "../rule-set.ts";
import { valueAt } from "../texts-beside-numbers.ts";
import type { CheckedRules } from "./checked-rules.ts";
import { pairProblems } from "./number-pairs.ts";
import { rangeProblems } from "./number-ranges.ts";
import { matchesOf, matchWith } from "./paths.ts";
import { teamProblems } from "./team-sizes.ts";
import { placeProblems } from "./text-places.ts";

/**
 * What contradicts itself in rules whose values are valid one by one: rules that pass play battles and labs to their
 * end. Rules that are stored with a battle are not held against this, so that what began under them goes on.
 */
export function consistencyProblems(rules: RuleSet, isNamed: CheckedRules["isNamed"]): Problem[] {
  const tree: Tree = { ...rules };
  const checked: CheckedRules = { rules: tree, isNamed };
  const numbers = [
    ...pairProblems(checked),
    ...lengthProblems(checked),
    ...rangeProblems(checked),
    ...orderProblems(checked),
    ...weightProblems(checked),
  ];
  // Sums of several numbers say the same again where one of the numbers is wrong.
  const sums = numbers.length > 0 ? [] : [...teamProblems(rules, isNamed), ...roomProblems(rules)];
  const days = dayProblems(rules);
  return [
    ...numbers,
    ...sums,
    ...rowTextProblems(tree),
    ...earnedByProblems(tree),
    ...costProblems(tree),
    ...payingProblems(tree),
    ...days,
    ...placeProblems(tree),
  ];
}

/** A first day that no calendar has. */
function dayProblems({ puzzles: { firstDay } }: RuleSet): Problem[] {
  if (startOfDate(firstDay) !== null) return [];
  return [wrongValue(["puzzles", "firstDay"], firstDay, "a date of the calendar, such as 2026-11-29")];
}

/** Decorations whose goal does not exist, so that nobody could earn them. */
function earnedByProblems(rules: Tree): Problem[] {
  const goals = ["first", "achievements"].flatMap((table) => namesIn(valueAt(rules, ["goals", table])));
  return matchesOf(rules, "decorations.*.*.earnedBy")
    .filter(({ value }) => typeof value !== "string" || !goals.includes(value))
    .map(({ path, value }) => wrongValue(path, value, `a goal or an achievement: ${goals.join(", ")}`));
}

/** Decorations that are bought for nothing. */
function costProblems(rules: Tree): Problem[] {
  return matchesOf(rules, "decorations.*.*.costs")
    .filter(({ value }) => !isTree(value) || !Object.values(value).some((amount) => amount !== 0))
    .map(({ path, value }) => wrongValue(path, value, "a price in at least one resource"));
}

/** Goals that pay although they are not of the lab: the lab and the battles are not connected (`GAP-77`). */
function payingProblems(rules: Tree): Problem[] {
  return ["goals.first.*.pays", "goals.achievements.*.pays"].flatMap((pattern) =>
    matchesOf(rules, pattern).flatMap(({ path }) => {
      const measure = valueAt(rules, [...path.slice(0, -1), "measure"]);
      if (LAB_MEASURES.some((one) => one === measure)) return [];
      const text = `found resources for ${String(measure)}, allowed only where the lab counts: ${LAB_MEASURES.join(", ")}`;
      return [{ path, text }];
    }),
  );
}

/** A number that needs as many entries of a list; `*` is the same key in both. */
const NEEDED: readonly (readonly [number: string, list: string])[] = [
  ["machines.*.maxLevel", "machines.*.levelColors"],
  ["machines.reactor.maxLevel", "reactor.yieldByLevel"],
  ["reactor.freeCopies", "machines.reactor.costByIndex"],
  ["rooms.unlockNeeds.*", "machines.*.costByIndex"],
  ["creatures.finalForm", "evolve.gains"],
  ["creatures.finalForm", "tokenCosts.evolve"],
];

/** Numbers that go beyond the list they count in, such as a level without its picture. */
function lengthProblems({ rules, isNamed }: CheckedRules): Problem[] {
  return NEEDED.flatMap(([number, list]) =>
    matchesOf(rules, number).flatMap(({ path, names, value }) => {
      const rows = matchWith(rules, list, names);
      if (!Array.isArray(rows?.value) || Number(value) <= rows.value.length) return [];
      const entries = `${rows.value.length} ${rows.value.length === 1 ? "entry" : "entries"}`;
      if (isNamed(rows.path) && !isNamed(path)) {
        const needed = `at least ${String(value)}, which is ${path.join(".")}`;
        return [{ path: rows.path, text: `found ${entries}, allowed: ${needed}` }];
      }
      const longest = `at most ${rows.value.length}, as ${rows.path.join(".")} has ${entries}`;
      return [wrongValue(path, value, longest)];
    }),
  );
}

/** Things that do not fit into a room. */
function roomProblems({ grid, avatar }: RuleSet): Problem[] {
  const problems: Problem[] = [];
  const sides = [
    ["width", "startX"],
    ["height", "startY"],
  ] as const;
  for (const [side, start] of sides) {
    const room = grid[side];
    for (const key of ["machineCells", "petCells"] as const)
      if (grid[key] * grid.cell > room)
        problems.push(
          wrongValue(
            ["grid", key],
            grid[key],
            `at most ${room / grid.cell} cells of ${grid.cell} pixels, as grid.${side} is ${room}`,
          ),
        );
    const last = room - avatar[side];
    if (last >= 0 && avatar[start] > last)
      problems.push(
        wrongValue(
          ["avatar", start],
          avatar[start],
          `at most ${last}, which is grid.${side} less avatar.${side}`,
        ),
      );
  }
  return problems;
}

/** The number of each row of a list of which the first that holds counts: in any other order, a row never counts. */
const ASCENDING = [
  "pvp.ranks.*.below",
  "pvp.practice.styles.*.below",
  "team.recommendation.below.*.ratio",
  "rewards.speedTiers.*.0",
];
const DESCENDING = ["rewards.survivorTiers.*.0", "rewards.killRatioTiers.*.0"];

/** Rows that never count, because one before them always does. */
function orderProblems({ rules }: CheckedRules): Problem[] {
  const check = (pattern: string, sign: 1 | -1, word: string) => {
    const rows = matchesOf(rules, pattern);
    return rows.flatMap(({ path, value }, index) => {
      const before = rows[index - 1];
      if (before === undefined || sign * (Number(value) - Number(before.value)) > 0) return [];
      return [wrongValue(path, value, `${word} ${String(before.value)}, which is ${before.path.join(".")}`)];
    });
  };
  return [
    ...ASCENDING.flatMap((pattern) => check(pattern, 1, "more than")),
    ...DESCENDING.flatMap((pattern) => check(pattern, -1, "less than")),
  ];
}

/** Tables of rules whose rows each have a text of their own, with where these are. */
const TABLES = [
  ["tools", "texts.items.tools"],
  ["spells", "texts.items.spells"],
  ["goals.first", "texts.goals.first"],
  ["goals.daily", "texts.goals.daily"],
  ["goals.achievements", "texts.goals.achievements"],
  ["scenes.rows", "texts.scenes.told"],
  ["decorations.trophies", "texts.decorations.names.trophies"],
  ["decorations.themes", "texts.decorations.names.themes"],
  ["decorations.looks", "texts.decorations.names.looks"],
  ["decorations.rugs", "texts.decorations.names.rugs"],
  ["decorations.windows", "texts.decorations.names.windows"],
  ["decorations.skins", "texts.decorations.names.skins"],
  ["decorations.plates", "texts.decorations.names.plates"],
] as const;

/** Rows without their text, and texts without their row. */
function rowTextProblems(rules: Tree): Problem[] {
  return TABLES.flatMap(([table, place]) => {
    const path = place.split(".");
    const rows = namesIn(valueAt(rules, table.split(".")));
    const texts = namesIn(valueAt(rules, path));
    const untold = rows.filter((name) => !texts.includes(name));
    const spare = texts.filter((name) => !rows.includes(name));
    return [
      ...untold.map((name) => wrongValue([...path, name], undefined, `a sentence for ${table}.${name}`)),
      ...spare.map((name) => ({
        path: [...path, name],
        text: `found a sentence without its row, allowed are those of ${table}: ${rows.join(", ")}`,
      })),
    ];
  });
}

/** The names of a table's rows; none where there is no table. */
function namesIn(value: unknown): string[] {
  return isTree(value) ? Object.keys(value) : [];
}

/** Rows of weights from which one name is drawn. */
const WEIGHTS = ["mint.rarity", "difficulty.*.enemyRarity", "rewards.itemRarity.*"];
/** Records from which one entry is drawn. */
const DRAWN_FROM = ["species", "tools", "spells"];

/** Draws that nothing can come out of. */
function weightProblems({ rules }: CheckedRules): Problem[] {
  const weightless = WEIGHTS.flatMap((pattern) =>
    matchesOf(rules, pattern)
      .filter(({ value }) => isTree(value) && Object.values(value).every((weight) => weight === 0))
      .map(({ path, value }) => wrongValue(path, value, "at least one weight above 0")),
  );
  const empty = DRAWN_FROM.filter((key) => isTree(rules[key]) && Object.keys(rules[key]).length === 0).map(
    (key) => wrongValue([key], rules[key], "at least one entry"),
  );
  return [...weightless, ...empty];
}
