// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { adoptCost, refusalOf, shippedRules as rules } from "../../../rules/index.ts";
import { AdoptCatDialog, CatOptionsDialog } from "../../../ui/lab/dialogs/cat-dialogs.tsx";
import { click, render, the } from "../support/render.tsx";

const nothing = () => undefined;

describe("the Adopt a Cat prompt", () => {
  const price = adoptCost(rules).catNips;

  it("shows the price of 1500 Cat Nips and adopts (LAB-138, LAB-141)", () => {
    let adopted = 0;
    render(<AdoptCatDialog open price={price} refusal={null} onAdopt={() => adopted++} onClose={nothing} />);
    expect(the("dialog", "Adopt a Cat").textContent).toContain("1,500 Cat Nips");
    click(the("button", "Adopt"));
    expect(adopted).toBe(1);
  });

  it("reads 'Not Enough Cat Nips' and is disabled once the balance falls below it (LAB-139, CON-09)", () => {
    let adopted = 0;
    const dialog = (refusal: ReturnType<typeof refusalOf> | null) => (
      <AdoptCatDialog open price={price} refusal={refusal} onAdopt={() => adopted++} onClose={nothing} />
    );
    const show = render(dialog(null));
    show(dialog(refusalOf(rules, "not_enough_cat_nips_to_adopt")));
    click(the("button", "Not Enough Cat Nips"));
    expect(the("button", "Not Enough Cat Nips").getAttribute("aria-disabled")).toBe("true");
    expect(adopted).toBe(0);
  });

  it("buys nothing on a key press meant for the room", () => {
    render(<AdoptCatDialog open price={price} refusal={null} onAdopt={nothing} onClose={nothing} />);
    expect(document.activeElement).toBe(the("dialog", "Adopt a Cat"));
  });
});

describe("the Cat Options menu", () => {
  it("offers to stroke and move the cat, the purchase of energy and Cancel (LAB-142)", () => {
    const chosen: string[] = [];
    render(
      <CatOptionsDialog
        open
        energyPurchase={<p>Energy</p>}
        rests={false}
        onStroke={() => chosen.push("stroke")}
        onMove={() => chosen.push("move")}
        onClose={() => chosen.push("close")}
      />,
    );
    expect(the("dialog", "Cat Options").textContent).toBe("Cat OptionsStroke the CatMove CatEnergyCancel");
    click(the("button", "Stroke the Cat"));
    click(the("button", "Move Cat"));
    click(the("button", "Cancel"));
    expect(chosen).toEqual(["stroke", "move", "close"]);
  });
});
