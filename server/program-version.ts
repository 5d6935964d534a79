import manifest from "../package.json" with { type: "json" };

/** The version of this program, as `package.json` names it. */
export const programVersion: string = manifest.version;
