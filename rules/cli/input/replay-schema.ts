import { type TSchema, Type } from "typebox";

const id = Type.String({ maxLength: 200 });

/** A replay file as a whole; its setup and its actions are looked at one by one, for better sentences. */
export const replayFile = Type.Object({
  version: Type.Literal(1),
  rulesHash: Type.String(),
  seed: Type.String(),
  setup: Type.Object({}, { additionalProperties: true }),
  actions: Type.Array(Type.Unknown(), { maxItems: 100_000 }),
  checks: Type.Optional(Type.String()),
});

const action = <Name extends string, Rest extends Record<string, TSchema>>(type: Name, rest: Rest) =>
  Type.Object({ type: Type.Literal(type), ...rest });
const target = { targetId: Type.Optional(id) };

export const ACTION_SHAPES = {
  deploy: action("deploy", { creatureId: id }),
  attack: action("attack", { attackerId: id, targetId: id }),
  useTool: action("useTool", { toolId: id, creatureId: id, ...target }),
  useSpell: action("useSpell", { spellId: id, casterId: id, ...target }),
  defend: action("defend", { creatureId: id }),
  endTurn: action("endTurn", {}),
} as const;
