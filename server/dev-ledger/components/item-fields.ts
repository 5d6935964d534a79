import type { DataField } from "../state/model.ts";
import { textField } from "./fields.ts";
import { itemPicture } from "./pictures.ts";

export interface Item {
  name: string;
  type: string;
  effect: string;
  rarity: string;
}

/** A tool's or a spell's data on the ledger, field by field (`LED-120`, `LED-121`). */
export function itemFields(kind: "tool" | "spell", { name, type, effect, rarity }: Item): DataField[] {
  return [
    textField("name", name),
    textField("key_image_url", itemPicture(`${kind} ${name}`)),
    textField(`${kind}_type`, type),
    textField(`${kind}_effect`, effect),
    textField("rarity", rarity),
  ];
}
