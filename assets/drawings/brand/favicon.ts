import { Icon } from "../../kit/icon.ts";
import { LINE } from "../../kit/palette.ts";
import { blob, ellipse, rect } from "../../kit/path.ts";

const feather = blob(
  [
    [48, 24, "c"],
    [55, 10],
    [61, 4, "c"],
    [62, 18],
    [56, 30, "c"],
  ],
  0.8,
);
const beak = blob(
  [
    [28, 24, "c"],
    [14, 33],
    [3, 53, "c"],
    [16, 48],
    [30, 54, "c"],
  ],
  0.8,
);
const FLASK = "M32 20V10H48V20C56 24 61 31 61 40C61 52 51 61 40 61C29 61 19 52 19 40C19 31 24 24 32 20Z";

/** The flask crow, simplified to be recognisable at 16 pixels: flask, beak, goggle eye, feather, cork. */
export function favicon(): string {
  const icon = new Icon("fav");
  icon.part(feather, "#2fd4c7", { depth: 4 });
  icon.part(beak, "#ffb93d", { depth: 5 });
  icon.part(FLASK, "#7a55e8", { depth: 7 });
  icon.part(rect(28, 3, 24, 9, 3), "#ffc53d", { depth: 3 });
  icon.part(ellipse(37, 38, 13.5), "#ffd76a", { depth: 3 });
  icon
    .flat(ellipse(37, 38, 9.8), "#f4fdff")
    .flat(ellipse(36, 39, 7.6), "#22b8e8")
    .flat(ellipse(35.5, 39.5, 4.2), LINE)
    .flat(ellipse(33, 36, 2.6), "#ffffff");
  icon.flat(ellipse(54, 48, 2.4), "#d9ccff").flat(ellipse(48, 54.5, 2), "#d9ccff");
  return icon.render();
}
