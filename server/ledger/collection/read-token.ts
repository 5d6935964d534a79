import { type OwnedCreature, preferredToken, type RuleSet, speciesPicture } from "../../../rules/index.ts";
import type { CreatureReply, SpellReply, ToolReply } from "../../contract/index.ts";
import type { PictureUrls } from "../../pictures/pictures.ts";
import type { Growth } from "../../store/database/intent.ts";
import type { NonFungibleItem } from "../gateway/gateway.ts";
import { MalformedToken, TokenFields } from "./token-fields.ts";

/**
 * A creature from its token's data (`LED-119`). Stats and form are required; fields that the specification
 * makes optional get defaults (`CON-36`, `GAP-23`).
 */
export function creatureOf(rules: RuleSet, token: NonFungibleItem, pictures?: PictureUrls): CreatureReply {
  const fields = new TokenFields(token);
  const { id, name, specialties } = speciesOf(rules, fields);
  const form = fields.count("form", rules.creatures.finalForm);
  return {
    id: token.id,
    species_id: id,
    species_name: name,
    image_url: pictureOf(fields, pictures) ?? speciesPicture(id, form),
    rarity: fields.rarity(),
    form,
    specialty_stats: fields.statNames("specialty_stats") ?? [...specialties],
    stats: fields.stats("", null),
    evolution_progress: {
      stat_upgrades_completed: fields.count("stat_upgrades_completed"),
      energy_allocated: fields.count("energy_allocated"),
      strength_allocated: fields.count("strength_allocated"),
      magic_allocated: fields.count("magic_allocated"),
      stamina_allocated: fields.count("stamina_allocated"),
      speed_allocated: fields.count("speed_allocated"),
      total_points_allocated: fields.count("total_points_allocated"),
    },
    final_form_upgrades: fields.count("final_form_upgrades"),
    combination_level: fields.count("combination_level"),
    bonus_stats: fields.stats("bonus_", 0),
    preferred_token: fields.textOrNull("preferred_token") ?? preferredToken(rules, id),
  };
}

/** Where pages find the picture that the token names; null without one that this server may ask for. */
function pictureOf(fields: TokenFields, pictures: PictureUrls | undefined): string | null {
  const picture = fields.picture();
  return picture === null || pictures === undefined ? picture : pictures.pathOf(picture);
}

/** The species by its id or, if that is missing, by its name; an unknown species keeps its own name. */
function speciesOf(rules: RuleSet, fields: TokenFields) {
  const [id, name] = [fields.textOrNull("species_id"), fields.textOrNull("species_name")];
  const known = Object.entries(rules.species).find(
    ([speciesId, species]) => speciesId === id || (id === null && species.name === name),
  );
  if (known) return { id: known[0], name: name ?? known[1].name, specialties: known[1].specialties };
  if (id === null) throw new MalformedToken("it has no species");
  return { id, name: name ?? id, specialties: [] };
}

/** A tool from its token's data (`LED-120`). */
export function toolOf(token: NonFungibleItem): ToolReply {
  const fields = new TokenFields(token);
  return {
    ...itemOf(token.id, fields),
    type: "tool",
    tool_type: fields.statName("tool_type"),
    tool_effect: fields.text("tool_effect"),
  };
}

/** A spell from its token's data (`LED-121`). */
export function spellOf(token: NonFungibleItem): SpellReply {
  const fields = new TokenFields(token);
  return {
    ...itemOf(token.id, fields),
    type: "spell",
    spell_type: fields.statName("spell_type"),
    spell_effect: fields.text("spell_effect"),
  };
}

function itemOf(id: string, fields: TokenFields) {
  return { id, name: fields.text("name"), image_url: fields.picture() ?? "", rarity: fields.rarity() };
}

/** How far a creature has grown, as a number that never falls. */
export function growthOf({ form, evolution_progress, final_form_upgrades }: OwnedCreature): Growth {
  return { form, upgrades: evolution_progress.stat_upgrades_completed + final_form_upgrades };
}

export function hasReached(growth: Growth, expected: Growth): boolean {
  return (
    growth.form > expected.form || (growth.form === expected.form && growth.upgrades >= expected.upgrades)
  );
}
