import type { RuleSet } from "../../../rules/index.ts";
import type { App } from "../../http/app-deps.ts";
import { type Behaviour, ordinaryBehaviour } from "../behaviour.ts";
import { type DevLedger, type Gifts, InvalidInput } from "../dev-ledger.ts";
import { behaviourFrom } from "./form-behaviour.ts";
import { creatureFrom, itemFrom, tokensFrom } from "./form-gifts.ts";
import { type Notice, overviewPage } from "./overview-page.ts";
import { sendPage } from "./send-page.ts";
import { acceptForms, SentForm } from "./sent-form.ts";

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
