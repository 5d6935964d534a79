import type { VaultTable } from "../state/holding-tables.ts";
import { type Attos, type FungibleChange, formatAttos, ONE_TOKEN } from "../state/model.ts";
import { ExecutionFailure } from "./failures.ts";
import type { ChangeLog, Holdings } from "./holdings.ts";
import { refuseBadAmount } from "./tokens.ts";

/**
 * About the fees of the public networks: a base for signatures and the like, and a fee for each instruction.
 */
const BASE = (ONE_TOKEN * 15n) / 100n;
const PER_INSTRUCTION = (ONE_TOKEN * 2n) / 100n;

/** What a transaction costs, in XRD. */
export function feeOf(instructions: number, tipPercentage: number): Attos {
  return ((BASE + PER_INSTRUCTION * BigInt(instructions)) * BigInt(100 + tipPercentage)) / 100n;
}

/** XRD locked for the fee, with their owners. */
export class FeeReserve {
  private readonly locks: { owner: string; amount: Attos }[] = [];
  private readonly vaults: VaultTable;
  private readonly changes: ChangeLog;
  private readonly xrd: string;
  private readonly stateVersion: number;
  private readonly credit: Attos;

  /** `credit` counts as locked without an owner, for previews. */
  constructor(vaults: VaultTable, { changes, stateVersion }: Holdings, xrd: string, credit: Attos) {
    this.credit = credit;
    this.vaults = vaults;
    this.changes = changes;
    this.xrd = xrd;
    this.stateVersion = stateVersion;
  }

  locked(): Attos {
    return this.locks.reduce((sum, { amount }) => sum + amount, this.credit);
  }

  /**
   * Locks a part of the owner's XRD, which cannot be spent any more. The owner must have it from before the
   * transaction, as the fee is paid even if everything else is undone.
   */
  lock(owner: string, amount: Attos): void {
    refuseBadAmount(amount);
    if (this.changes.has(owner, this.xrd))
      throw new ExecutionFailure(`the XRD of ${owner} were moved before the fee was locked`);
    this.change(owner, -amount);
    this.locks.push({ owner, amount });
  }

  /** Unlocks everything, so that `fee` can be charged. A rollback does the same. */
  release(fee: Attos): void {
    if (this.locked() < fee)
      throw new ExecutionFailure(
        `the fee is ${formatAttos(fee)} XRD, only ${formatAttos(this.locked())} were locked for it`,
      );
    for (const { owner, amount } of this.locks) this.change(owner, amount);
  }

  /** Takes the fee from the owners of the locked XRD, the latest first; returns what it took from whom. */
  charge(fee: Attos): FungibleChange[] {
    let open = fee > this.credit ? fee - this.credit : 0n;
    return this.locks.toReversed().flatMap(({ owner, amount }) => {
      const part = amount < open ? amount : open;
      if (part === 0n) return [];
      open -= part;
      this.change(owner, -part);
      return [{ entity: owner, resource: this.xrd, change: -part }];
    });
  }

  private change(owner: string, amount: Attos): void {
    const vault = this.vaults.at(owner, this.xrd);
    const held = vault?.amount ?? 0n;
    if (!vault || held + amount < 0n)
      throw new ExecutionFailure(
        `${owner} has ${formatAttos(held)} XRD, not the ${formatAttos(-amount)} that the fee needs`,
      );
    this.vaults.setAmount(vault.address, held + amount, this.stateVersion);
  }
}
