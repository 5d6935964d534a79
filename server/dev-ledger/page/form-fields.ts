import { type Html, html, type Part } from "./html.ts";

/** A field with its label above it. */
export function field(label: string, input: Html): Html {
  return html`<label>${label}${input}</label>`;
}

/** A select field; each option has a value to send and a text to show. */
export function choice(
  name: string,
  options: readonly (string | [value: string, text: string])[],
  chosen = "",
): Html {
  const items = options.map((option) => {
    const [value, text] = typeof option === "string" ? [option, option] : option;
    return html`<option value="${value}"${value === chosen ? html` selected` : ""}>${text}</option>`;
  });
  return html`<select name="${name}">${items}</select>`;
}

/** A form that leads back to its own page. */
export function form(action: string, submitText: string, ...fields: Part[]): Html {
  return html`<form class="card" method="post" action="/dev/ledger/${action}">
${fields}
<button type="submit">${submitText}</button>
</form>`;
}
