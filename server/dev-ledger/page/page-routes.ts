import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { notFound } from "../../errors/failure.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { decodeBech32 } from "../../ledger/network/address.ts";
import { requireSameOrigin } from "../../security/origins.ts";
import type { DevLedger } from "../dev-ledger.ts";
import type { LedgerView } from "../state/ledger-view.ts";
import { accountPage } from "./account-page.ts";
import { sendPage } from "./document.ts";
import { doneNotice, formRoutes } from "./form-routes.ts";
import { Names } from "./names.ts";
import { overviewPage } from "./overview-page.ts";
import { transactionPage } from "./transactions.ts";

const FONTS = "/dev/ledger/fonts";
const PROJECT = join(import.meta.dirname, "..", "..", "..");
const THEME = ["tokens.css", "fonts.css", "global.css"];
const FONT = /url\("(@fontsource-variable\/[^"]*\/([^"/]*))"\)/g;

/**
 * The dev ledger as a page, with forms that change it; development only. Everybody who reaches the server may
 * read it, but a page of another origin may not post (`ABU-09`). Register it below `/dev/ledger`.
 */
export function ledgerPageRoutes(app: App, deps: AppDeps, ledger: DevLedger): void {
  requireSameOrigin(app, deps);
  themeRoutes(app);
  formRoutes(app, deps.rules, ledger);

  /** Serves a page of the ledger's present state; 404 if there is nothing to show. */
  const serve = (path: string, pageOf: (view: LedgerView, asked: Asked) => string | null) =>
    app.get<{ Params: Record<string, string>; Querystring: { done?: string } }>(
      path,
      { schema: { hide: true } },
      async ({ params, query }, reply) => {
        const page = await ledger.read((view) => pageOf(view, { params, done: query.done }));
        if (page === null) throw notFound();
        return sendPage(reply, page);
      },
    );

  serve("/", (view, { done }) => overviewPage(view, ledger, deps.rules, doneNotice(done)));
  serve("/transaction/:hash", (view, { params }) => {
    const transaction = view.transaction(params.hash ?? "");
    return transaction && transactionPage(transaction, new Names(ledger.network, view));
  });
  serve(
    "/account/:address",
    (view, { params: { address = "" } }) =>
      decodeBech32(address) && accountPage(view, address, new Names(ledger.network, view)),
  );
}

interface Asked {
  params: Record<string, string>;
  done: string | undefined;
}

/** Routes for the page's style sheet and fonts. */
function themeRoutes(app: App): void {
  const { css, fonts } = readTheme();
  app.get("/style.css", { schema: { hide: true } }, (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("Cache-Control", "no-cache").send(css),
  );
  app.get<{ Params: { file: string } }>("/fonts/:file", { schema: { hide: true } }, (request, reply) => {
    const file = fonts.get(request.params.file);
    if (file === undefined) throw notFound();
    return reply.type("font/woff2").header("Cache-Control", "max-age=3600").send(createReadStream(file));
  });
}

/**
 * The game's style sheets, followed by the page's own, and the path of each font file that they name. They are
 * read from the game's source, which is always present in development.
 */
function readTheme(): { css: string; fonts: ReadonlyMap<string, string> } {
  const themeFolder = join(PROJECT, "ui", "components", "theme");
  const game = THEME.map((name) => readFileSync(join(themeFolder, name), "utf8")).join("\n");
  const own = readFileSync(join(import.meta.dirname, "page.css"), "utf8");
  const fonts = new Map<string, string>();
  const css = game.replaceAll(FONT, (_url, path: string, file: string) => {
    fonts.set(file, join(PROJECT, "node_modules", path));
    return `url("${FONTS}/${file}")`;
  });
  return { css: `${css}\n${own}`, fonts };
}
