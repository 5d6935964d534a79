import type { MethodCall } from "../engine/blueprint.ts";
import { ExecutionFailure } from "../engine/execution-failure.ts";
import type { Tokens } from "../engine/tokens.ts";
import { textField } from "./fields.ts";
import type { Game } from "./game.ts";
import { itemPicture } from "./pictures.ts";

const NAME = "FOMO HIT";
const LOCAL_TEXT = /^\w{1,64}$/;

/** `mint(String badgeName)`: the badge `<badgeName>`, one of each name, ever (`GAP-10`). */
export function mintFomoHit({ addresses }: Game, { run, args }: MethodCall): Tokens[] {
  const name = args.text();
  if (!LOCAL_TEXT.test(name)) throw new ExecutionFailure(`${JSON.stringify(name)} cannot be a badge's name`);
  const fields = [textField("name", NAME), textField("key_image_url", itemPicture(NAME))];
  return [run.holdings.mintNonFungible(addresses.fomoHit, `<${name}>`, fields)];
}
