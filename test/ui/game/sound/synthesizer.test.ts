import { beforeEach, describe, expect, it, vi } from "vitest";
import { SOUNDS } from "../../../../ui/game/sound/sounds.ts";
import { loadSynthesizer, type SampleWorker } from "../../../../ui/game/sound/synthesizer.ts";

// This environment has no AudioContext, which the synthesizer needs when it is loaded.
vi.stubGlobal("AudioContext", class {});
const { ZZFX } = await import("zzfx");

const silence = () => undefined;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(ZZFX, "playSamples").mockReturnValue({ addEventListener: silence } as never);
  vi.spyOn(ZZFX, "buildSamples");
});

/** Returns the samples that were played, in order. */
const played = () => vi.mocked(ZZFX.playSamples).mock.calls.map(([[samples]]) => samples);

describe("the synthesizer", () => {
  it("plays samples built by its worker and builds none in the page", async () => {
    const worker: SampleWorker = { onmessage: null };
    const synthesizer = await loadSynthesizer(() => worker);
    const samples = new Float32Array([0.1, 0.2]);
    worker.onmessage?.call(
      worker as Worker,
      new MessageEvent("message", { data: { name: "purr", samples } }),
    );
    synthesizer.play(SOUNDS.purr, 1, silence);
    expect(played()).toEqual([samples]);
    expect(ZZFX.buildSamples).not.toHaveBeenCalled();
  });

  it("builds missing samples once, without the random pitch of each play", async () => {
    const synthesizer = await loadSynthesizer(() => null);
    synthesizer.play(SOUNDS.purr, 1, silence);
    synthesizer.play(SOUNDS.purr, 1, silence);
    const [first, second] = played();
    expect(first?.length).toBeGreaterThan(1000);
    expect(first).toBe(second);
    expect(ZZFX.buildSamples).toHaveBeenCalledOnce();
    const [volume, , ...rest] = SOUNDS.purr;
    expect(ZZFX.buildSamples).toHaveBeenCalledWith(volume, 0, ...rest);
  });

  it("plays a sound higher from the same samples", async () => {
    const synthesizer = await loadSynthesizer(() => null);
    synthesizer.play(SOUNDS.drop, 1, silence);
    synthesizer.play(SOUNDS.drop, 1, silence, 2);
    expect(vi.mocked(ZZFX.playSamples).mock.calls.map(([, , rate]) => rate)).toEqual([1, 2]);
    expect(ZZFX.buildSamples).toHaveBeenCalledOnce();
  });

  it("plays the cry of a species from the worker, deeper for a grown form", async () => {
    const worker: SampleWorker = { onmessage: null };
    const synthesizer = await loadSynthesizer(() => worker);
    const samples = new Float32Array([0.1, 0.2]);
    worker.onmessage?.call(
      worker as Worker,
      new MessageEvent("message", { data: { species: "bullx", samples } }),
    );
    synthesizer.cry({ species_id: "bullx", form: 0 }, 1, silence);
    synthesizer.cry({ species_id: "bullx", form: 3 }, 1, silence);
    expect(played()).toEqual([samples, samples]);
    const [egg = 0, grown = 0] = vi.mocked(ZZFX.playSamples).mock.calls.map(([, , rate]) => rate ?? 1);
    expect(grown).toBeLessThan(egg);
  });

  it("ends at once for a species without a cry", async () => {
    const synthesizer = await loadSynthesizer(() => null);
    const ended = vi.fn();
    synthesizer.cry({ species_id: "constructor", form: 0 }, 1, ended);
    expect(ended).toHaveBeenCalledOnce();
    expect(ZZFX.playSamples).not.toHaveBeenCalled();
  });
});
