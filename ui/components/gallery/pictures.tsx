import { MACHINE_TYPES } from "../../../rules/index.ts";
import { AtlasPicture } from "../atlas-picture.tsx";
import { CreaturePicture } from "../creature-picture.tsx";
import { ItemPicture } from "../item-picture.tsx";
import { MachinePicture } from "../machine-picture.tsx";
import { TokenPicture } from "../token-picture.tsx";
import type { Specimen } from "./specimen.ts";

const FORMS = [0, 1, 2, 3] as const;
const SIZE = 96;

export const pictures: readonly Specimen[] = [
  {
    file: "machine-picture",
    states: (
      <>
        {MACHINE_TYPES.map((type) => (
          <MachinePicture key={type} type={type} size={SIZE} />
        ))}
        <MachinePicture type="reactor" level={3} off size={SIZE} />
      </>
    ),
  },
  {
    file: "creature-picture",
    states: FORMS.map((form) => (
      <CreaturePicture key={form} creature={{ species_id: "bullx", form }} size={SIZE} />
    )),
  },
  {
    file: "item-picture",
    states: (
      <>
        <ItemPicture name="Babylon Keystone" kind="tool" size={SIZE} />
        <ItemPicture name="Shardstorm" kind="spell" size={SIZE} />
      </>
    ),
  },
  { file: "token-picture", states: <TokenPicture file="missing.webp" placeholder="egg" size={SIZE} /> },
  { file: "atlas-picture", states: <AtlasPicture frame="cat_idle_0" size={SIZE} /> },
];
