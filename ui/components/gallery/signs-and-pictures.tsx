import { MACHINE_TYPES, RARITIES } from "../../../rules/index.ts";
import { AtlasPicture, MachinePicture } from "../atlas-picture.tsx";
import { Badge, type BadgeTone } from "../badge.tsx";
import { Counter } from "../counter.tsx";
import { FilledText } from "../filled-text.tsx";
import { Icon, type IconName } from "../icon.tsx";
import { RarityRibbon } from "../rarity-ribbon.tsx";
import { CreaturePicture, ItemPicture, TokenPicture } from "../token-picture.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import type { Specimen } from "./specimen.ts";

const TONES: readonly BadgeTone[] = ["neutral", "success", "error", "warning", "info"];
const ICONS: readonly IconName[] = [
  "tcorvax",
  "cat_nips",
  "energy",
  "egg",
  "attack",
  "defend",
  "spell",
  "tool",
];

const FORMS = [0, 1, 2, 3] as const;
const SIZE = 96;

export const signsAndPictures: readonly Specimen[] = [
  {
    file: "badge",
    states: TONES.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    )),
  },
  {
    file: "counter",
    states: (
      <>
        <Counter icon="tcorvax" label="TCorvax" value="12.5" />
        <Counter icon="energy" label="Energy" value="3" compact />
      </>
    ),
  },
  { file: "icon", states: ICONS.map((name) => <Icon key={name} name={name} size={32} />) },
  { file: "rarity-ribbon", states: RARITIES.map((rarity) => <RarityRibbon key={rarity} rarity={rarity} />) },
  {
    file: "filled-text",
    states: <FilledText text="Moving costs {price}." values={{ price: <strong>50 TCorvax</strong> }} />,
  },
  {
    file: "visually-hidden",
    states: (
      <p>
        Read, but not seen:<VisuallyHidden> this sentence</VisuallyHidden>
      </p>
    ),
  },
  {
    file: "atlas-picture",
    states: (
      <>
        {MACHINE_TYPES.map((type) => (
          <MachinePicture key={type} type={type} size={SIZE} />
        ))}
        <MachinePicture type="reactor" level={3} off size={SIZE} />
        <AtlasPicture frame="cat_idle_0" size={SIZE} />
      </>
    ),
  },
  {
    file: "token-picture",
    states: (
      <>
        {FORMS.map((form) => (
          <CreaturePicture key={form} creature={{ species_id: "bullx", form }} size={SIZE} />
        ))}
        <ItemPicture name="Babylon Keystone" kind="tool" size={SIZE} />
        <ItemPicture name="Shardstorm" kind="spell" size={SIZE} />
        <TokenPicture file="missing.webp" placeholder="egg" size={SIZE} />
      </>
    ),
  },
];
