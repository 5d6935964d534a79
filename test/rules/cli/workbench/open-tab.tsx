import { act, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import type { KeptDraft, RulesReply } from "../../../../rules/cli/workbench/browser/contract.ts";
import { DraftKeeper } from "../../../../rules/cli/workbench/browser/draft/draft-keeper.ts";
import { WorkbenchProvider } from "../../../../rules/cli/workbench/browser/workbench-context.tsx";
import { describeRules } from "../../../../rules/cli/workbench/overlay-routes.ts";

const rules = describeRules().json as RulesReply;
const NOTHING: KeptDraft = {
  draft: { overlay: {}, notes: {}, decks: [], past: [], future: [], file: null },
  revision: 0,
  savedAt: null,
};

let close: () => void = () => undefined;

/** Takes what was opened from the page, with what it has kept in the tab. */
export function closeTab(): void {
  close();
  close = () => undefined;
  sessionStorage.clear();
}

/** A part of the page; what `answers` does not answer by its path fails, as without a workbench. */
export async function openTab(
  Tab: ComponentType,
  hash = "",
  answers: Readonly<Record<string, () => unknown>> = {},
): Promise<DraftKeeper> {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch: async (path: string) => {
      const answer = answers[path];
      if (!answer) throw new TypeError("fetch failed");
      return Response.json(answer());
    },
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
  await act(async () =>
    root.render(
      <WorkbenchProvider rules={rules} keeper={keeper}>
        <Tab />
      </WorkbenchProvider>,
    ),
  );
  close = () => {
    act(() => root.unmount());
    place.remove();
  };
  return keeper;
}

export function one<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}: ${document.body.textContent}`);
  return found;
}

export async function write(selector: string, text: string): Promise<void> {
  const field = one(selector, HTMLElement);
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

export function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`There is no button ${name}: ${document.body.textContent}`);
  return act(async () => button.click());
}
