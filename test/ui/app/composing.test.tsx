// @vitest-environment happy-dom
import { act, useRef, useState } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { leaveComposing } from "../../../ui/app/controls/leave-composing.ts";
import { useEscape } from "../../../ui/components/back-and-escape.ts";
import { Dialog } from "../../../ui/components/dialog.tsx";
import { pageText, render } from "../support/render.tsx";

function Naming() {
  const [name, setName] = useState("");
  const [open, setOpen] = useState(true);
  const part = useRef<HTMLElement>(null);
  useEscape(part, true, () => setName("lost"));
  return (
    <main ref={part}>
      <Dialog open={open} onClose={() => setOpen(false)} title="Name the cat">
        <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      </Dialog>
    </main>
  );
}

function pressIn(field: Element, init: KeyboardEventInit): void {
  act(
    () =>
      void field.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init })),
  );
}

describe("a key that an input method takes", () => {
  it.each([
    ["is part of a composition", { key: "Escape", isComposing: true }],
    ["ends one, in Safari", { key: "Escape", keyCode: 229 }],
  ])("closes no dialog where it %s (ABU-120)", (_, init) => {
    onTestFinished(leaveComposing(window));
    render(<Naming />);
    const field = document.querySelector("input") as HTMLInputElement;
    pressIn(field, init);
    expect(pageText()).toContain("Name the cat");
    expect(field.value).toBe("");
    pressIn(field, { key: "Escape" });
    expect(pageText()).not.toContain("Name the cat");
  });
});
