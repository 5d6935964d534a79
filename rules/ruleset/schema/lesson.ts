import { type Static, Type } from "typebox";
import { ACTION_TYPES, type ActionType } from "../../battle/actions/action-rules.ts";
import { DIFFICULTIES } from "../../battle/state/battle.ts";
import { LAST_FORM, RARITIES } from "../../battle/state/creature.ts";
import { closed, count, notNegative, text } from "./shapes.ts";

/** The lessons, in the order in which they are offered. */
export const LESSON_IDS = ["first", "second"] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** What a learner can reach on their own side of the field, each with a number in the header. */
export const LESSON_GOALS = ["synergies", "momentum", "combo"] as const;
export type LessonGoal = (typeof LESSON_GOALS)[number];

/** The steps that the texts have sentences for. */
const STEP_IDS = [
  "deploy",
  "endTurn",
  "attack",
  "synergy",
  "useTool",
  "useSpell",
  "momentum",
  "momentumKept",
  "matchup",
  "combo",
  "comboKept",
  "defend",
] as const;

const creature = Type.Object(
  {
    species: text("Id of the species"),
    form: Type.Integer({ minimum: 0, maximum: LAST_FORM, description: "Form, 0 for an egg" }),
    rarity: Type.Enum([...RARITIES], { description: "Rarity" }),
    stats: Type.Object(
      {
        energy: notNegative("Energy"),
        strength: notNegative("Strength"),
        magic: notNegative("Magic"),
        stamina: notNegative("Stamina"),
        speed: notNegative("Speed"),
      },
      { ...closed, description: "The five stats" },
    ),
  },
  closed,
);

const team = (description: string) =>
  Type.Object(
    {
      creatures: Type.Array(creature, { minItems: 1, description: "In the order in which they are drawn" }),
      tools: Type.Array(text("Name of a tool")),
      spells: Type.Array(text("Name of a spell")),
    },
    { ...closed, description },
  );

const goal = (description: string) => Type.Optional(Type.Enum([...LESSON_GOALS], { description }));

/** Schema of the lessons in `rules/lesson/`. */
export const LESSON_SCHEMA = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    id: Type.Enum([...LESSON_IDS], { description: "Its name in the texts" }),
    seed: text("Seed of the battle, which no other battle has"),
    difficulty: Type.Enum([...DIFFICULTIES], { description: "How the opponent plays" }),
    patience: count("Own turns after which a step that was not done is left out", 1),
    minutes: count("What it takes a newcomer, in minutes", 1),
    player: team("The team that the player is lent"),
    enemy: team("The team of the opponent"),
    steps: Type.Array(
      Type.Object(
        {
          id: Type.Enum([...STEP_IDS], { description: "Key of its sentence in texts.lesson.why" }),
          action: Type.Optional(
            Type.Enum([...ACTION_TYPES] as [ActionType, ...ActionType[]], {
              description: "The action it waits for; without one, what leads to its goal",
            }),
          ),
          until: goal("What it waits for in place of an action"),
          while: goal("What must be reached for the step to be asked; else it is left out"),
          strong: Type.Optional(
            Type.Boolean({
              description: "Whether the attack has to be one by a specialty that beats the target's",
            }),
          ),
        },
        closed,
      ),
      { minItems: 1, description: "In the order in which they are asked" },
    ),
  },
  { ...closed, title: "A guided battle" },
);

/** A guided battle: its teams and its steps. */
export type Lesson = Omit<Static<typeof LESSON_SCHEMA>, "$schema">;
export type LessonStep = Lesson["steps"][number];
