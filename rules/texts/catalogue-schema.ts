import { type TSchema, Type } from "typebox";
import { closed } from "../ruleset/schema/shapes.ts";
import { ENGLISH_FILES } from "./english-files.ts";
import { isPlural, PLURAL_FORMS } from "./plural.ts";

const LONGEST = 400;

const told = (english: string) =>
  Type.String({ minLength: 1, maxLength: LONGEST, description: `English: ${english}` });

/** Returns the schema of an entry of the catalogue, for all languages, from its English entry. */
function schemaOf(english: unknown): TSchema {
  if (typeof english === "string") return told(english);
  if (Array.isArray(english)) return Type.Array(told(english.join(" | ").slice(0, LONGEST)), { minItems: 1 });
  if (isPlural(english)) return pluralSchema(english.other);
  const entries = Object.entries(english as object).filter(([key]) => key !== "$schema");
  return Type.Object(Object.fromEntries(entries.map(([key, value]) => [key, schemaOf(value)])), closed);
}

function pluralSchema(english: string): TSchema {
  const forms = PLURAL_FORMS.map((form) => [form, Type.Optional(told(english))]);
  return Type.Object(
    {
      of: Type.String({ minLength: 1, description: "The place whose number chooses the form" }),
      ...Object.fromEntries(forms),
      other: told(english),
    },
    { ...closed, description: "One text for each plural form of the language" },
  );
}

/** The schema of each file of a language's folder, by subject; a description is the English text. */
export const TEXT_FILE_SCHEMAS: Record<string, TSchema> = Object.fromEntries(
  Object.entries(ENGLISH_FILES).map(([subject, texts]) => [subject, schemaOf(texts)]),
);
