import type { SpellReply, ToolReply } from "../../contract/index.ts";
import type { NonFungibleItem } from "../gateway/gateway.ts";
import { TokenFields } from "./token-fields.ts";

/** A tool from its token's data (`LED-120`). */
export function toolOf(token: NonFungibleItem): ToolReply {
  const fields = new TokenFields(token);
  return {
    ...itemOf(token.id, fields),
    type: "tool",
    tool_type: fields.statName("tool_type"),
    tool_effect: fields.text("tool_effect"),
  };
}

/** A spell from its token's data (`LED-121`). */
export function spellOf(token: NonFungibleItem): SpellReply {
  const fields = new TokenFields(token);
  return {
    ...itemOf(token.id, fields),
    type: "spell",
    spell_type: fields.statName("spell_type"),
    spell_effect: fields.text("spell_effect"),
  };
}

function itemOf(id: string, fields: TokenFields) {
  return { id, name: fields.text("name"), image_url: fields.picture() ?? "", rarity: fields.rarity() };
}
