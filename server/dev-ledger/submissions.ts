import type { Clock } from "./dev-ledger.ts";
import type { Execution, Machine } from "./engine/execute.ts";
import { InvalidTransaction } from "./engine/failures.ts";
import type { PreviewInput, SignedTransaction } from "./engine/read-transaction.ts";
import { epochAt, startOfRound } from "./state/model.ts";
import type { WaitingTransaction } from "./state/transaction-table.ts";

type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** The engine contains the ledger's toolkit of some megabytes, so it is loaded with the first transaction. */
async function loadEngine() {
  const [{ execute }, { readPreview, readTransaction }] = await Promise.all([
    import("./engine/execute.ts"),
    import("./engine/read-transaction.ts"),
  ]);
  return { execute, readPreview, readTransaction };
}

/** Thrown to roll back the database transaction of a preview. */
class Undone extends Error {
  constructor(readonly execution: Execution) {
    super("The preview is rolled back.");
  }
}

/**
 * Accepts transactions and executes those that are due. There are no timers: every reader of the ledger
 * executes due transactions first.
 */
export class Submissions {
  private readonly machine: Machine;
  private readonly clock: Clock;
  private readonly networkId: number;

  constructor(machine: Machine, clock: Clock, networkId: number) {
    this.machine = machine;
    this.clock = clock;
    this.networkId = networkId;
  }

  /** Throws `InvalidTransaction`; the same payload a second time changes nothing. */
  async submit(raw: Uint8Array): Promise<{ duplicate: boolean }> {
    const engine = await loadEngine();
    const signed = await engine.readTransaction(raw, this.networkId);
    const now = await this.settle();
    return this.machine.database.transaction(() => this.accept(engine, signed, now)).immediate();
  }

  /** Executes a manifest and rolls it back; throws `InvalidTransaction`. */
  async preview(input: PreviewInput): Promise<Execution> {
    const engine = await loadEngine();
    const executable = await engine.readPreview(input, this.networkId);
    const now = await this.settle();
    const { database, tables } = this.machine;
    try {
      return database
        .transaction((): Execution => {
          const at = Math.max(now, tables.settings.lastChange());
          throw new Undone(engine.execute(this.machine, executable, { at, outcome: "commit" }));
        })
        .immediate();
    } catch (error) {
      if (error instanceof Undone) return error.execution;
      throw error;
    }
  }

  /** Executes everything that is due; returns the time. */
  async settle(): Promise<number> {
    const now = await this.clock.now();
    const { database, tables } = this.machine;
    for (const waiting of tables.transactions.due(now)) {
      const engine = await loadEngine();
      const signed = await engine.readTransaction(waiting.raw, this.networkId);
      database.transaction(() => this.executeTransaction(engine, signed, waiting)).immediate();
    }
    return now;
  }

  private accept(engine: Engine, signed: SignedTransaction, now: number): { duplicate: boolean } {
    const { transactions, settings } = this.machine.tables;
    refuseOutsideEpochs(signed, epochAt(now));
    if (transactions.find(signed.intentHash)) return this.acceptAgain(signed);
    const { next, count, delayMs, ...behaviour } = settings.behaviour();
    const outcome = count > 0 ? next : "commit";
    if (count > 0) settings.setBehaviour({ next, count: count - 1, delayMs, ...behaviour });
    // A transaction that begins with the next epoch waits for it.
    const dueAt = Math.max(now + delayMs, startOfRound(signed.startEpoch, 1));
    transactions.add({
      intentHash: signed.intentHash,
      payloadHash: signed.payloadHash,
      raw: Buffer.from(signed.raw),
      instructions: signed.manifest,
      message: signed.message,
      endEpoch: signed.endEpoch,
      submittedAt: now,
      dueAt,
      outcome,
    });
    if (dueAt <= now) this.executeTransaction(engine, signed, { dueAt, outcome });
    return { duplicate: false };
  }

  /**
   * Handles an intent that is already known. The gateway recognises duplicates by their payload: other
   * signatures for the same intent are a new payload, but the node accepts it only while the intent is
   * pending.
   */
  private acceptAgain({ intentHash, payloadHash }: SignedTransaction): { duplicate: boolean } {
    const { transactions } = this.machine.tables;
    const known = transactions.find(intentHash);
    const isFirst = known?.payloadHash === payloadHash;
    if (known?.status === "Rejected") throw new InvalidTransaction(known.errorMessage ?? "It was rejected");
    if (isFirst) return { duplicate: true };
    if (known?.status !== "Pending") {
      throw new InvalidTransaction("Transaction rejected: its intent was committed with another payload");
    }
    const duplicate = transactions.furtherPayloads(intentHash).includes(payloadHash);
    if (!duplicate) transactions.addPayload(payloadHash, intentHash);
    return { duplicate };
  }

  /** Within a database transaction; does nothing if another process was quicker. */
  private executeTransaction(
    engine: Engine,
    signed: SignedTransaction,
    { dueAt, outcome }: Pick<WaitingTransaction, "dueAt" | "outcome">,
  ): void {
    const { transactions, settings } = this.machine.tables;
    if (transactions.find(signed.intentHash)?.status !== "Pending") return;
    const at = Math.max(dueAt, settings.lastChange());
    const execution = engine.execute(this.machine, signed, { at, outcome });
    if (execution.rejection !== null) {
      transactions.reject(signed.intentHash, execution.rejection);
      return;
    }
    const { errorMessage, stateVersion, receipt } = execution;
    settings.recordChange(stateVersion, at);
    transactions.commit(signed.intentHash, { errorMessage, stateVersion, committedAt: at, receipt });
  }
}

/** Refuses with the real gateway's error text. The gateway checks this before it looks for a duplicate. */
function refuseOutsideEpochs({ startEpoch, endEpoch }: SignedTransaction, epoch: number): void {
  if (startEpoch > epoch + 1) {
    throw new InvalidTransaction(
      `Transaction start epoch ${startEpoch} is not yet close enough to current epoch ${epoch}`,
    );
  }
  if (endEpoch <= epoch) {
    throw new InvalidTransaction(
      `Transaction is no longer valid from epoch ${endEpoch} but it is now epoch ${epoch}`,
    );
  }
}
