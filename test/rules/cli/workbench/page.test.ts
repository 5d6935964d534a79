// @vitest-environment happy-dom
import { fork } from "node:child_process";
import { once } from "node:events";
import { act, type ComponentType, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, it } from "vitest";
import { readOrder } from "../../../../rules/cli/command/command.ts";
import { COMMANDS } from "../../../../rules/cli/commands.ts";
import type {
  AskedRun,
  CommandForm,
  KeptDraft,
  RulesReply,
} from "../../../../rules/cli/workbench/browser/contract.ts";
import { DecksTab } from "../../../../rules/cli/workbench/browser/decks/decks-tab.tsx";
import { DraftKeeper } from "../../../../rules/cli/workbench/browser/draft/draft-keeper.ts";
import { NumbersTab } from "../../../../rules/cli/workbench/browser/numbers/numbers-tab.tsx";
import { ToolForm } from "../../../../rules/cli/workbench/browser/tools/tool-form.tsx";
import { WorkbenchProvider } from "../../../../rules/cli/workbench/browser/workbench-context.tsx";
import { describeRules } from "../../../../rules/cli/workbench/overlay-routes.ts";
import { inFolder, writeJson } from "../run-tool.ts";
import { sentenceOf } from "../sentence-of.ts";

const rules = describeRules().json as RulesReply;
const NOTHING: KeptDraft = {
  draft: { overlay: {}, notes: {}, decks: [], past: [], future: [], file: null },
  revision: 0,
  savedAt: null,
};

let close: () => void = () => undefined;

/** The tab with the numbers; nothing behind it answers. */
function openNumbers(key: string): Promise<DraftKeeper> {
  return openTab(NumbersTab, `key=${key}`);
}

async function openTab(tab: ComponentType, hash: string): Promise<DraftKeeper> {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch: () => Promise.reject(new TypeError("fetch failed")),
  });
  location.hash = hash;
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
  const page = createElement(WorkbenchProvider, { rules, keeper, children: createElement(tab) });
  await act(async () => root.render(page));
  close = () => {
    act(() => root.unmount());
    place.remove();
  };
  return keeper;
}

afterEach(() => {
  close();
  sessionStorage.clear();
});

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

  it("a number that the rules leave out reads 'not set', takes a value, and is left out again when emptied (GAP-51)", async () => {
    const keeper = await openNumbers("battle.blend.magicalAttack.stamina");
    expect([one(".value-field", HTMLInputElement).value, one(".middle dl", HTMLElement).textContent]).toEqual(
      ["", expect.stringContaining("Wasnot set")],
    );
    await write(".value-field", "0.2");
    expect(keeper.now().draft.overlay).toEqual({
      battle: { blend: { magicalAttack: { stamina: 0.2 } } },
    });
    await write(".value-field", "");
    expect(keeper.now().draft.overlay).toEqual({});
    expect(document.querySelector(".middle [role=alert]")).toBe(null);
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

/** The names in a list of the deck, in their order. */
function listed(kind: string): string[] {
  return [...document.querySelectorAll(`[aria-label="${kind}"] li span`)].map(({ textContent }) =>
    String(textContent).replace(/^\d+ |form \d, \w+$/g, ""),
  );
}

function pressLabel(label: string): Promise<void> {
  return act(async () => one(`[aria-label="${label}"]`, HTMLButtonElement).click());
}

/** Drags with the mouse, as the browser tells it. */
async function drag(from: string, to: string): Promise<void> {
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? "",
    get types() {
      return [...data.keys()];
    },
  };
  for (const [type, selector] of [
    ["dragstart", from],
    ["dragover", to],
    ["drop", to],
  ] as const)
    await act(async () => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      one(selector, HTMLElement).dispatchEvent(Object.assign(event, { dataTransfer }));
    });
}

describe("the decks of the workbench", () => {
  it("are built with buttons alone, each step is told, and the focus stays with the card (GAP-51)", async () => {
    const keeper = await openTab(DecksTab, "tab=decks");
    for (const name of ["Corvax", "Bullx", "Hugbloom", "Ledger Lens"]) await pressLabel(`Add ${name}`);
    expect(listed("Creatures")).toEqual(["Corvax", "Bullx", "Hugbloom"]);
    await pressLabel("Move up: Hugbloom");
    expect(listed("Creatures")).toEqual(["Corvax", "Hugbloom", "Bullx"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move up: Hugbloom");
    expect(one(".deck > [role=status]", HTMLElement).textContent).toBe(
      "Hugbloom moved: place 2 of 3 creatures.",
    );
    await pressLabel("Remove: Corvax");
    expect(one(".deck > [role=status]", HTMLElement).textContent).toBe(
      "Corvax removed: 2 creatures are left.",
    );
    expect(keeper.now().draft.decks).toMatchObject([
      {
        name: "My deck",
        creatures: [{ species_id: "hugbloom" }, { species_id: "bullx" }],
        tools: ["Ledger Lens"],
      },
    ]);
  });

  it("are built by dragging: cards into a list, and cards of a list to another place (GAP-51)", async () => {
    await openTab(DecksTab, "tab=decks");
    await pressLabel("Add Corvax");
    await drag(".list [draggable]:nth-child(10)", "[data-card='creatures 0']");
    expect(listed("Creatures")).toEqual(["Hugbloom", "Corvax"]);
    await drag("[data-card='creatures 0']", "[aria-label='Creatures']");
    expect(listed("Creatures")).toEqual(["Corvax", "Hugbloom"]);
    await drag("[data-card='creatures 0']", "[aria-label='Tools']");
    expect([listed("Creatures"), listed("Tools")]).toEqual([["Corvax", "Hugbloom"], []]);
  });

  it("keep form, rarity and stats of a creature; a wrong stat stays in its field with a sentence (GAP-51)", async () => {
    const keeper = await openTab(DecksTab, "tab=decks");
    await pressLabel("Add Corvax");
    const stat = () => keeper.now().draft.decks[0]?.creatures[0]?.stats.energy;
    const usual = stat();
    const field = ".stats input";
    await write(field, "many");
    await act(async () => one(field, HTMLInputElement).focus());
    await act(async () => one(field, HTMLInputElement).blur());
    expect(one(".stats [role=alert]", HTMLElement).textContent).toBe(
      `A stat is a number from 0, in halves. It stays ${usual}.`,
    );
    expect(stat()).toBe(usual);
    await write(field, "21.5");
    await act(async () => one(field, HTMLInputElement).focus());
    await act(async () => one(field, HTMLInputElement).blur());
    expect(stat()).toBe(21.5);
    await press("As usual");
    expect(stat()).toBe(usual);
  });
});

describe("the form of a tab", () => {
  it("is read by its command as it stands, in each mode (GAP-51)", () =>
    inFolder(async (at) => {
      const draft = writeJson(at("draft.json"), {});
      const refused = new Set<string | null>();
      for (const form of await askForms()) {
        const command = await COMMANDS[form.name]?.();
        if (!command) throw new Error(`There is no command ${form.name}`);
        const read = ({ flags, files }: AskedRun) => {
          const words = Object.entries(flags).map(
            ([name, text]) => `--${name}=${text === "draft" ? draft : text}`,
          );
          refused.add(sentenceOf(() => readOrder(command, [...words, ...files])));
        };
        const files = form.files?.of === "player" ? ["easy", "hard"] : [];
        const asked = { command: form.name, flags: {}, files };
        await openTab(() => createElement(ToolForm, { form, isBusy: false, asked, onRun: read }), "");
        await press("Run");
        for (const mode of document.querySelectorAll<HTMLSelectElement>("select[name=mode]"))
          for (const { value } of mode.options) {
            mode.value = value;
            await press("Run");
          }
        close();
      }
      expect([...refused]).toEqual([null, "review: found no file, allowed is one replay file"]);
    }));
});

/** What the tabs ask, told by the commands as to the workbench. */
async function askForms(): Promise<CommandForm[]> {
  const child = fork("rules/cli/run-for-page.ts", ["forms"], { execArgv: ["--import", "tsx"] });
  const [{ forms }] = (await once(child, "message")) as [{ forms: CommandForm[] }];
  return forms;
}
