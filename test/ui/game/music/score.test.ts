import { describe, expect, it } from "vitest";
import { BEATS_PER_BAR } from "../../../../ui/game/music/note.ts";
import { closingNotes, type Mood, scoreBar } from "../../../../ui/game/music/score.ts";

const BARS = Array.from({ length: 16 }, (_, bar) => bar);
/** A minor, and the G sharp of its dominant. */
const SCALE = new Set([9, 11, 0, 2, 4, 5, 7, 8]);
const piece = (seed: string, mood: Mood) => BARS.flatMap((bar) => scoreBar(seed, bar, mood));

describe("the score of a battle", () => {
  it("is the same for the same seed, and another for another", () => {
    expect(piece("one", "calm")).toEqual(piece("one", "calm"));
    expect(piece("one", "calm")).not.toEqual(piece("two", "calm"));
    expect(piece("one", "tense")).not.toEqual(piece("two", "tense"));
  });

  it.each(["calm", "tense"] as const)(
    "keeps the notes of a %s bar in the bar, the scale and in order",
    (mood) => {
      for (const bar of BARS) {
        const notes = scoreBar("one", bar, mood);
        expect(notes.map(({ at }) => at)).toEqual(
          notes.map(({ at }) => at).sort((one, other) => one - other),
        );
        for (const { at, lasts, pitch, strength } of notes) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(BEATS_PER_BAR);
          expect(lasts).toBeGreaterThan(0);
          expect(strength).toBeGreaterThan(0);
          expect(strength).toBeLessThanOrEqual(1);
          if (pitch !== null) expect(SCALE.has(pitch % 12)).toBe(true);
        }
      }
    },
  );

  it("is denser when tense: only then it has drums", () => {
    expect(piece("one", "tense").length).toBeGreaterThan(1.5 * piece("one", "calm").length);
    expect(piece("one", "calm").some(({ voice }) => voice === "kick" || voice === "snare")).toBe(false);
    expect(piece("one", "tense").some(({ voice }) => voice === "kick")).toBe(true);
  });

  it("does not repeat its melody from one round of chords to the next", () => {
    const melody = (bar: number) => scoreBar("one", bar, "calm").filter(({ voice }) => voice === "lead");
    expect([0, 1, 2, 3].map(melody)).not.toEqual([8, 9, 10, 11].map(melody));
  });

  it("sinks after a defeat", () => {
    const tune = closingNotes(false).flatMap(({ voice, pitch }) =>
      voice === "lead" && pitch !== null ? [pitch] : [],
    );
    expect(tune).toEqual([...tune].sort((one, other) => other - one));
  });
});
