// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { Dialog } from "../../../ui/components/dialog.tsx";
import { click, descriptionOf, press, render, settle, the } from "../support/render.tsx";

describe("Dialog", () => {
  it("shows a title and a description and takes the focus", () => {
    render(<Dialog open onClose={() => undefined} title="Settings" description="What can be heard." />);
    const dialog = the("dialog", "Settings");
    expect(descriptionOf(dialog)).toBe("What can be heard.");
    expect(document.activeElement).toBe(dialog);
  });

  it("leads from itself to its last control on Shift+Tab, not back to itself (BAT-024)", () => {
    render(
      <Dialog open onClose={() => undefined} title="Settings" closable={false}>
        <button type="button">Sound</button>
        <button type="button">Language</button>
        <button type="button" disabled>
          Log out
        </button>
      </Dialog>,
    );
    const init = { key: "Tab", shiftKey: true, bubbles: true, cancelable: true };
    act(() => void the("dialog", "Settings").dispatchEvent(new KeyboardEvent("keydown", init)));
    expect(document.activeElement).toBe(the("button", "Language"));
  });

  it("closes on its x and on Escape", () => {
    let closed = 0;
    render(<Dialog open onClose={() => closed++} title="Settings" />);
    click(the("button", "Close"));
    press("Escape");
    expect(closed).toBe(2);
  });

  it("closes on the browser's Back button, the topmost dialog first", async () => {
    const closed: string[] = [];
    const dialogs = (over: boolean) => (
      <>
        <Dialog open={over} onClose={() => closed.push("Guide")} title="Guide" />
        <Dialog open onClose={() => closed.push("Settings")} title="Settings" />
      </>
    );
    const show = render(dialogs(false));
    show(dialogs(true));
    await settle();
    history.back();
    await settle();
    show(dialogs(false));
    await settle();
    history.back();
    await settle();
    expect(closed).toEqual(["Guide", "Settings"]);
  });

  it("alone handles Escape when it lies over another dialog", () => {
    const closed: string[] = [];
    // As in a browser, the page changes before the event has reached every listener.
    function close(title: string) {
      closed.push(title);
      the("dialog", title).dataset.state = "closed";
    }
    const dialogs = (both: boolean) => (
      <>
        <Dialog open={both} onClose={() => close("Guide")} title="Guide" />
        <Dialog open onClose={() => close("Settings")} title="Settings" />
      </>
    );
    const show = render(dialogs(false));
    show(dialogs(true));
    press("Escape");
    expect(closed).toEqual(["Guide"]);
  });

  it("renders nothing while it is closed", () => {
    render(<Dialog open={false} onClose={() => undefined} title="Settings" />);
    expect(document.querySelector("[role=dialog]")).toBeNull();
  });

  it("ignores presses while it fades out", () => {
    function Fading({ open }: { open: boolean }) {
      return (
        <Dialog
          open={open}
          onClose={() => undefined}
          title="Settings"
          buttons={<button type="button">Save</button>}
        />
      );
    }
    const style = document.createElement("style");
    style.textContent =
      "[data-state=open] { animation-name: appear } [data-state=closed] { animation-name: vanish }";
    document.body.append(style);
    const show = render(<Fading open />);
    expect(the("dialog", "Settings").closest("[inert]")).toBeNull();
    show(<Fading open={false} />);
    expect(the("dialog", "Settings").closest("[inert]")).not.toBeNull();
  });

  it("keeps key presses from the room behind it", () => {
    const heard: string[] = [];
    const listen = (event: KeyboardEvent) => heard.push(event.key);
    window.addEventListener("keydown", listen);
    render(<Dialog open modal={false} onClose={() => undefined} title="Move Reactor here?" />);
    press(" ");
    window.removeEventListener("keydown", listen);
    expect(heard).toEqual([]);
  });
});
