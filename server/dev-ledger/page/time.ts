import { type Html, html } from "./html.ts";

/** A time in readable form, to the second, in UTC. */
export function momentOf(timestamp: number): Html {
  const iso = new Date(timestamp).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)}</time>`;
}
