/** One measured figure; `reference` was measured or is wanted in the same unit, and `ratio` is value / reference. */
export type Figure = {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly reference: number | null;
  readonly ratio: number | null;
  readonly bound: number | null;
  readonly ok: boolean;
};

type Measured = {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly reference: number;
};

/** A figure that should be at least `bound` times its reference. */
export function atLeast(bound: number, measured: Measured): Figure {
  const ratio = measured.value / measured.reference;
  return rounded({ ...measured, ratio, bound, ok: ratio >= bound });
}

/** A figure that should not exceed `bound` times its reference. */
export function atMost(measured: Measured, bound = 1): Figure {
  const ratio = measured.value / measured.reference;
  return rounded({ ...measured, ratio, bound, ok: ratio <= bound });
}

/** A figure that is only told; the reference, where there is one, is what we aim at. */
export function reported(measured: Omit<Measured, "reference"> & { reference?: number }): Figure {
  const reference = measured.reference ?? null;
  const ratio = reference === null ? null : measured.value / reference;
  return rounded({ ...measured, reference, ratio, bound: null, ok: true });
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a `share` of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function rounded(figure: Figure): Figure {
  const to = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);
  return {
    ...figure,
    value: Math.round(figure.value * 1000) / 1000,
    reference: to(figure.reference),
    ratio: to(figure.ratio),
  };
}
