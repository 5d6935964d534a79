// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { Button } from "../../../ui/components/button.tsx";
import { click, descriptionOf, pageText, render, the } from "../support/render.tsx";

describe("Button", () => {
  it("calls its action when pressed", () => {
    let pressed = 0;
    render(<Button onClick={() => pressed++}>Build</Button>);
    click(the("button", "Build"));
    expect(pressed).toBe(1);
  });

  it("shows its reason when disabled, stays focusable and does nothing (LAB-066, LAB-074)", () => {
    let pressed = 0;
    render(
      <Button onClick={() => pressed++} reason="Not enough resources">
        Build
      </Button>,
    );
    const button = the("button", "Build");
    click(button);
    button.focus();
    expect(pressed).toBe(0);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button);
    expect(descriptionOf(button)).toBe("Not enough resources");
    expect(pageText()).toContain("Not enough resources");
  });

  it("ignores a second press while its call is running", () => {
    let pressed = 0;
    render(
      <Button onClick={() => pressed++} busy>
        Adopt
      </Button>,
    );
    click(the("button", "Adopt"));
    expect(pressed).toBe(0);
  });
});
