/** The address in the pictures' metadata; nothing is ever loaded from it. */
const PICTURES = "https://pictures.corvax-lab.example";

export function creaturePicture({ species_id, form }: { species_id: string; form: number }): string {
  return `${PICTURES}/${species_id}_${form === 0 ? "egg" : `form${form}`}.webp`;
}

/** `name` such as "tool Ledger Lens". */
export function itemPicture(name: string): string {
  return `${PICTURES}/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_")}.webp`;
}
