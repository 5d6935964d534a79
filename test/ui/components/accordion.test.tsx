// @vitest-environment happy-dom
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Accordion } from "../../../ui/components/accordion.tsx";
import { click, pageText, render, the } from "../support/render.tsx";

function ThreeSections() {
  const [open, setOpen] = useState<string | null>(null);
  const sections = ["build", "upgrade", "move"].map((key) => ({ key, title: key, content: `${key} things` }));
  return <Accordion sections={sections} open={open} onOpenChange={setOpen} />;
}

describe("Accordion", () => {
  it("closes one section when another opens, and can close all (LAB-127)", () => {
    render(<ThreeSections />);
    click(the("button", "build"));
    expect(the("button", "build").getAttribute("aria-expanded")).toBe("true");
    click(the("button", "move"));
    expect(the("button", "build").getAttribute("aria-expanded")).toBe("false");
    expect(pageText()).toContain("move things");
    const region = document.querySelector("[role=region]:not([hidden])");
    expect(region?.textContent).toBe("move things");
    expect(document.getElementById(region?.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("move");
    click(the("button", "move"));
    expect(the("button", "move").getAttribute("aria-expanded")).toBe("false");
  });
});
