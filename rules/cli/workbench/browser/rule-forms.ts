import { JSONEditor } from "@json-editor/json-editor";
import { call } from "./calls.ts";
import { differing, merged, type Values } from "./overlay.ts";
import { byId, option } from "./page-elements.ts";

interface RuleFile {
  name: string;
  schemas: Values;
  values: Values;
}

/** The overlay that the forms make, and what may be done to it. */
export interface RuleForms {
  overlay(): Values;
  load(overlay: Values): void;
}

/** Shows the rule files as forms, one at a time. */
export async function openRuleForms(onChange: () => void): Promise<RuleForms> {
  const { files } = await call<{ files: RuleFile[] }>("GET", "/api/rules");
  const list = byId("rule-file", HTMLSelectElement);
  const place = byId("rule-form", HTMLElement);
  let overlay: Values = {};
  let editor: JSONEditor | null = null;

  function show(): void {
    const file = files.find(({ name }) => name === list.value);
    if (!file) return;
    editor?.destroy();
    const current = new JSONEditor(place, {
      schema: { type: "object", title: `${file.name}.json`, properties: unfolded(file.schemas) },
      startval: merged(file.values, pick(overlay, Object.keys(file.values))),
      disable_edit_json: true,
      disable_properties: true,
      no_additional_properties: true,
      show_errors: "change",
    });
    editor = current;
    current.on("ready", () => current.on("change", () => note(file, current.getValue() as Values)));
  }

  function note(file: RuleFile, edited: Values): void {
    for (const key of Object.keys(file.values)) {
      const difference = differing(file.values[key], edited[key]);
      if (difference === undefined) delete overlay[key];
      else overlay[key] = difference;
    }
    onChange();
  }

  list.append(...files.map(({ name }) => option(name)));
  list.value = "battle";
  list.addEventListener("change", show);
  show();
  return {
    overlay: () => overlay,
    load(loaded) {
      const { $schema: _, ...values } = loaded;
      overlay = values;
      show();
      onChange();
    },
  };
}

function pick(values: Values, keys: readonly string[]): Values {
  return Object.fromEntries(keys.flatMap((key) => (key in values ? [[key, values[key]]] : [])));
}

/** The schemas with the objects in them folded at first: a rule file has hundreds of values. */
function unfolded(schemas: Values): Values {
  return mapped(schemas, (schema) =>
    isObject(schema) ? { ...schema, properties: mapped(schema.properties, folded) } : schema,
  );
}

function folded(schema: Values): Values {
  if (!isObject(schema)) return schema;
  return { ...schema, options: { collapsed: true }, properties: mapped(schema.properties, folded) };
}

function isObject(schema: Values): schema is Values & { properties: Values } {
  return schema.type === "object" && schema.properties !== undefined;
}

function mapped(schemas: Values, change: (schema: Values) => Values): Values {
  return Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, change(schema as Values)]));
}
