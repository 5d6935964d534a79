import {
  changesOnVisit,
  fill,
  formatAmount,
  type Lab,
  type LabEvent,
  type RuleSet,
} from "../../rules/index.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { executeCommand } from "./execute-command.ts";

/** A lab for its player, with notices of what happened meanwhile. */
export interface VisitedLab {
  lab: Lab;
  notices: string[];
  now: number;
}

/**
 * The present lab: upkeep is charged and the rescue grant checked, and the lab is stored only if that changed
 * something (`GAP-04`, `GAP-55`, `CON-94`).
 */
export async function visitLab(deps: AppDeps, playerId: number): Promise<VisitedLab> {
  const { lab, now } = await deps.store.readLab(playerId);
  if (!changesOnVisit(deps.rules, lab, now)) return { lab, notices: [], now };
  return executeCommand(deps, { playerId }, { type: "visit" }, (settled, events, time) => ({
    lab: settled,
    notices: noticesOf(deps.rules, events),
    now: time,
  }));
}

function noticesOf({ texts }: RuleSet, events: LabEvent[]): string[] {
  const { notices } = texts.lab;
  return events.flatMap((event) => {
    switch (event.type) {
      case "rescued":
        return [notices.rescued];
      case "upkeepPaid":
        return [fill(notices.upkeepPaid, { energy: formatAmount(event.energy) })];
      case "amplifierOffline":
        return [notices.amplifierOffline];
      default:
        return [];
    }
  });
}
