// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { type Look, lookOf, type SystemLook } from "../../../../ui/game/look/look.ts";
import { safeStorage } from "../../../../ui/game/store/safe-storage.ts";
import { readSettings } from "../../../../ui/game/store/settings.ts";
import { memoryStorage } from "../../support/playing.ts";

const QUIET: SystemLook = { lessMotion: false, moreContrast: false };
const ASKING: SystemLook = { lessMotion: true, moreContrast: true };

/** What a browser keeps from an earlier visit, as text. */
function keptAs(kept: object) {
  const settings = JSON.stringify({ volume: 0.25, muted: true, ...kept });
  return readSettings(safeStorage(() => memoryStorage(new Map([["settings", settings]]))));
}

describe("the look of the game", () => {
  it("follows the system where the player has chosen nothing", () => {
    const fresh = readSettings(safeStorage(() => memoryStorage()));
    expect(lookOf(fresh, QUIET)).toEqual({ motion: "full", contrast: "normal", textSize: 1 } satisfies Look);
    expect(lookOf(fresh, ASKING)).toEqual({ motion: "less", contrast: "more", textSize: 1 } satisfies Look);
  });

  it("is the player's choice, whatever the system asks for", () => {
    const chosen = keptAs({ motion: "full", contrast: "normal", textSize: 1.5 });
    expect(lookOf(chosen, ASKING)).toEqual({ motion: "full", contrast: "normal", textSize: 1.5 });
    expect(lookOf(keptAs({ motion: "less", contrast: "more" }), QUIET)).toMatchObject({
      motion: "less",
      contrast: "more",
    });
  });

  it("keeps the volume that a browser stored before there were looks", () => {
    expect(keptAs({})).toMatchObject({
      volume: 0.25,
      muted: true,
      textSize: 1,
      motion: null,
    });
  });

  it.each([{ textSize: 3 }, { textSize: "2" }, { contrast: "most" }, { motion: true }, { captions: 1 }])(
    "starts with the defaults when what is stored cannot be: %o",
    (kept) => {
      expect(keptAs(kept)).toMatchObject({ volume: 0.6, textSize: 1, contrast: null, motion: null });
    },
  );
});
