import packageJson from "../../../package.json" with { type: "json" };

/** What `npm run serve` gives to Node: every server of the benches, the empty one too, runs with it. */
export const SERVE_OPTIONS = packageJson.scripts.serve.split(" ").filter((word) => word.startsWith("--"));
