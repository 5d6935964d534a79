import { TokenPicture } from "./token-picture.tsx";

interface ItemPictureProps {
  /** Name of the tool or spell, such as 'Ledger Lens'. */
  name: string;
  kind: "tool" | "spell";
  size: number;
}

/** Shows the game's picture of a tool or spell. */
export function ItemPicture({ name, kind, size }: ItemPictureProps) {
  const file = `${kind}_${name.toLowerCase().replaceAll(" ", "_")}.webp`;
  return <TokenPicture file={file} placeholder={kind} size={size} />;
}
