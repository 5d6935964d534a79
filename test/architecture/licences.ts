/** A package of `package-lock.json`, as far as its licence needs it. */
export interface LockedPackage {
  license?: string;
  /** Only developers get it. */
  dev?: boolean;
}

export type LockFile = { packages: Record<string, LockedPackage> };

/** May be used anywhere: they ask for no more than to be named. */
const ALLOWED = ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "Zlib"];

/** Their files stay with the developers, so that their conditions for passing them on do not matter. */
const ALLOWED_FOR_DEVELOPERS = [...ALLOWED, "MPL-2.0", "LGPL-3.0-or-later", "CC-BY-4.0", "OFL-1.1"];

/** Packages under another licence that are used all the same, and what makes it possible. */
const EXCEPTIONS: readonly { name: RegExp; licence: string; because: string }[] = [
  {
    name: /^@radixdlt\/(radix-dapp-toolkit|rola)$/,
    licence: "SEE LICENSE IN RADIX-SOFTWARE-EULA",
    because: "the README names them: free for commercial use, used as npm delivers them",
  },
  {
    name: /^@fontsource-variable\/(fredoka|nunito)$/,
    licence: "OFL-1.1",
    because: "fonts may be passed on with the game, as the README says",
  },
  {
    name: /^lightningcss(-.+)?$/,
    licence: "MPL-2.0",
    because: "it belongs to the builder and is in nothing that players get; it is used unchanged",
  },
  {
    name: /^web-push$/,
    licence: "MPL-2.0",
    because:
      "only files of its own that were changed would have to be passed on, and it is used as npm delivers it",
  },
  {
    name: /^robust-predicates$/,
    licence: "Unlicense",
    because: "it is in the public domain, and only the charts of the tools use it",
  },
  {
    name: /^argparse$/,
    licence: "Python-2.0",
    because: "it asks for no more than to be named, and only the API documentation is written with it",
  },
];

/** A sentence for each package whose licence nobody has agreed to yet. */
export function licenceProblems({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, { license, dev = false }]) => {
    if (path === "") return [];
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (license === undefined) return [`${name} names no licence: find it, or do without the package.`];
    if (EXCEPTIONS.some((one) => one.name.test(name) && one.licence === license)) return [];
    if (isAllowed(license, dev ? ALLOWED_FOR_DEVELOPERS : ALLOWED)) return [];
    const place = dev ? "in development" : "in the game";
    return [
      `${name} is under ${license}, which is not allowed ${place}: do without it, or allow it in test/architecture/licences.ts.`,
    ];
  });
}

/** Of "A AND B" both must be allowed, of "A OR B" one. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/[()]/g, "");
  if (plain.includes(" OR ")) return plain.split(" OR ").some((one) => isAllowed(one, allowed));
  return plain.split(" AND ").every((one) => allowed.includes(one));
}
