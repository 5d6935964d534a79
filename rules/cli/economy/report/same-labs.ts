import { RESOURCE_NAMES, shippedRules } from "../../../index.ts";
import type { ComparedPolicy } from "../result/economy-result.ts";
import type { PolicyResult } from "../result/policy-result.ts";
import { figure } from "./words.ts";

/**
 * Says that the labs of a policy develop under the overlay as under the shipped rules, and what their players own more
 * or less at the end; null where anything else differs, or without an overlay.
 */
export function sameLabsSentence({ shipped, overlay }: ComparedPolicy): string | null {
  if (!overlay || withoutOwned(shipped) !== withoutOwned(overlay)) return null;
  const differences = RESOURCE_NAMES.flatMap((name) => {
    const more = (overlay.days.at(-1)?.owned[name] ?? 0) - (shipped.days.at(-1)?.owned[name] ?? 0);
    if (more === 0) return [];
    return [
      `${figure(Math.abs(more))} ${shippedRules.resourceNames[name]} ${more > 0 ? "more" : "less"} at the end`,
    ];
  });
  const owned = differences.length === 0 ? "" : `, with ${differences.join(", ")}`;
  return `exactly as under the shipped rules${owned}.`;
}

/** All of a result that shows how labs develop. */
function withoutOwned({ days, ...result }: PolicyResult): string {
  return JSON.stringify({ ...result, days: days.map(({ owned: _, ...day }) => day) });
}
