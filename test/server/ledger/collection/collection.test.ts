import { describe, expect, it } from "vitest";
import { recordingGateway } from "../recording-gateway.ts";
import { ACCOUNT, CREATURES, LEDGER_STATE, ledgerOver, NETWORK } from "../test-ledger.ts";

const DATA = "/state/non-fungible/data";

const CREATURE = {
  species_id: "cvxling",
  species_name: "Cvxling",
  key_image_url: "https://lab.example/cvxling_form2.webp",
  rarity: "Epic",
  form: 2,
  energy: "12.5",
  strength: "9",
  magic: "10",
  stamina: "11",
  speed: "13",
  specialty_stats: ["speed", "energy"],
  stat_upgrades_completed: 1,
  energy_allocated: 2,
  strength_allocated: 0,
  magic_allocated: 0,
  stamina_allocated: 0,
  speed_allocated: 0,
  total_points_allocated: 2,
  final_form_upgrades: 0,
  combination_level: 1,
  bonus_energy: "0.5",
  bonus_strength: "0",
  bonus_magic: "0",
  bonus_stamina: "0",
  bonus_speed: "1",
  preferred_token: "CVX",
};
const TOOL = {
  name: "Babylon Keystone",
  key_image_url: "https://lab.example/keystone.webp",
  tool_type: "energy",
  tool_effect: "Surge",
  rarity: "Rare",
};
const SPELL = {
  name: "Babylon Burst",
  key_image_url: "https://lab.example/burst.webp",
  spell_type: "magic",
  spell_effect: "Surge",
  rarity: "Legendary",
};

type Fields = Record<string, string | number | string[] | undefined>;

/** A token as a gateway answers it. */
function token(non_fungible_id: string, fields: Fields) {
  const spelled = Object.entries(fields).flatMap<object>(([field_name, value]) => {
    if (value === undefined) return [];
    if (Array.isArray(value)) {
      const elements = value.map((text) => ({ kind: "String", value: text }));
      return [{ kind: "Array", element_kind: "String", field_name, elements }];
    }
    return [{ kind: typeof value === "number" ? "U8" : "String", field_name, value: String(value) }];
  });
  return {
    non_fungible_id,
    is_burned: false,
    last_updated_at_state_version: 1,
    data: { raw_hex: "5c", programmatic_json: { kind: "Tuple", fields: spelled } },
  };
}

/** An account that holds these tokens of one collection. */
async function holding(resource: string | null, tokens: ReturnType<typeof token>[]) {
  const items = tokens.map(({ non_fungible_id }) => non_fungible_id);
  const vault = { vault_address: "v1", items, total_count: items.length, last_updated_at_state_version: 1 };
  const gateway = (await recordingGateway())
    .on("/state/entity/details", {
      ledger_state: LEDGER_STATE,
      items: [
        {
          address: ACCOUNT,
          metadata: { items: [] },
          fungible_resources: { items: [] },
          non_fungible_resources: {
            items: [{ aggregation_level: "Vault", resource_address: resource, vaults: { items: [vault] } }],
          },
        },
      ],
    })
    .on(DATA, ({ body }) => {
      const { non_fungible_ids } = body as { non_fungible_ids: string[] };
      return {
        non_fungible_ids: non_fungible_ids.map((id) => tokens.find((one) => one.non_fungible_id === id)),
      };
    });
  const skipped: object[] = [];
  const log = { warn: (details: object) => void skipped.push(details) };
  return { ...ledgerOver(gateway).collection, log, skipped };
}

async function creatureWith(fields: Fields) {
  const { creatures, log } = await holding(CREATURES, [token("#1#", { ...CREATURE, ...fields })]);
  const [creature] = await creatures.heldBy(ACCOUNT, log);
  return creature;
}

describe("a creature on the ledger", () => {
  it("has every field that the game knows (LED-119, GAP-20)", async () => {
    expect(await creatureWith({})).toEqual({
      id: "#1#",
      species_id: "cvxling",
      species_name: "Cvxling",
      image_url: "cvxling_form2.png",
      rarity: "Epic",
      form: 2,
      specialty_stats: ["speed", "energy"],
      stats: { energy: 12.5, strength: 9, magic: 10, stamina: 11, speed: 13 },
      evolution_progress: {
        stat_upgrades_completed: 1,
        energy_allocated: 2,
        strength_allocated: 0,
        magic_allocated: 0,
        stamina_allocated: 0,
        speed_allocated: 0,
        total_points_allocated: 2,
      },
      final_form_upgrades: 0,
      combination_level: 1,
      bonus_stats: { energy: 0.5, strength: 0, magic: 0, stamina: 0, speed: 1 },
      preferred_token: "CVX",
    });
  });

  it.each<[string, Fields, object]>([
    ["a rarity", { rarity: undefined }, { rarity: "Common" }],
    ["a rarity that is known", { rarity: "Mythic" }, { rarity: "Common" }],
    ["a picture", { key_image_url: undefined }, { image_url: "cvxling_form2.png" }],
    [
      "a picture under its first name",
      { key_image_url: undefined, image_url: "https://pictures.some-game.com/x.webp" },
      { image_url: expect.stringMatching(/^\/api\/pictures\/[0-9a-f]{32}$/) },
    ],
    ["the species' id", { species_id: undefined }, { species_id: "cvxling" }],
    ["the species' name", { species_name: undefined }, { species_name: "Cvxling" }],
    ["its specialties", { specialty_stats: undefined }, { specialty_stats: ["speed", "energy"] }],
    ["a token", { preferred_token: undefined }, { preferred_token: "CVX" }],
    ["a fusion", { combination_level: undefined, bonus_speed: undefined }, { combination_level: 0 }],
    [
      "progress",
      { stat_upgrades_completed: undefined, final_form_upgrades: undefined },
      { final_form_upgrades: 0 },
    ],
    [
      "a species of the game",
      {
        species_id: "constructor",
        species_name: undefined,
        specialty_stats: undefined,
        preferred_token: undefined,
      },
      { species_name: "constructor", specialty_stats: [], preferred_token: "XRD" },
    ],
  ])("is shown even without %s (CON-36, GAP-22, GAP-23)", async (_what, fields, seen) => {
    expect(await creatureWith(fields)).toMatchObject(seen);
  });

  it.each<[string, Fields, string]>([
    ["without a stat", { magic: undefined }, "magic is not a number"],
    ["with a stat below nothing", { magic: "-1" }, "magic is not a number"],
    ["with a stat without end", { magic: "1e400" }, "magic is not a number"],
    ["in a form nobody knows", { form: 4 }, "form is not a whole number from 0 to 3"],
    ["in half a form", { form: "1.5" }, "form is not a whole number from 0 to 3"],
    ["without a species", { species_id: undefined, species_name: undefined }, "it has no species"],
    ["with a list for a number", { final_form_upgrades: ["1"] }, "final_form_upgrades is not a number"],
  ])("is skipped and logged if it comes %s, and the others stay (GAP-20)", async (_how, fields, reason) => {
    const { creatures, log, skipped } = await holding(CREATURES, [
      token("#1#", { ...CREATURE, ...fields }),
      token("#2#", CREATURE),
    ]);
    expect((await creatures.heldBy(ACCOUNT, log)).map(({ id }) => id)).toEqual(["#2#"]);
    expect(skipped).toEqual([{ resource: CREATURES, id: "#1#", reason }]);
  });

  it("is listed newest first in any order of the gateway; ids without a number come last (LED-135)", async () => {
    const { creatures, log } = await holding(
      CREATURES,
      ["#2#", "{b}", "#10#", "{a}", "#9#"].map((id) => token(id, CREATURE)),
    );
    expect((await creatures.heldBy(ACCOUNT, log)).map(({ id }) => id)).toEqual([
      "#10#",
      "#9#",
      "#2#",
      "{a}",
      "{b}",
    ]);
  });

  it("can be read by its id, whoever holds it", async () => {
    const { creatures, log } = await holding(CREATURES, [token("#1#", CREATURE), token("#2#", CREATURE)]);
    expect((await creatures.withIds(["#2#"], log)).map(({ id }) => id)).toEqual(["#2#"]);
  });
});

describe("tools and spells on the ledger", () => {
  it("have every field that the game knows (LED-120, LED-121)", async () => {
    const tools = await holding(NETWORK.collections.tools, [token("#1#", TOOL)]);
    expect(await tools.tools.heldBy(ACCOUNT, tools.log)).toEqual([
      {
        id: "#1#",
        name: "Babylon Keystone",
        image_url: TOOL.key_image_url,
        type: "tool",
        tool_type: "energy",
        tool_effect: "Surge",
        rarity: "Rare",
      },
    ]);
    const spells = await holding(NETWORK.collections.spells, [token("#1#", SPELL)]);
    expect(await spells.spells.heldBy(ACCOUNT, spells.log)).toEqual([
      {
        id: "#1#",
        name: "Babylon Burst",
        image_url: SPELL.key_image_url,
        type: "spell",
        spell_type: "magic",
        spell_effect: "Surge",
        rarity: "Legendary",
      },
    ]);
  });

  it("are skipped without a name, an effect or a stat of the game", async () => {
    const broken = [
      { ...TOOL, name: "" },
      { ...TOOL, tool_effect: undefined },
      { ...TOOL, tool_type: "luck" },
    ];
    const { tools, log, skipped } = await holding(
      NETWORK.collections.tools,
      [...broken, { ...TOOL, rarity: undefined, key_image_url: undefined }].map((fields, index) =>
        token(`#${index}#`, fields),
      ),
    );
    expect(await tools.heldBy(ACCOUNT, log)).toMatchObject([{ id: "#3#", rarity: "Common", image_url: "" }]);
    expect(skipped).toHaveLength(3);
  });

  it("of one collection are not mixed up with the other's", async () => {
    const { creatures, spells, log } = await holding(NETWORK.collections.tools, [token("#1#", TOOL)]);
    expect(await creatures.heldBy(ACCOUNT, log)).toEqual([]);
    expect(await spells.heldBy(ACCOUNT, log)).toEqual([]);
  });
});
