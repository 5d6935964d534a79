import { nameText } from "../../texts/name-text.ts";
import type { BattleEvent } from "../state/event.ts";
import type { Line, LogScene } from "./log-line.ts";

/** Lines about actions, statuses and effects; null for any other event. */
export function actionLines({ names, rules: { texts } }: LogScene, event: BattleEvent): Line[] | null {
  switch (event.type) {
    case "deployed": {
      const creature = names.creature(event.side, event.creatureId);
      if (!event.unasked) return [{ text: "deployed", kind: "deploy", values: { creature } }];
      return [{ text: "steppedForward", kind: "deploy", values: { side: names.side(event.side), creature } }];
    }
    case "defended":
      return [
        {
          text: "defended",
          kind: "defend",
          values: { creature: names.creature(event.side, event.creatureId) },
        },
      ];
    case "toolUsed": {
      const creature = names.creature(event.side, event.creatureId);
      const tool = names.tool(event.side, event.toolId);
      if (event.targetId === event.creatureId) return [{ text: "toolUsed", values: { creature, tool } }];
      const target = names.creature(event.side, event.targetId);
      return [{ text: "toolUsedOn", values: { creature, target, tool } }];
    }
    case "spellCast":
      return [spellLine(names, event)];
    case "charging":
    case "released":
    case "chargeLost": {
      const creature = names.creature(event.side, event.creatureId);
      return [{ text: event.type, values: { creature, spell: event.spell } }];
    }
    case "stunned":
      return [{ text: "stunned", values: { creature: names.creature(event.side, event.creatureId) } }];
    case "cannotAct":
      return [
        { text: "stunnedCannotAct", values: { species: names.creature(event.side, event.creatureId) } },
      ];
    case "effectBegan": {
      if (event.kind !== "debuff") return [];
      const creature = names.creature(event.side, event.creatureId);
      return [
        {
          text: "weakened",
          values: { creature, effect: nameText(texts, event.name), turns: event.duration },
        },
      ];
    }
    case "effectEnded": {
      const creature = names.creature(event.side, event.creatureId);
      return [{ text: "effectEnded", values: { creature, effect: nameText(texts, event.name) } }];
    }
    default:
      return null;
  }
}

function spellLine(names: LogScene["names"], event: Extract<BattleEvent, { type: "spellCast" }>): Line {
  const creature = names.creature(event.side, event.casterId);
  const spell = names.spell(event.side, event.spellId);
  const onItself = event.targetSide === event.side && event.targetId === event.casterId;
  if (event.targetId === null || onItself) return { text: "spellCast", values: { creature, spell } };
  const target = names.creature(event.targetSide, event.targetId);
  return { text: "spellCastOn", values: { creature, spell, target } };
}
