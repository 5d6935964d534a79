import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { dataFolder, HttpPlayer, ServerProcess } from "../server-process.ts";
import { metricsIn, namesOn } from "./metric-names.ts";

interface Board {
  panels: { type: string; title: string; description?: string; targets?: { expr: string }[] }[];
}
interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}

const board: Board = JSON.parse(readFileSync("deploy/grafana/corvax-lab.json", "utf8"));
const panels = board.panels.filter(({ type }) => type !== "row");
const rules: Rules = parse(readFileSync("deploy/prometheus/alerts.yml", "utf8"));
const alerts = rules.groups.flatMap((group) => group.rules);

describe("a process of the game", () => {
  it("has every metric that the board and the alerts ask for, and tells what it did", async () => {
    const server = new ServerProcess({ DATA_DIR: dataFolder(), METRICS_PORT: "0" });
    const ann = new HttpPlayer(await server.listening());
    await ann.logIn("Ann");
    await ann.send("buildMachine", { machineType: "catLair", x: 0, y: 0, room: 1 });
    const [, address = ""] = await server.logs(/metrics at (http:\S+\/metrics)/);
    const read = async () => (await fetch(address)).text();
    const page = await read();

    const names = namesOn(page);
    const asked = [...panels.flatMap(({ targets = [] }) => targets), ...alerts].flatMap(({ expr }) =>
      metricsIn(expr),
    );
    expect(new Set(asked).size).toBeGreaterThan(25);
    // The proxy's own are asked for behind it, those of the database's machine are the node exporter's.
    expect(asked.filter((name) => !names.has(name) && !/^(haproxy|node)_/.test(name))).toEqual([]);

    expect(page).toMatch(/^players_active 1$/m);
    expect(page).toMatch(/^store_failed_changes_total 0$/m);
    expect(page).toMatch(
      /^program_info\{version="\d[^"]*",commit="source",build="source",rules_hash="\w+",store="SQLite"} 1$/m,
    );
    expect(Number(/^store_change_seconds_count (\d+)$/m.exec(page)?.[1])).toBeGreaterThanOrEqual(2);
    expect(Number(/^store_bytes (\d+)$/m.exec(page)?.[1])).toBeGreaterThan(0);
    expect(Number(/^gateway_budget_calls (\d+)/m.exec(page)?.[1])).toBeGreaterThan(0);
  });
});

describe("the board", () => {
  it("explains every panel, each of which asks for something", () => {
    expect(panels.length).toBeGreaterThan(15);
    for (const { title, description, targets } of panels)
      expect({ title, description, asks: targets?.length }).toMatchObject({
        description: expect.stringMatching(/\.$/),
        asks: expect.any(Number),
      });
  });
});

describe("the alerts", () => {
  it("are listed in the guide, each by its name", () => {
    const guide = readFileSync("docs/operating.md", "utf8");
    const names = alerts.map(({ alert }) => alert);
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});

describe("the names of metrics in a query", () => {
  it.each([
    ['sum by (status) (rate(calls_total{route!="/x"}[5m])) / vector(0)', ["calls_total"]],
    ["histogram_quantile(0.99, sum by (le) (rate(a_bucket[5m]))) > 1e9", ["a_bucket"]],
    ['a > 0 and ignoring (state) b{state="idle"} == 0', ["a", "b"]],
    ["predict_linear(free_bytes[6h], 3 * 86400) < 0 or up", ["free_bytes"]],
  ])("are found in %s", (query, names) => {
    expect(metricsIn(query)).toEqual(names);
  });
});
