import { describe, expect, it } from "vitest";
import { createAmbience } from "../../../../ui/game/music/ambience.ts";
import { createMusicBox } from "../../../../ui/game/music/music-box.ts";
import {
  isLabSoundOn,
  isMusicOn,
  labSoundVolume,
  musicVolume,
} from "../../../../ui/game/music/music-setting.ts";
import { themePhrase } from "../../../../ui/game/music/theme.ts";
import { safeStorage } from "../../../../ui/game/store/safe-storage.ts";
import { readSettings } from "../../../../ui/game/store/settings.ts";
import { memoryStorage } from "../../support/playing.ts";

/** Replaces an audio context: a clock that the test moves, and the times at which sources start. */
class SilentAudio {
  currentTime = 0;
  sampleRate = 1000;
  state = "running";
  destination = {};
  starts: number[] = [];
  gains: { value: number }[] = [];
  createGain = () => {
    const gain = this.parameter();
    this.gains.push(gain);
    return { gain, connect: (next: unknown) => next, disconnect: () => undefined };
  };
  createOscillator = () => this.source();
  createBufferSource = () => this.source();
  createBiquadFilter = () => ({ frequency: this.parameter(), connect: (next: unknown) => next });
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
  resume = async () => undefined;

  private source() {
    return {
      frequency: this.parameter(),
      detune: this.parameter(),
      connect: (next: unknown) => next,
      addEventListener: () => undefined,
      start: (at: number) => this.starts.push(at),
      stop: () => undefined,
    };
  }

  private parameter() {
    const parameter = { value: 0, cancelScheduledValues: () => undefined };
    const set = (value: number) => {
      parameter.value = value;
    };
    return Object.assign(parameter, {
      setValueAtTime: set,
      linearRampToValueAtTime: set,
      exponentialRampToValueAtTime: set,
    });
  }
}

function boxAtHand() {
  const audio = new SilentAudio();
  let look: () => void = () => undefined;
  let opened = 0;
  const box = createMusicBox({
    context: () => {
      opened++;
      return audio as unknown as AudioContext;
    },
    every: (_, call) => {
      look = call;
      return () => {
        look = () => undefined;
      };
    },
  });
  const pass = (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 0.1) {
      audio.currentTime += 0.1;
      look();
    }
  };
  return { audio, box, pass, opened: () => opened };
}

describe("the hum of the lab", () => {
  it("opens no audio until it is wanted, follows its volume, and begins anew after it was turned off", () => {
    const audio = new SilentAudio();
    let opened = 0;
    const ambience = createAmbience(() => {
      opened++;
      return audio as unknown as AudioContext;
    });
    ambience.setVolume(0);
    expect(opened).toBe(0);
    ambience.setVolume(0.5);
    const first = audio.starts.length;
    expect(audio.gains[0]?.value).toBeGreaterThan(0);
    ambience.setVolume(0.2);
    expect(audio.starts).toHaveLength(first);
    ambience.stop();
    expect(audio.gains[0]?.value).toBe(0);
    ambience.setVolume(0.5);
    expect([opened, audio.starts.length]).toEqual([1, 2 * first]);
  });

  it("is off, like the lab's music, until it is wanted where the system asks for quiet", () => {
    const settings = readSettings(safeStorage(() => memoryStorage()));
    expect(isLabSoundOn(settings, "ambience", true)).toBe(false);
    expect(isLabSoundOn(settings, "labMusic", false)).toBe(true);
    const chosen = { ...settings, labMusic: true, labMusicVolume: 0.2, ambienceVolume: 0.1 };
    expect(labSoundVolume(chosen, "labMusic", true)).toBe(0.2);
    expect(labSoundVolume(chosen, "ambience", false)).toBe(0.1);
    expect(labSoundVolume({ ...chosen, muted: true }, "labMusic", false)).toBe(0);
  });
});

describe("the music box", () => {
  it("is quieter in the lab than in a calm battle", () => {
    const lab = boxAtHand();
    const calm = boxAtHand();
    lab.box.setMood("lab");
    for (const { box } of [lab, calm]) box.setVolume(0.5);
    for (const { box } of [lab, calm]) box.play("one");
    for (const { pass } of [lab, calm]) pass(20);
    expect(lab.audio.starts.length).toBeGreaterThan(10);
    expect(lab.audio.starts.length).toBeLessThan(0.8 * calm.audio.starts.length);
  });

  it("opens no audio as long as its volume is 0", () => {
    const { box, opened } = boxAtHand();
    box.play("one");
    expect(opened()).toBe(0);
    box.setVolume(0.5);
    expect(opened()).toBe(1);
  });

  it("hands over one bar after the other, never later than it begins, and nothing twice", () => {
    const { box, audio, pass } = boxAtHand();
    box.setVolume(0.5);
    box.play("one");
    const first = audio.starts.length;
    expect(first).toBeGreaterThan(0);
    box.play("one");
    expect(audio.starts).toHaveLength(first);
    pass(10);
    expect(audio.starts.length).toBeGreaterThan(3 * first);
    expect(Math.max(...audio.starts)).toBeGreaterThan(audio.currentTime);
  });

  it("becomes denser in the next bar when the mood is tense", () => {
    const calm = boxAtHand();
    const tense = boxAtHand();
    for (const { box } of [calm, tense]) box.setVolume(0.5);
    for (const { box } of [calm, tense]) box.play("one");
    tense.box.setMood("tense");
    for (const { pass } of [calm, tense]) pass(10);
    expect(tense.audio.starts.length).toBeGreaterThan(1.5 * calm.audio.starts.length);
  });

  it("falls silent when it is stopped or turned off, and plays on when it is turned on again", () => {
    const { box, audio, pass } = boxAtHand();
    box.setVolume(0.5);
    box.play("one");
    box.setVolume(0);
    expect(audio.gains[0]?.value).toBe(0);
    const heard = audio.starts.length;
    pass(5);
    expect(audio.starts).toHaveLength(heard);
    box.setVolume(0.3);
    expect(audio.starts.length).toBeGreaterThan(heard);
    box.stop();
    const stopped = audio.starts.length;
    pass(5);
    expect(audio.starts).toHaveLength(stopped);
  });

  it("closes a battle with a few notes and plays nothing after them", () => {
    const { box, audio, pass } = boxAtHand();
    box.setVolume(0.5);
    box.play("one");
    const before = audio.starts.length;
    box.close(true);
    const closed = audio.starts.length;
    expect(closed).toBeGreaterThan(before);
    box.close(true);
    pass(5);
    expect(audio.starts).toHaveLength(closed);
  });

  it("adds the lines of the machines at work from the next bar on", () => {
    const idle = boxAtHand();
    const busy = boxAtHand();
    for (const { box } of [idle, busy]) {
      box.setMood("lab");
      box.setVolume(0.5);
      box.play("one");
    }
    busy.box.setAtWork(["reactor", "amplifier"]);
    expect(busy.audio.starts).toEqual(idle.audio.starts);
    for (const { pass } of [idle, busy]) pass(10);
    expect(busy.audio.starts.length).toBeGreaterThan(idle.audio.starts.length + 30);
  });

  it("plays a passage once, and nothing of it when it is turned off", () => {
    const { box, audio, pass } = boxAtHand();
    box.playOnce(themePhrase());
    expect(audio.starts).toEqual([]);
    box.setVolume(0.5);
    box.playOnce(themePhrase());
    const played = audio.starts.length;
    expect(played).toBeGreaterThan(themePhrase().length);
    pass(10);
    expect(audio.starts).toHaveLength(played);
  });

  it("stays silent without audio, and never throws when audio fails", () => {
    const silent = createMusicBox({ context: () => null });
    silent.setVolume(1);
    expect(() => silent.play("one")).not.toThrow();
    const broken = createMusicBox({
      context: () => {
        throw new Error("no audio");
      },
    });
    broken.setVolume(1);
    expect(() => broken.play("one")).not.toThrow();
  });
});

describe("the setting of the music", () => {
  it("is on unless the system asks for quiet, until the player chooses", () => {
    expect(isMusicOn({ music: null }, false)).toBe(true);
    expect(isMusicOn({ music: null }, true)).toBe(false);
    expect(isMusicOn({ music: true }, true)).toBe(true);
    expect(isMusicOn({ music: false }, false)).toBe(false);
  });

  it("has a volume of its own, and is silent when all sounds are muted", () => {
    expect(musicVolume({ music: true, musicVolume: 0.3, muted: false }, false)).toBe(0.3);
    expect(musicVolume({ music: true, musicVolume: 0.3, muted: true }, false)).toBe(0);
    expect(musicVolume({ music: false, musicVolume: 0.3, muted: false }, false)).toBe(0);
  });
});
