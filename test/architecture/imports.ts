import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { literalText, nodesOf, parseFile } from "../syntax/syntax-tree.ts";
import { typeScriptFiles } from "./source-files.ts";

/** One import: `target` is a path from the root for our own files, the name as written for a package. */
export type Import = {
  readonly from: string;
  readonly target: string;
  readonly own: boolean;
  readonly typesOnly: boolean;
};

export type ImportGraph = { readonly modules: readonly string[]; readonly imports: readonly Import[] };

/** Reads the imports of every TypeScript file below `folders` of `root`: static, dynamic, re-exports, import types. */
export function readImports(root: string, folders: readonly string[]): ImportGraph {
  const modules = folders.flatMap((folder) => typeScriptFiles(root, folder));
  const imports = modules.flatMap((from) =>
    specifiersIn(join(root, from)).map(({ specifier, typesOnly }) => ({
      from,
      typesOnly,
      own: specifier.startsWith("."),
      target: specifier.startsWith(".") ? posix.join(dirname(from), specifier) : specifier,
    })),
  );
  return { modules, imports };
}

/** Own imports that lead to no file: a graph with holes proves nothing. */
export function unresolved(root: string, { imports }: ImportGraph): string[] {
  return imports
    .filter(({ own, target }) => own && !existsSync(join(root, target.replace(/\?.*$/, ""))))
    .map(({ from, target }) => `${from} imports ${target}`);
}

type Specifier = { specifier: string; typesOnly: boolean };

function specifiersIn(path: string): Specifier[] {
  const found: Specifier[] = [];
  for (const node of nodesOf(parseFile(path))) {
    switch (node.type) {
      case "ImportDeclaration":
        found.push({ specifier: node.source.value, typesOnly: node.typeOnly || onlyTypes(node.specifiers) });
        break;
      case "ExportAllDeclaration":
        found.push({ specifier: node.source.value, typesOnly: "typeOnly" in node && node.typeOnly === true });
        break;
      case "ExportNamedDeclaration":
        if (node.source) found.push({ specifier: node.source.value, typesOnly: isTypeOnlyExport(node) });
        break;
      case "TsImportType":
        found.push({ specifier: node.argument.value, typesOnly: true });
        break;
      case "CallExpression":
        if (node.callee.type === "Import") {
          const specifier = literalText(node.arguments[0]?.expression);
          if (specifier !== null) found.push({ specifier, typesOnly: false });
        }
        break;
    }
  }
  return found;
}

function onlyTypes(specifiers: readonly { type: string; isTypeOnly?: boolean }[]): boolean {
  return specifiers.length > 0 && specifiers.every((specifier) => specifier.isTypeOnly === true);
}

function isTypeOnlyExport(node: object): boolean {
  return "typeOnly" in node && node.typeOnly === true;
}
