/** Loudness at full volume: barely over silence. */
const FULL_GAIN = 0.12;
const FADE_S = 0.8;
const NOISE_S = 3;
/** The hum of the machines: two tones so near each other that they beat. */
const HUM_HERTZ = [58, 58.4] as const;
const HUM_LEVEL = 0.5;
const AIR_HERTZ = 320;

/** The quiet hum of the lab. */
export interface Ambience {
  /** Sets the volume, 0 to 1. At 0 it ends. */
  setVolume(volume: number): void;
  stop(): void;
}

interface Sounding {
  context: AudioContext;
  gain: GainNode;
  sources: readonly AudioScheduledSourceNode[];
}

/** Creates the ambience. Without audio in the browser it stays silent; it never throws. */
export function createAmbience(open: () => AudioContext | null = openContext): Ambience {
  let context: AudioContext | null = null;
  let sounding: Sounding | null = null;

  function begin(): Sounding | null {
    context ??= open();
    if (!context) return null;
    const gain = context.createGain();
    gain.gain.value = 0;
    gain.connect(context.destination);
    return { context, gain, sources: [...hum(context, gain), air(context, gain)] };
  }

  function fadeTo(level: number): void {
    if (!sounding) return;
    const { context: clock, gain } = sounding;
    if (clock.state === "suspended") clock.resume().catch(() => undefined);
    gain.gain.cancelScheduledValues(clock.currentTime);
    gain.gain.setValueAtTime(gain.gain.value, clock.currentTime);
    gain.gain.linearRampToValueAtTime(level, clock.currentTime + FADE_S);
  }

  function setVolume(volume: number): void {
    try {
      if (volume > 0) sounding ??= begin();
      fadeTo(volume * FULL_GAIN);
      if (volume > 0 || !sounding) return;
      for (const source of sounding.sources) source.stop(sounding.context.currentTime + FADE_S);
      sounding = null;
    } catch {
      sounding = null;
    }
  }

  return { setVolume, stop: () => setVolume(0) };
}

function hum(context: AudioContext, out: AudioNode): AudioScheduledSourceNode[] {
  const level = context.createGain();
  level.gain.value = HUM_LEVEL;
  level.connect(out);
  return HUM_HERTZ.map((hertz) => {
    const tone = context.createOscillator();
    tone.type = "sine";
    tone.frequency.value = hertz;
    tone.connect(level);
    tone.start();
    return tone;
  });
}

/** Air that streams: noise without its high part, in a loop. */
function air(context: AudioContext, out: AudioNode): AudioScheduledSourceNode {
  const buffer = context.createBuffer(1, Math.floor(context.sampleRate * NOISE_S), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (state * 16807) % 2147483647;
    samples[index] = (state / 2147483647) * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = AIR_HERTZ;
  source.connect(filter).connect(out);
  source.start();
  return source;
}

function openContext(): AudioContext | null {
  return typeof AudioContext === "undefined" ? null : new AudioContext();
}
