// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { SettingsDialog } from "../../../ui/app/dialogs/settings-dialog.tsx";
import { AwaySummaryDialog } from "../../../ui/lab/away-summary-dialog.tsx";
import { click, enter, pageText, render, the } from "../support/render.tsx";
import { machine } from "../support/room-machines.ts";

/** Returns the switch that stands in the label with this text. */
function switchOf(text: string): HTMLElement {
  const label = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === text);
  const found = label?.querySelector<HTMLElement>("[role=switch]");
  if (!found) throw new Error(`no switch '${text}'`);
  return found;
}

describe("the settings", () => {
  it("change the volume, mute, turn music off or to a volume of its own, and log out", () => {
    const done: (string | number | boolean)[] = [];
    render(
      <SettingsDialog
        open
        name="Ada"
        volume={0.6}
        muted={false}
        music
        musicVolume={0.5}
        askBeforeEndTurn
        language="en"
        languages={["en"]}
        onLanguage={(language) => done.push(language)}
        onVolume={(volume) => done.push(volume)}
        onMuted={(muted) => done.push(muted)}
        onMusic={(music) => done.push(`music ${music}`)}
        onMusicVolume={(volume) => done.push(`music ${volume}`)}
        onAskBeforeEndTurn={(asks) => done.push(asks ? "ask" : "do not ask")}
        onLogOut={() => done.push("log out")}
        onClose={() => undefined}
      />,
    );
    enter(the("slider", "Volume"), "0.65");
    for (const label of ["Mute all sounds", "Music in battles"]) click(switchOf(label));
    enter(the("slider", "Music volume"), "0.25");
    click(the("button", "Log out"));
    expect(done).toEqual([0.65, true, "music false", "music 0.25", "log out"]);
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
