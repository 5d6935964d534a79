// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, it } from "vitest";
import type { KeptDraft, RulesReply } from "../../../../rules/cli/workbench/browser/contract.ts";
import { DraftKeeper } from "../../../../rules/cli/workbench/browser/draft/draft-keeper.ts";
import { NumbersTab } from "../../../../rules/cli/workbench/browser/numbers/numbers-tab.tsx";
import { WorkbenchProvider } from "../../../../rules/cli/workbench/browser/workbench-context.tsx";
import { describeRules } from "../../../../rules/cli/workbench/overlay-routes.ts";

const rules = describeRules().json as RulesReply;
const NOTHING: KeptDraft = {
  draft: { overlay: {}, notes: {}, past: [], future: [], file: null },
  revision: 0,
  savedAt: null,
};

let close: () => void = () => undefined;

/** The tab with the numbers; nothing behind it answers. */
async function openNumbers(key: string): Promise<DraftKeeper> {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch: () => Promise.reject(new TypeError("fetch failed")),
  });
  location.hash = `key=${key}`;
  const keeper = new DraftKeeper({
    read: async () => NOTHING,
    write: async () => NOTHING,
    storage: sessionStorage,
    later: () => () => undefined,
  });
  await keeper.load();
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  // biome-ignore lint/correctness/noChildrenProp: the type asks for them, and this file has no JSX
  const page = createElement(WorkbenchProvider, { rules, keeper, children: createElement(NumbersTab) });
  await act(async () => root.render(page));
  close = () => {
    act(() => root.unmount());
    place.remove();
  };
  return keeper;
}

afterEach(() => close());

function one<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}: ${document.body.textContent}`);
  return found;
}

async function write(selector: string, text: string): Promise<void> {
  const field = one(selector, HTMLInputElement);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`There is no button ${name}: ${document.body.textContent}`);
  return act(async () => button.click());
}

describe("the numbers of the workbench", () => {
  it("are found by what they do, and changed with slider or field (GAP-51)", async () => {
    const keeper = await openNumbers("battle.turnLimit");
    await write("input[type=search]", "energy when a creature falls");
    await act(async () => one(".list .rows button", HTMLButtonElement).click());
    expect(one(".middle h2", HTMLElement).textContent).toBe(
      "Energy a side gains when one of its creatures falls",
    );
    await write("input[type=range]", "6");
    expect(keeper.now().draft.overlay).toEqual({ battle: { comeback: { energy: 6 } } });
    await write(".value-field", "7");
    expect(keeper.now().draft.overlay).toEqual({ battle: { comeback: { energy: 7 } } });
    expect(one(".changes", HTMLElement).textContent).toContain("4 → 7");
    await press("Put back");
    expect(keeper.now().draft.overlay).toEqual({});
  });

  it("keep what is written wrong in the field, say so in one sentence, and change nothing (GAP-51)", async () => {
    const keeper = await openNumbers("battle.comeback.energy");
    await write(".value-field", "many");
    expect(one(".middle [role=alert]", HTMLElement).textContent).toBe(
      '"many" is not a whole number from 0 to 1,000. The draft keeps 4.',
    );
    expect(one(".value-field", HTMLInputElement).value).toBe("many");
    expect(keeper.now().draft.overlay).toEqual({});
  });

  it("that the documents state change only after a question, which is asked once (GAP-51)", async () => {
    const keeper = await openNumbers("battle.costs.attack");
    await write(".value-field", "3");
    expect(keeper.now().draft.overlay).toEqual({});
    await press("Keep it");
    await write(".value-field", "4");
    await press("Change it all the same");
    expect(keeper.now().draft.overlay).toEqual({ battle: { costs: { attack: 4 } } });
    await write(".value-field", "5");
    expect(keeper.now().draft.overlay).toEqual({ battle: { costs: { attack: 5 } } });
    expect(document.querySelector("dialog")).toBe(null);
  });

  it("each have a note why, which is kept with the draft (GAP-51)", async () => {
    const keeper = await openNumbers("battle.comeback.energy");
    const note = one(".note textarea", HTMLTextAreaElement);
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(
        note,
        "ends too soon",
      );
      note.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(keeper.now().draft.notes).toEqual({ "battle.comeback.energy": "ends too soon" });
  });
});
