import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import everyday from "../vitest.config.ts";

const MINUTES = 60_000;

/** The searches that take minutes: `npm run test:long`. */
const long = mergeConfig(
  everyday,
  defineConfig({
    test: { passWithNoTests: true, testTimeout: 30 * MINUTES, hookTimeout: MINUTES },
  }),
);
// A merge would keep the everyday's projects; here only the long files run.
long.test.projects = undefined;
long.test.include = ["test/**/*.long.ts"];
long.test.globalSetup = ["test/server/build-servers.ts", "test/postgres/start-cluster.ts"];
long.test.setupFiles = ["test/server/gateway-shapes/in-tests.ts"];
long.root = fileURLToPath(new URL("..", import.meta.url));

export default long;
