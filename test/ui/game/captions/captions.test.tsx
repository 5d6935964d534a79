// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { Captions } from "../../../../ui/game/captions/captions.tsx";
import { GameProvider } from "../../../../ui/game/game-context.tsx";
import { SOUNDS, type SoundName } from "../../../../ui/game/sound/sounds.ts";
import { changeSettings } from "../../../../ui/game/store/settings.ts";
import { playing } from "../../support/playing.ts";
import { render } from "../../support/render.tsx";

/** Sounds of a player's own steps and presses, which tell nothing, and of drops, whose counters say it. */
const MEANINGLESS = ["click", "step", "drop"];

async function listening() {
  const tab = await playing();
  render(
    <GameProvider game={tab.game}>
      <Captions />
    </GameProvider>,
  );
  const sound = (...names: SoundName[]) =>
    act(async () => {
      for (const name of names) tab.game.sounds.emit(name);
    });
  const wish = (captions: boolean) => act(async () => changeSettings(tab.game, { captions, muted: true }));
  return { tab, sound, wish };
}

const captions = () => [...document.querySelectorAll("[aria-live] li")].map(({ textContent }) => textContent);

describe("captions", () => {
  it("are shown to those who want them, also while all sounds are muted", async () => {
    const { sound, wish } = await listening();
    await sound("purr");
    expect(captions()).toEqual([]);
    await wish(true);
    await sound("purr", "click", "step");
    expect(captions()).toEqual(["The cat purrs"]);
    await wish(false);
    expect(captions()).toEqual([]);
  });

  it("say a sound that is heard again once, and no more than the rules show at a time", async () => {
    const { sound, wish } = await listening();
    await wish(true);
    await sound("hit", "heavy", "hit");
    expect(captions()).toEqual(["A heavy hit", "A hit"]);
    await sound("dodge", "turn");
    expect(captions()).toEqual(["A hit", "A whoosh: dodged", "A bell: the next turn"]);
    expect(shippedRules.ui.maxCaptions).toBe(3);
  });

  it("say which creature cries", async () => {
    const { tab, wish } = await listening();
    await wish(true);
    await act(async () => tab.game.cries.emit({ species_id: "corvax", form: 1, loudness: 0.4 }));
    expect(captions()).toEqual(["Corvax caws"]);
  });

  it("disappear after the rules' time", async () => {
    const { tab, sound, wish } = await listening();
    await wish(true);
    await sound("heal");
    act(() => tab.wait(shippedRules.ui.captionMs - 1));
    expect(captions()).toEqual(["A soft chime: healing"]);
    act(() => tab.wait(1));
    expect(captions()).toEqual([]);
  });

  it("have a sentence for every sound but those of the player's own steps and presses", () => {
    const written = [...Object.keys(shippedRules.texts.captions.sounds), ...MEANINGLESS].sort();
    expect(written).toEqual(Object.keys(SOUNDS).sort());
  });
});
