// @vitest-environment happy-dom
import { Dialog } from "radix-ui";
import { useRef } from "react";
import { describe, expect, it } from "vitest";
import { useEscape } from "../../../ui/components/back-and-escape.ts";
import { press, render } from "../support/render.tsx";

/** An element that records each Escape it receives, with a button that can be in use. */
function Listening({ onEscape, taken = false }: { onEscape: () => void; taken?: boolean }) {
  const part = useRef<HTMLDivElement>(null);
  useEscape(part, true, onEscape);
  return (
    <div ref={part} role="dialog" data-state="open">
      <button type="button" data-keeps-escape={taken || undefined}>
        Handle
      </button>
    </div>
  );
}

describe("useEscape", () => {
  it("does not close the Radix layers below", () => {
    const heard: string[] = [];
    render(
      <Dialog.Root open onOpenChange={() => heard.push("below")}>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Menu</Dialog.Title>
          <Listening onEscape={() => heard.push("part")} />
        </Dialog.Content>
      </Dialog.Root>,
    );
    press("Escape");
    expect(heard).toEqual(["part"]);
  });

  it("is ignored while an item is being dragged", () => {
    const heard: string[] = [];
    const show = render(<Listening taken onEscape={() => heard.push("part")} />);
    document.querySelector("button")?.focus();
    press("Escape");
    expect(heard).toEqual([]);
    show(<Listening onEscape={() => heard.push("part")} />);
    press("Escape");
    expect(heard).toEqual(["part"]);
  });
});
