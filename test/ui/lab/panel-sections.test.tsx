// @vitest-environment happy-dom
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { DevelopmentPanel, type GrantAmounts } from "../../../ui/app/development-panel.tsx";
import { Accordion } from "../../../ui/components/accordion.tsx";
import { click, descriptionOf, enter, pageText, render, the } from "../support/render.tsx";

function ThreeSections() {
  const [open, setOpen] = useState<string | null>(null);
  const sections = ["build", "upgrade", "move"].map((key) => ({ key, title: key, content: `${key} things` }));
  return <Accordion sections={sections} open={open} onOpenChange={setOpen} />;
}

describe("collapsible sections", () => {
  it("close each other and can all be closed (LAB-127)", () => {
    render(<ThreeSections />);
    click(the("button", "build"));
    expect(the("button", "build").getAttribute("aria-expanded")).toBe("true");
    click(the("button", "move"));
    expect(the("button", "build").getAttribute("aria-expanded")).toBe("false");
    expect(pageText()).toContain("move things");
    click(the("button", "move"));
    expect(the("button", "move").getAttribute("aria-expanded")).toBe("false");
  });
});

describe("the development panel", () => {
  it("skips an hour or a day", () => {
    const skipped: number[] = [];
    render(
      <DevelopmentPanel
        resourceNames={rules.resourceNames}
        onSkip={(ms) => skipped.push(ms)}
        onGrant={() => undefined}
      />,
    );
    click(the("button", "Skip an hour"));
    click(the("button", "Skip a day"));
    expect(skipped).toEqual([3_600_000, 86_400_000]);
  });

  it("adds and removes resources, and refuses text that is not a number", () => {
    const granted: GrantAmounts[] = [];
    render(
      <DevelopmentPanel
        resourceNames={rules.resourceNames}
        onSkip={() => undefined}
        onGrant={(amounts) => granted.push(amounts)}
      />,
    );
    const field = document.querySelector("input");
    enter(field, "12.5");
    click(the("button", "Give TCorvax"));
    click(the("button", "Take TCorvax"));
    enter(field, "a lot");
    click(the("button", "Give TCorvax"));
    expect(descriptionOf(the("button", "Give TCorvax"))).toBe("Write a number such as 12.5.");
    expect(granted).toEqual([{ tcorvax: "12.5" }, { tcorvax: "-12.5" }]);
  });
});
