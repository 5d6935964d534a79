import { localIdOf } from "../../ledger/address/local-id-of.ts";
import type { MethodCall } from "../engine/blueprint.ts";
import type { Tokens } from "../engine/tokens.ts";
import { textField } from "./fields.ts";
import type { Game } from "./game.ts";
import { itemPicture } from "./pictures.ts";

const NAME = "FOMO HIT";

/** `mint(Address account)`: gives the account's owner its badge, at most one for each account (`GAP-10`). */
export function mintFomoHit({ addresses }: Game, { run, args }: MethodCall): Tokens[] {
  const account = args.address();
  run.authZone.requireOwner(account);
  const fields = [textField("name", NAME), textField("key_image_url", itemPicture(NAME))];
  return [run.holdings.mintNonFungible(addresses.fomoHit, localIdOf(account), fields)];
}
