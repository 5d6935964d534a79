// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { CreaturePicture } from "../../ui/parts/creature-picture.tsx";
import { render } from "./support/render.tsx";

const shown = () => document.querySelector("img")?.src;

describe("the picture of a creature", () => {
  it("is that of its species and form (BAT-031)", () => {
    const show = render(<CreaturePicture creature={{ species_id: "bullx", form: 0 }} size={64} />);
    expect(shown()).toContain("bullx_egg");
    show(<CreaturePicture creature={{ species_id: "bullx", form: 2 }} size={64} />);
    expect(shown()).toContain("bullx_form2");
  });

  it("is a placeholder where it fails, until there is another one (BAT-031)", () => {
    const show = render(<CreaturePicture creature={{ species_id: "bullx", form: 1 }} size={64} />);
    act(() => void document.querySelector("img")?.dispatchEvent(new Event("error")));
    expect(shown()).toContain("icon_egg");
    show(<CreaturePicture creature={{ species_id: "bullx", form: 3 }} size={64} />);
    expect(shown()).toContain("bullx_form3");
    show(<CreaturePicture creature={{ species_id: "unknown", form: 1 }} size={64} />);
    expect(shown()).toContain("icon_egg");
  });

  it("leaves its place empty where not even the placeholder comes (CON-81)", () => {
    const fail = () => act(() => void document.querySelector("img")?.dispatchEvent(new Event("error")));
    render(<CreaturePicture creature={{ species_id: "bullx", form: 1 }} size={64} />);
    fail();
    fail();
    expect(shown()).toBeUndefined();
  });
});
