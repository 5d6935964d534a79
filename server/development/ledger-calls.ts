import { RARITIES, type RuleSet } from "../../rules/index.ts";
import type { CreatureReply, DevAccountRequest, SpellReply, ToolReply } from "../contract/index.ts";
import { chosenEggOf } from "../dev-ledger/components/creatures.ts";
import { gameAddresses } from "../dev-ledger/components/game.ts";
import { tokenItem } from "../dev-ledger/components/token-fields.ts";
import {
  type DevLedger,
  type Gifts,
  type GivenIds,
  InvalidInput,
  type RequestedCreature,
} from "../dev-ledger/dev-ledger.ts";
import { ordinaryBehaviour } from "../dev-ledger/state/behaviour.ts";
import { formatAttos, parseAttos } from "../dev-ledger/state/model.ts";
import { developmentProblem, ledgerNotConfigured } from "../errors/failure.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { creatureOf, spellOf, toolOf } from "../ledger/collection/read-token.ts";
import { isTokenSymbol, tokenAddress } from "../ledger/network/ledger-network.ts";
import { sessionOf } from "../login/session.ts";
import { PictureUrls } from "../pictures/pictures.ts";
import { registerDevelopmentCall } from "./register-development-call.ts";

const CREATURES = 12;
/** Enough of each token to buy everything. */
const DEFAULT_TOKENS = { XRD: "10000", CVX: "10000", sCVX: "5000", FOMO: "10000", HUG: "10000" } as const;

/** The calls that give accounts and tokens on the dev ledger, and set its behaviour; they answer 503 without one. */
export function ledgerCalls(app: App, { store, rules }: AppDeps, devLedger: DevLedger | null): void {
  const ledgerOrRefusal = (): DevLedger => {
    if (devLedger === null) throw ledgerNotConfigured();
    return devLedger;
  };

  // Creates an account with the requested holdings and binds it to the caller.
  registerDevelopmentCall(app, "POST /api/dev/account", async (request) => {
    const { id, publicId, firstName } = sessionOf(request);
    const ledger = ledgerOrRefusal();
    const gifts = giftsOf(rules, request.body);
    const made = await given(ledger.createAccount(publicId, `${firstName}'s account`, gifts));
    const accountAddress = made.account.address;
    await store.bindAccount(id, accountAddress);
    return { accountAddress, ...(await readGiven(ledger, rules, made.given)) };
  });

  // Keys of the caller's own dev accounts, for the dev wallet to sign with.
  registerDevelopmentCall(app, "GET /api/dev/wallet", async (request) => ({
    accounts: ledgerOrRefusal().accountsOf(sessionOf(request).publicId),
  }));

  // Creates tokens for any account.
  registerDevelopmentCall(app, "POST /api/dev/ledger/grant", async ({ body }) => {
    const { accountAddress, token, amount } = body;
    const ledger = ledgerOrRefusal();
    const tokens = tokenAmounts({ [token]: amount });
    await given(ledger.give(accountAddress, { creatures: [], tools: [], spells: [], tokens }));
    const resource = tokenAddress(ledger.network, token);
    const vaults = await ledger.read((view) => view.vaults(accountAddress));
    const held = vaults.find((vault) => vault.resource === resource)?.amount ?? 0n;
    return { tokenBalance: formatAttos(held) };
  });

  // Sets the result of the next transactions, the faults and delays of the gateway, and the minted eggs. Omitted
  // fields return to normal.
  registerDevelopmentCall(app, "POST /api/dev/ledger/behaviour", async ({ body }) => {
    const ledger = ledgerOrRefusal();
    const { next, count = 1, ...rest } = body;
    if (rest.mint && !chosenEggOf(rules, rest.mint))
      throw developmentProblem(`There is no ${rest.mint.rarity} ${rest.mint.species_name}.`);
    ledger.setBehaviour({ ...ordinaryBehaviour, ...rest, ...(next ? { next, count } : {}) });
    return ledger.behaviour();
  });
}

function giftsOf(rules: RuleSet, requested: DevAccountRequest): Gifts {
  return {
    creatures: (requested.creatures as RequestedCreature[] | undefined) ?? defaultCreatures(rules),
    tools: requested.tools ?? Object.keys(rules.tools),
    spells: requested.spells ?? Object.keys(rules.spells),
    tokens: tokenAmounts(requested.tokens ?? DEFAULT_TOKENS),
  };
}

/** Twelve creatures of all forms, species and rarities; the first of each form has completed its upgrades. */
function defaultCreatures(rules: RuleSet): RequestedCreature[] {
  const species = Object.values(rules.species);
  const { finalForm, upgrades } = rules.creatures;
  return Array.from({ length: CREATURES }, (_, index) => {
    const form = index % (finalForm + 1);
    const grown = index <= finalForm && form < finalForm;
    return {
      species_name: species[index % species.length]?.name ?? "",
      form,
      rarity: RARITIES[Math.floor(index / (finalForm + 1)) % RARITIES.length] ?? RARITIES[0],
      ...(grown ? { evolution_progress: { stat_upgrades_completed: upgrades.perForm } } : {}),
    };
  });
}

/** Converts decimal amounts by symbol to the ledger's units; refuses an unknown token. */
function tokenAmounts(amounts: Readonly<Record<string, string>>): Gifts["tokens"] {
  const counted: Gifts["tokens"] = {};
  for (const [symbol, amount] of Object.entries(amounts)) {
    if (!isTokenSymbol(symbol)) throw developmentProblem(`There is no token ${symbol}.`);
    counted[symbol] = parseAttos(amount) ?? 0n;
  }
  return counted;
}

/** Waits for a gift; input that the rules do not know becomes `invalid_input`. */
async function given<Gift>(gift: Promise<Gift>): Promise<Gift> {
  try {
    return await gift;
  } catch (error) {
    throw error instanceof InvalidInput ? developmentProblem(error.message) : error;
  }
}

/** The created tokens in the game's format. */
function readGiven(
  ledger: DevLedger,
  rules: RuleSet,
  ids: GivenIds,
): Promise<{ creatures: CreatureReply[]; tools: ToolReply[]; spells: SpellReply[] }> {
  const { creatures, tools, spells } = gameAddresses(ledger.network);
  const pictures = new PictureUrls();
  return ledger.read((view) => {
    const items = (collection: string, tokenIds: readonly string[]) =>
      view.nonFungibles(collection, tokenIds).map(({ id, fields }) => tokenItem(id, fields));
    return {
      creatures: items(creatures, ids.creatures).map((token) => creatureOf(rules, token, pictures)),
      tools: items(tools, ids.tools).map(toolOf),
      spells: items(spells, ids.spells).map(spellOf),
    };
  });
}
