import escapeHtml from "escape-html";
import { shippedRules } from "../../../index.ts";
import { openTable, section } from "../../page/html.ts";
import { page } from "../../page/page.ts";
import type { EconomyResult } from "../result/economy-result.ts";
import { changedText } from "./economy-text.ts";
import { headlineOf } from "./headline.ts";
import { type Column, columnsOf, tablesOf } from "./tables.ts";
import { assumptions } from "./words.ts";

/** The page of `economy`. */
export function economyPage(result: EconomyResult): string {
  const { policies, overlay, weeks, players, seed, rulesHash, interrupted } = result;
  const facts = [
    `${weeks} weeks`,
    `${players} players for each policy`,
    `seed ${seed}`,
    overlay ? `rules ${rulesHash} (shipped) against ${overlay.rulesHash}` : `rules ${rulesHash}`,
  ];
  const sections = overlay
    ? policies.map(({ policy, description, shipped, overlay: after }) =>
        section(policy, `${description}.`, ...tables(columnsOf(shipped, after), weeks)),
      )
    : [
        section(
          "Policies side by side",
          "When players of different habits reach what.",
          ...tables(
            policies.map(({ policy, shipped }) => ({ title: policy, result: shipped })),
            weeks,
          ),
        ),
      ];
  return page(
    overlay ? `What ${overlay.file} does to the lab` : "Weeks of the lab",
    facts,
    interrupted ? `<p class="warning" role="note">The run was interrupted: this is what was played.</p>` : "",
    ...(overlay ? [section("What differs", changedText(overlay.changed))] : []),
    section(
      "In short",
      policies.map(({ policy, shipped }) => `${policy}: ${headlineOf(shipped, weeks)}`).join("\n"),
    ),
    ...sections,
    `<p class="lead">${escapeHtml(assumptions(shippedRules))}</p>`,
  );
}

function tables(columns: readonly Column[], weeks: number): string[] {
  return tablesOf(columns, weeks).map(({ head, rows }) => openTable(head[0] ?? "", head, rows));
}
