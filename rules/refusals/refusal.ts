/** Every reason the rules may say no for. The texts are in `data/refusals.json`, one per code. */
export const REFUSAL_CODES = [
  "unknown_machine",
  "unknown_pet",
  "unknown_parent",
  "room_locked",
  "not_a_room",
  "off_grid",
  "out_of_bounds",
  "collision",
  "limit_reached",
  "third_reactor_needs",
  "requires_max_level_machines",
  "requires_all_machines",
  "not_enough_resources",
  "not_enough_for_upgrade",
  "not_enough_to_move",
  "not_enough_cat_nips",
  "not_enough_cat_nips_to_adopt",
  "already_max_level",
  "level_changed",
  "cooldown",
  "offline",
  "wallet_required",
  "minting",
  "not_minting",
  "already_minted",
  "already_has_cat",
  "parent_in_other_room",
  "duplicate_ids",
  "layout_changed",
  "room_not_unlocked",
  "below_zero",
  "battle_over",
  "not_your_turn",
  "invalid_action",
  "invalid_attack",
  "invalid_tool_use",
  "invalid_defend",
  "invalid_spell",
  "field_full",
  "not_enough_energy_to_deploy",
  "not_enough_energy_to_attack",
  "not_enough_energy_to_defend",
  "not_enough_energy_to_cast",
  "failed_to_cast",
  "failed_to_use",
  "stunned",
  "charging",
  "defeated",
  "already_defending",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A no of the rules: a value, never an exception. */
export interface Refusal {
  code: RefusalCode;
  /** The text a player reads, numbers filled in. */
  text: string;
  /** With `cooldown` only: milliseconds until the machine is ready. */
  remainingMs?: number;
}
