/** Settings and texts of earlier releases that no longer exist, as dotted paths. */
const REMOVED_KEYS: ReadonlySet<string> = new Set([
  "layout.maxMachines",
  "notices.becameReady",
  // Now set by the operator (STAKING_URL).
  "stakingHelp.site",
  // Now set by the wallet toolkit itself.
  "polling.wallet.preAuthorizationMaxMs",
  "polling.relayMs",
  "polling.pendingResponsesMs",
  "polling.connectStatusResetMs",
  // The AI values positions by `ai.position` now.
  "ai.standing",
  "ai.standing.creature",
  "ai.standing.health",
  "ai.standing.energy",
  "ai.scores.lookaheadDiscount",
  // The cat is offered at each activation that meets the condition (`LAB-138`).
  "ui.catOfferSpacingMs",
  "texts.ai.reasons.lookahead",
  "texts.app.dialogs.motion",
  "texts.goals.allReached",
  "texts.goals.openProfile",
  "texts.lab.activateAll.key",
  "texts.lab.panel.borrowed",
  "texts.lab.visits.noneReady",
  "texts.lab.visits.place",
  "texts.lab.visits.ready",
  "texts.pvp.earnRank",
  "texts.pvpScreens.battle.opponentLongTime",
  "texts.pvpScreens.battle.opponentTime",
  // Said a chance that a review of the same battle refuted (`GAP-33`).
  "team.forecast.text",
  "texts.team.forecast",
  "texts.transactions.creatureMint.unconfirmedNotice",
  "texts.transactions.energy.unconfirmedNotice",
  "texts.transactions.fomoHit.unconfirmedNotice",
  "texts.wallet.whereToConnect",
]);

/**
 * Whether this key, a dotted path, is of a removed setting or text, which an overlay may still name without effect
 * (`GAP-72`).
 */
export function isRemovedKey(path: string): boolean {
  return REMOVED_KEYS.has(path);
}

/** One sentence about the removed settings and texts in the overlay `name`; null if there are none. */
export function removedKeysNotice(name: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  return [
    `${name}: these settings or texts are gone and change nothing: ${paths.join(", ")}. They can be deleted.`,
  ];
}
