// @vitest-environment happy-dom
import { act, createElement, useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DecksTab } from "../../../../rules/cli/workbench/browser/decks/decks-tab.tsx";
import { NumbersTab } from "../../../../rules/cli/workbench/browser/numbers/numbers-tab.tsx";
import { keepFocus } from "../../../../rules/cli/workbench/browser/parts/keep-focus.ts";
import { Question } from "../../../../rules/cli/workbench/browser/parts/question.tsx";
import { closeTab, openTab, write } from "./open-tab.tsx";

let end: () => void = () => undefined;

beforeEach(() => {
  end = keepFocus();
});

afterEach(() => {
  end();
  closeTab();
});

/** Presses a button as the keyboard does: it has the focus. */
async function pressFocused(name: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find((one) =>
    (one.getAttribute("aria-label") ?? one.textContent)?.startsWith(name),
  );
  if (!button) throw new Error(`There is no button ${name}`);
  await act(async () => button.focus());
  await act(async () => button.click());
}

function focused(): string | null | undefined {
  const { activeElement } = document;
  return activeElement?.getAttribute("aria-label") ?? activeElement?.closest("label, button")?.textContent;
}

describe("the focus of the keyboard", () => {
  it("goes on to the next control when a button removes itself with its deck or card (GAP-51)", async () => {
    await openTab(DecksTab, "tab=decks");
    await pressFocused("Add Corvax");
    await pressFocused("Remove: Corvax");
    expect(document.activeElement?.closest("[aria-label=Deck]")).not.toBe(null);
    await pressFocused("Remove it");
    expect(focused()).toBe("Open a file …");
  });

  it("goes on to the next control when a number is put back, and with the last change too (GAP-51)", async () => {
    await openTab(NumbersTab, "key=battle.comeback.energy");
    await write(".value-field", "7");
    await pressFocused("Put back");
    expect(focused()).toContain("Why (a note for yourself and others)");
  });

  it("goes to the button that comes in the place of another, and back to one that was disabled meanwhile (GAP-51)", async () => {
    function Sweep() {
      const [isPlaying, setPlaying] = useState(false);
      const button = (name: string, onClick: () => void, disabled = false) =>
        createElement("button", { key: name, type: "button", onClick, disabled }, name);
      return createElement("div", {}, [
        button("Sweep", () => setPlaying(true), isPlaying),
        ...(isPlaying ? [button("Stop", () => setPlaying(false))] : []),
        button("Other", () => undefined),
      ]);
    }
    await openTab(Sweep);
    await pressFocused("Sweep");
    expect(focused()).toBe("Stop");
    await pressFocused("Stop");
    expect(focused()).toBe("Sweep");
  });

  it("returns to the button that opened a question once it is answered (GAP-51)", async () => {
    function Asks() {
      const [isOpen, setOpen] = useState(false);
      const close = () => setOpen(false);
      const question = { title: "Sure?", answers: [{ text: "Yes", act: close }], onClose: close };
      return createElement("div", {}, [
        createElement("button", { key: "ask", type: "button", onClick: () => setOpen(true) }, "Ask"),
        ...(isOpen ? [createElement(Question, { key: "question", ...question })] : []),
        createElement("button", { key: "last", type: "button" }, "Last"),
      ]);
    }
    let closed = 0;
    const { close } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.close = function () {
      closed += this.isConnected ? 1 : 0;
      close.call(this);
    };
    await openTab(Asks);
    await pressFocused("Ask");
    await pressFocused("Yes");
    HTMLDialogElement.prototype.close = close;
    expect(closed).toBe(1);
  });
});
