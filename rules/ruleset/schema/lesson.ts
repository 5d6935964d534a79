import { type Static, Type } from "typebox";
import { ACTION_TYPES, type ActionType } from "../../battle/actions/action-rules.ts";
import { DIFFICULTIES } from "../../battle/state/battle.ts";
import { LAST_FORM, RARITIES } from "../../battle/state/creature.ts";
import { closed, count, notNegative, text } from "./shapes.ts";

/** The parts of the battle screen that a step without an action shows. */
const SHOWN_PARTS = ["field", "energy", "synergies"] as const;

/** The steps that the texts have sentences for. */
const STEP_IDS = [
  "welcome",
  "deploy",
  "energy",
  "endTurn",
  "attack",
  "synergy",
  "synergyShown",
  "defend",
  "useTool",
  "useSpell",
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

/** Schema of `rules/lesson/lesson.json`. */
export const LESSON_SCHEMA = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    seed: text("Seed of the battle, which no other battle has"),
    difficulty: Type.Enum([...DIFFICULTIES], { description: "How the opponent plays" }),
    patience: count("Own turns after which a step that was not done is left out", 1),
    minutes: count("What it takes a newcomer, in minutes", 1),
    player: team("The team that the player is lent"),
    enemy: team("The team of the opponent"),
    steps: Type.Array(
      Type.Object(
        {
          id: Type.Enum([...STEP_IDS], {
            description: "Key of its sentence in texts.lesson.read, or in texts.lesson.ask and again",
          }),
          action: Type.Optional(
            Type.Enum([...ACTION_TYPES] as [ActionType, ...ActionType[]], {
              description: "The action it waits for; without one, the player only reads",
            }),
          ),
          formsSynergy: Type.Optional(
            Type.Boolean({ description: "Whether it waits until creatures on the field form a synergy" }),
          ),
          shows: Type.Optional(Type.Enum([...SHOWN_PARTS], { description: "What a step to read points at" })),
        },
        closed,
      ),
      { minItems: 1, description: "In the order in which they are asked" },
    ),
  },
  { ...closed, title: "The guided first battle" },
);

/** The guided first battle: its teams and its steps. */
export type Lesson = Omit<Static<typeof LESSON_SCHEMA>, "$schema">;
export type LessonStep = Lesson["steps"][number];
