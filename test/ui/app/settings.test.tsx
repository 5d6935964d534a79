// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { SettingsDialog } from "../../../ui/app/dialogs/settings-dialog.tsx";
import { click, enter, render, the } from "../support/render.tsx";

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
        onVolume={(volume) => done.push(volume)}
        onMuted={(muted) => done.push(muted)}
        onMusic={(music) => done.push(`music ${music}`)}
        onMusicVolume={(volume) => done.push(`music ${volume}`)}
        onAskBeforeEndTurn={(asks) => done.push(asks ? "ask" : "do not ask")}
        onLogOut={() => done.push("log out")}
        onClose={() => undefined}
      />,
    );
    enter(the("slider", "Volume of sound effects"), "0.65");
    for (const label of ["Mute all sounds", "Music in battles"]) click(switchOf(label));
    enter(the("slider", "Music volume"), "0.25");
    click(the("button", "Log out"));
    expect(done).toEqual([0.65, true, "music false", "music 0.25", "log out"]);
  });
});
