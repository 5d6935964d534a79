import type { Bot } from "../bot.ts";
import { attackOf, best, deployStrongest, ENDING, hitHardest } from "./moves.ts";

/** Puts every tool on its strongest creature as soon as it has one, then deploys and attacks. */
const toolsAtOnce: Bot = (view) =>
  best(view, (action) =>
    action.type === "useTool" ? attackOf(view, action.targetId ?? action.creatureId) : 0,
  ) ??
  deployStrongest(view) ??
  hitHardest(view) ??
  ENDING;

export default toolsAtOnce;
