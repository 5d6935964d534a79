// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { BattleSettings, SettingsDialog } from "../../../ui/app/dialogs/settings-dialog.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { readSettings } from "../../../ui/game/store/settings.ts";
import { playing } from "../support/playing.ts";
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
        onVolume={(volume) => done.push(volume)}
        onMuted={(muted) => done.push(muted)}
        onMusic={(music) => done.push(`music ${music}`)}
        onMusicVolume={(volume) => done.push(`music ${volume}`)}
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

  it("let long turns of the enemy hurry, which they do not at first, and battles against the AI not count (BAT-181, GAP-68)", async () => {
    const { game } = await playing();
    const kept = () => {
      const { hurryEnemy, countBattles } = readSettings(game.storage);
      return { hurryEnemy, countBattles };
    };
    render(
      <GameProvider game={game}>
        <BattleSettings />
      </GameProvider>,
    );
    expect(kept()).toEqual({ hurryEnemy: false, countBattles: true });
    click(switchOf("Show long turns of the enemy faster"));
    click(switchOf("Battles against the AI count for goals"));
    expect(kept()).toEqual({ hurryEnemy: true, countBattles: false });
  });
});
