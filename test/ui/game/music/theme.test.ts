import { describe, expect, it } from "vitest";
import { MACHINE_TYPES } from "../../../../rules/index.ts";
import { BEATS_PER_BAR } from "../../../../ui/game/music/note.ts";
import { closingNotes, scoreBar } from "../../../../ui/game/music/score.ts";
import { THEME_BARS, themeBar, themeMelody, themePhrase } from "../../../../ui/game/music/theme.ts";
import { loudness, peak } from "../sound/measure-sound.ts";
import { renderNotes } from "./render-audio.ts";

const C_MAJOR = new Set([0, 2, 4, 5, 7, 9, 11]);
/** An octave and a half, in semitones. */
const SINGABLE = 18;
/** The music is at most half as loud as the instruments play. */
const FULL_GAIN = 0.5;

const melody = Array.from({ length: THEME_BARS }, (_, bar) => themeMelody(bar));
const pitches = melody.flat().flatMap(({ pitch }) => (pitch === null ? [] : [pitch]));
/** The bars with the most notes at a time. */
const fullest = [0, 4].map((bar) => themeBar(bar, true));

describe("the theme", () => {
  it("has eight bars of one voice, each filled from the first to the last beat", () => {
    expect(melody).toHaveLength(8);
    for (const notes of melody) {
      const ends = notes.map(({ at, lasts }) => at + lasts);
      expect(notes[0]?.at).toBe(0);
      for (const [index, { at }] of notes.slice(1).entries()) expect(ends[index]).toBeLessThanOrEqual(at);
      expect(Math.max(...ends)).toBeGreaterThan(0.85 * BEATS_PER_BAR);
    }
  });

  it("stays in C major and in the range of a voice, and ends on its keynote", () => {
    expect(pitches.filter((pitch) => !C_MAJOR.has(pitch % 12))).toEqual([]);
    expect(Math.max(...pitches) - Math.min(...pitches)).toBeLessThanOrEqual(SINGABLE);
    expect((pitches.at(-1) ?? 1) % 12).toBe(0);
  });

  it("has no leap that is hard to hum: at most a sixth between two notes", () => {
    const leaps = pitches.slice(1).map((pitch, index) => Math.abs(pitch - (pitches[index] ?? 0)));
    expect(Math.max(...leaps)).toBeLessThanOrEqual(9);
  });

  it("closes a won battle with its first phrase, which ends on the keynote", () => {
    const phrase = themePhrase();
    expect(closingNotes(true)).toEqual(phrase);
    const lead = phrase.filter(({ voice }) => voice === "lead");
    expect(lead).toHaveLength((melody[0]?.length ?? 0) + (melody[1]?.length ?? 0));
    expect((lead.at(-1)?.pitch ?? 1) % 12).toBe(0);
  });

  it("is sung every other time on the login screen", () => {
    const leads = (bar: number) =>
      scoreBar("theme", bar, "theme").filter(({ voice }) => voice === "lead").length;
    expect(leads(0)).toBeGreaterThan(0);
    expect(leads(THEME_BARS)).toBe(0);
    expect(leads(2 * THEME_BARS)).toBe(leads(0));
  });

  it("stays below full scale when it is played as loud as possible", () => {
    expect(FULL_GAIN * peak(renderNotes(fullest))).toBeLessThan(0.8);
  });
});

describe("the lab's music", () => {
  const chordsOnly = scoreBar("one", 0, "lab");

  it("has a line of its own for each kind of machine at work", () => {
    const lines = MACHINE_TYPES.map((type) => {
      const notes = scoreBar("one", 0, "lab", [type]);
      return JSON.stringify(notes.filter((note) => !chordsOnly.some((plain) => same(plain, note))));
    });
    expect(lines).not.toContain("[]");
    expect(new Set(lines).size).toBe(MACHINE_TYPES.length);
  });

  it("lets each line be heard, and stays below full scale with all of them", () => {
    const bar = (types: typeof MACHINE_TYPES) => renderNotes([scoreBar("one", 0, "lab", types)]);
    expect(FULL_GAIN * peak(bar(MACHINE_TYPES))).toBeLessThan(0.8);
    const chords = loudness(renderNotes([chordsOnly]));
    const quiet = MACHINE_TYPES.filter((type) => {
      const notes = scoreBar("one", 0, "lab", [type]).filter(
        (note) => !chordsOnly.some((plain) => same(plain, note)),
      );
      return Math.abs(loudness(renderNotes([notes])) - chords) > 10;
    });
    expect(quiet).toEqual([]);
  });
});

function same(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
