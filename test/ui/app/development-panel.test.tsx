// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { DevelopmentPanel, type GrantAmounts } from "../../../ui/app/development-panel.tsx";
import { click, descriptionOf, enter, render, the } from "../support/render.tsx";

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
