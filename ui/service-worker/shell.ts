/** A file of the build as the manifest of the worker names it. */
export interface ManifestEntry {
  url: string;
  revision: string | null;
}

/** The files of one build of the client that the game needs without network. */
export interface Shell {
  /** The hash in the name of the build's first script; null where the worker was not built. */
  build: string | null;
  /** Addresses of the files beside the page itself, each with a hash of its content. */
  files: readonly string[];
}

/** The address under which the page itself is kept. */
export const PAGE = "/";
/** What addresses of kept rules begin with. No server has them: they only name the entries. */
export const KEPT_RULES = "/kept/rules/";
/** The header that says when they were kept, in milliseconds. */
export const KEPT_AT = "x-kept-at";

const FIRST_SCRIPT = /^\/assets\/corvax-lab-([\w-]{8})\.js$/;
const PAGE_FILE = "/index.html";

/** The build whose first script has this address; null for another file, and for scripts that were not built. */
export function buildOf(address: string): string | null {
  return FIRST_SCRIPT.exec(address)?.[1] ?? null;
}

/** The name of the cache that holds the files of a build, and the rules its page played by. */
export function shellName(build: string): string {
  return `shell-${build}`;
}

/** Reads the manifest that the build writes into the worker. */
export function shellOf(manifest: readonly ManifestEntry[]): Shell {
  const files = manifest.map(({ url }) => `/${url}`).filter((address) => address !== PAGE_FILE);
  const [build = null] = files.map(buildOf).filter((found) => found !== null);
  return { build, files };
}
