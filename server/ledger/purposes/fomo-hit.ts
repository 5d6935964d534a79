import { apply, refusalOf } from "../../../rules/index.ts";
import { refused } from "../../errors/refusals.ts";
import { labWork } from "../../store/database/lab-work.ts";
import { Instructions } from "../manifests/instructions.ts";
import { addressValue } from "../manifests/values.ts";
import { BADGE_METHOD } from "./badge-mint.ts";
import { bookBadge, bookBadges, bookWaitingBadge } from "./book-badge.ts";
import type { LabSettlement, TransactionPurpose } from "./purpose.ts";

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
