import { axisX, axisY, barY, gridY } from "@observablehq/plot";
import { shippedRules } from "../../../index.ts";
import { drawing } from "../../page/drawing.ts";
import type { PolicyResult } from "../result/policy-result.ts";
import { reasonName, shareText } from "./words.ts";

/** What purchases wait for, with the colour of each reason. */
export const WAIT_COLORS: Readonly<Record<string, string>> = {
  tcorvax: "var(--player)",
  catNips: "var(--easy)",
  energy: "var(--pvp)",
  eggs: "var(--medium)",
  machines: "var(--enemy)",
  purchases: "var(--before)",
  nothing: "var(--grid)",
};

/** For each week, what the next purchase waited for; a visit that waits for two resources counts half for each. */
export function waitsChart(title: string, { waits }: PolicyResult): string {
  const bars = waits.weeks.flatMap(({ purchases }, week) => {
    const total = Object.values(purchases).reduce((sum, share) => sum + share, 0);
    return Object.keys(WAIT_COLORS).flatMap((reason) => {
      const share = purchases[reason] ?? 0;
      const name = `week ${week + 1}: ${reasonName(shippedRules, reason)} ${shareText(share)}`;
      return share > 0 ? [{ week: week + 1, share: share / total, color: WAIT_COLORS[reason], name }] : [];
    });
  });
  const weeks = waits.weeks.map((_, week) => week + 1);
  const step = Math.ceil(weeks.length / 12);
  return drawing({
    title,
    description: `${title}. ${bars.map(({ name }) => name).join("; ")}.`,
    width: 400,
    height: 190,
    marginLeft: 42,
    marginRight: 8,
    marginTop: 10,
    marginBottom: 40,
    x: { type: "band", domain: weeks, label: null, padding: 0.12 },
    y: { domain: [0, 1], label: null },
    marks: [
      gridY({ ticks: 4, stroke: "var(--grid)", strokeOpacity: 1 }),
      barY(bars, { x: "week", y: "share", fill: "color", title: "name" }),
      axisY({ ticks: 4, tickSize: 0, tickFormat: (share: number) => `${share * 100} %` }),
      axisX({
        tickSize: 0,
        ticks: weeks.filter((week) => (week - 1) % step === 0),
        label: "week",
        labelAnchor: "center",
        labelArrow: "none",
      }),
    ],
  });
}
