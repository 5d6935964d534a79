// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { onFirstGesture } from "../../../../ui/game/sound/first-gesture.ts";
import { createSoundBoard } from "../../../../ui/game/sound/sound-board.ts";
import { SOUNDS, type SoundParameters } from "../../../../ui/game/sound/sounds.ts";

/** Returns a synthesizer that records what it is given, and a clock controlled by the test. */
function fakeAudio() {
  const played: { parameters: SoundParameters; volume: number; ended: () => void }[] = [];
  const cries: string[] = [];
  const clock = { ms: 0 };
  let loads = 0;
  const board = createSoundBoard({
    now: () => clock.ms,
    load: async () => {
      loads++;
      return {
        play: (parameters, volume, ended) => played.push({ parameters, volume, ended }),
        cry: ({ species_id, form }, volume, ended) => {
          cries.push(`${species_id} ${form} ${volume}`);
          ended();
        },
      };
    },
  });
  return { board, played, cries, clock, loads: () => loads };
}

const DIFFERENT = ["click", "tcorvax", "catNips", "energy", "eggs", "build", "upgrade"] as const;

describe("the sound board", () => {
  it("stays silent until the first gesture and loads once", async () => {
    const { board, played, loads } = fakeAudio();
    board.play("click");
    expect(loads()).toBe(0);
    await Promise.all([board.wake(), board.wake()]);
    board.play("click");
    expect(loads()).toBe(1);
    expect(played.map(({ parameters }) => parameters)).toEqual([SOUNDS.click]);
  });

  it("plays at the set volume, and nothing when muted", async () => {
    const { board, played } = fakeAudio();
    await board.wake();
    board.adjust({ volume: 0.25, muted: false });
    board.play("build");
    board.adjust({ volume: 0.25, muted: true });
    board.play("upgrade");
    expect(played.map(({ volume }) => volume)).toEqual([0.25]);
  });

  it("does not repeat the same sound within 60 ms", async () => {
    const { board, played, clock } = fakeAudio();
    await board.wake();
    board.play("hit");
    clock.ms = 59;
    board.play("hit");
    expect(played).toHaveLength(1);
    clock.ms = 60;
    board.play("hit");
    expect(played).toHaveLength(2);
  });

  it("plays at most six sounds at a time, and the next after one has ended", async () => {
    const { board, played } = fakeAudio();
    await board.wake();
    for (const name of DIFFERENT) board.play(name);
    expect(played).toHaveLength(6);
    played[0]?.ended();
    board.play("purr");
    expect(played).toHaveLength(7);
  });

  it("lets creatures cry as quietly as asked, at the set volume, and each species once at a time", async () => {
    const { board, cries } = fakeAudio();
    await board.wake();
    board.adjust({ volume: 0.5, muted: false });
    board.cry({ species_id: "bullx", form: 2, loudness: 0.4 });
    board.cry({ species_id: "bullx", form: 3, loudness: 0.4 });
    board.cry({ species_id: "corvax", form: 0, loudness: 1 });
    expect(cries).toEqual(["bullx 2 0.2", "corvax 0 0.5"]);
    board.adjust({ volume: 0.5, muted: true });
    board.cry({ species_id: "cudoge", form: 0, loudness: 1 });
    expect(cries).toHaveLength(2);
  });

  it("stays silent and never throws without audio", async () => {
    const board = createSoundBoard({ load: () => Promise.reject(new Error("no audio")), now: () => 0 });
    await board.wake();
    expect(() => board.play("click")).not.toThrow();
  });

  it("keeps working after a sound failed to play", async () => {
    let attempts = 0;
    const board = createSoundBoard({
      now: () => attempts * 100,
      load: async () => ({
        play: () => {
          attempts++;
          throw new Error("no voice");
        },
        cry: () => undefined,
      }),
    });
    await board.wake();
    for (let count = 0; count < 8; count++) board.play("click");
    expect(attempts).toBe(8);
  });
});

describe("the first gesture", () => {
  it("is a press or a key and calls back once", () => {
    const target = new EventTarget();
    let heard = 0;
    onFirstGesture(target, () => heard++);
    target.dispatchEvent(new Event("keydown"));
    target.dispatchEvent(new Event("pointerdown"));
    expect(heard).toBe(1);
  });

  it("calls nothing after its listeners were removed", () => {
    const target = new EventTarget();
    let heard = 0;
    const stop = onFirstGesture(target, () => heard++);
    stop();
    target.dispatchEvent(new Event("pointerdown"));
    expect(heard).toBe(0);
  });
});
