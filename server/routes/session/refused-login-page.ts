import { hash } from "node:crypto";
import escapeHtml from "escape-html";
import type { FastifyReply, FastifyRequest } from "fastify";
import { directionOf, type Texts } from "../../../rules/index.ts";
import { type HttpError, textOf } from "../../errors/http-error.ts";
import { expectedReason, toHttpError } from "../../errors/to-http-error.ts";
import type { AppDeps } from "../../http/app-deps.ts";
import { preferredTexts } from "../../http/preferred-texts.ts";

const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #14112e; color: #f5f1ff;
  font: 16px/1.45 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(460px, 100% - 32px); padding: 28px 24px; text-align: center;
  background: #241f4b; border: 3px solid #120e2c; border-radius: 18px; }
h1 { margin: 0; font-size: 24px; line-height: 1.2; }
p { margin: 16px 0; }
a { display: inline-block; margin-top: 8px; padding: 12px 24px; border-radius: 12px; background: #ffc53d;
  color: #2b1703; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid #63e6ff; outline-offset: 3px; }
`;
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash("sha256", STYLE, "base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(";");
const INCOMPLETE = 400;
const BUG = 500;

type ErrorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Answers a failed login by redirect with an HTML page, in the player's language (`GAP-63`). Clients that
 * do not accept HTML get the usual JSON, and so do bugs.
 */
export function answerWithPage(deps: Pick<AppDeps, "rules" | "languages">): ErrorHandler {
  const textsOf = preferredTexts(deps);
  return (error, request, reply) => answerIn(textsOf(request), error, request, reply);
}

function answerIn(texts: Texts, error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const answered = toHttpError(error);
  if (answered.status === BUG || !request.headers.accept?.includes("text/html")) {
    reply.send(error);
    return;
  }
  request.reason ??= answered.status > BUG ? expectedReason(error) : null;
  if (answered.retryAfter !== null) reply.header("Retry-After", answered.retryAfter);
  reply
    .code(answered.status)
    .type("text/html; charset=utf-8")
    .headers({
      "Content-Security-Policy": POLICY,
      "Cache-Control": "no-store",
      // The address carries signed fields.
      "Referrer-Policy": "no-referrer",
    })
    .send(pageOf(answered, texts, request.session !== null));
}

/** Contains only our own texts, nothing of the request. */
function pageOf(error: HttpError, texts: Texts, loggedIn: boolean): string {
  const words = texts.refusedLogin;
  const reason = error.status === INCOMPLETE ? words.incomplete : textOf(error, texts);
  return `<!doctype html>
<html lang="${texts.language}" dir="${directionOf(texts.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(words.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(loggedIn ? words.unchanged : words.notLoggedIn)}</h1>
<p>${escapeHtml(reason)}</p>
${loggedIn ? `<p>${escapeHtml(words.stillLoggedIn)}</p>\n` : ""}<a href="/">${escapeHtml(words.toGame)}</a>
</main>
</body>
</html>
`;
}
