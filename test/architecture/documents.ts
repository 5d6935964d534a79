import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const LINK = /\]\(([^)\s]+)\)/g;
/** Fenced blocks and code spans: what a document names exactly. */
const CODE = /```[\s\S]*?```|`[^`\n]+`/g;
/** A path from the top of the repository, such as `rules/data/ai.json` or `docs/`. */
const PATH = /(?<![\w/.@-])(?:rules|engine|ui|server|assets|test|docs|\.github)\/[\w./-]*/g;
const SCRIPT = /\bnpm (?:run (?:-s )?([\w:-]+)|(start|test)\b)/g;

/** Every file, heading and npm script that the document at `path` names although it does not exist, as sentences. */
export function deadReferences(root: string, path: string, scripts: ReadonlySet<string>): string[] {
  const text = readFileSync(join(root, path), "utf8");
  return [...deadLinks(root, path, text), ...deadPaths(root, text), ...unknownScripts(text, scripts)].map(
    (what) => `${path} names ${what}`,
  );
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** A file in a comment: from the top of the repository, beside the commented file, or the end of its path. */
const FILE = /`([\w./-]+\.(?:tsx?|json|css|md|mjs|yml|cfg))`/g;
/** Stands for any file of its kind: `RELEASE/battle.json`, `easy-1-17.json`. */
const EXAMPLE = /[A-Z]{3}|-\d+\./;

/** What the comments of the code at `path` name although it does not exist, and docstrings of nothing. */
export function deadComments(root: string, path: string, files: readonly string[]): string[] {
  const text = readFileSync(join(root, path), "utf8");
  const named = (text.match(COMMENT) ?? []).flatMap((comment) =>
    [...comment.matchAll(FILE)].map(([, name = ""]) => name),
  );
  const isThere = (name: string) =>
    existsSync(join(root, dirname(path), name)) || files.some((file) => `/${file}`.endsWith(`/${name}`));
  const dead = named.filter((name) => !EXAMPLE.test(name) && !isThere(name));
  const ofNothing = /\*\/\n[ \t]*\/\*\*/.test(text) ? ["has a docstring before a docstring"] : [];
  return [...dead.map((name) => `names ${name}, which does not exist`), ...ofNothing].map(
    (what) => `${path} ${what}`,
  );
}

/** The files and folders that the commands in a document write at the top of the repository, or take from there. */
export function filesWritten(text: string): string[] {
  return [...text.matchAll(/(?:--html|--replays|--rules|\bRULES=) ?([\w-]+(?:\.\w+)?)/g)].map(
    ([, name = ""]) => name,
  );
}

function deadLinks(root: string, path: string, text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([, target = ""]) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [file = "", heading] = target.split("#");
    const found = file === "" ? path : normalize(join(dirname(path), file));
    if (!existsSync(join(root, found))) return [`${target}, which does not exist`];
    if (heading === undefined || anchorsOf(readFileSync(join(root, found), "utf8")).has(heading)) return [];
    return [`${target}, but ${found} has no such heading`];
  });
}

function deadPaths(root: string, text: string): string[] {
  const named = (text.match(CODE) ?? []).flatMap((code) => code.match(PATH) ?? []);
  return [...new Set(named.map((path) => path.replace(/[.]+$/, "")))]
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${path}, which does not exist`);
}

function unknownScripts(text: string, scripts: ReadonlySet<string>): string[] {
  const named = [...text.matchAll(SCRIPT)].map(([, run, short]) => run ?? short ?? "");
  return [...new Set(named)]
    .filter((script) => !scripts.has(script))
    .map((script) => `the npm script ${script}, which package.json does not have`);
}

/** The anchors that a Markdown viewer gives to headings: "Behind a proxy" is #behind-a-proxy. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, "")
        .trim()
        .replaceAll(" ", "-"),
    ),
  );
}
