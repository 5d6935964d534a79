import { shippedRules } from "../../../index.ts";
import type { ChangedKey } from "../../../validation.ts";
import { counted } from "../../terminal/counted.ts";
import { textTable } from "../../terminal/text-table.ts";
import type { EconomyResult } from "../result/economy-result.ts";
import { headlinesOf } from "./headline.ts";
import { sameLabsSentence } from "./same-labs.ts";
import { type Column, columnsOf, tablesOf } from "./tables.ts";
import { assumptions } from "./words.ts";

/** What `economy` prints: an answer in a sentence for each policy, then tables. */
export function economyText(result: EconomyResult): string {
  const { policies, overlay, weeks, seed, players, rulesHash } = result;
  if (policies.length === 0) return "Nothing was played.";
  const against = overlay ? ` against ${overlay.file} ${overlay.rulesHash}` : "";
  const head = `Rules ${rulesHash} (shipped)${against}, ${counted(weeks, "week")}, ${counted(players, "player")} for each policy, seed ${seed}.`;
  const changed = overlay ? [changedText(overlay.changed)] : [];
  const headlines = policies.flatMap((one) =>
    headlinesOf(one, result).map(({ name, text }) => `${name}: ${text}`),
  );
  const tables = overlay
    ? policies
        .filter((one) => sameLabsSentence(one) === null)
        .flatMap(({ policy, description, shipped, overlay: after }) => [
          `── ${policy}: ${description} ──`,
          ...textTables(columnsOf(shipped, after), weeks),
        ])
    : textTables(
        policies.map(({ policy, shipped }) => ({ title: policy, result: shipped })),
        weeks,
      );
  const policyLines = overlay ? [] : [policies.map((one) => `${one.policy}: ${one.description}.`).join("\n")];
  return [
    head,
    ...changed,
    [...headlines, deadEndsText(result)].join("\n"),
    ...tables,
    ...policyLines,
    assumptions(shippedRules),
  ].join("\n\n");
}

/** How many players are stuck for good, by name. */
function deadEndsText({ policies, overlay }: EconomyResult): string {
  const ends = policies.flatMap(({ policy, shipped, overlay: after }) => [
    ...(shipped.stuck.length > 0 ? [policy] : []),
    ...(after && after.stuck.length > 0 ? [`${policy}, ${overlay?.file}`] : []),
  ]);
  const among = `of ${policies.length} ${policies.length === 1 ? "policy" : "policies"}`;
  return ends.length === 0 ? `Dead ends: none ${among}.` : `Dead ends ${among}: ${ends.join("; ")}.`;
}

function textTables(columns: readonly Column[], weeks: number): string[] {
  return tablesOf(columns, weeks).map(({ head, rows }) => textTable(head, rows));
}

export function changedText(changed: readonly ChangedKey[]): string {
  if (changed.length === 0) return "The overlay changes no number.";
  const value = (one: unknown) => (one === undefined ? "nothing" : JSON.stringify(one));
  return changed.map(({ key, before, after }) => `${key}: ${value(before)} → ${value(after)}`).join("\n");
}
