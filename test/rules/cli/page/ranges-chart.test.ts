import { describe, expect, it } from "vitest";
import { chartSvg } from "../../../../rules/cli/page/chart-svg.ts";
import { reachOf } from "../../../../rules/cli/page/ranges-chart.ts";

const common = { value: 0.1, low: 0.05, high: 0.15 };
const other = { value: -0.02, low: -0.08, high: 0.04 };
const rare = { value: 0.02, low: -0.7, high: 0.8 };

describe("the names of a chart", () => {
  it("are shortened in the middle where they are long, and told whole by their title (GAP-51)", () => {
    const names = ["A deck of my own with a long name 1", "A deck of my own with a long name 2"];
    const [name = "", opponent = ""] = names;
    const svg = chartSvg({
      kind: "matrix",
      title: "Who wins",
      names,
      cells: [{ name, opponent, value: 0.5, hint: "even" }],
    });
    expect(svg.match(/A deck of m…name 1/g)).toHaveLength(2);
    expect(svg).toContain(`<title>${name}</title>`);
    const values = { [name]: common };
    const series = [{ name: "", color: "red", values }];
    const ranges = chartSvg({ kind: "ranges", title: "Wins", names: [name], series, scale: "percent" });
    expect(ranges).toContain("A deck of my own w…ng name 1");
    expect(ranges).toContain(`<title>${name}</title>`);
  });
});

describe("the axis of a chart of differences", () => {
  it("covers the ranges of what is common, and is not stretched by something rare (GAP-51)", () => {
    expect(reachOf([common, other])).toBeCloseTo(0.1575, 10);
    expect(reachOf([common, other, rare])).toBeCloseTo(0.1575, 10);
  });

  it("has an arrow where a range goes on beyond it, and the whole range in the hint (GAP-51)", () => {
    const values = { corvax: common, bullx: other, xerdian: rare };
    const series = [{ name: "Easy", color: "red", values }];
    const svg = chartSvg({
      kind: "ranges",
      title: "Lift",
      names: Object.keys(values),
      series,
      scale: "points",
    });
    expect(svg.match(/[◂▸]/g)).toEqual(["◂", "▸"]);
    expect(svg).toContain("xerdian, Easy: +2.0 (−70.0 to +80.0)");
  });
});
