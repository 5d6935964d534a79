import type { RuleSet } from "../../../rules/index.ts";
import type { App } from "../../http/app-deps.ts";
import { isTokenSymbol } from "../../ledger/network/ledger-network.ts";
import { chosenEggOf } from "../components/creatures.ts";
import { type DevLedger, type Gifts, InvalidInput } from "../dev-ledger.ts";
import { type Behaviour, GATEWAY_MOODS, OUTCOMES, ordinaryBehaviour } from "../state/behaviour.ts";
import { parseAttos } from "../state/model.ts";
import { sendPage } from "./document.ts";
import { type Notice, overviewPage } from "./overview-page.ts";

/** The action of a form; throws `InvalidInput` if it is impossible. */
type Action = (sent: SentForm) => Promise<unknown>;

/** The result is shown on the page after a redirect, so that a reload does not repeat the action. */
const DONE = {
  given: "The account has it.",
  behaves: "The dev ledger behaves like this from now on.",
  usual: "The dev ledger behaves as usual.",
} as const;
type Done = keyof typeof DONE;

/** The sentence for a word in the page's address; null for any word that no form sends. */
export function doneNotice(word: string | undefined): Notice | null {
  return word !== undefined && Object.hasOwn(DONE, word) ? { kind: "done", text: DONE[word as Done] } : null;
}

/** The form routes of the page; a refused form shows the page again with the reason. */
export function formRoutes(app: App, rules: RuleSet, ledger: DevLedger): void {
  acceptForms(app);
  const give = (giftsFrom: (sent: SentForm, rules: RuleSet) => Gifts) => (sent: SentForm) =>
    ledger.give(sent.text("account").trim(), giftsFrom(sent, rules));
  const behave = (behaviourOf: (sent: SentForm) => Behaviour) => async (sent: SentForm) =>
    ledger.setBehaviour(behaviourOf(sent));

  const serve = (path: string, done: Done, place: string, action: Action) =>
    app.post(path, { schema: { hide: true } }, async (request, reply) => {
      const sent = request.body instanceof SentForm ? request.body : new SentForm("");
      try {
        await action(sent);
        return reply.redirect(`/dev/ledger?done=${done}#${place}`, 303);
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw error;
        const notice: Notice = { kind: "refused", text: error.message };
        const page = await ledger.read((view) => overviewPage(view, ledger, rules, notice));
        return sendPage(reply.code(400), page);
      }
    });

  serve("/tokens", "given", "gifts", give(tokensFrom));
  serve("/creatures", "given", "gifts", give(creatureFrom));
  serve("/items", "given", "gifts", give(itemFrom));
  serve(
    "/behaviour",
    "behaves",
    "behaviour",
    behave((sent) => behaviourFrom(sent, rules)),
  );
  serve(
    "/behaviour/reset",
    "usual",
    "behaviour",
    behave(() => ordinaryBehaviour),
  );
}

const NOTHING: Gifts = { creatures: [], tools: [], spells: [], tokens: {} };

/** The tokens in a submitted form; like the functions below it throws `InvalidInput` for unknown values. */
function tokensFrom(sent: SentForm): Gifts {
  const symbol = sent.text("token");
  if (!isTokenSymbol(symbol)) throw new InvalidInput(`There is no token ${symbol}.`);
  const amount = parseAttos(sent.text("amount").trim());
  if (amount === null || amount < 0n)
    throw new InvalidInput("An amount is a number such as 12.5, with at most 18 places.");
  return { ...NOTHING, tokens: { [symbol]: amount } };
}

/** The creature in a submitted form. */
function creatureFrom(sent: SentForm, { creatures }: RuleSet): Gifts {
  const creature = {
    species_name: sent.text("species_name"),
    form: sent.whole("form", 0, creatures.finalForm),
    rarity: sent.text("rarity"),
  };
  return { ...NOTHING, creatures: [creature] };
}

/** The tool or spell with the submitted name. */
function itemFrom(sent: SentForm, { tools }: RuleSet): Gifts {
  const item = sent.text("item");
  return Object.hasOwn(tools, item) ? { ...NOTHING, tools: [item] } : { ...NOTHING, spells: [item] };
}

const MOST_TRANSACTIONS = 1000;
const DAY_MS = 86_400_000;

/** The behaviour in a submitted form; throws `InvalidInput` for unknown values. */
function behaviourFrom(sent: SentForm, rules: RuleSet): Behaviour {
  const next = oneOf(OUTCOMES, sent.text("next"), "an outcome");
  const species_name = sent.text("species_name");
  const mint = species_name === "" ? null : { species_name, rarity: sent.text("rarity") };
  if (mint && !chosenEggOf(rules, mint))
    throw new InvalidInput(`There is no ${mint.rarity} ${mint.species_name}.`);
  return {
    ...ordinaryBehaviour,
    next,
    count: next === "commit" ? 0 : sent.whole("count", 1, MOST_TRANSACTIONS),
    delayMs: sent.whole("delayMs", 0, DAY_MS),
    gateway: oneOf(GATEWAY_MOODS, sent.text("gateway"), "a way for the gateway to answer"),
    mint,
  };
}

function oneOf<Word extends string>(words: readonly Word[], text: string, what: string): Word {
  const found = words.find((word) => word === text);
  if (found === undefined)
    throw new InvalidInput(`${text} is not ${what}: it is one of ${words.join(", ")}.`);
  return found;
}

/** The fields of a form as sent by a browser. */
class SentForm {
  private readonly fields: URLSearchParams;

  constructor(body: string) {
    this.fields = new URLSearchParams(body);
  }

  /** A field's text; empty if the field is missing. */
  text(name: string): string {
    return this.fields.get(name) ?? "";
  }

  /** A field's whole number; throws `InvalidInput` for anything else. */
  whole(name: string, least: number, most: number): number {
    const text = this.text(name);
    const number = Number(text);
    if (text.trim() === "" || !Number.isInteger(number) || number < least || number > most)
      throw new InvalidInput(`${name} is a whole number from ${least} to ${most}, not "${text}".`);
    return number;
  }
}

/** Parses forms, which no other part of the server accepts. */
function acceptForms(app: App): void {
  app.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, new SentForm(body)),
  );
}
