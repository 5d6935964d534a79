import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { accountAddress, identifier, intentHash, ManifestReply, TransactionStatus } from "./shapes.ts";

export const rarity = Type.Enum(["Common", "Rare", "Epic", "Legendary"]);
export const statName = Type.Enum(["energy", "strength", "magic", "stamina", "speed"]);
export const Stats = Type.Object({
  energy: Type.Number(),
  strength: Type.Number(),
  magic: Type.Number(),
  stamina: Type.Number(),
  speed: Type.Number(),
});

/** A creature as the ledger holds it, with the ledger's own field names (`LED-119`, `CON-36`). */
export const Creature = Type.Object({
  id: Type.String(),
  species_id: Type.String(),
  species_name: Type.String(),
  image_url: Type.String(),
  rarity,
  form: Type.Integer(),
  specialty_stats: Type.Array(statName),
  stats: Stats,
  evolution_progress: Type.Object({
    stat_upgrades_completed: Type.Integer(),
    energy_allocated: Type.Integer(),
    strength_allocated: Type.Integer(),
    magic_allocated: Type.Integer(),
    stamina_allocated: Type.Integer(),
    speed_allocated: Type.Integer(),
    total_points_allocated: Type.Integer(),
  }),
  final_form_upgrades: Type.Integer(),
  combination_level: Type.Integer(),
  bonus_stats: Stats,
  preferred_token: Type.String(),
});
export type CreatureReply = Type.Static<typeof Creature>;

/** A tool (`LED-120`). */
export const Tool = Type.Object({
  id: Type.String(),
  name: Type.String(),
  image_url: Type.String(),
  type: Type.Literal("tool"),
  tool_type: statName,
  tool_effect: Type.String(),
  rarity,
});
export type ToolReply = Type.Static<typeof Tool>;

/** A spell (`LED-121`). */
export const Spell = Type.Object({
  id: Type.String(),
  name: Type.String(),
  image_url: Type.String(),
  type: Type.Literal("spell"),
  spell_type: statName,
  spell_effect: Type.String(),
  rarity,
});
export type SpellReply = Type.Static<typeof Spell>;

/** The account in question; a missing one is refused with a sentence of its own. */
const account = Type.Optional(accountAddress);
const forceRefresh = Type.Optional(Type.Boolean());

/** `POST /api/getUserItems` (`LED-139`). */
export const UserItemsRequest = Type.Object({ accountAddress: account, forceRefresh });
export const UserItemsReply = Type.Object({ tools: Type.Array(Tool), spells: Type.Array(Spell) });
export type UserItemsReply = Type.Static<typeof UserItemsReply>;

/** `POST /api/getUserCreatures` (`LED-135`). */
export const UserCreaturesRequest = Type.Object({ accountAddress: account, forceRefresh });
export const UserCreaturesReply = Type.Object({ creatures: Type.Array(Creature) });
export type UserCreaturesReply = Type.Static<typeof UserCreaturesReply>;

/** `POST /api/getCreatureMintManifest` (`LED-150`). */
export const CreatureMintManifestRequest = Type.Object({ accountAddress: account });

/** `POST /api/checkCreatureMintStatus` (`LED-151`). */
export const CheckCreatureMintRequest = Type.Object({ intentHash });
export const CheckCreatureMintReply = Type.Object({
  transactionStatus: TransactionStatus,
  creatureNft: Type.Optional(Creature),
  bonusItem: Type.Optional(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      type: Type.Enum(["tool", "spell"]),
      image_url: Type.String(),
    }),
  ),
});
export type CheckCreatureMintReply = Type.Static<typeof CheckCreatureMintReply>;

/** The server reads the creature from the ledger and ignores this (`ABU-34`). */
const creatureData = Type.Optional(Type.Record(Type.String(), Type.Unknown()));
const points = Type.Integer({ minimum: -100, maximum: 100 });

/**
 * `POST /api/getUpgradeStatsManifest` (`LED-161`); the rules refuse an invalid allocation with a sentence
 * (`ABU-33`).
 */
export const UpgradeStatsManifestRequest = Type.Object({
  accountAddress: account,
  creatureId: identifier,
  energy: points,
  strength: points,
  magic: points,
  stamina: points,
  speed: points,
  creatureData,
});
export type UpgradeStatsManifestRequest = Type.Static<typeof UpgradeStatsManifestRequest>;

/** The most upgrades in one request; the rules refuse more than they allow with a sentence. */
const MOST_UPGRADES = 100;

/** `POST /api/getStatUpgradesManifest`: several upgrades of one creature, or one each of several (`GAP-70`). */
export const StatUpgradesManifestRequest = Type.Object({
  accountAddress: account,
  upgrades: Type.Array(
    Type.Object({
      creatureId: identifier,
      energy: points,
      strength: points,
      magic: points,
      stamina: points,
      speed: points,
    }),
    { maxItems: MOST_UPGRADES },
  ),
});
export const StatUpgradesManifestReply = Type.Object({
  manifest: Type.String(),
  /** The sum in each token. */
  costs: Type.Array(Type.Object({ amount: Type.Number(), token: Type.String() })),
});

/** `POST /api/getEvolveManifest` (`LED-180`). */
export const EvolveManifestRequest = Type.Object({
  accountAddress: account,
  creatureId: identifier,
  creatureData,
});
export type EvolveManifestRequest = Type.Static<typeof EvolveManifestRequest>;
export const CostedManifestReply = Type.Object({
  manifest: Type.String(),
  cost: Type.Object({ amount: Type.Number(), token: Type.String() }),
});
export type CostedManifestReply = Type.Static<typeof CostedManifestReply>;

/** `POST /api/checkUpgradeStatus` (`LED-162`, `GAP-53`); also follows an evolution. */
export const CheckUpgradeRequest = Type.Object({
  intentHash,
  creatureId: identifier,
  /** The other creatures of the same transaction (`GAP-70`). */
  otherCreatureIds: Type.Optional(Type.Array(identifier, { maxItems: MOST_UPGRADES })),
  checkCount: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
});
export type CheckUpgradeRequest = Type.Static<typeof CheckUpgradeRequest>;
export const CheckUpgradeReply = Type.Object({
  forceSuccess: Type.Boolean(),
  transactionStatus: TransactionStatus,
  shouldRetry: Type.Boolean(),
});
export type CheckUpgradeReply = Type.Static<typeof CheckUpgradeReply>;

export const COLLECTION_CALLS = {
  "POST /api/getUserCreatures": {
    summary: "The player's creatures",
    tag: "collection",
    body: UserCreaturesRequest,
    reply: UserCreaturesReply,
  },
  /** The picture that one of the player's creatures names, read by this server (`LED-119`). */
  "GET /api/pictures/:key": {
    summary: "A creature's own picture",
    tag: "collection",
    params: Type.Object({ key: Type.String({ pattern: "^[0-9a-f]{32}$" }) }),
    failures: {},
  },
  "POST /api/getUserItems": {
    summary: "The player's tools and spells",
    tag: "collection",
    body: UserItemsRequest,
    reply: UserItemsReply,
  },
  "POST /api/getCreatureMintManifest": {
    summary: "Ask for the mint of an egg",
    tag: "collection",
    body: CreatureMintManifestRequest,
    reply: ManifestReply,
  },
  "POST /api/checkCreatureMintStatus": {
    summary: "Follow the mint of an egg",
    tag: "collection",
    body: CheckCreatureMintRequest,
    reply: CheckCreatureMintReply,
  },
  "POST /api/getUpgradeStatsManifest": {
    summary: "Ask for a stat upgrade",
    tag: "collection",
    body: UpgradeStatsManifestRequest,
    reply: CostedManifestReply,
  },
  "POST /api/getStatUpgradesManifest": {
    summary: "Ask for several stat upgrades in one signature",
    tag: "collection",
    body: StatUpgradesManifestRequest,
    reply: StatUpgradesManifestReply,
  },
  "POST /api/getEvolveManifest": {
    summary: "Ask for an evolution",
    tag: "collection",
    body: EvolveManifestRequest,
    reply: CostedManifestReply,
  },
  "POST /api/checkUpgradeStatus": {
    summary: "Follow a stat upgrade or an evolution",
    tag: "collection",
    body: CheckUpgradeRequest,
    reply: CheckUpgradeReply,
  },
} satisfies CallTable;
