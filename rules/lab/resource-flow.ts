import { noResources, type Resources } from "../amounts/resources.ts";
import type { LabEvent } from "./event.ts";

/** What a lab made and what it spent of each resource, both never negative. */
export interface ResourceFlow {
  made: Resources;
  spent: Resources;
}

/**
 * Sums up what the events of a lab made and spent. Upkeep that falls due with an activation counts on its own; what an
 * administrator or developer gives or takes is no work of the lab and does not count.
 */
export function resourceFlow(events: readonly LabEvent[]): ResourceFlow {
  const flow = { made: noResources(), spent: noResources() };
  for (const event of events) addEvent(flow, event);
  return flow;
}

function addEvent({ made, spent }: ResourceFlow, event: LabEvent): void {
  switch (event.type) {
    case "machineActivated":
      add(made, event.gained);
      add(spent, event.spent);
      break;
    case "goalPaid":
    case "sceneSeen":
      add(made, event.gained);
      break;
    case "machineBuilt":
    case "machineUpgraded":
    case "machineMoved":
    case "petAdopted":
    case "decorationBought":
      add(spent, event.cost);
      break;
    case "upkeepPaid":
      add(spent, { energy: event.energy });
      break;
    case "rescued":
      add(made, { tcorvax: event.tcorvax });
      break;
    case "energyCredited":
      add(made, { energy: event.energy });
      break;
  }
}

function add(sum: Resources, { tcorvax = 0, catNips = 0, energy = 0, eggs = 0 }: Partial<Resources>): void {
  sum.tcorvax += tcorvax;
  sum.catNips += catNips;
  sum.energy += energy;
  sum.eggs += eggs;
}
