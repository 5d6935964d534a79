import { formatAttos, ONE_TOKEN } from "../state/attos.ts";
import type { Attos, FungibleChange } from "../state/model.ts";
import type { VaultTable } from "../state/vault-table.ts";
import type { ChangeLog } from "./change-log.ts";
import { ExecutionFailure } from "./execution-failure.ts";
import type { Holdings } from "./holdings.ts";
import { refuseBadAmount } from "./tokens.ts";

/** About what the public networks take: so much for signatures and the like, and so much for each instruction. */
const BASE = (ONE_TOKEN * 15n) / 100n;
const PER_INSTRUCTION = (ONE_TOKEN * 2n) / 100n;

/** What a transaction costs, in XRD. */
export function feeOf(instructions: number, tipPercentage: number): Attos {
  return ((BASE + PER_INSTRUCTION * BigInt(instructions)) * BigInt(100 + tipPercentage)) / 100n;
}

/** XRD that was set aside for the fee, and by whom. */
export class FeeReserve {
  private readonly locks: { owner: string; amount: Attos }[] = [];
  private readonly vaults: VaultTable;
  private readonly changes: ChangeLog;
  private readonly xrd: string;
  private readonly stateVersion: number;
  private readonly credit: Attos;

  /** `credit` counts as set aside by nobody: previews may have it. */
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
   * From now on the owner cannot spend this part of their XRD. It must be theirs from before the transaction:
   * the fee is paid even where everything else is undone.
   */
  lock(owner: string, amount: Attos): void {
    refuseBadAmount(amount);
    if (this.changes.has(owner, this.xrd))
      throw new ExecutionFailure(`the XRD of ${owner} were moved before the fee was locked`);
    this.change(owner, -amount);
    this.locks.push({ owner, amount });
  }

  /** Gives back what was set aside, of which `fee` is to be charged then. A rollback does the same. */
  release(fee: Attos): void {
    if (this.locked() < fee)
      throw new ExecutionFailure(
        `the fee is ${formatAttos(fee)} XRD, only ${formatAttos(this.locked())} were locked for it`,
      );
    for (const { owner, amount } of this.locks) this.change(owner, amount);
  }

  /** Takes the fee from those who set it aside, the last one first; answers what it took from whom. */
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
