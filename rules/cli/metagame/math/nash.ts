const ROUNDS = 20_000;

/**
 * The Nash equilibrium of a symmetric game with two sides: how often each entry is chosen so that no other choice does
 * better. `payoff[i][j]` is what i gains from j, and `payoff[j][i]` the negative of it. Regret matching plus, whose
 * average of late rounds counts more.
 */
export function nashOf(payoff: readonly (readonly number[])[]): number[] {
  const size = payoff.length;
  const regret = new Float64Array(size);
  const sum = new Float64Array(size);
  const choice = new Float64Array(size).fill(1 / Math.max(size, 1));
  const gain = new Float64Array(size);
  for (let round = 1; round <= ROUNDS; round++) {
    for (let own = 0; own < size; own++) sum[own] = at(sum, own) + round * at(choice, own);
    gainsInto(gain, payoff, choice);
    let total = 0;
    for (let own = 0; own < size; own++) {
      // A side that plays against itself gains nothing on average, so the gain is the regret.
      const next = Math.max(0, at(regret, own) + at(gain, own));
      regret[own] = next;
      total += next;
    }
    for (let own = 0; own < size; own++) choice[own] = total > 0 ? at(regret, own) / total : 1 / size;
  }
  const whole = sum.reduce((one, other) => one + other, 0);
  return Array.from(sum, (share) => share / whole);
}

/** What each entry gains on average from the entries in these shares. */
export function gainsAgainst(payoff: readonly (readonly number[])[], shares: readonly number[]): number[] {
  const gain = new Float64Array(payoff.length);
  gainsInto(gain, payoff, Float64Array.from(shares));
  return [...gain];
}

function gainsInto(gain: Float64Array, payoff: readonly (readonly number[])[], shares: Float64Array): void {
  for (let own = 0; own < payoff.length; own++) {
    const row = payoff[own] ?? [];
    let total = 0;
    for (let other = 0; other < shares.length; other++) total += (row[other] ?? 0) * at(shares, other);
    gain[own] = total;
  }
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
