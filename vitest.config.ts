import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Screens on a page. */
const SCREENS = [
  "test/ui/{components,game,transactions,collection,battle,profile,friends,lab,arena,puzzles,pvp,tournament,visit,app}/**/*.test.tsx",
  "test/ui/{components,game/sound,game/look}/**/*.test.ts",
  "test/ui/app/watch-page.test.ts",
];

/** The canvas on a stand-in for a page. Its library is large: read anew for each file it took most of their time. */
const CANVASES = [
  "test/engine/{keyboard,battle-canvas,figure-shadow,labels,machine-motion,residents,room-canvas}.test.ts",
];

/** Tests that change the page around them for good: the wallet's extension. */
const ALONE = ["test/ui/{wallet,dev-wallet}/**/*.test.{ts,tsx}"];

const IN_TESTS = "test/server/gateway-shapes/in-tests.ts";
const NO_COMPLAINTS = "test/no-complaints.ts";

const ON_POSTGRES: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "game on PostgreSQL",
    include: [
      "test/server/pvp/{deadline,records,queue,practice}.test.ts",
      "test/server/pvp/abuse/*.test.ts",
      "test/server/goals/get-goals.test.ts",
      "test/server/routes/session/same-player.test.ts",
    ],
    env: { TEST_STORE: "postgres" },
    globalSetup: ["test/postgres/start-cluster.ts"],
    setupFiles: [IN_TESTS, "test/nothing-left.ts"],
    isolate: false,
  },
};

/** Takes longest of the last project: where no former run tells that, it would start last and keep workers waiting. */
const LONGEST = /[\\/]every-button\.test\.tsx$/;

/** Project by project: files of another one would end a process whose modules the next could have used. */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => (LONGEST.test(moduleId) ? 0 : 1);
    return sorted.sort(
      (one, other) => one.project.name.localeCompare(other.project.name) || place(one) - place(other),
    );
  }
}

/** Every test that needs neither a browser nor minutes; a file asks for a DOM with `// @vitest-environment happy-dom`. */
export default defineConfig({
  plugins: [react()],
  define: { __DEVELOPMENT_HELP__: "true" },
  cacheDir: "node_modules/.vite/vitest",
  test: {
    environment: "node",
    // Own processes: the native database and the planted kills stay apart from each other.
    pool: "forks",
    // They often wait for processes and databases: three keep two cores busy.
    maxWorkers: 3,
    // Ends only what hangs: no test depends on how fast the machine is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    css: false,
    restoreMocks: true,
    // What takes seconds where others notice first: `npm run test:long`, with `LONG=1`.
    ...(process.env.LONG === "1" ? {} : { testNamePattern: /^(?!.*@long)/s }),
    sequence: { sequencer: ProjectByProject },
    projects: [
      // Reading rules and server anew for each file would take most of the time; nothing is left behind in them.
      {
        extends: true,
        test: {
          name: "game",
          include: ["test/**/*.test.ts"],
          exclude: ["test/rules/**", "test/browser/**", "test/bench/**", ...SCREENS, ...CANVASES, ...ALONE],
          globalSetup: ["test/server/build-servers.ts", "test/postgres/start-cluster.ts"],
          setupFiles: [IN_TESTS, "test/nothing-left.ts"],
          isolate: false,
        },
      },
      // Whole games on the other store; with every change the contract tests hold each method of both stores.
      ...(process.env.LONG === "1" && process.env.TEST_POSTGRES !== "0" ? [ON_POSTGRES] : []),
      {
        extends: true,
        test: {
          name: "screens",
          include: SCREENS,
          environment: "happy-dom",
          // Files that ask for other options than the one before end the process. Telegram's script is never loaded.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          setupFiles: [IN_TESTS, NO_COMPLAINTS, "test/blank-page.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "canvases", include: CANVASES, setupFiles: [IN_TESTS, NO_COMPLAINTS], isolate: false },
      },
      { extends: true, test: { name: "alone", include: ALONE, setupFiles: [IN_TESTS, NO_COMPLAINTS] } },
      {
        extends: true,
        test: {
          name: "rules",
          include: ["test/rules/**/*.test.ts"],
          globalSetup: ["test/rules/cli/build-tools.ts"],
          isolate: false,
        },
      },
    ],
  },
});
