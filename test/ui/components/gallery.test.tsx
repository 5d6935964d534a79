import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { Gallery } from "../../../ui/components/gallery/gallery.tsx";
import { render } from "../support/render.tsx";

it("the gallery shows every component", async () => {
  render(<Gallery />);
  const shown = Array.from(
    document.querySelectorAll("main > section > h2"),
    (heading) => heading.textContent,
  );
  const components = readdirSync("ui/components")
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => file.replace(".tsx", ""));
  expect(shown.sort()).toEqual(components.sort());
});
