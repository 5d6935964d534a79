// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { translateControl } from "../../../ui/wallet/toolkit/translate-control.ts";
import { inLanguage } from "../../rules/texts/in-language.ts";
import { settle } from "../support/render.tsx";

/** As the toolkit's: what it says stands in shadow trees within one another. */
function controlSaying(word: string) {
  const control = document.createElement("div");
  const inner = document.createElement("span");
  inner.attachShadow({ mode: "open" }).append(word);
  control.attachShadow({ mode: "open" }).append(inner);
  document.body.append(control);
  return { control, inner: inner.shadowRoot as ShadowRoot };
}

afterEach(() => document.body.replaceChildren());

describe("the wallet control of the toolkit", () => {
  it("speaks the player's language, also what it says later, and leaves names as they are (GAP-63, LED-011)", async () => {
    const { control, inner } = controlSaying("Connect");
    const end = translateControl(control, inLanguage("de").wallet.control);
    await settle();
    expect(inner.textContent).toBe("Verbinden");
    inner.append(document.createElement("p"));
    inner.lastElementChild?.append(" Connect Now ");
    await settle();
    expect(inner.lastElementChild?.textContent).toBe(" Jetzt verbinden ");
    (inner.firstChild as Text).data = "Ann's Persona";
    await settle();
    expect(inner.firstChild?.textContent).toBe("Ann's Persona");
    end();
  });

  it("changes its words with the language", async () => {
    const { control, inner } = controlSaying("Connect");
    translateControl(control, inLanguage("de").wallet.control)();
    await settle();
    translateControl(control, inLanguage("es").wallet.control)();
    await settle();
    expect(inner.textContent).toBe("Conectar");
  });
});
