import { apply, type RuleSet, refusalOf } from "../../../rules/index.ts";
import { failure, notYourTransaction } from "../../errors/failure.ts";
import type { HttpError } from "../../errors/http-error.ts";
import { refused } from "../../errors/refusals.ts";
import { type LabWork, labWork } from "../../store/database/lab-work.ts";
import type { BadgeMint } from "../../store/ledger/ledger-store.ts";
import type { Store } from "../../store/store.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import { localIdOf } from "../network/address.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import { addressValue, callsOf, Instructions } from "./manifest.ts";
import type { LabSettlement, SettlementDeps, TransactionPurpose } from "./purpose.ts";

const BADGE_METHOD = "mint";

/** Mints the account's badge, which brings the FOMO HIT online (`GAP-10`). */
export const fomoHit: TransactionPurpose<[], LabSettlement> = {
  action: "fomoHit",
  manifest: ({ network }, account) =>
    new Instructions(network, account)
      .call(network.components.fomoHit, BADGE_METHOD, addressValue("account", network.suffix, account))
      .depositRest(),
  settlement: {
    component: ({ components }) => components.fomoHit,
    book: bookBadge,
    bookUnreported: bookBadges,
    mostOpen: () => 1,
    tooManyOpen: (rules) => refused(refusalOf(rules, "minting")),
    started: (rules, machineId) =>
      labWork(rules, { type: "mint", machineId, outcome: "started" }, () => null),
    // The machine may be minted again. A refusal means that it is not being minted any more.
    failed: (rules, machineId) => (lab, now) => {
      apply(rules, lab, { type: "mint", machineId, outcome: "failed" }, now);
      return { ok: true, reply: null };
    },
    onVisit: bookWaitingBadge,
  },
};

const noBadge = () => failure("no_badge");

/**
 * Brings the player's FOMO HIT online if the transaction minted a badge into their account (`GAP-10`). Returns why it
 * does not count, or null when it does, now or before.
 */
async function bookBadge(
  deps: SettlementDeps,
  transaction: CommittedTransaction,
  playerId: number,
): Promise<HttpError | null> {
  const { intentHash } = transaction;
  const accounts = badgeMints(deps.ledger.network, transaction);
  if (accounts.length === 0) return noBadge();
  for (const account of accounts) {
    const badge = { account, intentHash };
    if ((await ownerOf(deps.store, badge)) === playerId) return redeemBadge(deps, badge, playerId);
  }
  return notYourTransaction();
}

/** Books all badges that a committed transaction has minted; a badge without a machine waits for one. */
async function bookBadges(deps: SettlementDeps, transaction: CommittedTransaction): Promise<void> {
  for (const account of badgeMints(deps.ledger.network, transaction)) {
    const badge = { account, intentHash: transaction.intentHash };
    await deps.store.keepBadge(badge);
    const playerId = await ownerOf(deps.store, badge);
    if (playerId !== null) await redeemBadge(deps, badge, playerId);
  }
}

/** Books a badge that is older than its machine, or than this database (`GAP-10`). */
async function bookWaitingBadge(deps: SettlementDeps, playerId: number): Promise<void> {
  const { store } = deps;
  const { lab } = await store.readLab(playerId);
  if (!lab.machines.some(({ type, lastActivated }) => type === "fomoHit" && lastActivated === 0)) return;
  const account = await store.boundAccount(playerId);
  const badge = account === null ? null : await store.unusedBadge(account);
  if (badge && (await ownerOf(store, badge)) === playerId) await redeemBadge(deps, badge, playerId);
}

/**
 * The owner of a badge: the player who claimed the transaction with this account, even if it is bound to another
 * player by now; else the player it is bound to. Claims made with another account do not count.
 */
async function ownerOf(store: Store, { account, intentHash }: BadgeMint): Promise<number | null> {
  const claims = await store.claimsOf(intentHash);
  const signer = claims.find((claim) => claim.purpose === "fomoHit" && claim.account === account);
  return signer?.playerId ?? store.boundPlayer(account);
}

async function redeemBadge(
  { store, rules, address }: SettlementDeps,
  { account, intentHash }: BadgeMint,
  playerId: number,
): Promise<HttpError | null> {
  const { lab } = await store.readLab(playerId);
  const machine = lab.machines.find(({ type }) => type === "fomoHit");
  if (!machine) return noBadge();
  const intent = { intentHash, purpose: "fomoHit", playerId, subject: machine.id, account } as const;
  const answer = await store.settleIntent(intent, minted(rules, machine.id), address);
  if (answer.ok) return null;
  if (answer.why === "refused") return refused(answer.refusal);
  return answer.why === "settledBefore" && answer.by.playerId === playerId ? null : notYourTransaction();
}

/** A mint whose hash was never reported starts and ends at once. */
function minted(rules: RuleSet, machineId: string): LabWork<null> {
  return (lab, now) => {
    for (const outcome of ["started", "succeeded"] as const) {
      const step = apply(rules, lab, { type: "mint", machineId, outcome }, now);
      if (!step.ok) return step;
    }
    return { ok: true, reply: null };
  };
}

/**
 * The accounts for which a committed transaction has minted a FOMO HIT badge: it calls the component for the
 * account, and the badge was deposited there (`GAP-10`). A badge that was only moved does not count.
 */
function badgeMints(
  { collections, components }: LedgerNetwork,
  { instructions, nonFungibleChanges }: CommittedTransaction,
): string[] {
  const asked = callsOf(instructions)
    .filter(({ address, method }) => address === components.fomoHit && method === BADGE_METHOD)
    .map(({ texts }) => texts[0]);
  return nonFungibleChanges
    .filter(
      ({ account, resource, added }) =>
        resource === collections.fomoHit && asked.includes(account) && added.includes(localIdOf(account)),
    )
    .map(({ account }) => account);
}
