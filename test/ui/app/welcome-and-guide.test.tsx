// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { guide, shippedRules as rules } from "../../../rules/index.ts";
import { HelpGuide } from "../../../ui/app/dialogs/help-guide.tsx";
import { WelcomeDialog } from "../../../ui/app/dialogs/welcome-dialog.tsx";
import { click, pageText, press, render, settle, the } from "../support/render.tsx";

const KEYS = { walk: "Arrow keys or WASD", use: "E or Space" };

describe("the welcome dialog", () => {
  it("greets by name, sums up the game in three lines and starts with 'Start Playing' (LAB-175, GAP-12)", () => {
    let started = 0;
    render(<WelcomeDialog open rules={rules} keys={KEYS} name="Ada" onStart={() => started++} />);
    expect(the("dialog", "Welcome, Ada!").querySelectorAll("li")).toHaveLength(3);
    expect(document.activeElement).toBe(the("button", "Start Playing"));
    click(the("button", "Start Playing"));
    expect(started).toBe(1);
  });

  it("isolates the direction of the player's name from the sentence around it", () => {
    render(<WelcomeDialog open rules={rules} keys={KEYS} name="אדה" onStart={() => undefined} />);
    expect(the("dialog", "Welcome, אדה!").querySelector("bdi")?.textContent).toBe("אדה");
  });
});

describe("the help guide", () => {
  it("has the tabs basics, machines, resources, battle, controls (LAB-177)", () => {
    render(<HelpGuide open rules={rules} keys={KEYS} onClose={() => undefined} onLesson={() => undefined} />);
    const titles = [...document.querySelectorAll("[role=tab]")].map((tab) => tab.textContent);
    expect(titles).toEqual(["Basics", "Machines", "Resources", "Battle", "Controls"]);
  });

  it("shows every line of the rules' guide, and walks its tabs with the arrow keys (LAB-178 to LAB-193)", async () => {
    render(<HelpGuide open rules={rules} keys={KEYS} onClose={() => undefined} onLesson={() => undefined} />);
    act(() => the("tab", "Basics").focus());
    for (const tab of guide(rules, KEYS)) {
      expect(the("tab", tab.title).getAttribute("aria-selected")).toBe("true");
      for (const line of tab.sections.flatMap((section) => section.lines)) expect(pageText()).toContain(line);
      press("ArrowRight");
      await settle();
    }
  });

  it("is not rendered while it is closed", () => {
    const unread = new Proxy(rules, {
      get: (_, name) => {
        throw new Error(`The closed guide read '${String(name)}' of the rules`);
      },
    });
    expect(() =>
      render(
        <HelpGuide
          open={false}
          rules={unread}
          keys={KEYS}
          onClose={() => undefined}
          onLesson={() => undefined}
        />,
      ),
    ).not.toThrow();
    expect(() =>
      render(
        <HelpGuide open rules={unread} keys={KEYS} onClose={() => undefined} onLesson={() => undefined} />,
      ),
    ).toThrow("closed guide");
  });

  it("shows the numbers of the given rules (CON-39)", () => {
    const other = { ...rules, start: { ...rules.start, tcorvax: 777 } };
    render(<HelpGuide open rules={other} keys={KEYS} onClose={() => undefined} onLesson={() => undefined} />);
    expect(pageText()).toContain("You start with 777 TCorvax, 300 Cat Nips and 300 Energy.");
  });
});
