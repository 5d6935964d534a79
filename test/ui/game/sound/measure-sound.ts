/** Samples of a second. */
export const SAMPLE_RATE = 44_100;
/** Momentary loudness is measured over this long, this often. */
const WINDOW_S = 0.4;
const STEP_S = 0.1;
/** Bands of a third of an octave, from 80 Hz to 8 kHz, and times at which sounds are compared. */
const BANDS = 21;
const LOWEST_HERTZ = 80;
const PARTS = 8;
const PART_LENGTH = Math.round(0.15 * SAMPLE_RATE);
/** Everything this far below the loudest band counts as silent, in decibels. */
const FLOOR_DB = 20;

/** Coefficients of a filter of second order: two, one and no samples ago. */
interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** Returns the loudest sample. */
export function peak(samples: Float32Array): number {
  return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
}

/** Returns the greatest momentary loudness in LUFS, after ITU-R BS.1770. */
export function loudness(samples: Float32Array): number {
  const heard = filtered(filtered(samples, headShelf()), lowCut());
  const window = Math.round(WINDOW_S * SAMPLE_RATE);
  let loudest = 0;
  for (let start = 0; start < heard.length; start += Math.round(STEP_S * SAMPLE_RATE)) {
    let power = 0;
    for (const sample of heard.subarray(start, start + window)) power += sample ** 2;
    loudest = Math.max(loudest, power / window);
  }
  return -0.691 + 10 * Math.log10(loudest);
}

/**
 * Returns what is heard when: for each band its level at each time, in decibels from 0 (silent) to 20 (the
 * loudest of the sound).
 */
export function bands(samples: Float32Array): number[][] {
  const powers = Array.from({ length: BANDS }, (_, band) => {
    const heard = filtered(samples, bandPass(LOWEST_HERTZ * 2 ** (band / 3)));
    return Array.from({ length: PARTS }, (_, part) => {
      const cut = heard.subarray(part * PART_LENGTH, (part + 1) * PART_LENGTH);
      return cut.reduce((sum, sample) => sum + sample ** 2, 0) / PART_LENGTH;
    });
  });
  const loudest = Math.max(...powers.flat());
  return powers.map((row) => row.map((power) => Math.max(0, FLOOR_DB + 10 * Math.log10(power / loudest))));
}

/** Returns how different two sounds are: 0 for the same, 1 where they share no band at any time. */
export function difference(one: readonly number[][], other: readonly number[][]): number {
  let [apart, all] = [0, 0];
  for (const [band, row] of one.entries())
    for (const [part, level] of row.entries()) {
      const beside = other[band]?.[part] ?? 0;
      apart += Math.abs(level - beside);
      all += Math.max(level, beside);
    }
  return apart / all;
}

/** Returns what passes a filter. */
export function filtered<Samples extends Float32Array>(samples: Samples, { b, a }: Biquad): Samples {
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  return samples.map((sample) => {
    const out = b[0] * sample + b[1] * in1 + b[2] * in2 - a[0] * out1 - a[1] * out2;
    [in1, in2, out1, out2] = [sample, in1, out, out1];
    return out;
  }) as Samples;
}

/** A filter that holds back what is lower, in hertz. */
export function highPass(hertz: number): Biquad {
  const angle = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const alpha = Math.sin(angle) / 2;
  const edge = (1 + Math.cos(angle)) / 2 / (1 + alpha);
  return { b: [edge, -2 * edge, edge], a: [(-2 * Math.cos(angle)) / (1 + alpha), (1 - alpha) / (1 + alpha)] };
}

/** The first filter of BS.1770: a head makes high tones louder. */
function headShelf(): Biquad {
  const k = Math.tan((Math.PI * 1681.974) / SAMPLE_RATE);
  const q = 0.7071752;
  const high = 10 ** (3.999844 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
}

/** The second filter of BS.1770: ears hear little of the lowest tones. */
function lowCut(): Biquad {
  const k = Math.tan((Math.PI * 38.13547) / SAMPLE_RATE);
  const q = 0.5003270373;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

function bandPass(hertz: number): Biquad {
  const angle = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const alpha = Math.sin(angle) / (2 * 4.32);
  return {
    b: [alpha / (1 + alpha), 0, -alpha / (1 + alpha)],
    a: [(-2 * Math.cos(angle)) / (1 + alpha), (1 - alpha) / (1 + alpha)],
  };
}
