import { Type } from "typebox";
import { RARITIES } from "../../battle/state/creature.ts";
import { MEASURE_NAMES } from "../../goals/measure-names.ts";
import { DAILY_MEASURES, DAILY_SIZES } from "../../goals/progress.ts";
import { added, closed, count, someResources } from "./shapes.ts";

const measure = Type.Enum([...MEASURE_NAMES], { description: "What is counted" });
const atLeast = Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: "Reached from this number" });

const pays = someResources("Lab resources that it pays once; only goals of the lab may (GAP-77)");

const first = Type.Object(
  {
    measure,
    atLeast,
    pays: Type.Optional(pays),
    place: Type.Enum(["build", "upgrade", "machine", "cat", "practice", "challenge", "wallet"], {
      description: "Where the player is led to",
    }),
  },
  closed,
);

const achievement = Type.Object(
  {
    group: Type.Enum(["lab", "collection", "arena", "pvp"], { description: "The part of the game" }),
    rarity: Type.Enum([...RARITIES], { description: "How hard it is" }),
    measure,
    atLeast,
    pays: Type.Optional(pays),
  },
  closed,
);

const daily = Type.Object(
  {
    size: Type.Enum([...DAILY_SIZES], { description: "Each day has one of each size" }),
    measure: Type.Enum([...DAILY_MEASURES], { description: "What is counted from the beginning of the day" }),
    atLeast,
    pays,
  },
  closed,
);

/** Without goals, as in releases before there were any. */
const NO_GOALS = {
  first: {},
  daily: {},
  achievements: {},
  handIn: { mostADay: 0, waiting: 1, kilobytes: 1, actions: 1, seconds: 1 },
};

/** Schema of `data/goals.json`. Goals change no battle, and what they pay is
 * decided by the server alone, so the rule hash leaves them out. */
export const goalsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    goals: added(
      Type.Object(
        {
          first: Type.Record(Type.String(), first, { description: "The goals of a new player, in order" }),
          daily: added(
            Type.Record(Type.String(), daily, {
              description: "From these, goals of the day are drawn for each lab",
            }),
            {},
          ),
          achievements: Type.Record(Type.String(), achievement),
          handIn: Type.Object(
            {
              mostADay: count("Replays of battles against the AI that a player may hand in each day"),
              waiting: added(
                Type.Integer({
                  minimum: 1,
                  maximum: 1000,
                  description: "Finished battles that a browser keeps until it reaches the server",
                }),
                5,
              ),
              kilobytes: Type.Integer({ minimum: 1, maximum: 2048, description: "Largest replay" }),
              actions: Type.Integer({
                minimum: 1,
                maximum: 100_000,
                description: "Most actions of a replay",
              }),
              seconds: count("Longest time to play a replay", 1),
            },
            { ...closed, description: "Bounds of what is checked on the server" },
          ),
        },
        closed,
      ),
      NO_GOALS,
    ),
  },
  {
    ...closed,
    title: "Goals and achievements",
    description: "Felt in the lab: goals of the first days, daily goals and achievements, with what they pay",
  },
);
