import { describe, expect, it } from "vitest";
import { ruleOf } from "../../../rules/battle/actions/action-rules.ts";
import { ACTION_TYPES, shippedRules } from "../../../rules/index.ts";
import { SCREEN_ACTIONS } from "../../../ui/battle/screen-actions.ts";

const { actions, moves } = shippedRules.texts.battleScreen;

describe("SCREEN_ACTIONS", () => {
  it.each(ACTION_TYPES)("say how %s asks for its target, if the rules want one without an item", (type) => {
    const { ids, items } = ruleOf(type);
    expect(SCREEN_ACTIONS[type].aim !== undefined).toBe(items === null && ids.target !== undefined);
  });

  it.each(ACTION_TYPES)("have a label and a sentence for %s in the texts", (type) => {
    expect(actions[type]).toMatch(/^[A-Z]/);
    expect(moves[type]).not.toBe("");
  });
});
