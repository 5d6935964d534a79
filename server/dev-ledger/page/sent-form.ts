import type { App } from "../../http/app-deps.ts";
import { InvalidInput } from "../dev-ledger.ts";

/** The fields of a form as sent by a browser. */
export class SentForm {
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
export function acceptForms(app: App): void {
  app.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, new SentForm(body)),
  );
}
