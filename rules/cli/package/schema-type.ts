/** The kinds of JSON Schema in the rule files: closed objects, records, lists, enumerations, plain values. */
interface Schema {
  type?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  required?: string[];
}

/** The TypeScript type of a schema with descriptions as comments; throws for kinds that no rule file uses. */
export function typeOfSchema(schema: Schema, indent = ""): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map((option) => `(${typeOfSchema(option, indent)})`).join(" | ");
  switch (schema.type) {
    case "number":
    case "integer":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "array":
      if (schema.items) return `(${typeOfSchema(schema.items, indent)})[]`;
      break;
    case "object":
      return objectType(schema, indent);
  }
  throw new Error(`No type for ${JSON.stringify(schema)}`);
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

function objectType(schema: Schema, indent: string): string {
  const [values] = Object.values(schema.patternProperties ?? {});
  if (values) return `Record<string, ${typeOfSchema(values, indent)}>`;
  const { properties = {}, required = [] } = schema;
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([key, value]) => {
    const comment = value.description ? `${deeper}/** ${value.description} */\n` : "";
    const optional = required.includes(key) ? "" : "?";
    const name = IDENTIFIER.test(key) ? key : JSON.stringify(key);
    return `${comment}${deeper}${name}${optional}: ${typeOfSchema(value, deeper)};\n`;
  });
  return `{\n${lines.join("")}${indent}}`;
}
