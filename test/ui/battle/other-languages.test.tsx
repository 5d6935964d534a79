// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { comboBuff, criticalDebuff, effectiveDebuff } from "../../../rules/battle/effects/named-effects.ts";
import { shippedRules as rules } from "../../../rules/index.ts";
import { englishAmong } from "../../rules/texts/english-left.ts";
import { LANGUAGES } from "../../rules/texts/in-language.ts";
import { click, settle } from "../support/render.tsx";
import { BattleAtHand, creature } from "./support/battle-at-hand.tsx";

/** All that the page shows and tells: texts, names of controls, titles. */
function shown(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push((walker.currentNode as Text).data);
  const told = [...document.querySelectorAll("[aria-label], [title], [alt]")].flatMap((element) =>
    ["aria-label", "title", "alt"].map((name) => element.getAttribute(name) ?? ""),
  );
  return [...texts, ...told].filter((text) => text.trim() !== "");
}

describe("a battle in another language", () => {
  it.each(LANGUAGES.map((texts) => [texts.language, texts] as const))(
    "has no English text and no English word of the rule files on its screen (GAP-63, %s)",
    async (_, texts) => {
      const play = new BattleAtHand({ texts });
      await play.start("easy");
      play.show();
      const own = play.field(0);
      const foe = play.field(1);
      play.arrange(({ sides: [player] }) => {
        player.energy = 25;
        foe.effects.push(criticalDebuff(rules, own), effectiveDebuff(rules, own), comboBuff(rules, foe, 1));
      });
      await play.does({ type: "defend", creatureId: own.id });
      click(creature(foe));
      const left = englishAmong(texts, shown());
      click(creature(own));
      for (const type of ["useTool", "useSpell"]) {
        click(document.querySelector<HTMLElement>(`[data-action=${type}]`) ?? document.body);
        await settle();
        left.push(...englishAmong(texts, shown()));
      }
      expect(shown().join(" ")).toContain(texts.names.Shaken);
      expect([...new Set(left)]).toEqual([]);
    },
  );
});
