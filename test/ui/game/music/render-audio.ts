import { Instruments } from "../../../../ui/game/music/instruments.ts";
import { type Note, secondsOf } from "../../../../ui/game/music/note.ts";
import { filtered, highPass, SAMPLE_RATE } from "../sound/measure-sound.ts";

/** A value that changes at set times, as audio parameters do. */
class Parameter {
  private readonly points: { at: number; value: number; way: "step" | "line" | "curve" }[] = [];
  value = 0;
  setValueAtTime = (value: number, at: number) => this.points.push({ at, value, way: "step" });
  linearRampToValueAtTime = (value: number, at: number) => this.points.push({ at, value, way: "line" });
  exponentialRampToValueAtTime = (value: number, at: number) => this.points.push({ at, value, way: "curve" });

  valueAt(at: number): number {
    let before = { at: 0, value: this.value };
    for (const point of this.points) {
      if (point.at > at) {
        const share = (at - before.at) / (point.at - before.at);
        if (point.way === "line") return before.value + (point.value - before.value) * share;
        if (point.way === "curve") return before.value * (point.value / before.value) ** share;
        return before.value;
      }
      before = point;
    }
    return before.value;
  }
}

/** A node whose sound goes on to another one. */
class Node {
  next: Node | null = null;
  readonly gain = new Parameter();
  readonly frequency = new Parameter();
  readonly detune = new Parameter();
  type = "sine";
  buffer: Float32Array | null = null;
  from = 0;
  to = 0;
  readonly kind: "gain" | "filter" | "tone" | "noise" | "out";
  constructor(kind: Node["kind"]) {
    this.kind = kind;
  }
  connect = (next: Node) => {
    this.next = next;
    return next;
  };
  disconnect = () => undefined;
  addEventListener = () => undefined;
  start = (at: number) => {
    this.from = at;
  };
  stop = (at: number) => {
    this.to = at;
  };
}

/** Shapes of oscillators by their phase, in turns. */
const SHAPES: Readonly<Record<string, (turn: number) => number>> = {
  sine: (turn) => Math.sin(2 * Math.PI * turn),
  triangle: (turn) => 1 - 4 * Math.abs(((turn + 0.75) % 1) - 0.5),
  sawtooth: (turn) => 2 * ((turn + 0.5) % 1) - 1,
};

/** Plays notes on the game's instruments without a browser. Returns the samples at full volume. */
export function renderNotes(bars: readonly (readonly Note[])[]): Float32Array {
  const sources: Node[] = [];
  const made = (kind: Node["kind"]) => {
    const node = new Node(kind);
    sources.push(node);
    return node;
  };
  const context = {
    sampleRate: SAMPLE_RATE,
    createGain: () => new Node("gain"),
    createBiquadFilter: () => new Node("filter"),
    createOscillator: () => made("tone"),
    createBufferSource: () => made("noise"),
    createBuffer: (_: number, length: number) => {
      const samples = new Float32Array(length);
      return Object.assign(samples, { getChannelData: () => samples });
    },
  };
  const instruments = new Instruments(context as never, new Node("out") as never);
  for (const [bar, notes] of bars.entries())
    for (const note of notes) instruments.play(note, bar * secondsOf(4));
  const end = Math.max(...sources.map(({ to }) => to));
  const samples = new Float32Array(Math.ceil(end * SAMPLE_RATE));
  for (const source of sources) add(samples, source);
  return samples;
}

function add(samples: Float32Array, source: Node): void {
  const start = Math.round(source.from * SAMPLE_RATE);
  let heard = new Float32Array(Math.max(0, Math.round(source.to * SAMPLE_RATE) - start));
  let turn = 0;
  for (let index = 0; index < heard.length; index++) {
    const at = source.from + index / SAMPLE_RATE;
    turn += (source.frequency.valueAt(at) * 2 ** (source.detune.value / 1200)) / SAMPLE_RATE;
    heard[index] = source.buffer ? (source.buffer[index] ?? 0) : (SHAPES[source.type]?.(turn % 1) ?? 0);
  }
  for (let node = source.next; node && node.kind !== "out"; node = node.next) {
    const { kind, gain, frequency } = node;
    heard =
      kind === "filter"
        ? filtered(heard, highPass(frequency.value))
        : heard.map((sample, index) => sample * gain.valueAt(source.from + index / SAMPLE_RATE));
  }
  for (const [index, sample] of heard.entries())
    samples[start + index] = (samples[start + index] ?? 0) + sample;
}
