// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { SettingsDialog } from "../../../ui/app/dialogs/settings-dialog.tsx";
import { AwaySummaryDialog } from "../../../ui/lab/away-summary-dialog.tsx";
import { click, enter, pageText, render, the } from "../support/render.tsx";
import { machine } from "../support/room-machines.ts";

describe("the settings", () => {
  it("change the volume, mute, and log out", () => {
    const done: (string | number | boolean)[] = [];
    render(
      <SettingsDialog
        open
        name="Ada"
        volume={0.6}
        muted={false}
        language="en"
        languages={["en"]}
        onLanguage={(language) => done.push(language)}
        onVolume={(volume) => done.push(volume)}
        onMuted={(muted) => done.push(muted)}
        onLogOut={() => done.push("log out")}
        onClose={() => undefined}
      />,
    );
    enter(the("slider", "Volume"), "0.65");
    click(the("switch"));
    click(the("button", "Log out"));
    expect(done).toEqual([0.65, true, "log out"]);
  });
});

describe("the summary after hours of absence", () => {
  it("lists what became ready and what was used", () => {
    const machines = [machine("m1", "reactor", { level: 3 }), machine("m2", "catLair", { room: 2 })];
    const notices = ["Your Amplifier used 4 Energy."];
    render(
      <AwaySummaryDialog
        open
        rules={rules}
        machines={machines}
        notices={notices}
        onClose={() => undefined}
      />,
    );
    expect(pageText()).toContain("Your Amplifier used 4 Energy.");
    const rows = [...the("dialog", "While you were away").querySelectorAll("li")].map(
      (row) => row.textContent,
    );
    expect(rows).toEqual(["ReactorLevel 3, Room 1Ready", "Cat's LairLevel 1, Room 2Ready"]);
  });
});
