export { type Amount, amountOf, formatAmount, parseAmount } from "./amounts/amount.ts";
export { amountText, resourcesText, shortAmountText } from "./amounts/amount-text.ts";
export type { ResourceName, Resources } from "./amounts/resources.ts";
export { covers, noResources, RESOURCE_NAMES, receive } from "./amounts/resources.ts";
export { type AvatarInput, type AvatarState, newAvatar, stepAvatar } from "./avatar/avatar.ts";
export * from "./avatar/reach.ts";
export {
  ACTION_TYPES,
  type ActionIdField,
  type ActionType,
  actionWith,
  type BattleAction,
  idsOf,
} from "./battle/actions/action-rules.ts";
export { actionCost, applyAction, whyNotAction } from "./battle/actions/apply-action.ts";
export * from "./battle/actions/ask-action.ts";
export { leftToDo } from "./battle/actions/left-to-do.ts";
export { legalActions } from "./battle/actions/legal-actions.ts";
export { itemNames, type MoveNames, moveWords } from "./battle/actions/move-words.ts";
export { decide } from "./battle/ai/decide.ts";
export { enemyDice } from "./battle/ai/enemy-dice.ts";
export {
  type ExplainedDecision,
  explainDecision,
  type ScoredAction,
  scoredActions,
} from "./battle/ai/explain-decision.ts";
export { type Intention, intentionOf } from "./battle/ai/intention.ts";
export { randomAction } from "./battle/ai/random-action.ts";
export { bestStyle, enemyStyle, type PlayStyle, withoutLookahead } from "./battle/ai/scores/play-style.ts";
export { type Reason, type ReasonName, reasonTexts } from "./battle/ai/scores/reasons.ts";
export { effectDescription, spellDescription, toolDescription } from "./battle/effects/item-description.ts";
export { BattleLog, eventOfLine, logLines } from "./battle/log/battle-log.ts";
export { damageWords, otherHitWords } from "./battle/log/damage-words.ts";
export type { LogKind, LogLine } from "./battle/log/log-line.ts";
export type { Viewer } from "./battle/log/log-names.ts";
export { type AttackPreview, attackPreview } from "./battle/preview/attack-preview.ts";
export * from "./battle/preview/outcome-words.ts";
export { percentOf } from "./battle/preview/percent-of.ts";
export { type SpellPreview, spellPreview, spellPreviewWords } from "./battle/preview/spell-preview.ts";
export type { TargetOutcome } from "./battle/preview/target-outcome.ts";
export { checkReplay } from "./battle/replay/check-replay.ts";
export { newReplay } from "./battle/replay/new-replay.ts";
export { type Divergence, type PlayedReplay, playReplay } from "./battle/replay/play-replay.ts";
export { endEventOf, type Replay, type ReplayEnd, setupOfReplay } from "./battle/replay/replay.ts";
export { checkDeck, checkSetup } from "./battle/setup/check-deck.ts";
export { type BattleSetup, type Deck, newBattle, type OwnedItem } from "./battle/setup/new-battle.ts";
export type * from "./battle/state/battle.ts";
export { DIFFICULTIES } from "./battle/state/battle.ts";
export { cloneBattle } from "./battle/state/clone-battle.ts";
export {
  type Creature,
  RARITIES,
  type Rarity,
  STAT_NAMES,
  type StatName,
  type Stats,
} from "./battle/state/creature.ts";
export type { BattleEndReason, BattleEvent, DamageBreakdown, Recorder } from "./battle/state/event.ts";
export { newRandom, type RandomState, roll } from "./battle/state/random.ts";
export { type BattleSummary, battleSummary } from "./battle/summary/battle-summary.ts";
export type { CreatureDeeds } from "./battle/summary/creature-deeds.ts";
export { activeSynergies, type Synergy, type SynergyType } from "./battle/synergies/active-synergies.ts";
export { losesAtTurnEnd } from "./battle/turn/battle-end.ts";
export { type BattleView, type HiddenCard, type SideView, viewFor } from "./battle/view/battle-view.ts";
export { creatureNumbers, visibleCreatures } from "./battle/view/creature-numbers.ts";
export { type CreatureView, speciesPicture } from "./battle/view/creature-view.ts";
export type { ActiveEffectView, StatusEffectView } from "./battle/view/effect-view.ts";
export { type HealthState, healthState } from "./battle/view/health-state.ts";
export type { SpellView, ToolView } from "./battle/view/item-view.ts";
export { knownBattle } from "./battle/view/known-battle.ts";
export { mirrorEvents, visibleEvents } from "./battle/view/viewer-events.ts";
export type { Bot, BotView } from "./bots/bot.ts";
export type { ImaginedBattle } from "./bots/imagined-battle.ts";
export * from "./creatures/creature.ts";
export { cannotEvolveYet, evolve, whyNotEvolve } from "./creatures/evolve.ts";
export { evolutionBenefits, formName, whatsNext } from "./creatures/growth-texts.ts";
export { type ChosenEgg, type CreatureMint, mintCreature } from "./creatures/mint.ts";
export { nicknameFrom } from "./creatures/nickname.ts";
export { rarityPercent } from "./creatures/rarity-percent.ts";
export { SORT_KEYS, type SortKey, sortCreatures, sortForTeam } from "./creatures/sorting.ts";
export { evolveCostOf, preferredToken, type TokenCost, upgradeCostOf } from "./creatures/token-costs.ts";
export * from "./creatures/upgrade-several.ts";
export {
  type Allocation,
  type GrownCreature,
  restToSpecialties,
  upgradeStats,
  upgradesLeft,
  whyNotAllocate,
  whyNotUpgrade,
  whyNotUpgradeStats,
} from "./creatures/upgrade-stats.ts";
export * from "./decorations/decoration.ts";
export * from "./decorations/decorations.ts";
export { goalWords } from "./decorations/goal-words.ts";
export { type BattleCheck, type CheckedBattle, checkBattle } from "./goals/check-battle.ts";
export { dailyGoalsEndAt } from "./goals/daily.ts";
export { deedsOf, reachedGoals } from "./goals/deeds.ts";
export { type FactsBesideLab, NOTHING_BESIDE_LAB } from "./goals/facts-beside-lab.ts";
export { goalMachine } from "./goals/goal-machine.ts";
export * from "./goals/lent-team.ts";
export { changesGoals, dailyStandings, type GoalStanding, goalPays, goalStandings } from "./goals/reach.ts";
export { areSameCards } from "./goals/same-cards.ts";
export { type GuideKey, type GuideKeys, type GuideSection, type GuideTab, guide } from "./guide/guide.ts";
export { roomNeeds } from "./guide/guide-values.ts";
export { nextActivation } from "./lab/activation-order.ts";
export { apply, type Outcome, whyNot, whyNotBuildable } from "./lab/apply.ts";
export { buildPlace, nearestFreePlace } from "./lab/build-place.ts";
export { cloneLab } from "./lab/clone-lab.ts";
export type * from "./lab/command.ts";
export { changesOnVisit } from "./lab/commands/visit.ts";
export { allReadyAt, becameReady, cooldownMinutes, remainingCooldown, typesAtWork } from "./lab/cooldown.ts";
export { adoptCost, buildCost, copyLimit, moveCost, upgradeCost } from "./lab/cost.ts";
export type * from "./lab/event.ts";
export { collides, type PlacedKind, placeFree, placementLimit, sizeOf, snapToGrid } from "./lab/grid.ts";
export type { Lab, Machine, MachineType, Pet, Place } from "./lab/lab.ts";
export { legalCommands } from "./lab/legal-commands.ts";
export { copiesOf, machineOf } from "./lab/machine-lookup.ts";
export { priceOfOnline, upkeepOf } from "./lab/machines/amplifier.ts";
export { isUnminted } from "./lab/machines/fomo-hit.ts";
export { firstRewardStep, incubatorReward } from "./lab/machines/incubator.ts";
export type { MachineWork } from "./lab/machines/machine-rule.ts";
export {
  activationGains,
  badgeOf,
  byActivationOrder,
  isMachineType,
  MACHINE_TYPES,
  machineWork,
} from "./lab/machines/machines.ts";
export { labWithoutGift, newLab } from "./lab/new-lab.ts";
export { petName } from "./lab/pet-name.ts";
export { adoptAt, petSpawnPlace } from "./lab/pet-spawn.ts";
export { readyMachines } from "./lab/ready-machines.ts";
export { type ResourceFlow, resourceFlow } from "./lab/resource-flow.ts";
export { drawnLab, type VisitedLab, type VisitedMachine, visitedLab } from "./lab/visited-lab.ts";
export { rebindRefusal } from "./ledger/rebind.ts";
export { signatureMessage } from "./ledger/signature-message.ts";
export type { StatusCheck } from "./ledger/status-check.ts";
export { missingTokens, parseTokens, roundTokens, tokenText } from "./ledger/token-amount.ts";
export {
  type GrowthKind,
  isGrowth,
  TRANSACTION_KINDS,
  type TransactionKind,
} from "./ledger/transaction-kind.ts";
export {
  advanceTransaction,
  nextCheckMs,
  type TransactionEvent,
  transactionNotStarted,
} from "./ledger/transaction-progress.ts";
export type * from "./ledger/transaction-state.ts";
export { classifyTransaction, type TransactionOutcome } from "./ledger/transaction-status.ts";
export * from "./ledger/transaction-texts.ts";
export { type LessonAdvice, lessonAdvice } from "./lesson/lesson-advice.ts";
export { type LessonProgress, lessonProgress } from "./lesson/lesson-progress.ts";
export { lessonOf, lessonSetup } from "./lesson/lesson-setup.ts";
export { shippedLessons } from "./lesson/shipped-lessons.ts";
export {
  type PositionStreak,
  positionEndsAt,
  positionNumberOf,
  positionStreak,
} from "./puzzles/position-days.ts";
export { availableActions, type ChosenAs, chosenAs } from "./pvp/battle/available-actions.ts";
export { type BattleCourse, courseText, idleWarning, longTime } from "./pvp/battle/open-battle-text.ts";
export {
  type Expiry,
  isExpired,
  isTimeShort,
  newTurnClock,
  noteSeen,
  type TurnClock,
  timeRemaining,
  turnEnded,
  turnExpired,
} from "./pvp/battle/turn-clock.ts";
export { actionFromWire, actionOnWire, WIRE_ACTIONS, type WireAction } from "./pvp/battle/wire-action.ts";
export {
  bringDecks,
  type ChallengeTerms,
  type ChallengeWish,
  isRatedChallenge,
  whyNotChallenge,
  whyNotRatedChallenge,
} from "./pvp/challenge/challenge-terms.ts";
export { lentTeams } from "./pvp/challenge/lent-team.ts";
export { isDecided, isReady, keptFor, type Series } from "./pvp/challenge/series.ts";
export { type DeckChoice, deckPower, deckPowerOf, whyNotQueue } from "./pvp/deck.ts";
export { whyNotCasual } from "./pvp/queue/casual.ts";
export { isWaiting, pairQueue, type QueueEntry, ratingWindow } from "./pvp/queue/pair-queue.ts";
export { practiceDeck, practiceStyle, whyNotPractice } from "./pvp/queue/practice.ts";
export { estimatedWait, whyWaiting } from "./pvp/queue/waiting.ts";
export { expectedScore } from "./pvp/rating/expected-score.ts";
export { rankText, rankTitle, ratedTitle } from "./pvp/rating/ranks.ts";
export { type RatedPlayer, ratingChanges, ratingFactor } from "./pvp/rating/rating-change.ts";
export {
  type BattleEnding,
  battleNotice,
  signedChange,
  type UnratedBecause,
  unratedText,
  whyNotRated,
} from "./pvp/rating/rating-texts.ts";
export {
  type Contender,
  LEADERBOARD_FILTERS,
  type LeaderboardFilter,
  leaderboardPage,
  periodStart,
  type RankedPlayer,
  rankContenders,
  rankOf,
} from "./pvp/records/leaderboard.ts";
export {
  afterBattle,
  damageRatio,
  newStatistics,
  type PlayedBattle,
  type PvpStatistics,
  winRate,
} from "./pvp/records/player-statistics.ts";
export { durationText, relativeTime } from "./pvp/records/time-texts.ts";
export { pvpTips } from "./pvp/tips.ts";
export { REFUSAL_CODES, type Refusal, type RefusalCode } from "./refusals/refusal.ts";
export { refusalOf } from "./refusals/refuse.ts";
export {
  type Counted,
  whyNotFreeChange,
  whyNotLogIn,
  whyNotStartBattle,
} from "./refusals/too-many.ts";
export * from "./residents/residents.ts";
export {
  decidingMoment,
  judgedDecisions,
  type Moment,
  type Review,
  type ReviewedDecision,
  type ReviewedTurn,
  worstMistake,
} from "./review/review.ts";
export {
  joinReviews,
  type ReviewOptions,
  type ReviewShare,
  reviewBattle,
  USUAL_REVIEW,
} from "./review/review-battle.ts";
export { reviewNames } from "./review/review-names.ts";
export { chanceText, endText, momentText, moveText, turnsText, verdictText } from "./review/review-texts.ts";
export { badgesOf } from "./rewards/badges.ts";
export { type BattleResult, battleResult } from "./rewards/battle-result.ts";
export { killRatio } from "./rewards/performance.ts";
export { type RewardItem, type Rewards, rewardsOf } from "./rewards/rewards.ts";
export { areSameRules, type KnownHashes } from "./ruleset/earlier-hashes.ts";
export { hashRules } from "./ruleset/hash.ts";
export type { RuleSet } from "./ruleset/rule-set.ts";
export type { Lesson, LessonGoal, LessonId } from "./ruleset/schema/lesson.ts";
export { shippedRules } from "./ruleset/shipped.ts";
export { restoredRules, rulesInLanguage, type StoredRules, storedRules } from "./ruleset/stored-rules.ts";
export { foundWith, sceneToTell } from "./scenes/see-scene.ts";
export { requirementTeam } from "./simulation/requirement-team.ts";
export { difficultyTips } from "./team/difficulty-tips.ts";
export { enemyRating } from "./team/enemy-rating.ts";
export { compareTeam, recommendationFor, type TeamComparison } from "./team/recommendation.ts";
export { meetsRequirement, recommendedTeam, requirementText } from "./team/requirement.ts";
export * from "./team/selection.ts";
export { type Caster, casterText, strongestCaster } from "./team/strongest-caster.ts";
export { teamPower, teamPowerOf, teamSynergy } from "./team/team-power.ts";
export { teamSynergies } from "./team/team-synergies.ts";
export { evenRating, winChance } from "./team/win-chance.ts";
export { fill, type PlaceValues, type Text } from "./text/fill.ts";
export { plainName } from "./text/plain-name.ts";
export { isVisible, visibleName, withoutInvisible } from "./text/visible-name.ts";
export { fillNumbers } from "./texts/fill-numbers.ts";
export { fillPlural } from "./texts/fill-plural.ts";
export type { FirstTexts } from "./texts/first-texts.ts";
export { listText, orText, rowText } from "./texts/list-text.ts";
export { nameText, resourceText } from "./texts/name-text.ts";
export { numberText } from "./texts/number-text.ts";
export { preferredLanguage } from "./texts/preferred-language.ts";
export { directionOf, scriptOf } from "./texts/script.ts";
export type { Texts } from "./texts/texts.ts";
export { loserByClock } from "./tournament/loser-by-clock.ts";
export { pairRound, roundsFor } from "./tournament/pair-round.ts";
export { roundText, type SeenRound } from "./tournament/round-text.ts";
export { standings } from "./tournament/standings.ts";
export type { Pairing, PairingOutcome, SwissTournament } from "./tournament/tournament.ts";
export { roundLength, type TournamentTerms, whyNotTournament } from "./tournament/tournament-terms.ts";
